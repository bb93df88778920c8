import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { catalogVersion, engineVersion } from "./bundle.ts";

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "engine-"));
});

afterEach(() => rmSync(root, { recursive: true }));

/** Whether a new file changes what `version` answers. */
function changes(version: (root: string) => string, file: string): boolean {
  const before = version(root);
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), "changed");
  return version(root) !== before;
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
])("makes pages anew after a change of %s: %s", (file, makes) => {
  expect(changes(engineVersion, file)).toBe(makes);
});

it.each([
  ["src/catalog/read/read-module.ts", true],
  ["src/model/diagnostics/position.ts", true],
  ["src/config/parse/parse-config.ts", true],
  ["package-lock.json", true],
  ["src/theme/page/root.tsx", false],
])("reads modules anew after a change of %s: %s", (file, reads) => {
  expect(changes(catalogVersion, file)).toBe(reads);
});
