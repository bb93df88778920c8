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
    `${breaking ? "BREAKING " : ""}input x has another validation: ${before} -> ${after}`,
  ]);
});

it("lists validations that were added or removed, and not those laid out anew", async () => {
  expect(await compared(["var.x > 0"], ["var.x  >  0"])).toEqual([]);
  expect(await compared([], ["var.x > 0"])).toEqual([
    "BREAKING input x has a new validation: var.x > 0",
  ]);
  expect(await compared(["var.x > 0"], [])).toEqual(["input x has one validation less: var.x > 0"]);
});
