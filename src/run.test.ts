import { mkdirSync, mkdtempSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it } from "vitest";
import { cacheError, packageRoot } from "./run.mjs";

it("ends at the root where no folder above a module is a package", () => {
  const file = join(mkdtempSync(join(tmpdir(), "no-package-")), "program.js");
  expect(() => packageRoot(pathToFileURL(file).href)).toThrow("no package.json in");
});

it("takes a cache folder inside of the project only", () => {
  const folder = mkdtempSync(join(tmpdir(), "project-"));
  for (const name of ["project", "inner", "other"]) mkdirSync(join(folder, name));
  const project = join(folder, "project");
  const cache = join(project, ".cache");
  expect(cacheError(cache, project)).toBeUndefined();
  symlinkSync(join(folder, "other"), cache);
  expect(cacheError(cache, project)).toMatch(/outside of the project\n {2}Hint: remove the link/);
});
