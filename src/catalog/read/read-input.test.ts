import { expect, it } from "vitest";
import {
  readTestInput,
  readTestModule,
  summarize,
} from "../../../tests/support/read-test-module.ts";

async function getDiagnostics(text: string): Promise<string[]> {
  return (await readTestModule(text)).diagnostics.map(summarize);
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
    comment: "",
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
  const described = [...module.inputs, ...module.outputs].map((item) => [
    item.name,
    item.description,
  ]);
  expect(described).toEqual([
    ["a", "One ## two"],
    ["b", ""],
    ["c", "Own."],
    ["d", ""],
  ]);
});

it("finds what does not fit together", async () => {
  expect(
    await getDiagnostics(`variable "a" {
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
    'variables.tf:6:13 default-misfit: the default of `b` does not fit its type: at `[1]` expected a number, not `"two"` (correct the default or the type)',
    "variables.tf:10:13 default-misfit: the default of `c` does not fit its type: the attribute `x` is missing (correct the default or the type)",
    "variables.tf:13:14 default-misfit: the default of `d` does not fit its type: `null` is not allowed by `nullable = false` (give a value, or remove `nullable`)",
    "variables.tf:17:24 not-constant: `description` of `e` is not a constant text (write `$${` for a literal `${`; variables and functions are not allowed here)",
    "variables.tf:18:17 default-not-constant: the default of `e` is not constant: `local.x` (set the default to `null` and compute the value in a local)",
    "variables.tf:20:1 declared-twice: variable `a` is declared a second time (the first is at `variables.tf:1`; remove or rename one)",
  ]);
});

it.each([
  ["optional(string)", "only the attributes of an `object` can be optional"],
  ["object", "write `object({ name = string })`"],
  ["tuple(string)", "write `tuple([string, number])`"],
  ["object({ a = optional })", "`object({ name = optional(string) })`"],
  ["object()", "write `object({ name = string })`"],
  ["any(string)", "write `any` without brackets"],
  ["map(string, number)", "write `map(string)`, with one type"],
])("says how to write the type %s", async (type, hint) => {
  expect(await getDiagnostics(`variable "a" {\n  type = ${type}\n}\n`)).toEqual([
    expect.stringContaining(hint),
  ]);
});

it("finds defaults of attributes that do not fit, in the old quoted form too", async () => {
  expect(
    await getDiagnostics(`variable "a" {
  type = object({
    x = optional(number, "no")
    y = optional(object({ z = optional(bool, "1") }), {})
    w = optional(string, local.w)
  })
}
variable "b" { type = "object({ x = optional(list(string), {}) })" }
`),
  ).toEqual([
    'variables.tf:3:26 default-misfit: the default of `x` in the type of `a` does not fit: expected a number, not `"no"` (correct the second argument of `optional()`, or leave it out)',
    "variables.tf:5:26 default-not-constant: the default of `w` in the type of `a` is not constant (correct the second argument of `optional()`, or leave it out)",
    "variables.tf:8:23 default-misfit: the default of `x` in the type of `b` does not fit: expected a list, not `{}` (correct the second argument of `optional()`, or leave it out)",
  ]);
});

it("keeps the comments inside a block, without marks for linters and rules", async () => {
  const input = await readTestInput(`
variable "groups" {
  # The keys are names.
  # tflint-ignore: terraform_typed_variables
  type    = any # see below
  default = {}

  # Example:
  # -------------
  # groups = {
  #   admins = { path = "/" }
  # }
}
`);
  expect(input.comment).toBe(
    'The keys are names.\nsee below\nExample:\ngroups = {\n  admins = { path = "/" }\n}',
  );
});

it.each([
  ["# tflint-ignore: terraform_unused_declarations", ""],
  ["#tfsec:ignore:aws-s3-enable-versioning", ""],
  ["# checkov:skip=CKV_AWS_1: not needed\n# The bucket.", "The bucket."],
  ["# ----------\n# OPTIONAL\n# ----------", ""],
  ["# ----------\n# OPTIONAL\n# ----------\n# How many.", "How many."],
  ["# ---- Network ----", ""],
  ["# One of:\n# - small\n# - large", "One of:\n- small\n- large"],
  ["# Infracost reads this file.", "Infracost reads this file."],
  ["# terraform-docs configuration", "terraform-docs configuration"],
])("describes a variable by the comment above it only if it is a description: %s", async (comment, description) => {
  const input = await readTestInput(`${comment}\nvariable "x" {}\n`);
  expect(input.description).toBe(description);
});

it.each([
  ["var.a", "var.a"],
  ['"${var.a}-b"', "var.a"],
  ['"a-${lower("}")}"', 'lower("}")'],
  ["jsonencode({\n    a = 1\n  })", "jsonencode({…"],
  [`local.${"a".repeat(80)}`, `local.${"a".repeat(54)}…`],
])("quotes the computed part of the default %s", async (code, quoted) => {
  const { diagnostics } = await readTestModule(`variable "a" {\n  default = ${code}\n}\n`);
  expect(diagnostics[0]?.message).toBe(`the default of \`a\` is not constant: \`${quoted}\``);
});
