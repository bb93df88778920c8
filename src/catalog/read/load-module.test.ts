import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { summarize } from "../../../tests/support/read-test-module.ts";
import { findModules, loadModule } from "./load-module.ts";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "modules-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, text: string | Uint8Array): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

it("finds every module of a tree once, also where links go in circles", () => {
  write("b/main.tf", "");
  write("a/x/only.tofu.json", "{}");
  write("a/.terraform/hidden.tf", "");
  write("a/vendor/kept/main.tf", "");
  write("a/README.md", "");
  write("folder.tf/notes.txt", "");
  symlinkSync("..", join(root, "b/up"));
  symlinkSync("../b", join(root, "a/b"));
  expect(findModules(root)).toEqual(["a/x", "b"]);
  expect(findModules(join(root, "a/b"))).toEqual([""]);
});

it("finds a module of broken links only, and reports each link", async () => {
  mkdirSync(join(root, "module"));
  symlinkSync("nowhere", join(root, "module/main.tf"));
  symlinkSync("nowhere", join(root, "module/README.md"));
  symlinkSync("nowhere", join(root, "notes.txt"));
  expect(findModules(root)).toEqual(["module"]);
  const { diagnostics } = await loadModule(join(root, "module"), { getPath: (file) => file });
  expect(diagnostics).toMatchObject([{ rule: "unreadable-file", file: "main.tf" }]);
});

it("reads files through links", async () => {
  write("shared/context.tf", 'variable "name" {}\n');
  mkdirSync(join(root, "module"));
  symlinkSync("../shared/context.tf", join(root, "module/context.tf"));
  const { module, diagnostics } = await loadModule(join(root, "module"));
  expect(module.inputs.map(({ name }) => name)).toEqual(["name"]);
  expect(diagnostics).toEqual([]);
});

it("reads the other files if one cannot be read, and reports it", async () => {
  write("main.tf", 'variable "name" {}\n');
  symlinkSync("nowhere", join(root, "gone.tf"));
  write("latin.tf", Buffer.from('variable "café" {\n  description = "café"\n}\n', "latin1"));
  const { module, diagnostics } = await loadModule(root, { getPath: (file) => file });
  expect(module.inputs.map(({ name }) => name)).toContain("name");
  expect(diagnostics.map(summarize)).toContain(
    "gone.tf:1:1 unreadable-file: the file cannot be read: ENOENT: no such file or directory (if it is a broken link, replace it with the file)",
  );
  expect(diagnostics.map(summarize)).toContain(
    "latin.tf:1:14 not-utf8: the file is not in UTF-8: a character is lost here (save the file in UTF-8; Terraform reads no other encoding)",
  );
});

it("does not wait for a pipe", async () => {
  execFileSync("mkfifo", [join(root, "pipe.tf")]);
  const { diagnostics } = await loadModule(root, { getPath: (file) => file });
  expect(diagnostics.map(summarize)).toEqual([
    "pipe.tf:1:1 unreadable-file: the file cannot be read: it is not a regular file (if it is a broken link, replace it with the file)",
  ]);
});

it("reports a folder that cannot be read", async () => {
  const { module, diagnostics } = await loadModule(join(root, "gone"));
  expect(module.inputs).toEqual([]);
  expect(diagnostics).toMatchObject([
    { rule: "unreadable-folder", file: join(root, "gone"), line: 1, column: 1 },
  ]);
  expect(findModules(join(root, "gone"))).toEqual([""]);
});

it("reports a binary file once, without control characters", async () => {
  write("binary.tf", Buffer.from([0x76, 0xff, 0x00, 0x0a, 0x7b, 0x0a]));
  write("null.tf", 'variable "a" {}\0\n');
  const { diagnostics } = await loadModule(root, { getPath: (file) => file });
  expect(diagnostics.map(({ file, message }) => `${file}: ${message}`)).toEqual([
    "binary.tf: the file is not in UTF-8: a character is lost here",
    "null.tf: this is not HCL: `\\u0000` does not belong here",
  ]);
});
