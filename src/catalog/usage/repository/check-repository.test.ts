import { expect, it } from "vitest";
import { check, lines, repository, source } from "../../../../tests/support/check-files.ts";
import { diagnose, type Rule, wholeFile } from "../../../model/diagnostics/rule.ts";
import { repositoryRules } from "./repository-rules.ts";

it.each(
  Object.values<Rule<object>>(repositoryRules).filter(({ id }) =>
    /^(?:unreadable|repeated|missing)/.test(id),
  ),
)("the example of $id has its message", async (rule) => {
  const { file, source: text, values } = rule.example;
  const { findings } = await check({ [file]: text });
  const {
    line: _line,
    column: _column,
    file: _file,
    ...expected
  } = diagnose(rule, wholeFile(""), values);
  expect(findings).toMatchObject([expected]);
});

it("reports a repeated module only where the files are not alternatives", async () => {
  const call = 'module "vpc" {\n  source = "./vpc"\n}\n';
  const findRepeated = async (more: string) => {
    const { findings } = await check({ "a.tf": call + more, "b.tf": call + more });
    return findings.filter(({ rule }) => rule === "repeated-module-name").length;
  };
  expect(await findRepeated("")).toBe(1);
  expect(await findRepeated('provider "aws" {\n  alias = "us"\n}\n')).toBe(1);
  expect(await findRepeated('provider "aws" {}\n')).toBe(0);
  expect(await findRepeated('variable "region" {}\n')).toBe(0);
});

it("names the files that it cannot read, and checks the others", async () => {
  const found = await check({
    "brackets.tf": `a = ${"[".repeat(5_000)}${"]".repeat(5_000)}\n`,
    "operators.tf": `a = ${"!".repeat(9_000)}x\n`,
    "bytes.tf": "\0\u0001\uFFFD",
    "main.tf": `module "vpc" {\n  ${source("1.1.0")}\n  name = "a"\n  region = 1\n  regions = 1\n}\n`,
  });
  expect(found.findings.map(({ file, rule, message }) => [file, rule, message])).toEqual([
    ["main.tf", "unknown-argument", expect.any(String)],
    ["brackets.tf", "file-not-checked", "the file is not checked: its code is nested too deeply"],
    ["operators.tf", "file-not-checked", "the file is not checked: its code is nested too deeply"],
    ["bytes.tf", "file-not-checked", "the file is not checked: it is not a text file"],
  ]);
});

it("checks the HCL files that Terragrunt reads", async () => {
  const broken = "datacenter = NUMBER-OF\nservers = {\n";
  const found = await lines({
    "packer/consul.hcl": broken,
    "account.hcl": broken,
    "a/terragrunt.hcl": 'locals {\n  a = read_terragrunt_config("../account.hcl")\n}\n',
    "root.hcl": broken,
  });
  expect(found).toEqual(["account.hcl:2:11 unreadable-code", "root.hcl:2:11 unreadable-code"]);
});

it("leaves edits that are a guess or delete a value to the reader", async () => {
  const arguments_ = ["cidrs = []", 'regoin = ""', 'name = "a"', 'region = ""'];
  const { findings } = await check({
    "main.tf": `module "vpc" {\n  ${source("1.1.0")}\n  ${arguments_.join("\n  ")}\n}\n`,
  });
  expect(findings.map(({ edit }) => [edit?.text, edit?.needsReview])).toEqual([
    ["cidr", true],
    [undefined, undefined],
  ]);
});

it("reads the files of a folder as one", async () => {
  const found = await lines({
    "main.tf": `module "vpc" {\n  ${source("1.1.0")}\n  name   = local.name\n  region = var.regions\n}\n`,
    "variables.tf": `variable "regions" {\n  type = list(string)\n}\nlocals {\n  name = "a"\n}\n`,
    "outputs.tf": `output "x" {\n  value = [module.vpc.idd, try(module.vpc.arn, null)]\n}\n`,
    "other/outputs.tf": `output "x" {\n  value = module.vpc.idd\n}\n`,
  });
  expect(found).toEqual([
    "main.tf:4:3 wrong-argument-type",
    "outputs.tf:2:23 unknown-module-output id",
  ]);
});

it("checks calls of folders that another call downloads", async () => {
  const downloaded = (folder: string) =>
    `module "net" {\n  source = "./.terraform/modules/all/${folder}"\n  name   = "a"\n}\n`;
  const all = (ref: string) =>
    `module "all" {\n  source = "git::https://github.com/${repository}.git${ref}"\n}\n`;
  const inFolders = (folders: Record<string, string>) =>
    lines(
      Object.fromEntries(Object.entries(folders).map(([name, text]) => [`${name}/main.tf`, text])),
    );
  expect(
    await inFolders({
      checked: `${downloaded("modules/vpc/")}${all("?ref=v1.1.0")}output "x" {\n  value = module.net.idd\n}\n`,
      unpinned: `${downloaded("modules/vpc")}${all("")}`,
      undeclared: downloaded("modules/vpc"),
      local: `${downloaded("modules/vpc")}module "all" {\n  source = "../.."\n}\n`,
      computed: `${downloaded("modules/vpc")}module "all" {\n  source = var.source\n}\n`,
    }),
  ).toEqual([
    "checked/main.tf:2:12 missing-argument",
    "checked/main.tf:9:22 unknown-module-output id",
    "unpinned/main.tf:6:12 unpinned-module",
  ]);
});

it("reads override files and OpenTofu's files as part of the same module", async () => {
  const base = `module "vpc" {\n  ${source("1.1.0")}\n  name = "a"\n}\noutput "x" {\n  value = module.vpc.idd\n}\n`;
  const found = await lines({
    "a/override.tf": `module "vpc" {\n  ${source("1.1.0")}\n  region = "b"\n  regions = 1\n}\n`,
    "a/main.tf": base,
    "b/main_override.tf": 'module "vpc" {\n  region = "b"\n}\n',
    "b/main.tf": base,
    "c/main.tf": `module "vpc" {\n  ${source("1.1.0")}\n  name    = "a"\n  region  = "b"\n  regions = 1\n}\n`,
    "c/main.tofu": base.replace('"a"', '"a"\n  region = "b"'),
  });
  expect([...found].sort()).toEqual([
    "a/main.tf:6:22 unknown-module-output id",
    "a/override.tf:4:3 unknown-argument",
    "b/main.tf:6:22 unknown-module-output id",
    "c/main.tf:5:3 unknown-argument",
    "c/main.tofu:7:22 unknown-module-output id",
  ]);
});

it("names what a newer version renamed, and pins what is not pinned", async () => {
  const found = await lines({
    "main.tf": `module "a" {\n  ${source("1.1.0")}\n  name   = "a"\n  region = "b"\n  cidrs  = []\n}\nmodule "b" {\n  ${source("1.1.0").replace(/\?ref=v1.1.0/, "?depth=1&ref=main")}\n}\n`,
  });
  expect(found).toEqual([
    "main.tf:5:3 unknown-argument cidr",
    `main.tf:8:12 unpinned-module git::git@github.com:${repository}.git//modules/vpc?depth=1&ref=v1.1.0`,
  ]);
});

it("does not take the rest of broken code for missing arguments", async () => {
  const found = await lines({
    "main.tf": `module "vpc" {\n  ${source("1.1.0")}\n  name = "a\n  region = "b"\n}\n`,
    "a/terragrunt.hcl": `terraform {\n  ${source("1.1.0")}\n}\ninputs = {\n  name = "a\n}\n`,
  });
  expect(found.filter((line) => !line.includes("unreadable-code"))).toEqual([]);
});

it("shows what an upgrade has to change", async () => {
  const text = `module "vpc" {\n  ${source("1.0.0")}\n  name  = "a"\n  cidrs = []\n}\noutput "x" {\n  value = module.vpc.arn\n}\n`;
  const found = await lines({ "main.tf": text }, "1.1.0");
  expect(found).toEqual([
    `main.tf:2:12 older-version git::git@github.com:${repository}.git//modules/vpc?ref=v1.1.0`,
    "main.tf:2:12 changed-default   nat_gateways = 1\n",
    "main.tf:4:3 unknown-argument cidr",
    "main.tf:2:12 missing-argument",
    "main.tf:7:22 unknown-module-output",
  ]);
  expect(await lines({ "main.tf": text })).toEqual([]);
});

it("keeps no default of an input that replaces another one", async () => {
  const text = `module "vpc" {\n  ${source("1.0.0")}\n  name              = "a"\n  gateways_per_zone = 2\n}\n`;
  const { findings } = await check({ "main.tf": text }, "1.1.0");
  expect(findings.map(({ rule, edit }) => [rule, edit?.text, edit?.needsReview])).toEqual([
    ["older-version", expect.any(String), undefined],
    ["unknown-argument", "nat_gateways", true],
    ["missing-argument", undefined, undefined],
  ]);
});

it("reads JSON configuration, whose templates have no known value", async () => {
  const file = (region: unknown) =>
    JSON.stringify({
      module: {
        vpc: { source: source("1.1.0").slice(10, -1), name: "a", region, nat_gateway: 1 },
      },
    });
  expect(await lines({ "main.tf.json": file("${var.region}") })).toEqual([
    "main.tf.json:1:158 unknown-argument nat_gateways",
  ]);
  const templates = [
    "${module.vpc.no}",
    "$${module.vpc.no}",
    "${try(module.vpc.no, 1)}",
    "module.vpc",
    '${merge({ a = module.vpc["no"] }, {})}\n"${module.vpc.id}"',
    '${{ for k in ["a"] : k => "${module.vpc.gone}" }}',
    "%{ if module.vpc.none == 1 }a%{ endif }",
    "${module.zone[0].no} ${module.zone.name} ${module.zone[*].no}",
    '${module.zones["a"].no} ${module.zones["a"].id}',
  ];
  const output = JSON.stringify({ output: { x: { value: templates } } });
  const call = `module "vpc" {\n  ${source("1.1.0")}\n  name = "a"\n  region = "b"\n}\n`;
  const repeated = { source: source("1.1.0").slice(10, -1), name: "a", region: "b" };
  const module = { zone: { ...repeated, count: 2 }, zones: { ...repeated, for_each: "${var.z}" } };
  const files = { "a.tf": call, "b.tf.json": output, "c.tf.json": JSON.stringify({ module }) };
  const found = await lines(files);
  expect(
    found.map((line) => {
      const [, column, rule] = /^b\.tf\.json:1:(\d+) ([\w-]+)/.exec(line) ?? [];
      return `${rule} ${/^\w+/.exec(output.slice(Number(column) - 1))?.[0]}`;
    }),
  ).toEqual([
    "unknown-module-output no",
    "unknown-module-output no",
    "unknown-module-output gone",
    "unknown-module-output none",
    "unknown-module-output no",
    "module-without-index name",
    "unknown-module-output no",
    "unknown-module-output no",
  ]);
});

it.each([
  [
    "files that read each other",
    {
      "a/terragrunt.hcl": `terraform {\n  ${source("1.1.0")}\n}\nlocals {\n  x = read_terragrunt_config("../b.hcl").locals.x\n}\n`,
      "b.hcl": 'locals {\n  x = read_terragrunt_config("a/terragrunt.hcl").locals.x\n}\n',
    },
  ],
  [
    "a unit that includes itself",
    { "a/terragrunt.hcl": `include "a" {\n  path = "./terragrunt.hcl"\n}\n` },
  ],
  [
    "hostile names",
    {
      "a.tf": `module "__proto__" {\n  ${source("1.1.0")}\n  __proto__ = 1\n  constructor = 1\n}\nlocals {\n  __proto__ = 1\n}\n`,
    },
  ],
  ["noise", { "a.tf": "\u0000}}}{{{", "b.tf.json": "[", "c/terragrunt.hcl": 'inputs = {\n a = "' }],
])("ends on %s", async (_, files) => {
  const { findings } = await check(files as Record<string, string>);
  expect(findings.every(({ line, column }) => line > 0 && column > 0)).toBe(true);
});

it("checks calls of registry modules and writes the version next to the source", async () => {
  const call = (constraint: string) =>
    `module "vpc" {\n  source  = "gruntwork-io/service-catalog/aws//modules/vpc"\n  version = "${constraint}"\n  name = "a"\n  cidrs = []\n}\n`;
  expect(await lines({ "main.tf": call("~> 1.0.0") })).toEqual([]);
  expect(await lines({ "main.tf": call(">= 1.0") })).toEqual([
    "main.tf:5:3 unknown-argument cidr",
    "main.tf:2:13 missing-argument",
  ]);
  const upgrade = await lines({ "main.tf": call("1.0.0") }, "1.1.0");
  expect(upgrade[0]).toBe("main.tf:2:13 older-version 1.1.0");
});

it("does not miss an old input that newer versions of Terraform read as a meta-argument", async () => {
  const found = await lines({
    "old/main.tf": 'variable "depends_on" {}\nvariable "name" {}\n',
    "main.tf": 'module "old" {\n  source     = "./old"\n  depends_on = ["x"]\n}\n',
  });
  expect(found).toEqual(["main.tf:2:16 missing-argument"]);
});

it("checks calls of modules in the same tree, and not of those outside of it", async () => {
  const found = await check({
    "modules/net/locals.tf.json": '{ "locals": { "zones": 3 } }',
    "modules/net/main.tf":
      'variable "name" {\n  type = string\n}\nvariable "size" {\n  default = 1\n}\noutput "id" {\n  value = 1\n}\n',
    "modules/net/net_override.tf": 'variable "zone" {\n  default = null\n}\n',
    "modules/broken/main.tf": 'variable "name" {\n',
    "live/main.tf":
      'module "net" {\n  source = "../modules/net"\n  sizes = 1\n}\noutput "x" {\n  value = module.net.ids\n}\n',
    "main.tf": 'variable "region" {\n  type = string\n}\n',
    "live/root.tf": 'module "root" {\n  source = "../"\n}\n',
    "live/unit/terragrunt.hcl":
      'terraform {\n  source = "../../modules//net"\n}\ninputs = {\n  zone = "a"\n  nam = "b"\n}\n',
    "live/rest.tf":
      'module "a" {\n  source = "../../modules/net"\n}\nmodule "b" {\n  source = "../modules/gone"\n}\nmodule "c" {\n  source = "../modules/broken"\n}\nmodule "d" {\n  source = "/modules/net"\n}\n',
  });
  const own = found.findings.filter(({ rule }) => rule !== "unreadable-code");
  expect(own.map(({ file, rule, message }) => [file, rule, message])).toEqual([
    ["live/main.tf", "unknown-argument", "`../modules/net` has no input `sizes`"],
    ["live/main.tf", "missing-argument", "`../modules/net` requires `name`"],
    ["live/root.tf", "missing-argument", "`../` requires `region`"],
    ["live/main.tf", "unknown-module-output", "`../modules/net` has no output `ids`"],
    [
      "live/unit/terragrunt.hcl",
      "undeclared-input",
      "`../../modules//net` does not declare `nam`, so the input has no effect",
    ],
    [
      "live/unit/terragrunt.hcl",
      "inputs-not-set",
      "`../../modules//net` requires `name`, which the code does not set",
    ],
  ]);
  expect([found.checked, found.unchecked]).toEqual([3, 4]);
  expect(found.uncheckedReasons).toEqual({ "missing-folder": 4 });
});

it("reports branches and newer versions once, and counts calls at a commit", async () => {
  const call = (name: string, ref: string) =>
    `module "${name}" {\n  source = "git::git@github.com:${repository}.git//modules/vpc?ref=${ref}"\n}\n`;
  const found = await check({
    "main.tf": ["main", "main", "0123456789abcdef", "v9.0.0", "v9.0.0"]
      .map((ref, at) => call(`m${at}`, ref))
      .join(""),
  });
  expect(found.findings.map(({ rule }) => rule)).toEqual([
    "unpinned-module",
    "newer-module-version",
  ]);
  expect(found).toMatchObject({
    checked: 0,
    unchecked: 5,
    uncheckedReasons: { "no-version": 2, commit: 1, "unknown-version": 2 },
  });
});

it("reports an undocumented similar folder, and no other folders", async () => {
  const call = (folder: string) =>
    `module "${folder}" {\n  source = "git::git@github.com:${repository}.git//modules/${folder}?ref=v1.1.0"\n}\n`;
  const found = await check({ "main.tf": call("vcp") + call("flow-logs") });
  expect(found.findings.map(({ rule, severity }) => [rule, severity])).toEqual([
    ["undocumented-module", "warning"],
  ]);
});

it("counts why calls are not checked", async () => {
  const call = (name: string, text: string) => `module "${name}" {\n  source = ${text}\n}\n`;
  const found = await check({
    "main.tf": [
      call("a", '"example/other/aws"\n  version = "1.0.0"'),
      call("b", "var.source"),
      call("c", '"./gone"'),
      call("d", `"git::git@github.com:${repository}.git//modules/vpc?ref=v0.1.0"`),
    ].join(""),
  });
  expect(found.findings).toEqual([]);
  expect(found.uncheckedReasons).toEqual({
    "other-module": 1,
    "computed-source": 1,
    "missing-folder": 1,
    "unknown-version": 1,
  });
});

it("finds outputs behind splats and keys", async () => {
  const found = await lines({
    "net/outputs.tf": 'output "id" {\n  value = 1\n}\n',
    "main.tf": `module "net" {
  source   = "./net"
  for_each = toset(["a"])
}
module "one" {
  source = "./net"
  count  = 1
}
locals {
  right = [module.net["a"].id, module.net["a"]["id"], module.one[*].id, module.one[0].id]
  keys  = [module.net[local.key], module.net["a"][local.key], module.one[*]]
  wrong = [module.net["a"]["arn"], module.one[*].arn, module.one.*.arn, module.one[module.one[0].zone].id]
}
`,
  });
  expect(found).toEqual([
    "main.tf:12:29 unknown-module-output",
    "main.tf:12:50 unknown-module-output",
    "main.tf:12:68 unknown-module-output",
    "main.tf:12:98 unknown-module-output",
  ]);
});

it("reads indexes inside of indexes once", async () => {
  const depth = 40;
  const found = await check({
    "net/outputs.tf": 'output "id" {\n  value = 1\n}\n',
    "main.tf": `module "net" {\n  source = "./net"\n}\nlocals {\n  a = ${"module.net.id[".repeat(depth)}module.net.arn${"]".repeat(depth)}\n}\n`,
  });
  expect(found.findings.map(({ rule }) => rule)).toEqual(["unknown-module-output"]);
});
