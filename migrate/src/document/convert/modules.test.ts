import { expect, it } from "vitest";
import { findUnboundNames, readModuleNames, readPlainObject } from "./modules.ts";

it.each<[string, string[]]>([
  ["(a = b, { c: [d = e], ...f }) => a + d + f + g", ["b", "e", "g"]],
  ["list.map((item) => item.x) + item", ["list", "item"]],
  ["<motion.div Title={x}><Bell /><b /></motion.div>", ["motion", "x", "Bell"]],
  ["() => { const a = 1; for (const b of c) a(b); try {} catch (d) { d(); } }", ["c"]],
  ["x as Bell", ["x"]],
  ["{ a, b: c, [d]: 1 }", ["a", "c", "d"]],
])("finds the undeclared names of %s", (code, names) => {
  expect(findUnboundNames(code)).toEqual(names);
});

it("reads objects of which every part is known", () => {
  expect(readPlainObject("{ a: 1, 'b': `c`, d: -2 }")).toEqual({ a: 1, b: "c", d: -2 });
  expect(readPlainObject("{ ...rest, a: 1 }")).toBeUndefined();
  expect(readPlainObject("{ a: [1] }")).toBeUndefined();
});

it("names what a page imports and exports", () => {
  const code =
    "import a, { b as c } from './a';\nimport * as d from 'd';\nimport 'e';\n" +
    "export { c as f, type g } from 'f';\nexport const { h, i: [j] } = 2;\nexport default j;";
  expect(readModuleNames(code)).toEqual({
    imports: [
      { local: "a", imported: "default", specifier: "./a" },
      { local: "c", imported: "b", specifier: "./a" },
      { local: "d", imported: "*", specifier: "d" },
      { local: "", imported: "", specifier: "e" },
    ],
    exports: ["f", "h", "j", "default"],
  });
});
