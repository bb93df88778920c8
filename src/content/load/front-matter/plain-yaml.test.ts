import { expect, test } from "vitest";
import { parseDocument } from "yaml";
import { readPlainYaml } from "./plain-yaml.ts";

const pieces = [
  ..."abZ09 ,.()/_'\"’–—-:#&*!|>%@`[]{}?\\\t~é語\u00a0\u2028=+<",
  "true",
  "null",
  "Yes",
  "0x1f",
  "1e3",
  "2024-01-02",
  ": ",
  " #",
  "- ",
];

/** Values of all kinds: each piece alone, beside each other piece, in quotes and between letters. */
const values = pieces.flatMap((one) => [
  ...pieces.map((two) => one + two),
  ...pieces.map((two) => `a${one}${two}`),
  one,
  `"${one}"`,
  `'${one}'`,
  `"a ${one} b"`,
  `'a ${one} b'`,
  `a${one}b`,
  `a ${one} b`,
  `a${one}`,
]);

test("reads what it reads as YAML does", () => {
  const texts = values.map((value) => `k: ${value}`);
  const read = texts.filter((text) => readPlainYaml(text) !== undefined);
  const others = read.filter((text) => {
    const document = parseDocument(text);
    const value = { errors: document.errors, value: document.toJS() };
    return JSON.stringify(value) !== JSON.stringify({ errors: [], value: readPlainYaml(text) });
  });
  expect(others).toEqual([]);
  expect(read.length).toBeGreaterThan(400);
});

test("reads the front matter of an ordinary page", () => {
  const text =
    '\ntitle: Design a VPC\ndescription: "What: all."\nsidebar_position: 3\ndraft: true\n';
  expect(readPlainYaml(text)).toEqual({
    title: "Design a VPC",
    description: "What: all.",
    sidebar_position: 3,
    draft: true,
  });
});

test.each([
  "k: a\nk: b",
  "k: a\n  b",
  "k:\n  - a",
  "k: [a]",
  "k: a: b",
  "k: a # b",
  "k:",
  "k: null",
  "- a",
  "k: 1.5",
  " k: a",
])("leaves %j to the parser", (text) => {
  expect(readPlainYaml(text)).toBeUndefined();
});
