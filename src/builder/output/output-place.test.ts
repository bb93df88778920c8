import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { UserError } from "../diagnostics/report.ts";
import { outputMistake, outputPlace } from "./output-place.ts";

const folder = mkdtempSync(join(tmpdir(), "place-"));

it("refuses what cannot be replaced, before anything is built", () => {
  writeFileSync(join(folder, "file"), "");
  expect(() => outputPlace(join(folder, "file"))).toThrow("is a file");
  expect(() => outputPlace(join(folder, "file/dist"))).toThrow("name of a folder above it");
  expect(() => outputPlace("/proc")).toThrow("is a mount point");
});

it("leads to what a link names", () => {
  mkdirSync(join(folder, "real"));
  symlinkSync(join(folder, "real"), join(folder, "link"));
  expect(outputPlace(join(folder, "link"))).toBe(join(folder, "real"));
  expect(outputPlace(join(folder, "new/dist"))).toBe(join(folder, "new/dist"));
});

it.each(["ENOSPC", "EROFS", "EBUSY", "EACCES"])("explains %s", (code) => {
  const mistake = outputMistake(Object.assign(new Error(code), { code }), "dist", "/dist");
  expect(mistake).toBeInstanceOf(UserError);
  expect(mistake?.hint).toMatch(/--out|free space/);
  expect(outputMistake(new Error("other"), "dist", "/dist")).toBeUndefined();
  const copied = Object.assign(new Error(code), { code, path: "/cache/a", dest: "/dist.next-1/a" });
  expect(outputMistake(copied, "dist", "/dist")).toBeInstanceOf(UserError);
  const elsewhere = Object.assign(new Error(code), { code, path: "/site/page.md" });
  expect(outputMistake(elsewhere, "dist", "/dist")).toBeUndefined();
});
