import { expect, it } from "vitest";
import { readTestModule } from "../../../tests/support/read-test-module.ts";
import { compareValidations, describeValidation } from "./compare-validations.ts";

async function compared(before: string[], after: string[]): Promise<string[]> {
  const read = (conditions: string[]) => {
    const blocks = conditions.map(
      (condition) =>
        `  validation {\n    condition = ${condition}\n    error_message = "No."\n  }\n`,
    );
    return readTestModule(`variable "x" {\n  type = any\n${blocks.join("")}}\n`);
  };
  const [old, now] = [await read(before), await read(after)];
  return compareValidations(old.module, now.module).map(describeValidation);
}

it.each([
  ["var.x > 0", "var.x > 5", true],
  ["var.x > 5", "var.x > 0", false],
  ["var.x <= 5", "var.x <= 9", false],
  ["length(var.x) < 5", "length(var.x) < 4", true],
  ["var.x > 0", "var.x >= 0", true],
  ['contains(["a"], var.x)', 'contains(["a", "b"], var.x)', false],
  ['contains(["a", "b"], var.x)', 'contains(["a"], var.x)', true],
  ['contains(["a"], var.x)', 'contains(["a", "b"], var.x.y)', true],
])("%s -> %s is breaking: %s", async (before, after, breaking) => {
  expect(await compared([before], [after])).toEqual([
    `${breaking ? "BREAKING " : ""}input x has a changed validation: ${before} -> ${after}`,
  ]);
});

it("compares a condition with the one that it widens, in any order", async () => {
  const before = ['contains(["a"], var.x)', "length(var.x) > 3"];
  const after = ["length(var.x) > 2", 'contains(["a", "b"], var.x)', "var.x != null"];
  expect(await compared(before, after)).toEqual([
    "BREAKING input x has a new validation: var.x != null",
    "input x has a changed validation: length(var.x) > 3 -> length(var.x) > 2",
    'input x has a changed validation: contains(["a"], var.x) -> contains(["a", "b"], var.x)',
  ]);
});

it("lists validations that were added or removed, and ignores white space", async () => {
  expect(await compared(["var.x > 0"], ["var.x  >  0"])).toEqual([]);
  expect(await compared([], ["var.x > 0"])).toEqual([
    "BREAKING input x has a new validation: var.x > 0",
  ]);
  expect(await compared(["var.x > 0"], [])).toEqual([
    "input x no longer has a validation: var.x > 0",
  ]);
});
