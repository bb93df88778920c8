import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { commitAndTag, runGit } from "../../../../tests/support/git.ts";
import { openStore } from "../../cache/store.ts";
import type { CommandResult } from "../command-result.ts";
import { checkCatalog } from "./check-catalog.ts";
import { diffModules } from "./diff-command.ts";
import { importModules } from "./import-modules.ts";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "catalog-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

async function run(
  args: string[],
  more: { json?: boolean; into?: string } = {},
): Promise<CommandResult> {
  const { json = false, into } = more;
  const [command, ...folders] = args.map((arg, index) => (index === 0 ? arg : join(root, arg)));
  const store = openStore(join(root, "cache"));
  const options = {
    siteDir: join(root, "site"),
    store,
    engineVersion: "1",
    json,
  };
  const [before = "", after = ""] = folders;
  const result =
    command === "import"
      ? await importModules(folders, {
          ...options,
          version: "1.2.0",
          ...(into && { into, repository: "example/modules" }),
        })
      : command === "check"
        ? await checkCatalog(options)
        : await diffModules(before, after, options);
  const plain = (text: string) => text.replaceAll(`${root}/`, "");
  return { ...result, text: plain(result.text), report: plain(result.report) };
}

it("imports a tree of modules", async () => {
  write({
    "modules/vpc/variables.tf": '# Range\nvariable "cidr" {}\nvariable "tags" { default = {} }\n',
    "modules/vpc/outputs.tf": 'output "id" { value = 1 }\n',
    "modules/eks/main.tf": 'module "x" { source = "./y" }\n',
    "modules/eks/.terraform/x/main.tf": 'variable "hidden" {}\n',
    "modules/README.md": "",
  });
  const result = await run(["import", "modules"]);
  expect(result).toEqual({
    ok: true,
    text: "modules/eks: 0 inputs (0 required), 0 outputs, 0 resources, 1 module call\nmodules/vpc: 2 inputs (1 required), 1 output, 0 resources, 0 module calls\n2 modules, 2 inputs\n",
    report: "",
  });
  const [, vpc] = JSON.parse((await run(["import", "modules"], { json: true })).text);
  expect(vpc.module.inputs[0]).toMatchObject({
    name: "cidr",
    description: "Range",
    required: true,
  });
});

it("adds modules to the catalog, which can then be checked", async () => {
  write({
    "vpc/all.tf": '# Range\nvariable "cidr" {\n  type = any\n}\n\noutput "id" { value = 1 }\n',
  });
  await run(["import", "vpc"], { into: "networking" });
  expect(readFileSync(join(root, "site/catalog/networking/vpc/variables.tf"), "utf8")).toBe(
    '# Range\nvariable "cidr" {\n  type = any\n}\n',
  );
  const { ok, text, report } = await run(["check"]);
  expect(text).toBe("1 service, 1 input, 1 output\n");
  expect(ok).toBe(false);
  expect(report.split("\n").filter((line) => line.includes("["))).toEqual([
    "catalog/networking/vpc/index.md:1:1 warning the service has no `index.md` [no-index]",
    "catalog/networking/vpc/outputs.tf:1:1 warning output `id` has no description [missing-description]",
    "catalog/networking/vpc/variables.tf:2:1 warning the type of variable `cidr` is `any` or contains it [type-any]",
  ]);
});

it.each([
  ["modules that cannot be read", "modules/eks/v.tf", 'variable "a" {\n', "v.tf:2:1 error"],
  ["two modules of one name", "other/vpc/v.tf", 'variable "a" {}\n', "have the same name"],
])("adds nothing from %s", async (_, path, text, reason) => {
  write({ "modules/vpc/v.tf": 'variable "cidr" {}\n', [path]: text });
  const folders = [...new Set(["modules", dirname(dirname(path))])];
  const result = await run(["import", ...folders], { into: "networking" });
  expect(result.ok).toBe(false);
  expect(result.report).toContain(reason);
  expect(existsSync(join(root, "site/catalog"))).toBe(false);
});

it("does not compare unreadable files", async () => {
  write({ "a/v.tf": 'variable "x" {}\n', "b/v.tf": 'variable "x" {\n' });
  const { ok, text, report } = await run(["diff", "a", "b"]);
  expect({ ok, text }).toEqual({ ok: false, text: "" });
  expect(report).toContain("v.tf:2:1 error");
});

it("compares two folders and fails for a breaking change", async () => {
  write({
    "a/v.tf": 'variable "x" {\n type = number\n default = 1\n}\n',
    "b/v.tf": 'variable "x" {\n type = number\n}\n',
  });
  expect(await run(["diff", "a", "b"])).toEqual({
    ok: false,
    text: "BREAKING input x now required: 1\n\n1 change, 1 breaking\n",
    report: "",
  });
  expect(await run(["diff", "a", "a"])).toEqual({ ok: true, text: "no changes\n", report: "" });
});

it("prints diagnostics as JSON", async () => {
  write({
    "a/v.tf": 'variable "x" {\n type = number\n default = 1\n}\n',
    "b/v.tf": 'variable "x" {\n type = number\n}\n',
  });
  const diff = JSON.parse((await run(["diff", "a", "b"], { json: true })).text);
  expect(diff).toMatchObject({ breaking: 1, changes: [{ breaking: true }] });
  await run(["import", "a"], { into: "networking" });
  const check = JSON.parse((await run(["check"], { json: true })).text);
  expect(check).toMatchObject({ services: 1, inputs: 1, outputs: 0 });
  expect(check.findings.length).toBeGreaterThan(0);
});

it("rejects a folder that does not exist", async () => {
  expect((await run(["import", "nowhere"])).report).toBe("`nowhere` is not a folder\n");
});

function release(tag: string, files: Record<string, string>): void {
  rmSync(join(root, "clone/modules"), { recursive: true, force: true });
  write(Object.fromEntries(Object.entries(files).map(([path, text]) => [`clone/${path}`, text])));
  commitAndTag(join(root, "clone"), tag);
}

it("compares two refs of a repository, with the modules below", async () => {
  mkdirSync(join(root, "clone"));
  runGit(join(root, "clone"), ["init", "--quiet", "--initial-branch=main"]);
  release("v1.0.0", {
    "main.tf":
      'variable "name" {}\nresource "aws_vpc" "this" {}\nmodule "logs" {\n  source = "./logs"\n}\n',
    "modules/auth/main.tf": "",
    "modules/net/main.tf":
      'variable "a" {}\nresource "aws_subnet" "x" {}\nresource "aws_eip" "y" {}\n',
    "examples/all/main.tf": 'variable "x" {}\n',
  });
  release("v2.0.0", {
    "main.tf":
      'variable "name" {}\nresource "aws_vpc" "main" {}\nmoved {\n  from = module.logs\n  to   = module.flow_logs\n}\nmodule "flow_logs" {\n  source = "./logs"\n}\n',
    "modules/dns/main.tf": "",
    "modules/net/main.tf":
      'variable "a" {}\nvariable "b" {}\nresource "aws_subnet" "z" {}\nmoved {\n  from = aws_subnet.x[0]\n  to   = aws_subnet.z\n}\nremoved {\n  from = aws_eip.y\n}\n',
    "examples/all/main.tf": "",
  });
  const { ok, text } = await diffModules(join(root, "clone"), undefined, {
    json: false,
    from: "v1.0.0",
    to: "v2.0.0",
  });
  expect(ok).toBe(false);
  expect(text).toBe(`BREAKING aws_vpc.this is gone without a moved or removed block

BREAKING module modules/auth removed

module modules/dns added

module modules/net:
BREAKING input b added, required: any

4 changes, 3 breaking
`);
  const below = await diffModules(join(root, "clone/modules/net"), undefined, {
    json: true,
    from: "v1.0.0",
  });
  expect(JSON.parse(below.text)).toMatchObject({ breaking: 1, lost: [], submodules: [] });
  const only = { json: false, from: "v1.0.0", to: "v1.0.0", rootOnly: true };
  expect(await diffModules(join(root, "clone"), undefined, only)).toMatchObject({
    ok: true,
    text: "no changes\n",
  });
  await expect(
    diffModules(join(root, "clone"), undefined, { json: false, from: "--all" }),
  ).rejects.toThrow("has no tag, branch, or commit `--all`");
});

it("follows symbolic links in a repository", async () => {
  mkdirSync(join(root, "clone/modules"), { recursive: true });
  runGit(join(root, "clone"), ["init", "--quiet", "--initial-branch=main"]);
  write({ "clone/shared/names.tf": 'variable "name" {}\n', "clone/net/main.tf": "" });
  symlinkSync("../shared/names.tf", join(root, "clone/net/names.tf"));
  symlinkSync("../../outside.tf", join(root, "clone/net/outside.tf"));
  release("v1.0.0", {});
  release("v1.1.0", { "shared/names.tf": 'variable "title" {}\n' });
  const { text } = await diffModules(join(root, "clone/net"), undefined, {
    json: false,
    from: "v1.0.0",
    to: "v1.1.0",
  });
  expect(text).toContain("BREAKING input name removed");
});
