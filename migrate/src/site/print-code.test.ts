import { expect, it } from "vitest";
import { printModule } from "./print-code.ts";

it("writes keys and commas as in TypeScript, and strings as they are", () => {
  const value = { a: undefined, b: [], "c-d": [1, 'x": [', { e: "f,\n]" }], g: { h: null } };
  expect(printModule("Values.", value)).toBe(`/** Values. */
export default {
  b: [],
  "c-d": [
    1,
    "x\\": [",
    {
      e: "f,\\n]",
    },
  ],
  g: {
    h: null,
  },
};
`);
});
