import { expect, it } from "vitest";
import { createModulePositionLookup } from "./positions-in-module.ts";

const source = `import { defineConfig } from "x";
const items = ["a", { type: "doc" }];
export default defineConfig({
  title: "é 😀", url: "x",
  docs: items,
  nested: { "a-b": [1, ...items, 2] },
  ...rest,
} satisfies Input);
`;

it.each([
  [[], "3:16"],
  [["url"], "4:18"],
  [["docs", 1, "type"], "2:23"],
  [["docs", 1, "missing"], "2:21"],
  [["nested", "a-b", 0], "6:21"],
  [["nested", "a-b", 2], "6:20"],
  [["gone"], "3:29"],
])("finds %j at %s", (path, place) => {
  const { line, column } = createModulePositionLookup(source)(path);
  expect(`${line}:${column}`).toBe(place);
});

it("does not take a computed key for a name", () => {
  const lookUp = createModulePositionLookup("export default { title: 1, [title]: 2 };");
  expect(lookUp(["title"])).toEqual({ line: 1, column: 18 });
});

it("returns the start of a module without a literal value", () => {
  expect(createModulePositionLookup("export * from './other.ts'")(["title"])).toEqual({
    line: 1,
    column: 1,
  });
  expect(createModulePositionLookup("const a = b, b = a; export default a;")(["x"])).toEqual({
    line: 1,
    column: 18,
  });
});
