import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { UserError } from "../diagnostics/user-error.ts";
import { resolveOutputDir, toOutputError } from "./resolve-output-dir.ts";

const folder = mkdtempSync(join(tmpdir(), "output-dir-"));

it("rejects a folder that cannot be replaced", () => {
  writeFileSync(join(folder, "file"), "");
  expect(() => resolveOutputDir(join(folder, "file"))).toThrow("is a file");
  expect(() => resolveOutputDir(join(folder, "file/dist"))).toThrow("name of a folder above it");
  expect(() => resolveOutputDir("/proc")).toThrow("is a mount point");
});

it("resolves a symbolic link", () => {
  mkdirSync(join(folder, "real"));
  symlinkSync(join(folder, "real"), join(folder, "link"));
  expect(resolveOutputDir(join(folder, "link"))).toBe(join(folder, "real"));
  symlinkSync("later/dist", join(folder, "early"));
  expect(resolveOutputDir(join(folder, "early"))).toBe(join(folder, "later/dist"));
  expect(resolveOutputDir(join(folder, "new/dist"))).toBe(join(folder, "new/dist"));
});

it.each(["ENOSPC", "EROFS", "EBUSY", "EACCES"])("explains %s", (code) => {
  const error = toOutputError(Object.assign(new Error(code), { code }), "dist", "/dist");
  expect(error).toBeInstanceOf(UserError);
  expect(error?.hint).toMatch(/--out|free space/);
  expect(toOutputError(new Error("other"), "dist", "/dist")).toBeUndefined();
  const copied = Object.assign(new Error(code), { code, path: "/cache/a", dest: "/dist.next-1/a" });
  expect(toOutputError(copied, "dist", "/dist")).toBeInstanceOf(UserError);
  const sibling = Object.assign(new Error(code), { code, path: "/dist-old/a" });
  expect(toOutputError(sibling, "dist", "/dist")).toBeUndefined();
  const elsewhere = Object.assign(new Error(code), { code, path: "/site/page.md" });
  expect(toOutputError(elsewhere, "dist", "/dist")).toBeUndefined();
});
