import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { listFiles } from "./hash.ts";

it("follows links to files and no others", () => {
  const folder = mkdtempSync(join(tmpdir(), "list-"));
  mkdirSync(join(folder, "a"));
  writeFileSync(join(folder, "a/file"), "");
  symlinkSync(join(folder, "a/file"), join(folder, "to-file"));
  symlinkSync(folder, join(folder, "a/to-folder"));
  symlinkSync(join(folder, "none"), join(folder, "to-nothing"));
  symlinkSync(join(folder, "to-itself"), join(folder, "to-itself"));
  expect(listFiles(folder)).toEqual([join(folder, "a/file"), join(folder, "to-file")]);
  expect(listFiles(join(folder, "a/file"))).toEqual([join(folder, "a/file")]);
  expect(listFiles(join(folder, "none"))).toEqual([]);
  rmSync(folder, { recursive: true });
});
