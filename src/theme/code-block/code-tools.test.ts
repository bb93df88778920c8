import { expect, test } from "vitest";
import { getIndent } from "./code-tools.ts";

test("counts the indentation in columns", () => {
  expect(["a", "  a", "\ta", "  \ta", ""].map(getIndent)).toEqual([0, 2, 4, 4, 0]);
});
