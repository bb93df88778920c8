import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, it } from "vitest";
import { asEsDoor, asEsModule } from "./react-modules.ts";

const require = createRequire(import.meta.url);

function importText(code: string): Promise<Record<string, unknown>> {
  return import(`data:text/javascript,${encodeURIComponent(code)}`);
}

it.each([
  "react/cjs/react.production.js",
  "react/cjs/react-jsx-runtime.production.js",
  "scheduler/cjs/scheduler.production.js",
])("gives %s the exports that it has", async (path) => {
  const file = require.resolve("react").replace(/react\/index\.js$/, path);
  const code = readFileSync(file, "utf8");
  const module = await importText(asEsModule(code));
  expect(Object.keys(module).sort()).toEqual(Object.keys(require(file)).sort());
});

it("imports what a file requires, and keeps what is declared beside it", () => {
  const code = `"use strict";\nvar A = require("a"),\n  B = require("b"),\n  rest = 1;\nvar C = 2;`;
  expect(asEsModule(code)).toMatch(
    /^"use strict";\nimport \* as A from "a";\s*import \* as B from "b";\s*var rest = 1;\nvar C = 2;/,
  );
  expect(asEsModule(`var A = require("a");\nA.b();`)).toMatch(/^import \* as A from "a";\s*A\.b/);
});

it("lets a file read and write what it exports", async () => {
  const code =
    "exports.n = void 0;\nif (true) {\n  exports.n = () => 1;\n}\nexports.m = exports.n() + 1;";
  const { n, m } = await importText(asEsModule(code));
  expect([typeof n, m]).toEqual(["function", 2]);
});

it("leads to the production file alone", () => {
  const code =
    "if (x) {\n  module.exports = require('./cjs/a.production.js');\n} else {\n  module.exports = require('./cjs/a.development.js');\n}";
  expect(asEsDoor(code)).toBe(
    `export * from "./cjs/a.production.js";export * as default from "./cjs/a.production.js";`,
  );
  expect(asEsDoor("module.exports = 1;")).toBeUndefined();
});
