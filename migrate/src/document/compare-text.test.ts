import { expect, it } from "vitest";
import { findLostText } from "./compare-text.ts";

it.each<[string, string, string[], string[] | undefined]>([
  ["one two", "## Two\n\none", [], undefined],
  ["one two two", "one two", [], ["two"]],
  ["```js\nconst a1 = b1;\n```", "```js\nconst a1;\n```", [], ["b1"]],
  ["<Card title='gone'>kept</Card>", "kept", [], undefined],
  ["import Gone from './gone';\n\nkept", "kept", [], undefined],
  ["```js rule=gone\nkept\n```", "```js\nkept\n```", [], undefined],
  ["[text](./gone.md) kept", "text kept", [], undefined],
  ["kept gone", "kept", ["gone"], undefined],
  ["kept\n\n<style>\n.gone { color: red }\n</style>", "kept", [], undefined],
])("compares %j with %j", (before, after, reported, words) => {
  expect(findLostText(before, after, reported)?.words).toEqual(words);
});
