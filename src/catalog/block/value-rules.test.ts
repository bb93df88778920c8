import { expect, it } from "vitest";
import type { JsonValue } from "../../model/reference/module.ts";
import { getValueRules } from "./value-rules.ts";

function getVerdicts(condition: string, values: readonly JsonValue[]): boolean[] | undefined {
  const [rule] = getValueRules([{ condition, message: "No." }], "x");
  return rule && values.map((value) => rule.accepts(value));
}

it.each<[string, JsonValue[], boolean[]]>([
  ['contains(["a", "b"], var.x)', ["a", "c"], [true, false]],
  ['var.x == null || contains(["a",], var.x)', [null, "a", "b"], [true, true, false]],
  ["var.x >= 1 && var.x <= 9", [0, 1, 9, 10], [false, true, true, false]],
  ["(var.x > 1) && (var.x != 5)", [1, 2, 5], [false, true, false]],
  ["var.x == 1 || var.x == 3", [1, 2, 3], [true, false, true]],
  ["length(var.x) > 0", ["", "a", [], [1], { a: 1 }], [false, true, false, true, true]],
  ['can(regex("^[a-z]+$", var.x))', ["abc", "A"], [true, false]],
  ['!can(regex("\\\\s", var.x))', ["abc", "a b"], [true, false]],
  [
    'alltrue([for one in var.x : contains(["a"], one)])',
    [["a"], ["a", "b"], []],
    [true, false, true],
  ],
  ['!contains(["a || b"], var.x)', ["a || b", "c"], [false, true]],
])("tests %s", (condition, values, expected) => {
  expect(getVerdicts(condition, values)).toEqual(expected);
});

it.each([
  "can(cidrhost(var.x, 0))",
  "var.x >= 1 && can(cidrhost(var.x, 0))",
  "var.y > 1",
  'can(regex("(?P<name>a)", var.x))',
  "contains(local.names, var.x)",
])("leaves %s to Terraform", (condition) => expect(getVerdicts(condition, [])).toBeUndefined());

it("lists the allowed values of an enumeration", () => {
  const choices = (condition: string) =>
    getValueRules([{ condition, message: "" }], "x")[0]?.choices;
  expect(choices('contains(["a", "b"], var.x)')).toEqual(["a", "b"]);
  expect(choices("contains([1, 2], var.x)")).toBeNull();
  expect(choices('var.x == null || contains(["a"], var.x)')).toBeNull();
});

it.each<[string, string[]]>([
  ["var.x >= 1 && var.x <= 9", [">= 1", "<= 9"]],
  ["var.x == null || (var.x > 0.5 && var.x != 3)", ["> 0.5"]],
  ["(var.x < -1)", ["< -1"]],
  ["var.x <= 1 || var.x >= 5", []],
  ["!(var.x < 1)", []],
  ["length(var.x) > 3", []],
])("reads the limits of %s", (condition, expected) => {
  expect(getValueRules([{ condition, message: "" }], "x").flatMap(({ limits }) => limits)).toEqual(
    expected,
  );
});
