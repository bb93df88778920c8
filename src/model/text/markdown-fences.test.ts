import { expect, it } from "vitest";
import {
  findFences,
  getClosingFence,
  getCodeRanges,
  getOpenFence,
  maskCode,
} from "./markdown-fences.ts";

it("reads a fenced block with its position", () => {
  const text = 'Text\n\n```hcl{2} title="main.tf"\na = 1\n\nb\n```\nafter\n';
  const [fence, ...others] = findFences(text);
  expect(others).toEqual([]);
  expect(fence).toMatchObject({
    line: 3,
    endLine: 7,
    prefix: "",
    marker: "```",
    info: 'hcl{2} title="main.tf"',
    language: "hcl",
    meta: '{2} title="main.tf"',
    code: "a = 1\n\nb\n",
    isClosed: true,
  });
  expect(text.slice(fence?.start, fence?.end)).toMatch(/^```hcl[\s\S]*\n```$/);
});

it.each([
  ["```\na\n````\n", "a\n"],
  ["````\n```\n````\n", "```\n"],
  ["~~~\n```\n~~~\n", "```\n"],
  ["```\n``` js\n```\n", "``` js\n"],
  ["- ```\n  a\n    b\n  ```\n", "a\n  b\n"],
  ["1. > ~~~ js\n   > a\n   > ~~~\n", "a\n"],
  ["  ```\n  a\n b\n  ```", "a\nb\n"],
  ["```js\r\na\r\n```\r\n", "a\n"],
  ["```\n```", ""],
  ["```\n1.  a\n\n    ```\n    ```\n```\n", "1.  a\n\n    ```\n    ```\n"],
  ["\t\t```\n\t\ta\n        ```\n", "a\n"],
  ["    ```\n    a\n\t```\n", "a\n"],
])("ends the block of %j at a fence of its kind", (text, code) => {
  expect(findFences(text)).toMatchObject([{ code, isClosed: true }]);
});

it.each([
  ["```\na", "a\n"],
  ["```\na\n", "a\n"],
  ["> ```\n> a\n\nb\n", "a\n"],
  ["```\na\n~~~\n``\n", "a\n~~~\n``\n"],
])("reports that %j is not closed", (text, code) => {
  expect(findFences(text)).toMatchObject([{ code, isClosed: false }]);
});

it("a line with a code span is not a fence", () => {
  expect(findFences("```a``` b\n``` `x`\n")).toEqual([]);
});

it("masks code and keeps offsets", () => {
  const text = "a `b` c\n\n``d`\ne`` f `g\n\nh \\`i`\n```\n{x}\n```\nj";
  expect(maskCode(text)).toBe("a     c\n\n    \n    f `g\n\nh \\`i`\n   \n   \n   \nj");
  expect(getCodeRanges(text)).toHaveLength(3);
});

it("ends code spans with the row of their table", () => {
  expect(maskCode("| `a |\n| b | `c` |")).toBe("| `a |\n| b |     |");
});

it.each([
  ["- a ` b\n- c ` d", []],
  ["# a ` b\nc ` d", []],
  ["# a ` b\r\nc ` d", []],
  ["1. a ` b\n2. c `d`", ["`d`"]],
  ["a `b\nc` d", ["`b\nc`"]],
  ["`a:\n      - b`", ["`a:\n      - b`"]],
  ["> # a ` b\n> c `d`", ["`d`"]],
  ["a \\\\`b`", ["`b`"]],
  ["\\``a` b", ["`a`"]],
  ["\\`a` b `c\\` d", ["` b `"]],
  ["`a\\` b `c`", ["`a\\`", "`c`"]],
])("finds the code spans of %j, as Markdown does", (text, spans) => {
  expect(getCodeRanges(text).map(([start, end]) => text.slice(start, end))).toEqual(spans);
});

it.each([
  ["````hcl\n```\n````\nafter", ["````hcl", "````hcl", "", ""], "````"],
  ["> - ~~~\n>   a\n>   ~~~", ["> - ~~~", "> - ~~~", ""], ">   ~~~"],
  ["> ```\nafter", ["> ```", ""], "> ```"],
])("follows the open block of %j line by line", (text, expected, closing) => {
  let open = "";
  const blocks = text.split("\n").map((line) => {
    open = getOpenFence(line, open);
    return open;
  });
  expect(blocks).toEqual(expected);
  expect(getClosingFence(expected[0] ?? "")).toBe(closing);
});
