import { mkdirSync, mkdtempSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it } from "vitest";
import { describeWriteError, findCacheError, findPackageRoot } from "./run.mjs";

it("fails if no parent folder has a package.json", () => {
  const file = join(mkdtempSync(join(tmpdir(), "no-package-")), "program.js");
  expect(() => findPackageRoot(pathToFileURL(file).href)).toThrow("no package.json in");
});

it("takes a cache folder inside of the project only", () => {
  const folder = mkdtempSync(join(tmpdir(), "project-"));
  for (const name of ["project", "inner", "other"]) mkdirSync(join(folder, name));
  const project = join(folder, "project");
  const cache = join(project, ".cache");
  expect(findCacheError(cache, project)).toBeUndefined();
  symlinkSync(join(folder, "other"), cache);
  expect(findCacheError(cache, project)).toMatch(
    /outside of the project\n {2}Hint: remove the link/,
  );
});

it.each([
  ["ENOSPC", undefined, "the disk is full"],
  ["EROFS", "/p/.cache/programs", "the disk is read-only"],
  ["ENOTDIR", "/p/.cache", "a file has the name of the folder"],
])("explains in one line why the cache cannot be written: %s", (code, path, reason) => {
  const error = Object.assign(new Error(code), { code, path });
  expect(describeWriteError(error, "/p/.cache")).toMatch(
    `\`/p/.cache\` cannot be written: ${reason}\n  Hint: `,
  );
});

it("does not change other errors", () => {
  const error = Object.assign(new Error("EACCES"), { code: "EACCES", path: "/p/site/config.ts" });
  expect(describeWriteError(error, "/p/.cache")).toBeUndefined();
  expect(describeWriteError(new TypeError("x"), "/p/.cache")).toBeUndefined();
  const folder = { code: "ENOENT", syscall: "mkdir", path: "/p/.cache/programs" };
  expect(describeWriteError(folder, "/p/.cache")).toMatch(/the disk is read-only/);
});
