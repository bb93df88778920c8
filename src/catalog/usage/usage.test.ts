import { expect, it } from "vitest";
import { getHclParser } from "../hcl/load-parser.ts";
import type { ModuleInterface } from "../history/history.ts";
import { checkCall, getSuggestedInput } from "./check-call.ts";
import { parseCode } from "./parse-calls.ts";
import { parseSource } from "./parse-source.ts";

const vpc = {
  repository: "gruntwork-io/terraform-aws-vpc",
  path: "modules/vpc-app",
  version: "0.29.0",
};

it.each([
  ["git::git@github.com:gruntwork-io/terraform-aws-vpc.git//modules/vpc-app?ref=v0.29.0", vpc],
  ["git::git@github.com:gruntwork-io/terraform-aws-vpc.git//modules/vpc-app?ref=v.0.29.0", vpc],
  ["git::ssh://git@github.com/gruntwork-io/terraform-aws-vpc.git//modules/vpc-app?ref=0.29.0", vpc],
  ["git::https://github.com/Gruntwork-io/terraform-aws-vpc//modules/vpc-app?ref=v0.29.0", vpc],
  ["github.com/gruntwork-io/terraform-aws-vpc//modules/vpc-app?ref=v0.29.0", vpc],
  ["git@github.com:gruntwork-io/terraform-aws-vpc.git//modules/vpc-app?depth=1&ref=v0.29.0", vpc],
  [
    "git::git@github.com:gruntwork-io/terraform-aws-vpc.git//modules/vpc-app",
    { ...vpc, version: null },
  ],
  [
    "git::git@github.com:gruntwork-io/terraform-aws-vpc.git?ref=main",
    { ...vpc, path: "", version: "main" },
  ],
  ["../modules/vpc", null],
  ["git::git@github.com:gruntwork-io/terraform-aws-vpc//modules/vpc-app?ref=tags/0.29.0", vpc],
  [
    "git::git@github.com:gruntwork-io/terraform-aws-vpc//modules/vpc-app?ref=app/v0.29.0",
    { ...vpc, tagPrefix: "app/v" },
  ],
  [
    "git::git@github.com:gruntwork-io/terraform-aws-vpc//modules/vpc-app?ref=ACMEv0.29.0",
    { ...vpc, tagPrefix: "ACMEv" },
  ],
  ["git::ssh://git@github.com:22/gruntwork-io/terraform-aws-vpc//modules/vpc-app?ref=0.29.0", vpc],
  [
    "github.com/gruntwork-io/terraform-aws-vpc/modules/vpc-app?ref=app-v0.29.0",
    { ...vpc, tagPrefix: "app-v" },
  ],
  [
    "git::https://gitlab.com/Acme/infra/modules.git//vpc?ref=v1.0.0",
    { repository: "gitlab.com/acme/infra/modules", path: "vpc", version: "1.0.0" },
  ],
  [
    "git::https://acme@dev.azure.com/acme/infra/_git/modules//vpc?ref=1.0.0",
    { repository: "dev.azure.com/acme/infra/modules", path: "vpc", version: "1.0.0" },
  ],
  [
    "git::git@ssh.dev.azure.com:v3/acme/infra/modules//vpc?ref=1.0.0",
    { repository: "dev.azure.com/acme/infra/modules", path: "vpc", version: "1.0.0" },
  ],
  [
    "git::https://acme.visualstudio.com/My%20Infra/_git/modules//vpc?ref=1.0.0",
    { repository: "dev.azure.com/acme/my infra/modules", path: "vpc", version: "1.0.0" },
  ],
  [
    "git::https://dev.azure.com/acme/_git/modules//vpc?ref=1.0.0",
    { repository: "dev.azure.com/acme/modules/modules", path: "vpc", version: "1.0.0" },
  ],
  [
    "git::ssh://git@gitlab.com:acme/infra/modules.git//vpc?ref=1.0.0",
    { repository: "gitlab.com/acme/infra/modules", path: "vpc", version: "1.0.0" },
  ],
  [
    "bitbucket.org/acme/modules//vpc?ref=release",
    { repository: "bitbucket.org/acme/modules", path: "vpc", version: "release" },
  ],
  [
    "acme/vpc/aws//modules/app",
    {
      repository: "acme/terraform-aws-vpc",
      path: "modules/app",
      version: null,
      registry: { name: "acme/vpc/aws", constraint: null },
    },
  ],
  [
    "tfr://registry.opentofu.org/acme/vpc/aws//modules/app?version=1.2.0",
    {
      repository: "acme/terraform-aws-vpc",
      path: "modules/app",
      version: null,
      registry: { name: "registry.opentofu.org/acme/vpc/aws", constraint: "1.2.0" },
    },
  ],
  [
    "tfr:///acme/vpc/aws?version=1.2.0",
    {
      repository: "acme/terraform-aws-vpc",
      path: "",
      version: null,
      registry: { name: "acme/vpc/aws", constraint: "1.2.0" },
    },
  ],
  ["tfr://acme/vpc/aws?version=1.2.0", null],
  [
    "app.terraform.io/example/vpc/aws",
    {
      repository: "app.terraform.io/example/vpc/aws",
      path: "",
      version: null,
      registry: { name: "app.terraform.io/example/vpc/aws", constraint: null },
    },
  ],
  ["GitHub.com/Gruntwork-io/terraform-aws-vpc.git/modules/vpc-app?ref=V0.29.0", vpc],
  [
    "https://GitHub.com/gruntwork-io/terraform-aws-vpc//modules/vpc-app?ref=app%2Fv0.29.0",
    { ...vpc, tagPrefix: "app/v" },
  ],
  [
    "git@gitlab.com:2222/team/modules.git//vpc?ref=v1.0.0",
    { repository: "gitlab.com/2222/team/modules", path: "vpc", version: "1.0.0" },
  ],
  [
    "git://git.example.com/team/modules.git//vpc?ref=v1.0.0",
    { repository: "git.example.com/team/modules", path: "vpc", version: "1.0.0" },
  ],
  ["https://github.com/acme/modules/archive/v1.0.0.zip", null],
  ["https://github.com/acme/modules/archive/v1.0.0.tar.gz//modules/vpc", null],
  ["https://github.com/acme/modules?archive=zip", null],
  ["https://example.com/vpc.zip", null],
  ["s3::https://s3.amazonaws.com/bucket/vpc.zip", null],
  ["", null],
])("reads the source %s", (source, expected) => {
  expect(parseSource(source)).toEqual(expected);
});

const source = `"git::git@github.com:gruntwork-io/terraform-aws-vpc.git//modules/vpc-app?ref=v0.29.0"`;

async function getCalls(text: string) {
  return parseCode(text, await getHclParser()).calls;
}

it("finds module blocks with what they give, without meta-arguments", async () => {
  const text = `module "vpc" {
  source   = ${source}
  for_each = var.vpcs
  providers = { aws = aws.dr }

  cidr_block = "10.0.0.0/16"
  vpc_name   = each.key
}

module "local" {
  source = "./local"
}

resource "aws_vpc" "main" {}
`;
  const [first, second, ...rest] = await getCalls(text);
  expect(rest).toEqual([]);
  expect(first).toMatchObject({ tool: "terraform", name: "vpc", address: vpc, isPartial: false });
  expect(first?.arguments.map(({ name, value }) => [name, value.known])).toEqual([
    ["cidr_block", true],
    ["vpc_name", false],
  ]);
  expect(text.slice(first?.offset ?? 0)).toMatch(/^"git::/);
  expect(text.slice(first?.arguments[0]?.offset ?? 0)).toMatch(/^"10\.0/);
  expect(second).toMatchObject({ name: "local", address: null });
});

it("finds the inputs of a Terragrunt unit", async () => {
  const text = `terraform {
  source = ${source}
}

inputs = {
  cidr_block = "10.0.0.0/16" # private
  "vpc_name" = local.name
}
`;
  const [unit] = await getCalls(text);
  expect(unit).toMatchObject({ tool: "terragrunt", address: vpc, isPartial: false });
  expect(unit?.arguments.map(({ name }) => name)).toEqual(["cidr_block", "vpc_name"]);
  expect(text.slice(unit?.arguments[1]?.offset ?? 0)).toMatch(/^"vpc_name"/);
});

it.each([
  ["merged inputs", "inputs = merge(local.shared, { a = 1 })"],
  ["an include", 'include "root" {\n  path = find_in_parent_folders("root.hcl")\n}\ninputs = {}'],
])("takes a unit with %s for incomplete", async (_, rest) => {
  const [unit] = await getCalls(`terraform {\n  source = ${source}\n}\n${rest}\n`);
  expect(unit?.isPartial).toBe(true);
});

it("does not fail on what is not HCL", async () => {
  for (const text of ["", "{", 'module "x" {', "\u0000", 'inputs = {\n  a = "', "}}}}"]) {
    await expect(getCalls(text)).resolves.toBeInstanceOf(Array);
  }
});

const known: ModuleInterface = {
  inputs: new Map(
    [
      { name: "cidr_block", type: "string" },
      { name: "num_nat_gateways", type: "number", default: 1 },
      { name: "tags", type: "map(string)", default: {} },
    ].map((input) => [input.name, input]),
  ),
  outputs: new Set(),
};

async function getMismatches(body: string, { isExcerpt = false, isUnit = false } = {}) {
  const text = isUnit
    ? `terraform {\n  source = ${source}\n}\ninputs = {\n${body}\n}\n`
    : `module "vpc" {\n  source = ${source}\n${body}\n}\n`;
  const [parsed] = await getCalls(text);
  if (!parsed) throw new Error("nothing found");
  const call = { ...parsed, isPartial: parsed.isPartial || isExcerpt };
  return checkCall(call, known).map((mismatch) => {
    const { kind, name } = mismatch;
    if (kind === "unknown-argument") return `${kind} ${name} -> ${getSuggestedInput(mismatch)}`;
    return kind === "wrong-type" ? `${kind} ${name}: ${mismatch.reason}` : `${kind} ${name}`;
  });
}

it("finds unknown arguments, missing ones and literals of another type", async () => {
  expect(await getMismatches('  num_nat_gateway = 1\n  tags = ["a"]')).toEqual([
    "unknown-argument num_nat_gateway -> num_nat_gateways",
    'wrong-type tags: expected a map, not `["a"]`',
    "missing-argument cidr_block",
  ]);
  expect(await getMismatches("  num_nat_gateways = 1\n  cidr = null")).toEqual([
    "unknown-argument cidr -> cidr_block",
    "missing-argument cidr_block",
  ]);
  expect(await getMismatches('  num_nat_gateways = "many"', { isUnit: true })).toEqual([
    'wrong-type num_nat_gateways: expected a number, not `"many"`',
    "missing-argument cidr_block",
  ]);
});

it("accepts what Terraform converts, and expressions whose value is not known", async () => {
  const body = '  cidr_block = var.cidr\n  num_nat_gateways = "2"\n  tags = { a = 1, b = var.b }';
  expect(await getMismatches(body)).toEqual([]);
});

it("reports blocks, except those that Terraform or OpenTofu know", async () => {
  const body =
    '  tags {\n    a = 1\n  }\n  labels {}\n  lifecycle {\n    enabled = true\n  }\n  cidr_block = "a"';
  expect(await getMismatches(body)).toEqual([
    "wrong-type tags: expected an argument such as `tags = { … }`, not a block",
    "unknown-argument labels -> undefined",
  ]);
});

it("does not miss arguments in an excerpt", async () => {
  expect(await getMismatches("  num_nat_gateways = 1", { isExcerpt: true })).toEqual([]);
});
