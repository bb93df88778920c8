import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { expandAlias } from "./aliases.ts";

function expand(compilerOptions: object, specifier: string, extended = "not-installed/a.json") {
  const siteDir = mkdtempSync(join(tmpdir(), "aliases-"));
  const files = {
    "tsconfig.json": JSON.stringify({ extends: extended, compilerOptions }),
    "base.json": JSON.stringify({ compilerOptions: { paths: { "~/*": ["./src/*"] } } }),
    "src/boat.ts": "",
    "src/bell.test.ts": "",
    "sail.config.mjs": "",
    "keel/index.md": "",
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(siteDir, path)), { recursive: true });
    writeFileSync(join(siteDir, path), text);
  }
  return expandAlias(specifier, siteDir);
}

it.each<[object, string, string]>([
  // The file that this one extends may set `baseUrl`.
  [{ paths: { "@/*": ["src/*"] } }, "@/boat?raw", "@site/src/boat?raw"],
  [{ paths: { "#boat": ["./src/boat.ts"] } }, "#boat", "@site/src/boat.ts"],
  [{ paths: { boat: ["./src/boat.ts"] } }, "boat", "@site/src/boat.ts"],
  [{ paths: { "@/*": ["./src/*"] } }, "@/gone.md", "@site/src/gone.md"],
  [{ paths: { "*": ["./src/*"] } }, "@scope/gone", "@scope/gone"],
  [{ baseUrl: "." }, "src/boat", "@site/src/boat"],
  [{ baseUrl: "." }, "src/bell", "src/bell"],
  // Packages, not the folder `keel` and `sail.config.mjs`.
  [{ baseUrl: "." }, "keel", "keel"],
  [{ baseUrl: "." }, "sail", "sail"],
])("with %j, expands %s to %s", (options, specifier, expected) => {
  expect(expand(options, specifier)).toBe(expected);
});

it("reads the aliases of a file that `tsconfig.json` extends", () => {
  expect(expand({}, "~/boat", "./base.json")).toBe("@site/src/boat");
});
