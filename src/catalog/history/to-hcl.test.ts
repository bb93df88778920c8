import { expect, it } from "vitest";
import { toHcl } from "./to-hcl.ts";

it.each([
  [null, "null"],
  [true, "true"],
  ['say "hi"\n${a} %{b}', '"say \\"hi\\"\\n$${a} %%{b}"'],
  [[1, "a"], '[1, "a"]'],
  [{}, "{}"],
  [{ a: [], "b c": { d: 1 } }, '{ a = [], "b c" = { d = 1 } }'],
])("writes %j as HCL", (value, text) => {
  expect(toHcl(value)).toBe(text);
});
