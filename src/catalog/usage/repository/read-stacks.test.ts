import { describe, expect, it } from "vitest";
import { getHclParser } from "../../hcl/load-parser.ts";
import { getModuleFinder } from "../find-module.ts";
import { checkRepository } from "./check-repository.ts";

const modules = getModuleFinder({
  services: [
    {
      repository: "acme/modules",
      source: "vpc",
      version: "1.0.0",
      moduleInterface: {
        inputs: new Map([
          ["name", { name: "name", type: "string" }],
          ["zones", { name: "zones", type: "number", default: 3 }],
        ]),
        outputs: new Set(["id"]),
      },
      history: null,
    },
  ],
  versions: [{ version: "1.0.0" }, { version: "0.9.0" }],
  repositories: [],
});

async function check(files: Record<string, string>) {
  const tree = {
    paths: Object.keys(files).map((path) => `/${path}`),
    read: (path: string) => files[path.slice(1)],
  };
  const { findings, checked, uncheckedReasons } = await checkRepository(tree, {
    parse: await getHclParser(),
    modules,
  });
  const lines = findings.map(
    ({ file, line, rule, message, hint = "" }) => `${file}:${line} ${rule} ${message} ${hint}`,
  );
  return { lines, checked, uncheckedReasons };
}

const vpc = `terraform {
  source = "github.com/acme/modules//vpc?ref=v\${values.version}"
}

inputs = {
  name  = values.name
  zones = try(values.zones, 3)
}
`;

const app = `terraform {
  source = "../../../modules/app"
}

dependency "vpc" {
  config_path  = values.vpc
  mock_outputs = { id = "vpc-1" }
}

inputs = {
  vpc = dependency.vpc.outputs.id
}
`;

const getStack = (body = "", values = 'version = "1.0.0"\n    name    = "main"') => `unit "vpc" {
  source = "../../units/vpc"
  path   = "network"
  values = {
    ${values}
  }
}
${body}`;

const getAppUnit = (path: string) =>
  `unit "app" {\n  source = "../../units/app"\n  path   = "app"\n  values = { vpc = "${path}" }\n}\n`;

const files = {
  "units/vpc/terragrunt.hcl": vpc,
  "units/app/terragrunt.hcl": app,
  "live/modules/app/main.tf": 'variable "vpc" {}\n',
};

it("checks units with the values of the stack", async () => {
  const good = { ...files, "live/prod/terragrunt.stack.hcl": getStack(getAppUnit("../network")) };
  expect(await check(good)).toMatchObject({ lines: [], checked: 2 });
  const wrong = getStack("", 'version = "1.0.0"\n    name = "main"\n    zones = ["a"]');
  const { lines } = await check({ ...files, "live/prod/terragrunt.stack.hcl": wrong });
  expect(lines).toEqual([
    expect.stringMatching(/^units\/vpc\/terragrunt\.hcl:7 wrong-argument-type .*number/),
  ]);
});

it("reports values that are missing, with the name that was meant", async () => {
  const text = getStack("", 'version = "1.0.0"\n    nmae = "main"');
  const { lines } = await check({ ...files, "live/prod/terragrunt.stack.hcl": text });
  expect(lines).toEqual([
    "live/prod/terragrunt.stack.hcl:4 unset-stack-value `vpc` has no value `name`, which `units/vpc/terragrunt.hcl` reads did you mean `nmae`?",
  ]);
});

it("finds dependencies between units of a stack", async () => {
  const text = getStack(getAppUnit("../netwrk"));
  const { lines } = await check({ ...files, "live/prod/terragrunt.stack.hcl": text });
  expect(lines).toEqual([
    expect.stringMatching(/^units\/app\/terragrunt\.hcl:6 missing-dependency /),
  ]);
  const other = app.replace("outputs.id", "outputs.ids").replace("{ id =", "{ arn =");
  const read = await check({
    ...files,
    "units/app/terragrunt.hcl": other,
    "live/prod/terragrunt.stack.hcl": getStack(getAppUnit("../network")),
  });
  expect(read.lines).toEqual([
    expect.stringMatching(/:11 unknown-dependency-output /),
    expect.stringMatching(/:7 unknown-mock-output .*no output `arn` to mock /),
  ]);
});

it("reads stacks in stacks, with their values", async () => {
  const inner = getStack()
    .replace('"1.0.0"', "values.version")
    .replace("../../units", "../../../units");
  const outer = (version: string) =>
    `stack "net" {\n  source = "../../stacks/net"\n  path   = "net"\n  values = { version = "${version}" }\n}\n`;
  const all = { ...files, "stacks/net/terragrunt.stack.hcl": inner };
  const known = await check({ ...all, "live/prod/terragrunt.stack.hcl": outer("1.0.0") });
  expect(known.lines.filter((line) => !line.includes("unknown-stack-source"))).toEqual([]);
  const missing = await check({
    ...all,
    "live/prod/terragrunt.stack.hcl": outer("1.0.0").replace("version =", "release ="),
  });
  expect(missing.lines.join("\n")).toMatch(/unset-stack-value `net` has no value `version`/);
});

it("accepts a dependency on a stack, and paths from the root of a repository", async () => {
  const text = `${getAppUnit("../net")}stack "net" {
  source = "../../stacks/net"
  path   = "net"
}
unit "other" {
  source = "${"$"}{get_repo_root()}/elsewhere/other"
  path   = "other"
}
`;
  const all = { ...files, "stacks/net/terragrunt.stack.hcl": "" };
  expect((await check({ ...all, "live/prod/terragrunt.stack.hcl": text })).lines).toEqual([]);
});

it("finds the folder of units above a stack", async () => {
  const found = 'locals {\n  units = find_in_parent_folders("units")\n}\n';
  const text = found + getStack().replace("../../units", `\${local.units}`);
  expect(await check({ ...files, "live/prod/terragrunt.stack.hcl": text })).toMatchObject({
    lines: [],
    checked: 1,
    uncheckedReasons: {},
  });
});

it("does not take a function in an included file for a cycle", async () => {
  const include = 'include "root" {\n  path = find_in_parent_folders("root.hcl")\n}\n';
  const tree = { "a/b/terragrunt.hcl": include, "a/root.hcl": include };
  expect((await check(tree)).lines).toEqual([]);
});

it("reports a source that does not exist, but not remote stacks", async () => {
  const typo = getStack().replace("units/vpc", "units/vcp");
  expect((await check({ ...files, "live/prod/terragrunt.stack.hcl": typo })).lines).toEqual([
    expect.stringMatching(/:2 unknown-stack-source the source of `vpc` is `units\/vcp`/),
  ]);
  const remote = `${getAppUnit("../net/vpc")}stack "net" {\n  source = "github.com/acme/stacks//net?ref=v1.0.0"\n  path   = "net"\n}\n`;
  const found = await check({ ...files, "live/prod/terragrunt.stack.hcl": remote });
  expect(found.lines).toEqual([]);
  expect(found.uncheckedReasons["remote-unit"]).toBe(1);
});

it("resolves the sources of a stack from the copies that other stacks make", async () => {
  const inner = (source: string) => `unit "vpc" {\n  source = "${source}"\n  path   = "vpc"\n}\n`;
  const outer = 'stack "net" {\n  source = "../../stacks/net"\n  path   = "net"\n}\n';
  const linesWith = async (source: string) => {
    const own = { "stacks/net/terragrunt.stack.hcl": inner(source) };
    return (await check({ ...files, ...own, "live/prod/terragrunt.stack.hcl": outer })).lines;
  };
  const isUnknown = (line: string) => line.includes("unknown-stack-source");
  expect((await linesWith("../../../../units/vpc")).filter(isUnknown)).toEqual([]);
  expect((await linesWith("../../../../units/vcp")).filter(isUnknown)).toHaveLength(1);
  const unused = { "stacks/net/terragrunt.stack.hcl": inner("../../../../units/vpc") };
  expect((await check({ ...files, ...unused })).lines.filter(isUnknown)).toEqual([]);
});

const getUnit = (body: string, version = "1.0.0") =>
  `terraform {\n  source = "github.com/acme/modules//vpc?ref=v${version}"\n}\n${body}`;

it("reads the defaults of features, and accepts `exclude` and `errors`", async () => {
  const text = getUnit(
    `feature "zones" {\n  default = ["a"]\n}\nexclude {\n  if      = feature.zones.value\n  actions = ["all"]\n}\nerrors {\n  retry "again" {\n    retryable_errors = [".*"]\n    max_attempts     = 2\n  }\n}\ninputs = {\n  name  = "main"\n  zones = feature.zones.value\n}\n`,
  );
  expect((await check({ "a/terragrunt.hcl": text })).lines).toEqual([
    expect.stringMatching(/^a\/terragrunt\.hcl:19 wrong-argument-type /),
  ]);
});

it.each([
  [
    { "a/terragrunt.hcl": 'include "self" {\n  path = "terragrunt.hcl"\n}\n' },
    "a/terragrunt.hcl:1 cyclic-include files include or read each other: `a/terragrunt.hcl`, then `a/terragrunt.hcl` move what they share to a file that includes nothing",
  ],
  [
    {
      "a/terragrunt.hcl": 'include "root" {\n  path = "../root.hcl"\n}\n',
      "root.hcl": 'include "back" {\n  path = "./a/terragrunt.hcl"\n}\n',
    },
    "`a/terragrunt.hcl`, then `root.hcl`, then `a/terragrunt.hcl`",
  ],
  [
    {
      "a/terragrunt.hcl": 'locals {\n  x = read_terragrunt_config("../x.hcl")\n}\n',
      "x.hcl": 'locals {\n  y = read_terragrunt_config("y.hcl")\n}\n',
      "y.hcl": 'locals {\n  x = read_terragrunt_config("x.hcl")\n}\n',
    },
    "x.hcl:2 cyclic-include files include or read each other: `x.hcl`, then `y.hcl`, then `x.hcl`",
  ],
])("names a cycle of %j", async (tree, message) => {
  const { lines } = await check(tree);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(message);
});

it("checks a unit against the Terraform files that a stack copies with it", async () => {
  const createUnit = (source: string) =>
    `terraform {\n  source = "${source}"\n}\ninputs = {\n  size = "many"\n}\n`;
  const { lines, checked } = await check({
    "units/a/terragrunt.hcl": createUnit("${get_terragrunt_dir()}"),
    "units/a/main.tf": 'variable "size" {\n  type = number\n}\n',
    "live/terragrunt.stack.hcl": 'unit "a" {\n  source = "../units/a"\n  path = "a"\n}\n',
  });
  expect(checked).toBe(1);
  expect(lines).toEqual([
    expect.stringMatching(/^units\/a\/terragrunt\.hcl:5 wrong-argument-type `size` of `units\/a`/),
  ]);
});

it.each([
  "optional_var_files",
  "required_var_files",
])("reads the %s that a stack copies with a unit", async (attribute) => {
  const unit = `terraform {
  source = "github.com/acme/modules//vpc?ref=v1.0.0"
  extra_arguments "names" {
    ${attribute} = ["\${get_terragrunt_dir()}/names.tfvars"]
  }
}
`;
  const { lines, checked } = await check({
    "units/a/terragrunt.hcl": unit,
    "units/a/names.tfvars": 'name = "a"\n',
    "live/terragrunt.stack.hcl": 'unit "a" {\n  source = "../units/a"\n  path = "a"\n}\n',
  });
  expect(checked).toBe(1);
  expect(lines).toEqual([]);
});

describe("autoinclude", () => {
  const source = (name: string, body: string) =>
    `unit "${name}" {\n  source = "../units/plain"\n  path   = "${name}"\n${body}}\n`;
  const inputs = (zones: string) =>
    `  autoinclude {\n    dependency "other" {\n      config_path = unit.other.path\n    }\n    inputs = {\n      name  = dependency.other.outputs.id\n      zones = ${zones}\n    }\n  }\n`;
  const linesOf = async (text: string) =>
    (await check({ "units/plain/terragrunt.hcl": getUnit(""), "live/terragrunt.stack.hcl": text }))
      .lines;

  it("adds inputs to the copy of a unit", async () => {
    expect(await linesOf(source("main", ""))).toEqual([
      expect.stringMatching(/^units\/plain\/terragrunt\.hcl:2 inputs-not-set .*`name`/),
    ]);
    expect(await linesOf(source("main", inputs("2")))).toEqual([]);
    expect(await linesOf(source("main", inputs('["a"]')))).toEqual([
      expect.stringMatching(/^live\/terragrunt\.stack\.hcl:10 wrong-argument-type /),
    ]);
  });

  it("may replace the units of a stack", async () => {
    const outer = (body: string) =>
      `stack "net" {\n  source = "../stacks/net"\n  path   = "net"\n${body}}\n`;
    const linesWith = async (body: string) => {
      const net = 'unit "a" {\n  source = "../../../none"\n  path = values.path\n}\n';
      const tree = { "stacks/net/terragrunt.stack.hcl": net };
      return (await check({ ...tree, "live/terragrunt.stack.hcl": outer(body) })).lines;
    };
    expect(await linesWith("")).toEqual([expect.stringContaining("unset-stack-value")]);
    expect(await linesWith(`  autoinclude {\n${source("a", "")}  }\n`)).toEqual([]);
  });

  it("may add units to a stack whose units depend on them", async () => {
    const files = {
      "units/a/terragrunt.hcl": 'dependency "b" {\n  config_path = "../added"\n}\n',
      "stacks/net/terragrunt.stack.hcl":
        'unit "a" {\n  source = "../../../units/a"\n  path   = values.path\n}\n',
      "live/terragrunt.stack.hcl": `stack "net" {\n  source = "../stacks/net"\n  path   = "net"\n  values = { path = "a" }\n  autoinclude {\n${source("added", "")}  }\n}\n`,
    };
    expect((await check(files)).lines).toEqual([]);
  });
});
