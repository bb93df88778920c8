import { expect, it, test } from "vitest";
import { readTestInput, readTestModule } from "../../../tests/support/read-test-module.ts";
import { acceptsAll } from "../history/accepts-all.ts";
import { compareModules, describeChange } from "./compare-modules.ts";

const before = `
variable "gone" { type = string }
variable "was_optional" {
  type    = string
  default = "x"
}
variable "typed" { default = "x" }
variable "untyped" { default = null }
variable "was_required" { type = string }
variable "retyped" { type = list(string) }
variable "redefaulted" { default = 1 }
variable "reordered" { default = { a = 1, b = { c = 2, d = 3 } } }
variable "widened" { type = object({ a = number }) }
variable "laid_out" {
  type = object({ a = string, b = optional(number, 1) })
  default = { a = "x" }
}
variable "old" { default = true }
output "gone" { value = 1 }
`;

const after = `
variable "was_optional" { type = string }
variable "typed" {
  type    = string
  default = "x"
}
variable "untyped" { default = "x" }
variable "was_required" {
  type    = string
  default = null
}
variable "retyped" { type = set(string) }
variable "redefaulted" { default = 2 }
variable "reordered" { default = { b = { d = 3, c = 2 }, a = 1 } }
variable "widened" { type = object({ a = string, b = optional(bool) }) }
variable "laid_out" {
  type = object({
    b = optional(number, 1) # the same
    a = string
  })
  default = {
    a = "x"
  }
}
variable "old" {
  default    = true
  deprecated = "Use new."
}
variable "new" { default = "y" }
variable "needed" { type = string }
output "new" { value = 1 }
`;

it("lists what changed, breaking changes first", async () => {
  const [old, now] = await Promise.all([readTestModule(before), readTestModule(after)]);
  expect(compareModules(old.module, now.module).map(describeChange)).toEqual([
    "BREAKING input gone removed: string",
    "BREAKING output gone removed",
    'BREAKING input was_optional now required: "x"',
    "BREAKING input needed added, required: string",
    "BREAKING input typed type changed: any -> string",
    "input retyped type changed: list(string) -> set(string)",
    "input widened type changed\n  a changed: number -> string\n  b added: optional(bool)",
    "input redefaulted default changed: 1 -> 2",
    'input untyped default changed: null -> "x"',
    "input was_required no longer required: null",
    "input old deprecated: Use new.",
    "input new added: string",
    "output new added",
  ]);
});

it("shows long values from where they begin to differ", async () => {
  const names = Array.from({ length: 20 }, (_, index) => `a${index} = string`).join(", ");
  const typed = (more: string) =>
    `variable "x" {\n  type = tuple([object({ ${names}${more} })])\n}\n`;
  const [old, now] = await Promise.all([
    readTestModule(typed("")),
    readTestModule(typed(", z = any")),
  ]);
  expect(compareModules(old.module, now.module).map(describeChange)).toEqual([
    "BREAKING input x type changed: …string, a19 = string })]) -> …string, a19 = string, z = any })])",
  ]);
  const [back] = compareModules(now.module, { ...old.module, inputs: [] }).map(describeChange);
  expect(back).toMatch(/^BREAKING input x removed: tuple\(\[object\(\{ a0 = .{79}…$/);
});

it("lists flags that were set or taken back, and deprecated outputs", async () => {
  const [old, now] = await Promise.all([
    readTestModule(`
variable "needed" { type = string }
variable "given" { default = "x" }
variable "short_lived" {
  default   = "x"
  ephemeral = true
}
output "key" { value = 1 }
output "id" { value = 1 }
`),
    readTestModule(`
variable "needed" {
  type     = string
  nullable = false
}
variable "given" {
  default   = "x"
  nullable  = false
  sensitive = true
}
variable "short_lived" { default = "x" }
output "key" {
  value     = 1
  sensitive = true
}
output "id" {
  value      = 1
  deprecated = "Use key."
}
`),
  ]);
  expect(compareModules(old.module, now.module).map(describeChange)).toEqual([
    "BREAKING input needed no longer takes null",
    "BREAKING output key now sensitive",
    "BREAKING input short_lived no longer ephemeral",
    "input given no longer takes null",
    "input given now sensitive",
    "output id deprecated: Use key.",
  ]);
});

test.each([
  ["string", "string", true],
  ["number", "string", true],
  ["string", "number", false],
  ["list(string)", "any", true],
  ["any", "string", false],
  ["list(number)", "list(string)", true],
  ["list(string)", "set(string)", true],
  ["set(string)", "list(string)", true],
  ["list(string)", "map(string)", false],
  ["tuple([string, number])", "list(string)", true],
  ["list(string)", "tuple([string])", false],
  ["map(any)", "map(string)", true],
  ["map(string)", "object({ a = optional(bool) })", true],
  ["map(string)", "object({ a = string })", false],
  ["map(string)", "object({ a = optional(list(string)) })", false],
  ["any", "list(string)", false],
  ["map(string)", "map(any)", true],
  ["tuple([number, bool])", "tuple([string, bool])", true],
  ["tuple([number])", "tuple([number, bool])", false],
  ["object({ a = string })", "object({ a = string, b = optional(bool) })", true],
  ["object({ a = string })", "object({ a = optional(string, 1) })", true],
  ["object({ a = optional(string) })", "object({ a = string })", false],
  ["object({ a = string })", "object({ a = string, b = bool })", false],
  ["object({ a = string, b = bool })", "object({ a = string })", false],
  ["map(object({ a = number }))", "map(object({ a = string, b = optional(any) }))", true],
  ["object({ a = string })", "map(string)", true],
  ["object({ a = list(string) })", "map(string)", false],
])("what was %s fits into %s: %s", async (before, now, fits) => {
  const typeOf = async (type: string) =>
    (await readTestInput(`variable "x" {\n  type = ${type}\n}\n`)).typeTree;
  expect(acceptsAll(await typeOf(now), await typeOf(before))).toBe(fits);
});
