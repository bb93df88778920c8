import { expect, it } from "vitest";
import { convertMath } from "./convert-math.ts";

it.each([
  ["Sum $a_{i}$ of $$b$$.\n", "Sum `a_{i}` of `b`.\n"],
  ["- x\n\n  $$\n  \\frac{a}{b}\n  $$\n", "- x\n\n  ```latex\n  \\frac{a}{b}\n  ```\n"],
  ["It costs $5, or $6 and $7-$8.\n", "It costs $5, or $6 and $7-$8.\n"],
  ["`$a$` \\$b$ $HOME and $PATH\n", "`$a$` \\$b$ $HOME and $PATH\n"],
])("shows the formulas of %j as code", (body, expected) => {
  expect(convertMath(body)).toBe(expected);
});
