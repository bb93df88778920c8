import { expect, it } from "vitest";
import { parseCanonicalType } from "../history/parse-canonical-type.ts";
import { getBlockCode } from "./block-code.ts";
import type { Draft } from "./draft.ts";
import { type FormInput, type FormService, getFormService, isServiceFile } from "./form-service.ts";

function createInput(name: string, type: string, more: Partial<FormInput> = {}): FormInput {
  return {
    name,
    type: parseCanonicalType(type),
    typeText: type,
    required: true,
    defaultText: null,
    defaultValue: undefined,
    description: "",
    deprecated: null,
    isSecret: false,
    rules: [],
    ...more,
  };
}

const service: FormService = {
  id: "networking/app",
  name: "app-service",
  title: "App",
  version: "1.0.0",
  source: "git::x?ref=v1.0.0",
  inputs: [
    createInput("name", "string"),
    createInput("password", "string", { isSecret: true }),
    createInput("vpc_id", "string"),
    createInput("size", "number", { required: false, defaultText: "3", defaultValue: 3 }),
    createInput("tags", "map(string)", { required: false, defaultText: "{}", defaultValue: {} }),
  ],
  connections: [],
};

function getBlock(
  drafts: Record<string, Draft>,
  tool: "terraform" | "terragrunt",
  showsDefaults = false,
) {
  return getBlockCode(service, new Map(Object.entries(drafts)), { tool, showsDefaults });
}

it("checks values that are written as HCL, and keeps them", () => {
  const getErrors = (tags: string) => {
    const { code, errors } = getBlock({ tags: { x: tags } }, "terraform");
    expect(code).toContain(tags);
    return errors.get("tags")?.map((error) => (error.kind === "invalid" ? error.message : ""));
  };
  expect(getErrors("{ a = [1] }")).toEqual(["at `a` expected a string, not `[1]`"]);
  expect(getErrors("{ a = var.b, c = [1] }")).toEqual(["at `c` expected a string, not `[1]`"]);
  expect(getErrors("{ a = var.b, c = 1 }")).toBeUndefined();
});

it("names what is missing, and takes a secret from outside", () => {
  const { code, missing } = getBlock({ vpc_id: { f: "networking/vpc.vpc_id" } }, "terraform");
  expect(missing).toEqual(["name"]);
  expect(code).toBe(`module "app_service" {
  source = "git::x?ref=v1.0.0"

  # name = ... # string
  password = var.password
  vpc_id   = module.vpc.vpc_id
}`);
});

it("writes a unit of Terragrunt with its dependencies", () => {
  const drafts = { name: "a", vpc_id: { f: "networking/vpc.vpc_id" }, size: "4" };
  expect(getBlock(drafts, "terragrunt").code).toBe(`include "root" {
  path = find_in_parent_folders("root.hcl")
}

terraform {
  source = "git::x?ref=v1.0.0"
}

dependency "vpc" {
  config_path = "../vpc"
}

inputs = {
  name     = "a"
  password = get_env("TF_VAR_password")
  vpc_id   = dependency.vpc.outputs.vpc_id

  size = 4
}`);
});

it("mocks what the code reads from each dependency", () => {
  const connection = (output: string, outputType: string, input: string, keys: string[] = []) => {
    const form = keys.length > 0 ? ("one" as const) : ("whole" as const);
    const common = { from: "mgmt/keys", to: "networking/app", inputType: "string", reason: "" };
    return { ...common, output, outputType, input, form, keys };
  };
  const connections = [
    connection("key_arns", "map(map(string))", "name", ["eu-west-1", "app.logs"]),
    connection("key_arns", "map(map(string))", "vpc_id", ["eu-west-1", "ebs"]),
    connection("config.key.alias", "string", "password"),
    connection("counts", "list(number)", "size", ["1"]),
  ];
  const drafts = new Map<string, Draft>([
    ["name", { f: "mgmt/keys.key_arns" }],
    ["vpc_id", { f: "mgmt/keys.key_arns" }],
    ["password", { f: "mgmt/keys.config.key.alias" }],
    ["size", { f: "mgmt/keys.counts" }],
  ]);
  const options = { tool: "terragrunt", showsDefaults: false } as const;
  expect(getBlockCode({ ...service, connections }, drafts, options).code).toContain(
    `dependency "keys" {
  config_path = "../keys"

  mock_outputs_allowed_terraform_commands = ["validate", "plan"]
  mock_outputs = {
    key_arns = {
      eu-west-1 = {
        "app.logs" = "arn:aws:iam::111122223333:example"
        ebs        = "arn:aws:iam::111122223333:example"
      }
    }
    config = {
      key = {
        alias = "alias"
      }
    }
    counts = [1, 1]
  }
}`,
  );
});

it("distinguishes dependencies of the same name, and omits those of omitted inputs", () => {
  const drafts = {
    vpc_id: { f: "networking/vpc.vpc_id" },
    name: { f: "mgmt/vpc.vpc_name" },
    tags: { m: [["", { f: "data/bucket.id" }]] },
  } satisfies Record<string, Draft>;
  const { code } = getBlock(drafts, "terragrunt");
  expect(code).toContain('dependency "networking_vpc" {\n  config_path = "../networking-vpc"\n}');
  expect(code).toContain('dependency "mgmt_vpc" {\n  config_path = "../mgmt-vpc"\n}');
  expect(code).toContain("vpc_id   = dependency.networking_vpc.outputs.vpc_id");
  expect(code).toContain("name     = dependency.mgmt_vpc.outputs.vpc_name");
  expect(code).not.toContain("bucket");
});

it("omits defaults unless requested, and always omits invalid values", () => {
  const drafts = { name: "a", vpc_id: "b", size: "3", tags: { m: [["", "c"]] } } as const;
  const { code, errors } = getBlock({ ...drafts, tags: { m: [["", "c"]] } }, "terraform");
  expect(code).not.toContain("size");
  expect(code).toContain("# tags = ...");
  expect([...errors.keys()]).toEqual(["tags"]);
  expect(getBlock({}, "terraform", true).code).toContain("  size = 3\n  tags = {}\n");
});

it("rejects values that validations and types reject", () => {
  const rules = [{ accepts: () => false, message: "Never.", choices: null, limits: [] }];
  const strict = { ...service, inputs: [createInput("name", "list(bool)", { rules })] };
  const drafts = new Map<string, Draft>([["name", { x: '["maybe"]' }]]);
  const { errors } = getBlockCode(strict, drafts, { tool: "terraform", showsDefaults: false });
  expect(errors.get("name")).toEqual([
    { path: "", kind: "invalid", message: 'at `[0]` expected a bool, not `"maybe"`' },
    { path: "", kind: "invalid", message: "Never." },
  ]);
});

it("builds the form of an older version with the current descriptions", () => {
  const input = {
    description: "",
    comment: "",
    default: null,
    required: true,
    sensitive: false,
    nullable: true,
    ephemeral: false,
    deprecated: null,
    validations: [],
    source: { file: "", line: 1, endLine: 1, description: null },
  };
  const subnetType = parseCanonicalType("object({ name = string, cidr = string })");
  const file = {
    category: "a",
    name: "b",
    title: "B",
    version: "2.0.0",
    source: "git::x?ref=v2.0.0",
    fedBy: [],
    inputs: [
      {
        ...input,
        name: "n",
        description: "A name.",
        type: "string",
        typeTree: parseCanonicalType("string"),
        validations: [{ condition: "length(var.n) > 1", message: "Short." }],
      },
      { ...input, name: "subnet", type: "object", typeTree: subnetType },
    ],
  };
  const history = {
    schema: 1 as const,
    first: {
      version: "1.0.0",
      date: "2025-01-01",
      inputs: [
        { name: "n", type: "string", default: "x" },
        { name: "old", type: "list(string)" },
        { name: "subnet", type: "object({ cidr = string, name = string })" },
      ],
      outputs: [],
    },
    releases: [],
  };
  expect(isServiceFile(file)).toBe(true);
  expect(isServiceFile({ ...file, inputs: {} })).toBe(false);
  const then = getFormService(file, history, "1.0.0");
  expect(then?.source).toBe("git::x?ref=v1.0.0");
  expect(then?.inputs).toMatchObject([
    { name: "n", required: false, defaultText: '"x"', description: "A name.", rules: [{}] },
    { name: "old", required: true, description: "" },
    { name: "subnet", type: subnetType },
  ]);
  expect(getFormService(file, history, "0.1.0")).toBeUndefined();
});
