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
  ["src/theme/layout/root.tsx", true],
  ["src/build/finish-page.ts", true],
  ["src/build/compile-bundle.ts", true],
  ["src/build/run-compiler.ts", true],
  ["package-lock.json", true],
  ["src/theme/layout/root.test.tsx", false],
  ["src/build/preview.ts", false],
])("makes pages anew after a change of %s: %s", (file, makes) => {
  expect(changes(engineVersion, file)).toBe(makes);
});

it.each([
  ["src/catalog/read/read-module.ts", true],
  ["src/model/position.ts", true],
  ["src/config/parse-config.ts", true],
  ["package-lock.json", true],
  ["src/theme/layout/root.tsx", false],
])("reads modules anew after a change of %s: %s", (file, reads) => {
  expect(changes(catalogVersion, file)).toBe(reads);
});
