import { expect, it } from "vitest";
import { readTestModule, summarize } from "../../../tests/support/read-test-module.ts";
import { lintModule } from "./lint-module.ts";

it("finds what readers cannot use and what changed its name", async () => {
  const before = await readTestModule('variable "subnet_id" {}\nvariable "kept" {}');
  const now = await readTestModule(`variable "kept" {
  description = "Says something useful."
  type        = map(object({ x = any }))
}
variable "subnet_ids" {
  description = "The subnet ids."
  type        = list(string)
}
output "id" { value = 1 }
`);
  expect(lintModule(now.module, "catalog/a", before.module).map(summarize)).toEqual([
    "catalog/a/variables.tf:1:1 type-any: the type of variable `kept` is `any` or contains it (name the type, so that a wrong value fails in the plan and readers see its shape)",
    "catalog/a/variables.tf:5:1 empty-description: the description of variable `subnet_ids` only repeats its name: `The subnet ids.` (say what the name does not)",
    "catalog/a/variables.tf:9:1 missing-description: output `id` has no description (say what it controls, its allowed values and what happens at the extremes)",
    "catalog/a/variables.tf:1:1 name-changed: input `subnet_id` of the version before is gone (it may be `subnet_ids` now: say so in the release notes)",
  ]);
});

it("finds `any` in a tuple, and offers no name that was there before", async () => {
  const before = await readTestModule('variable "kep" {}\nvariable "kept" {}');
  const now = await readTestModule(
    'variable "kept" {\n  description = "Says something."\n  type = tuple([string, any])\n}\n',
  );
  expect(lintModule(now.module, "a", before.module).map(({ rule, hint }) => [rule, hint])).toEqual([
    ["type-any", expect.any(String)],
    ["name-changed", "say so in the release notes"],
  ]);
});

it("takes words of every script for words", async () => {
  const described = (name: string, text: string) =>
    `variable "${name}" {\n  description = "${text}"\n  type = string\n}\n`;
  const { module } = await readTestModule(
    described("cluster_name", "集群的名称") + described("größe", "Größe.") + described("a", "→"),
  );
  expect(lintModule(module, "", null).map(({ line, rule }) => `${line} ${rule}`)).toEqual([
    "5 empty-description",
  ]);
});
