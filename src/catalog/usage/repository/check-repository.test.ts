import { expect, it } from "vitest";
import { diagnose, type Rule, wholeFile } from "../../../model/diagnostics/rule.ts";
import { sharedHclParser } from "../../hcl/load-parser.ts";
import type { ModuleHistory } from "../../history/history.ts";
import { interfaceAt } from "../../history/history.ts";
import { readJsonBlocks } from "../../read/blocks/json-blocks.ts";
import { moduleFinder } from "../find-module.ts";
import { checkRepository } from "./check-repository.ts";
import { repositoryRules } from "./repository-rules.ts";

const repository = "gruntwork-io/terraform-aws-service-catalog";

const history: ModuleHistory = {
  schema: 1,
  first: {
    version: "1.0.0",
    date: "2025-01-10",
    inputs: [
      { name: "name", type: "string" },
      { name: "nat_gateways", type: "number", default: 1 },
      { name: "cidrs", type: "list(string)", default: [] },
    ],
    outputs: ["id", "arn"],
  },
  releases: [
    {
      version: "1.1.0",
      date: "2025-02-10",
      added: [
        { name: "cidr", type: "list(string)", default: [] },
        { name: "region", type: "string" },
      ],
      removed: ["cidrs"],
      changed: [{ name: "nat_gateways", field: "default", from: 1, to: 3 }],
      outputsRemoved: ["arn"],
    },
  ],
};

const modules = moduleFinder({
  services: [
    {
      repository,
      source: "modules/vpc",
      version: "1.1.0",
      at: interfaceAt(history, "1.1.0") ?? { inputs: new Map(), outputs: new Set() },
      history,
    },
  ],
  versions: [{ version: "1.0.0" }, { version: "1.1.0" }],
  repositories: [],
});

const source = (version: string) =>
  `source = "git::git@github.com:${repository}.git//modules/vpc?ref=v${version}"`;

async function check(files: Record<string, string>, to?: string) {
  const tree = {
    paths: Object.keys(files).map((path) => `/${path}`),
    read: (path: string) => files[path.slice(1)],
  };
  const parse = await sharedHclParser();
  return checkRepository(tree, { parse, readJson: readJsonBlocks, modules, to });
}

/** Formats diagnostics as lines: position, rule, and the text of the edit. */
async function lines(files: Record<string, string>, to?: string) {
  const { findings } = await check(files, to);
  return findings.map(({ file, line, column, rule, edit }) =>
    [`${file}:${line}:${column}`, rule, ...(edit ? [edit.text] : [])].join(" "),
  );
}

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
    ...wanted
  } = diagnose(rule, wholeFile(""), values);
  expect(findings).toMatchObject([wanted]);
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

it("names what a newer version renamed, and pins what is not pinned", async () => {
  const found = await lines({
    "main.tf": `module "a" {\n  ${source("1.1.0")}\n  name   = "a"\n  region = "b"\n  cidrs  = []\n}\nmodule "b" {\n  ${source("1.1.0").replace(/\?ref=v1.1.0/, "?depth=1&ref=main")}\n}\n`,
  });
  expect(found).toEqual([
    "main.tf:5:3 unknown-argument cidr",
    `main.tf:8:12 unpinned-module git::git@github.com:${repository}.git//modules/vpc?depth=1&ref=v1.1.0`,
  ]);
});

const root = `locals {
  region = read_terragrunt_config(find_in_parent_folders("region.hcl")).locals.region
}
inputs = {
  region = local.region
}
`;
const shared = `locals {
  base = "git::git@github.com:${repository}.git//modules/vpc"
}
inputs = {
  nat_gateways = 2
}
`;
const unit = `include "root" {
  path = find_in_parent_folders("root.hcl")
}
include "envcommon" {
  path   = "\${dirname(find_in_parent_folders("root.hcl"))}/_envcommon/vpc.hcl"
  expose = true
}
terraform {
  source = "\${include.envcommon.locals.base}?ref=v1.1.0"
}
`;
const estate = {
  "root.hcl": root,
  "us-east-2/region.hcl": 'locals {\n  region = "us-east-2"\n}\n',
  "_envcommon/vpc.hcl": shared,
};

it("follows includes, locals and files that a unit reads", async () => {
  const path = "us-east-2/prod/vpc/terragrunt.hcl";
  const inputs = 'inputs = {\n  name = "prod"\n}\n';
  expect(await check({ ...estate, [path]: unit + inputs })).toMatchObject({
    findings: [],
    files: 4,
    checked: 1,
    unchecked: 0,
  });
  expect(await lines({ ...estate, [path]: unit })).toEqual([`${path}:9:12 inputs-not-set`]);
  const wrong = { "_envcommon/vpc.hcl": shared.replace("= 2", '= "many"') };
  expect(await lines({ ...estate, ...wrong, [path]: unit + inputs })).toEqual([
    "_envcommon/vpc.hcl:5:3 wrong-argument-type",
  ]);
});

it.each([
  "inputs = local.common\n",
  "inputs = merge(local.region.locals, local.common)\n",
  "inputs = local.region.inputs\n",
])("reads the names of inputs whose values are not known: %j", async (inputs) => {
  const files = {
    ...estate,
    "us-east-2/region.hcl":
      'locals {\n  region = "us-east-2"\n  name = get_env("NAME")\n}\ninputs = {\n  name = get_env("NAME")\n}\n',
    "us-east-2/prod/vpc/terragrunt.hcl": `locals {
  common = { name = local.name, zone_count = 2 }
  name   = run_cmd("name")
  region = read_terragrunt_config(find_in_parent_folders("region.hcl"))
}
${unit}${inputs}`,
  };
  expect(await lines(files)).toEqual([]);
});

it.each([
  "inputs = merge(local.unknown, { nat_gateway = 1 })\n",
  'include "more" {\n  path = get_env("MORE")\n}\ninputs = {\n  nat_gateway = 1\n}\n',
])("warns of undeclared and missing inputs of a unit: %j", async (inputs) => {
  const path = "us-east-2/prod/vpc/terragrunt.hcl";
  const { findings } = await check({ ...estate, [path]: unit + inputs });
  expect(findings.map(({ rule, severity, edit }) => [rule, severity, edit?.text])).toEqual([
    ["undeclared-input", "warning", "nat_gateways"],
    ["inputs-not-set", "warning", undefined],
  ]);
});

it("accepts inputs of included files that the module does not declare", async () => {
  const path = "us-east-2/prod/vpc/terragrunt.hcl";
  const shared = {
    "root.hcl": 'inputs = {\n  account_name = "prod"\n  region = "a"\n  nat_gateway = 1\n}\n',
  };
  const own = 'inputs = {\n  name = "a"\n}\n';
  expect(await lines({ ...estate, ...shared, [path]: unit + own })).toEqual([]);
  const removed = { "root.hcl": 'inputs = {\n  region = "a"\n  cidrs = []\n}\n' };
  expect(await lines({ ...estate, ...removed, [path]: unit + own })).toEqual([
    "root.hcl:3:3 undeclared-input cidr",
  ]);
});

it.each<[string, hcl: string, files: Record<string, string>]>([
  ["a generated file", 'generate "x" {\n  contents = "variable \\"zone\\" {}"\n}\n', {}],
  ["a heredoc", 'generate "x" {\n  contents = <<EOF\nvariable "zone" {}\nEOF\n}\n', {}],
  ["a computed file", 'generate "x" {\n  contents = file("zone.tf")\n}\n', {}],
  ["a file next to the unit", "", { "prod/vpc/zone.tf": 'variable "zone" {}\n' }],
  ["JSON next to the unit", "", { "prod/vpc/x.tf.json": '{ "variable": { "zone": {} } }' }],
])("accepts a variable that %s declares", async (_, hcl, files) => {
  const inputs = 'inputs = {\n  name = "a"\n  zone = "a"\n}\n';
  const path = "prod/vpc/terragrunt.hcl";
  expect(await lines({ ...estate, ...files, [path]: unit + hcl + inputs })).toEqual([]);
});

it("reads variables from extra arguments and variable files", async () => {
  const path = "prod/vpc/terragrunt.hcl";
  const extra = `  extra_arguments "vars" {
    commands           = ["plan"]
    env_vars           = { TF_VAR_name = get_env("NAME") }
    arguments          = ["-var", "nat_gateways=2"]
    required_var_files = ["\${get_terragrunt_dir()}/../common.tfvars"]
  }
`;
  const text = (inner: string) => `terraform {\n  ${source("1.1.0")}\n${inner}}\n`;
  expect(await lines({ "prod/common.tfvars": 'region = "a"\n', [path]: text(extra) })).toEqual([]);
  expect(
    await lines({ "prod/vpc/terraform.tfvars": 'region = "a"\nname = "b"\n', [path]: text("") }),
  ).toEqual([]);
  const { findings } = await check({ [path]: text("") });
  expect(findings).toMatchObject([
    {
      severity: "warning",
      message: "`modules/vpc` at `v1.1.0` requires `name`, `region`, not set here",
    },
  ]);
});

it("does not take the rest of broken code for missing arguments", async () => {
  const found = await lines({
    "main.tf": `module "vpc" {\n  ${source("1.1.0")}\n  name = "a\n  region = "b"\n}\n`,
    "a/terragrunt.hcl": `terraform {\n  ${source("1.1.0")}\n}\ninputs = {\n  name = "a\n}\n`,
  });
  expect(found.filter((line) => !line.includes("unreadable-code"))).toEqual([]);
});

it("ignores dependencies of a single unit, and names root modules by repository", async () => {
  const unit = `terraform {\n  ${source("1.1.0")}\n}\ndependency "a" {\n  config_path = "../a"\n}\ninputs = {\n  name = "a"\n  region = "b"\n}\n`;
  expect(await lines({ "terragrunt.hcl": unit })).toEqual([]);
  const root = `module "a" {\n  source = "git::git@github.com:${repository}.git"\n}\n`;
  const { findings } = await check({ "main.tf": root });
  expect(findings[0]?.message).toContain(`\`${repository}\``);
});

it("checks outputs of dependencies at the version that they pin", async () => {
  const other = (outputs: string) =>
    `terraform {\n  ${source("1.1.0")}\n}\ndependency "vpc" {\n  config_path = "../vpc"\n}\ninputs = {\n  name = dependency.vpc.outputs.${outputs}\n  region = "a"\n}\n`;
  const vpc = `terraform {\n  ${source("1.0.0")}\n}\ninputs = {\n  name = "a"\n}\n`;
  const files = { "prod/vpc/terragrunt.hcl": vpc, "prod/app/terragrunt.hcl": other("arn") };
  expect(await lines(files)).toEqual([]);
  const newer = { ...files, "prod/vpc/terragrunt.hcl": vpc.replace("v1.0.0", "v1.1.0") };
  expect(await lines(newer)).toEqual([
    "prod/vpc/terragrunt.hcl:2:12 inputs-not-set",
    "prod/app/terragrunt.hcl:8:33 unknown-dependency-output",
  ]);
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

it.each([
  ['include {\n  path = "../../root.hcl"\n}\n', "get_parent_terragrunt_dir()"],
  ['include "root" {\n  path = "../../root.hcl"\n}\n', 'get_parent_terragrunt_dir("root")'],
  ['include "root" {\n  path = "../../root.hcl"\n}\n', "get_parent_terragrunt_dir()"],
  [
    'include "root" {\n  path = "../../root.hcl"\n}\ninclude "env" {\n  path = "../env.hcl"\n}\n',
    'get_terragrunt_dir()}/${path_relative_from_include("root")',
  ],
])("finds the folder of the file that a unit includes: %s%s", async (includes, folder) => {
  const { findings, checked } = await check({
    "live/root.hcl": "",
    "live/prod/env.hcl": "",
    "live/prod/app/terragrunt.hcl": `${includes}terraform {\n  source = "\${${folder}}/../modules/net"\n}\ndependency "dns" {\n  config_path = "\${${folder}}/dns"\n}\ninputs = {\n  zone = 1\n}\n`,
    "live/dns/terragrunt.hcl": "",
    "modules/net/main.tf": 'variable "zone" {}\n',
  });
  expect([findings, checked]).toEqual([[], 1]);
});

it("names a module in the folder of its unit by that folder", async () => {
  const { findings } = await check({
    "live/app/terragrunt.hcl": 'terraform {\n  source = "."\n}\n',
    "live/app/main.tf": 'variable "zone" {}\n',
  });
  expect(findings.map(({ message }) => message)).toEqual([
    "`live/app` requires `zone`, not set here",
  ]);
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
    "live/unit/terragrunt.hcl":
      'terraform {\n  source = "../../modules//net"\n}\ninputs = {\n  zone = "a"\n  nam = "b"\n}\n',
    "live/rest.tf":
      'module "a" {\n  source = "../../modules/net"\n}\nmodule "b" {\n  source = "../modules/gone"\n}\nmodule "c" {\n  source = "../modules/broken"\n}\nmodule "d" {\n  source = "/modules/net"\n}\n',
  });
  const own = found.findings.filter(({ rule }) => rule !== "unreadable-code");
  expect(own.map(({ file, rule, message }) => [file, rule, message])).toEqual([
    ["live/main.tf", "unknown-argument", "`../modules/net` has no input `sizes`"],
    ["live/main.tf", "missing-argument", "`../modules/net` requires `name`"],
    ["live/main.tf", "unknown-module-output", "`../modules/net` has no output `ids`"],
    [
      "live/unit/terragrunt.hcl",
      "undeclared-input",
      "`../../modules//net` does not declare `nam`, so the input has no effect",
    ],
    [
      "live/unit/terragrunt.hcl",
      "inputs-not-set",
      "`../../modules//net` requires `name`, not set here",
    ],
  ]);
  expect([found.checked, found.unchecked]).toEqual([2, 4]);
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

it("does not check templates", async () => {
  const template = 'terraform {\n  source = "{{ .source }}"\n}\n{{ range .inputs }}\n{{ end }}\n';
  expect(await lines({ "net/.boilerplate/terragrunt.hcl": template })).toEqual([]);
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

const net = {
  "modules/net/main.tf":
    'variable "zones" {\n  type    = list(string)\n  default = []\n}\noutput "id" {\n  value = 1\n}\n',
  "modules/empty/main.tf": "",
  "live/net/terragrunt.hcl": 'terraform {\n  source = "../../modules/net"\n}\n',
  "live/empty/terragrunt.hcl": 'terraform {\n  source = "../../modules/empty"\n}\n',
};

it("accepts outputs of a dependency that mocks supply", async () => {
  const dependent = (to: string, more: string) => `dependency "x" {
  config_path  = "../${to}"
  mock_outputs = { arn = "mock" }
  ${more}
}
inputs = {
  arn  = dependency.x.outputs["arn"]
  name = dependency.x.outputs.name
}
`;
  const outputs = async (to: string, more = "") =>
    (await lines({ ...net, "live/app/terragrunt.hcl": dependent(to, more) }))
      .filter((line) => line.includes("output"))
      .map((line) => line.split(" ")[0]);
  const arn = "live/app/terragrunt.hcl:7:32";
  const name = "live/app/terragrunt.hcl:8:31";
  expect(await outputs("net")).toEqual([arn, name]);
  expect(await outputs("net", 'mock_outputs_merge_strategy_with_state = "no_merge"')).toEqual([
    arn,
    name,
  ]);
  expect(await outputs("net", 'mock_outputs_merge_strategy_with_state = "shallow"')).toEqual([
    name,
  ]);
  expect(await outputs("net", "skip_outputs = true")).toEqual([name]);
  expect(await outputs("empty")).toEqual([name]);
});

it("takes a dependency from an included file, and its mocks", async () => {
  const found = await lines({
    ...net,
    "dependencies.hcl":
      'dependency "net" {\n  config_path = ""\n  skip_outputs = true\n  mock_outputs = { a = 1 }\n}\n',
    "live/app/terragrunt.hcl": `include {
  path = "../../dependencies.hcl"
}
dependency "net" {
  config_path = "../net"
}
inputs = {
  a = dependency.net.outputs.a
  b = dependency.net.outputs.b
}
`,
  });
  expect(found).toEqual(["live/app/terragrunt.hcl:9:30 unknown-dependency-output"]);
});

it("does not follow paths of units that a stack copies", async () => {
  const copied = (source: string) =>
    `terraform {\n  source = "${source}"\n}\ndependency "db" {\n  config_path = "../db"\n}\n`;
  const found = await check({
    ...net,
    "modules/app/main.tf": 'variable "name" {}\n',
    "units/app/terragrunt.hcl": copied("../../modules/app"),
    "units/api/terragrunt.hcl": `${copied("../../modules/app")}inputs = {\n  name = values.name\n}\n`,
    "units/web/terragrunt.hcl": copied("../../modules/app"),
    "live/terragrunt.stack.hcl":
      'unit "app" {\n  source = "../units/app"\n  path   = "app"\n}\nunit "web" {\n  source = "git::git@github.com:example/catalog.git//units/web?ref=v1.0.0"\n  path   = "web"\n}\nunit "db" {\n  source = "git::git@github.com:example/catalog.git//units/db?ref=v1.0.0"\n  path   = "db"\n}\n',
  });
  expect(found.findings).toEqual([]);
  expect(found.uncheckedReasons).toEqual({ "missing-folder": 3, "remote-unit": 2 });
});

it("accepts texts that Terraform parses as values of a complex type", async () => {
  const unit = (value: string) =>
    `terraform {\n  source = "../../modules/net"\n}\ninputs = {\n  zones = ${value}\n}\n`;
  const of = (value: string) => lines({ ...net, "live/app/terragrunt.hcl": unit(value) });
  expect(await of('"[\\"a\\"]"')).toEqual([]);
  expect(await of("jsonencode(local.zones)")).toEqual([]);
  expect(await of('"a,b"')).toEqual(["live/app/terragrunt.hcl:5:3 wrong-argument-type"]);
});
