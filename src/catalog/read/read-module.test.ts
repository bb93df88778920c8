import { expect, it } from "vitest";
import { readTestModule } from "../../../tests/support/read-test-module.ts";

it("reads outputs, requirements, resources and module calls", async () => {
  const { module, diagnostics } = await readTestModule({
    "main.tf": `
terraform {
  required_version = ">= 1.5"
  required_providers {
    aws    = { source = "hashicorp/aws", version = "~> 5.0", configuration_aliases = [aws.other] }
    random = "~> 3.0"
  }
}
# The bucket
resource "aws_s3_bucket" "this" { provider = aws.other }
data "aws_region" "here" {}
module "vpc" {
  source  = "terraform-aws-modules/vpc/aws"
  version = "5.1.0"
}
`,
    "outputs.tf": 'output "id" {\n  value     = aws_s3_bucket.this.id\n  sensitive = true\n}\n',
  });
  expect(diagnostics).toEqual([]);
  expect(module.requiredVersions).toEqual([">= 1.5"]);
  expect(module.requiredProviders).toEqual([
    { name: "aws", source: "hashicorp/aws", versions: ["~> 5.0"] },
    { name: "random", source: null, versions: ["~> 3.0"] },
  ]);
  expect(
    module.resources.map(({ mode, type, provider, description }) => [
      mode,
      type,
      provider,
      description,
    ]),
  ).toEqual([
    ["managed", "aws_s3_bucket", "aws", "The bucket"],
    ["data", "aws_region", "aws", ""],
  ]);
  expect(module.moduleCalls).toMatchObject([
    { name: "vpc", from: "terraform-aws-modules/vpc/aws", version: "5.1.0" },
  ]);
  expect(module.outputs).toMatchObject([
    { name: "id", value: "aws_s3_bucket.this.id", sensitive: true },
  ]);
});

it("lets override files and OpenTofu's files win", async () => {
  const { module, diagnostics } = await readTestModule({
    "a_override.tf": 'variable "x" { default = "override" }',
    "b.tf": 'variable "x" { default = "first" }',
    "c.tf": 'variable "y" { default = "terraform" }',
    "c.tofu": 'variable "y" { default = "tofu" }',
  });
  expect(diagnostics).toEqual([]);
  expect(module.inputs.map(({ name, default: value }) => [name, value?.value])).toEqual([
    ["x", "override"],
    ["y", "tofu"],
  ]);
});

it("merges override files argument by argument", async () => {
  const { module, diagnostics } = await readTestModule({
    "main.tf": `
terraform {
  required_version = ">= 1.5"
  required_providers {
    aws = { source = "hashicorp/aws", version = "~> 5.0" }
  }
}
variable "typed" {
  type        = list(string)
  description = "Names."
  sensitive   = true
  validation {
    condition     = length(var.typed) < 3
    error_message = "At most two."
  }
}
variable "untyped" {
  default = "text"
}
output "id" {
  value       = 1
  description = "The id."
}
`,
    "main_override.tf": `
terraform {
  required_version = ">= 1.9"
  required_providers {
    aws = { version = "~> 6.0" }
  }
}
variable "typed" {
  default = []
}
variable "untyped" {
  default     = 1
  description = "A number."
}
output "id" {
  value     = 2
  sensitive = true
}
`,
    "override.tf": 'variable "typed" {\n  nullable = false\n}\n',
  });
  expect(diagnostics).toEqual([]);
  expect(module.inputs).toMatchObject([
    {
      name: "typed",
      type: "list(string)",
      description: "Names.",
      default: { value: [] },
      required: false,
      sensitive: true,
      nullable: false,
      validations: [{ message: "At most two." }],
      source: { file: "main.tf", line: 8 },
    },
    { name: "untyped", type: "number", description: "A number.", default: { value: 1 } },
  ]);
  expect(module.outputs).toMatchObject([
    { name: "id", value: "2", description: "The id.", sensitive: true },
  ]);
  expect(module.requiredVersions).toEqual([">= 1.9"]);
  expect(module.requiredProviders).toEqual([
    { name: "aws", source: "hashicorp/aws", versions: ["~> 6.0"] },
  ]);
});

it("lets override files change resources and module calls, which keep their source", async () => {
  const { module } = await readTestModule({
    "a.tf":
      'resource "aws_eip" "nat" {}\nmodule "vpc" {\n  source  = "./vpc"\n  version = "1"\n}\n',
    "a_override.tf": 'resource "aws_eip" "nat" {}\nmodule "vpc" {\n  version = "2"\n}\n',
  });
  expect(module.resources.map(({ name, source }) => [name, source.file])).toEqual([
    ["nat", "a_override.tf"],
  ]);
  expect(module.moduleCalls).toMatchObject([{ name: "vpc", from: "./vpc", version: "2" }]);
});

it("shows how OpenTofu computes where a module comes from", async () => {
  const { module } = await readTestModule({
    "main.tofu": 'module "vpc" {\n  source  = "${var.registry}/vpc"\n  version = local.vpc\n}\n',
  });
  expect(module.moduleCalls).toMatchObject([
    { from: '"${var.registry}/vpc"', version: "local.vpc" },
  ]);
});

it("reads moved blocks, aliases of providers, and ephemeral resources", async () => {
  const { module } = await readTestModule({
    "main.tf": `
resource "aws_kms_key" "replica" { provider = aws.replica }
ephemeral "random_password" "this" {}
moved {
  from = aws_vpc.old
  to   = module.network["a"].aws_vpc.this
}
`,
    "more.tf.json": '{ "moved": [{ "from": "module.a", "to": "module.b" }] }',
  });
  expect(module.resources.map(({ mode, provider, alias }) => [mode, provider, alias])).toEqual([
    ["managed", "aws", "replica"],
    ["ephemeral", "random", null],
  ]);
  expect(module.moved).toEqual([
    { from: "aws_vpc.old", to: 'module.network["a"].aws_vpc.this' },
    { from: "module.a", to: "module.b" },
  ]);
});
