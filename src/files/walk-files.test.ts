import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { isHidden, listFiles, listFullPaths, walkFiles } from "./walk-files.ts";

const folder = mkdtempSync(join(tmpdir(), "walk-"));
afterAll(() => rmSync(folder, { recursive: true }));

for (const inner of ["a", "a-b", ".hidden"]) mkdirSync(join(folder, inner));
for (const file of ["a/file", "a-b/file", ".hidden/file"]) writeFileSync(join(folder, file), "");
symlinkSync(join(folder, "a/file"), join(folder, "to-file"));
symlinkSync(folder, join(folder, "a/to-folder"));
symlinkSync(join(folder, "none"), join(folder, "to-nothing"));
symlinkSync(join(folder, "to-itself"), join(folder, "to-itself"));

it("follows links to files and no others", () => {
  expect(listFiles(folder)).toEqual([".hidden/file", "a-b/file", "a/file", "to-file"]);
});

it("leaves out what it is asked to skip", () => {
  expect(listFiles(folder, { skip: isHidden })).toEqual(["a-b/file", "a/file", "to-file"]);
  const skip = (_: unknown, path: string) => path === "a" || path === ".hidden/file";
  expect([...walkFiles(folder, { skip })].sort()).toEqual(["a-b/file", "to-file"]);
});

it("lists a file by its own path, and reports a folder that cannot be read", () => {
  const file = join(folder, "a/file");
  expect(listFullPaths(file)).toEqual([file]);
  expect(listFullPaths(join(folder, "a"))).toEqual([file]);
  const failed: string[] = [];
  const onError = (path: string) => failed.push(path);
  expect(listFiles(join(folder, "none"), { onError })).toEqual([]);
  expect(failed).toEqual([""]);
});
