import { expect, it } from "vitest";
import { check, lines, repository, source } from "../../../../tests/support/check-files.ts";

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

it("warns of undeclared and missing inputs of a unit", async () => {
  const path = "us-east-2/prod/vpc/terragrunt.hcl";
  const more = 'include "more" {\n  path = get_env("MORE")\n}\n';
  const inputs = "inputs = {\n  nat_gateway = 1\n}\n";
  const { findings } = await check({ ...estate, [path]: unit + more + inputs });
  expect(findings.map(({ rule, severity, edit }) => [rule, severity, edit?.text])).toEqual([
    ["undeclared-input", "warning", "nat_gateways"],
    ["inputs-not-set", "warning", undefined],
  ]);
});

it.each([
  "inputs = merge(local.unknown, { nat_gateways = 2 })\n",
  'terraform {\n  extra_arguments "vars" {\n    required_var_files = [find_in_parent_folders("secret.tfvars")]\n  }\n}\n',
  'terraform {\n  extra_arguments "vars" {\n    required_var_files = ["secret.tfvars"]\n  }\n}\n',
])("does not say which inputs are missing if some cannot be read: %j", async (inputs) => {
  const files = { ...estate, "us-east-2/prod/vpc/terragrunt.hcl": unit + inputs };
  expect(await check(files)).toMatchObject({
    findings: [],
    checked: 1,
    unchecked: 0,
    uncheckedReasons: {},
    unreadInputs: 1,
  });
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
      message: "`modules/vpc` at `1.1.0` requires `name`, `region`, which the code does not set",
    },
  ]);
});

it("reports no missing input if an environment variable may replace extra arguments", async () => {
  const extra = `  extra_arguments "vars" {
    commands  = ["plan"]
    arguments = ["-compact-warnings", get_env("PLAN_OPTIONS", "-input=false")]
  }
`;
  const text = `terraform {\n  ${source("1.1.0")}\n${extra}}\n`;
  expect(await lines({ "prod/vpc/terragrunt.hcl": text })).toEqual([]);
});

it.each([
  "/home/me/live/net",
  "${get_terragrunt_dir()}/../../../live/net",
  "${get_terragrunt_dir()}/../../../../net",
])("does not report a dependency outside of the folder that is checked: %s", async (path) => {
  const dependency = `dependency "net" {\n  config_path = "${path}"\n}\n`;
  expect(await lines({ "prod/vpc/terragrunt.hcl": dependency })).toEqual([]);
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
    "`live/app` requires `zone`, which the code does not set",
  ]);
});

it("does not check templates", async () => {
  const template = 'terraform {\n  source = "{{ .source }}"\n}\n{{ range .inputs }}\n{{ end }}\n';
  expect(await lines({ "net/.boilerplate/terragrunt.hcl": template })).toEqual([]);
  const tokens = "inputs = {\n  zones = #{zones}#\n}\n";
  expect(await lines({ "net/terragrunt.hcl": tokens })).toEqual([]);
  const text = `terraform {\n  ${source("1.0.0")}\n}\ninputs = {\n  name = "a"\n  nat_gateways = "#{count}#"\n}\n`;
  expect(await lines({ "net/terragrunt.hcl": text })).toEqual([]);
});

it("checks a unit that others include only at their folders", async () => {
  const found = await lines({
    ...net,
    "modules/app/main.tf": 'variable "name" {}\n',
    "shared/app/terragrunt.hcl":
      'terraform {\n  source = "${get_terragrunt_dir()}/../../modules/app"\n}\ndependency "net" {\n  config_path = "../net"\n}\n',
    "live/app/terragrunt.hcl":
      'include "app" {\n  path = "../../shared/app/terragrunt.hcl"\n}\ninputs = {\n  name = 1\n}\n',
    "catalog/app/terragrunt.hcl":
      'include "root" {\n  path = find_in_parent_folders("root.hcl")\n}\ndependency "net" {\n  config_path = "../net"\n}\n',
  });
  expect(found).toEqual([]);
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

it("converts inputs as environment variables are converted", async () => {
  const unit = (value: string, name = "zones") =>
    `terraform {\n  source = "../../modules/net"\n}\ninputs = {\n  ${name} = ${value}\n}\n`;
  const files = {
    ...net,
    "modules/net/text.tf":
      'variable "text" {\n  type = string\n  default = ""\n}\nvariable "size" {\n  type = number\n  default = 1\n}\n',
  };
  const of = (...input: Parameters<typeof unit>) =>
    lines({ ...files, "live/app/terragrunt.hcl": unit(...input) });
  expect(await of('{ task = "a" }', "text")).toEqual([]);
  expect(await of("concat([1], [2])", "text")).toEqual([]);
  expect(await of("[1]", "size")).toEqual(["live/app/terragrunt.hcl:5:3 wrong-argument-type"]);
  expect(await of('"[\\"a\\"]"')).toEqual([]);
  expect(await of("jsonencode(local.zones)")).toEqual([]);
  expect(await of('"a,b"')).toEqual(["live/app/terragrunt.hcl:5:3 wrong-argument-type"]);
});
