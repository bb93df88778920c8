import { expect, it, test } from "vitest";
import { brief, readTestInput, readTestModule } from "./read-test-module.ts";

async function findings(files: string | Record<string, string>): Promise<string[]> {
  return (await readTestModule(files)).diagnostics.map(brief);
}

it("reads an input with everything it can have", async () => {
  const input = await readTestInput(`
variable "size" {
  description = "How many."
  type        = number
  default     = 3
  sensitive   = true
  nullable    = false
  ephemeral   = true
  deprecated  = "Use count."

  validation {
    condition     = var.size > 0
    error_message = "At least one."
  }
}
`);
  expect(input).toEqual({
    name: "size",
    description: "How many.",
    type: "number",
    typeTree: { kind: "primitive", name: "number" },
    default: { text: "3", value: 3, known: true },
    required: false,
    sensitive: true,
    nullable: false,
    ephemeral: true,
    deprecated: "Use count.",
    validations: [{ condition: "var.size > 0", message: "At least one." }],
    source: {
      file: "variables.tf",
      line: 2,
      endLine: 15,
      description: { line: 3, column: 17 },
    },
  });
});

it("takes types as terraform-docs does", async () => {
  const { module } = await readTestModule(`
variable "none" {}
variable "quoted" { type = "map" }
variable "multi" {
  type = object({
    a = string # c
  })
}
variable "text" { default = "x" }
variable "list" { default = [1] }
variable "map" { default = {} }
variable "null" { default = null }
`);
  expect(module.inputs.map(({ name, type, required }) => [name, type, required])).toEqual([
    ["none", "any", true],
    ["quoted", "map", true],
    ["multi", "object({\n    a = string # c\n  })", true],
    ["text", "string", false],
    ["list", "list", false],
    ["map", "map", false],
    ["null", "any", false],
  ]);
});

it("takes the comment before a block for its description, as terraform-docs does", async () => {
  const { module } = await readTestModule(`
# Not this one.

# One
// ## two
variable "a" {}
  # indented
variable "b" {}
# mine
variable "c" {
  description = "Own."
}
/* block */
output "d" { value = 1 }
# terraform-docs-ignore
variable "e" {}
`);
  const described = [...module.inputs, ...module.outputs].map((one) => [one.name, one.description]);
  expect(described).toEqual([
    ["a", "One ## two"],
    ["b", ""],
    ["c", "Own."],
    ["d", ""],
  ]);
});

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

it("reads JSON configuration", async () => {
  const { module } = await readTestModule({
    "variables.tf.json": `{
  "//": "a comment",
  "variable": {
    "a": { "type": "list(string)", "description": "Has \${no} templates.", "default": ["x"] },
    "b": [{ "type": "bool", "nullable": false }]
  },
  "output": { "c": { "value": "\${var.a}", "description": "C." } }
}`,
  });
  expect(module.inputs).toMatchObject([
    {
      name: "a",
      type: "list(string)",
      typeTree: { kind: "collection", name: "list" },
      description: "Has ${no} templates.",
      default: { value: ["x"] },
      source: { line: 4 },
    },
    { name: "b", type: "bool", required: true, nullable: false },
  ]);
  expect(module.outputs).toMatchObject([{ name: "c", description: "C." }]);
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

it("counts the version in a provider's own block as required", async () => {
  const { module } = await readTestModule(
    'terraform {\n  required_providers {\n    aws = { source = "hashicorp/aws", version = ">= 3" }\n  }\n}\nprovider "aws" {\n  version = "~> 3.1"\n}\nprovider "null" {}\n',
  );
  expect(module.requiredProviders).toEqual([
    { name: "aws", source: "hashicorp/aws", versions: [">= 3", "~> 3.1"] },
  ]);
});

it("reads the blocks around a faulty one, and says where that is", async () => {
  const { module, diagnostics } = await readTestModule(`variable "a" {
  default = "x"
}

variable "b" {
  default = [1, 2
}

output "valid" {
  value = { x = foo
    (y) = 1e3 }
}

variable "c" {}
`);
  expect(module.inputs.map(({ name }) => name)).toContain("a");
  expect(module.inputs.map(({ name }) => name)).toContain("c");
  expect(diagnostics.map(brief)).toEqual([
    "variables.tf:7:1 invalid-hcl: this is not HCL: `]` is missing before the end of a line or of the file (check brackets, quotes and `=` of this block; `terraform fmt` names the same line)",
  ]);
});

it("finds what does not fit together", async () => {
  expect(
    await findings(`variable "a" {
  type = list(strng)
}
variable "b" {
  type    = list(number)
  default = [1, "two"]
}
variable "c" {
  type    = object({ x = string, y = optional(bool) })
  default = { y = true }
}
variable "d" {
  default  = null
  nullable = false
}
variable "e" {
  description = "See \${var.a}."
  default     = local.x
}
variable "a" {}
`),
  ).toEqual([
    "variables.tf:2:15 unknown-type: `strng` is not a type (variable `a`) (did you mean `string`?)",
    'variables.tf:6:13 default-misfit: the default of `b` does not fit its type: at `[1]` a number is wanted, not `"two"` (correct the default or the type)',
    "variables.tf:10:13 default-misfit: the default of `c` does not fit its type: the attribute `x` is missing (correct the default or the type)",
    "variables.tf:13:14 default-misfit: the default of `d` does not fit its type: `null` is not allowed by `nullable = false` (give a value, or remove `nullable`)",
    "variables.tf:17:24 not-constant: `description` of `e` is not a constant text (write `$${` for a literal `${`; variables and functions are not allowed here)",
    "variables.tf:18:17 default-not-constant: the default of `e` is not constant: `local.x` (set the default to `null` and compute the value in a local)",
    "variables.tf:20:1 declared-twice: variable `a` is declared a second time (the first is at `variables.tf:1`; remove or rename one)",
  ]);
});

it("finds defaults of attributes that do not fit, in the old quoted form too", async () => {
  expect(
    await findings(`variable "a" {
  type = object({
    x = optional(number, "no")
    y = optional(object({ z = optional(bool, "1") }), {})
    w = optional(string, local.w)
  })
}
variable "b" { type = "object({ x = optional(list(string), {}) })" }
`),
  ).toEqual([
    'variables.tf:3:26 default-misfit: the default of `x` in the type of `a` does not fit: a number is wanted, not `"no"` (correct the second argument of `optional()`, or leave it out)',
    "variables.tf:5:26 default-not-constant: the default of `w` in the type of `a` is not constant (correct the second argument of `optional()`, or leave it out)",
    "variables.tf:8:23 default-misfit: the default of `x` in the type of `b` does not fit: a list is wanted, not `{}` (correct the second argument of `optional()`, or leave it out)",
  ]);
});

test.each([
  ["bool", '"1"', true],
  ["bool", "1", false],
  ["bool", '"True"', false],
  ["number", '"-1.5e3"', true],
  ["number", '"0x10"', false],
  ["number", '" 5"', false],
  ["string", "5", true],
  ["set(string)", '["a", 1, null]', true],
  ["map(string)", "{ a = [] }", false],
  ["tuple([string, bool])", '["a"]', false],
  ["object({ a = optional(string) })", "{ more = 1 }", true],
])("converts to %s from %s as Terraform does: %s", async (type, value, fits) => {
  const found = await findings(`variable "x" {\n  type    = ${type}\n  default = ${value}\n}\n`);
  expect(found.length).toBe(fits ? 0 : 1);
});

it("reads files with a byte order mark, CRLF and five thousand lines", async () => {
  const block = (index: number) => `variable "v${index}" {\r\n  type = string\r\n}\r\n\r\n`;
  const text = `\uFEFF${Array.from({ length: 1250 }, (_, index) => block(index)).join("")}`;
  const { module, diagnostics } = await readTestModule(text);
  expect(diagnostics).toEqual([]);
  expect(module.inputs.at(-1)).toMatchObject({ name: "v1249", source: { line: 4997 } });
});
