import { expect, it } from "vitest";
import {
  alignAttributes,
  getKeyText,
  getListCode,
  getValueCode,
  quoteHcl,
  toHcl,
} from "./to-hcl.ts";

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

it("escapes what HCL would read as something else", () => {
  expect(["\b\f", "${a}", "$${a}", "%{b}", "a$b", '\n"\\', "c"].map(quoteHcl)).toEqual([
    '"\\u0008\\u000c"',
    '"$${a}"',
    '"$$${a}"',
    '"%%{b}"',
    '"a$b"',
    '"\\n\\"\\\\"',
    '"c"',
  ]);
});

it("quotes keys that HCL would read as something else", () => {
  expect(["a", "_b-1", "for", "null", "1st", "a b"].map(getKeyText)).toEqual([
    "a",
    "_b-1",
    '"for"',
    '"null"',
    '"1st"',
    '"a b"',
  ]);
});

it("aligns rows of lines, which end at a value of several lines", () => {
  const pairs = [
    ["a", "1"],
    ["long", "2"],
    ["object", "{\n  x = 1\n}"],
    ["bc", "3"],
    ["d", "4"],
  ] as const;
  expect(alignAttributes(pairs)).toEqual([
    "  a    = 1",
    "  long = 2",
    "  object = {",
    "    x = 1",
    "  }",
    "  bc = 3",
    "  d  = 4",
  ]);
});

it("breaks lists that are long or contain objects", () => {
  expect(getListCode([])).toBe("[]");
  expect(getListCode(["1", "2"])).toBe("[1, 2]");
  expect(getListCode(["x".repeat(80)])).toBe(`[\n  ${"x".repeat(80)},\n]`);
  expect(getValueCode([{ a: [true, null] }])).toBe("[\n  {\n    a = [true, null]\n  },\n]");
});
