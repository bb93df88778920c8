import { expect, it } from "vitest";
import type { ValueForm } from "../../model/reference/connection.ts";
import { getConnectionExpression } from "./usage-code.ts";

it.each<[ValueForm, string[], string]>([
  ["whole", [], "module.vpc.ids"],
  ["item", [], "[module.vpc.ids]"],
  ["one", ["0"], "module.vpc.ids[0]"],
  ["one", ["eu-west-1", "ebs"], 'module.vpc.ids["eu-west-1"]["ebs"]'],
  ["values", [], "values(module.vpc.ids)"],
])("writes the form %s with the keys %s", (form, keys, expected) => {
  expect(getConnectionExpression({ output: "ids", form, keys }, "module.vpc")).toBe(expected);
});
