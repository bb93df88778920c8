import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, it } from "vitest";
import {
  createLoadError,
  getCatalogVersion,
  getEngineVersion,
  pruneBundles,
  touchBundle,
} from "./bundle.ts";

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "engine-"));
  write("src/app.tsx", 'import "./theme/page/root.tsx";');
  write("src/catalog/service/load-catalog.ts", 'import "../read/read-module.ts";');
  write("src/catalog/usage/check-code.ts");
  write("src/catalog/read/read-module.ts", 'import "../../model/text/positions.ts";');
  write("src/theme/page/root.tsx");
  write("src/model/text/positions.ts");
  write("src/builder/render/extract-page-data.ts");
});

afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text = ""): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

/** Changes a file and returns whether the version differs. */
function changeFile(file: string, getVersion: (root: string) => string): boolean {
  const before = getVersion(root);
  write(file, "changed");
  return getVersion(root) !== before;
}

it.each([
  ["src/app.tsx", true],
  ["src/theme/page/root.tsx", true],
  ["src/builder/render/extract-page-data.ts", true],
  ["src/builder/compile/compile-bundle.ts", true],
  ["src/builder/compile/run-compiler.ts", true],
  ["package-lock.json", true],
  ["src/theme/page/root.test.tsx", false],
  ["src/builder/preview/preview.ts", false],
])("invalidates pages after a change of %s: %s", (file, expected) => {
  expect(changeFile(file, getEngineVersion)).toBe(expected);
});

it.each([
  ["src/catalog/read/read-module.ts", true],
  ["src/catalog/usage/check-code.ts", true],
  ["src/model/text/positions.ts", true],
  ["package-lock.json", true],
  ["src/theme/page/root.tsx", false],
])("invalidates modules after a change of %s: %s", (file, expected) => {
  expect(changeFile(file, getCatalogVersion)).toBe(expected);
});

it("keeps the most recently used bundles, and those being compiled", () => {
  const folder = join(root, "bundles");
  for (let day = 1; day <= 10; day++) {
    const dir = join(folder, `b${day}`);
    mkdirSync(dir, { recursive: true });
    utimesSync(dir, day, day);
  }
  const compiled = "b11.new";
  for (const name of [compiled, "b12.old"]) mkdirSync(join(folder, name));
  utimesSync(join(folder, "b12.old"), 1, 1);
  expect(touchBundle(join(folder, "b1"))).toBe(true);
  pruneBundles(folder, "b1", 8);
  const kept = ["b1", "b4", "b5", "b6", "b7", "b8", "b9", "b10", compiled];
  expect(readdirSync(folder).sort()).toEqual(kept.sort());
});

it("keeps its own bundle if others have dates in the future", () => {
  const folder = join(root, "bundles");
  const yearAhead = Date.now() / 1000 + 365 * 24 * 60 * 60;
  for (let index = 1; index <= 9; index++) {
    const dir = join(folder, `ahead${index}`);
    mkdirSync(dir, { recursive: true });
    utimesSync(dir, yearAhead, yearAhead);
  }
  for (const name of ["own", "used"]) mkdirSync(join(folder, name));
  utimesSync(join(folder, "own"), 1, 1);
  // The clock of the file system may be slightly ahead.
  const soon = Date.now() / 1000 + 0.5;
  utimesSync(join(folder, "used"), soon, soon);
  pruneBundles(folder, "own", 8);
  expect(readdirSync(folder)).toHaveLength(8);
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(["own", "used"]));
});

it("detects a missing bundle", () => {
  expect(touchBundle(join(root, "none"))).toBe(false);
});

it("names the module of the site that throws when it is loaded", () => {
  const file = join(root, "index.js");
  writeFileSync(file, "// site/a.tsx\nconst a = 1;\n// site/b.tsx\nconst b = none;\n");
  const error = new Error("none is not defined");
  error.stack = `${error}\n    at ${pathToFileURL(file).href}:4:11\n    at run (node:a:1:1)`;
  const folders = { root, siteDir: join(root, "site") };
  expect(createLoadError(error, folders)?.message).toBe(
    `Build failed\n"${root}/site/b.tsx" cannot be used: it throws when it is loaded: none is not defined`,
  );
  expect(createLoadError(error, { ...folders, siteDir: join(root, "other") })).toBeUndefined();
});

it.each([
  ["a package", "node_modules/x/index.mjs"],
  ["a package of the site", "site/node_modules/x/index.js"],
  ["a virtual module", "\\0virtual:site/pages"],
])("names the module that calls %s that throws, not the module before it in the file", (_, name) => {
  const file = join(root, "index.js");
  writeFileSync(file, `// site/a.tsx\nconst a = 1;\n// ${name}\nfail();\n// site/b.tsx\nfail();\n`);
  const error = new Error("no");
  const frame = (line: number) => `\n    at ${pathToFileURL(file).href}:${line}:1`;
  const folders = { root, siteDir: join(root, "site") };
  error.stack = `${error}${frame(4)}`;
  expect(createLoadError(error, folders)).toBeUndefined();
  error.stack = `${error}${frame(4)}${frame(6)}`;
  expect(createLoadError(error, folders)?.message).toContain(`"${root}/site/b.tsx" cannot be used`);
});
