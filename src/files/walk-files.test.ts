import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, it } from "vitest";
import {
  isHidden,
  listFiles,
  listFullPaths,
  listPublicFiles,
  listSiteFiles,
  walkFiles,
} from "./walk-files.ts";

const folder = mkdtempSync(join(tmpdir(), "walk-"));
afterAll(() => rmSync(folder, { recursive: true }));

for (const inner of ["a", "a-b", ".hidden"]) mkdirSync(join(folder, inner));
for (const file of ["a/file", "a-b/file", ".hidden/file"]) writeFileSync(join(folder, file), "");
symlinkSync(join(folder, "a/file"), join(folder, "to-file"));
symlinkSync(folder, join(folder, "a/to-folder"));
symlinkSync(join(folder, "none"), join(folder, "to-nothing"));
symlinkSync(join(folder, "to-itself"), join(folder, "to-itself"));

it("by default follows symbolic links to files, not to folders", () => {
  expect(listFiles(folder)).toEqual([".hidden/file", "a-b/file", "a/file", "to-file"]);
});

it("skips entries that match", () => {
  expect(listFiles(folder, { skip: isHidden })).toEqual(["a-b/file", "a/file", "to-file"]);
  const skip = (_: unknown, path: string) => path === "a" || path === ".hidden/file";
  expect([...walkFiles(folder, { skip })].sort()).toEqual(["a-b/file", "to-file"]);
});

it("lists a file by its own path", () => {
  const file = join(folder, "a/file");
  expect(listFullPaths(file)).toEqual([file]);
  expect(listFullPaths(join(folder, "a"))).toEqual([file]);
});

it("reports a folder that cannot be read", () => {
  const failed: string[] = [];
  const onError = (path: string) => failed.push(path);
  expect(listFiles(join(folder, "none"), { onError })).toEqual([]);
  expect(failed).toEqual([""]);
});

it("follows links within the repository, and reports the others", () => {
  const outer = mkdtempSync(join(tmpdir(), "walk-site-"));
  const docs = join(outer, "repository/site/docs");
  for (const inner of ["repository/.git", "repository/shared/deep", "repository/site/docs/real"]) {
    mkdirSync(join(outer, inner), { recursive: true });
  }
  for (const file of ["secret", "repository/shared/deep/a", "repository/site/docs/real/b"]) {
    writeFileSync(join(outer, file), "");
  }
  symlinkSync("../../shared", join(docs, "shared"));
  symlinkSync("real", join(docs, "again"));
  symlinkSync("../..", join(docs, "up"));
  symlinkSync("../../docs", join(docs, "real/down"));
  symlinkSync("none", join(docs, "lost"));
  symlinkSync("../../../secret", join(docs, "secret"));
  symlinkSync("..", join(outer, "repository/shared/site"));
  const skipped: string[] = [];
  const onSkippedLink = (path: string, reason: string) => skipped.push(`${path} ${reason}`);
  const files = listSiteFiles(join(outer, "repository/site"), "docs", { onSkippedLink });
  rmSync(outer, { recursive: true });
  expect(files).toEqual(["again/b", "real/b", "shared/deep/a"]);
  expect(skipped.sort()).toEqual([
    "again/down cycle",
    "lost missing",
    "real/down cycle",
    "secret outside",
    "shared/site cycle",
    "up cycle",
  ]);
});

it("does not publish what version control, systems, and programs write into a folder", () => {
  const root = mkdtempSync(join(tmpdir(), "walk-"));
  const paths = [".well-known/a.txt", ".keep", "b/env.js", ".env", ".env.local", ".git/config"];
  for (const path of [...paths, "b/.DS_Store", "b/Thumbs.db", "b/.svn/x"]) {
    mkdirSync(dirname(join(root, "public", path)), { recursive: true });
    writeFileSync(join(root, "public", path), "");
  }
  expect(listPublicFiles(root)).toEqual([".keep", ".well-known/a.txt", "b/env.js"]);
});
