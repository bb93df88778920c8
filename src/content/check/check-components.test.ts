import { expect, test } from "vitest";
import { checkComponents } from "./check-components.ts";

test("unknown components name the nearest", () => {
  const components = [
    { name: "Crad", line: 3, column: 1 },
    { name: "Tabs", line: 4, column: 1 },
    { name: "Tabs.Item", line: 5, column: 1 },
  ];
  expect(checkComponents([{ file: "a.mdx", components }], ["Card", "Tabs"])).toMatchObject([
    { rule: "unknown-component", file: "a.mdx", line: 3, hint: "did you mean `<Card>`?" },
  ]);
});
