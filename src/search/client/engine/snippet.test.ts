import { expect, it } from "vitest";
import { createHighlighter, getSnippet, markMatches } from "./snippet.ts";

const whole = (term: string) => ({ term, markedLength: Number.POSITIVE_INFINITY });
const marked = (text: string, getHighlightLength: ReturnType<typeof createHighlighter>) =>
  markMatches(text, getHighlightLength)
    .map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
    .join("");

it.each([
  ["a word, whatever its number and case", [whole("gateway")], "NAT Gateways", "NAT [Gateways]"],
  ["a word in the other spelling", [whole("organization")], "organisations", "[organisations]"],
  [
    "the letters that were typed of a longer word",
    [{ term: "gateway", markedLength: 3 }],
    "gateways",
    "[gat]eways",
  ],
  [
    "no longer word that an identifier's part begins",
    [{ term: "number", markedLength: 0 }],
    "number",
    "number",
  ],
  ["the longest of two reasons", [{ term: "vpc", markedLength: 2 }, whole("vpc")], "vpc", "[vpc]"],
  ["an identifier whole", [whole("vpc_id"), whole("id")], "vpc_id, id", "[vpc_id], [id]"],
  ["a part of one", [whole("vpc")], "module.vpc_id", "module.[vpc]_id"],
  ["a step of a path before its parts", [whole("vpc_id"), whole("vpc")], "a.vpc_id", "a.[vpc_id]"],
  ["a word with accents", [whole("cle"), whole("brulee")], "clé brûlée", "[clé] [brûlée]"],
  ["accents that are characters", [whole("cle")], "cle\u0301", "[cle\u0301]"],
  ["another script, whole", [{ term: "한국", markedLength: 2 }], "한국", "[한국]"],
  [
    "Korean words by pairs",
    ["데이", "이터"].map((term) => ({ term, markedLength: 2 })),
    "서버데이터는",
    "서버[데이터]는",
  ],
  ["a part that begins with a capital", [whole("type")], "instanceType", "instance[Type]"],
])("marks %s", (_, terms, text, expected) => {
  expect(marked(text, createHighlighter(terms))).toBe(expected);
});

it("keeps the end of a text", () => {
  const text = `${"before ".repeat(60)}the lamp`;
  const pieces = getSnippet(text, createHighlighter([whole("lamp")]));
  expect(pieces.at(-1)).toEqual({ text: "lamp", marked: true });
});

const shown = (text: string, terms: string[]) =>
  getSnippet(text, createHighlighter(terms.map(whole)))
    .filter((piece) => piece.marked)
    .map((piece) => piece.text);

const before = "before ".repeat(40);
const after = "after ".repeat(60);

it.each([
  [
    "most of the terms, not one of them often",
    `${"a lamp, the lamp. ".repeat(10)}${before}the lamp is on the table ${after}`,
    ["lamp", "table"],
    ["lamp", "table"],
  ],
  [
    "a name rather than its parts",
    `the vpc and its id ${before}a vpc_id ${after}`,
    ["vpc_id", "vpc", "id"],
    ["vpc_id"],
  ],
  [
    "two terms rather than one in two forms",
    `a gateway, many gateways ${before}a NAT gateway ${after}`,
    ["nat", "gateway"],
    ["NAT", "gateway"],
  ],
  [
    "what fits beside each other",
    `${before}the lamp ${"x".repeat(100)} table ${after}the lamp on the table`,
    ["lamp", "table"],
    ["lamp", "table"],
  ],
  ["a term behind a long address", `see https://e.com/${"x".repeat(240)} lamp`, ["lamp"], ["lamp"]],
  ["a term in text without blanks", `${"文".repeat(200)} lamp`, ["lamp"], ["lamp"]],
])("shows %s", (_, text, terms, expected) => {
  expect(shown(text, terms)).toEqual(expected);
});

it("cuts a long text around its matches, between words", () => {
  const text = `${"before ".repeat(60)}the lamp stands here ${"after ".repeat(60)}`;
  const cut = getSnippet(text, createHighlighter([whole("lamp")]))
    .map((piece) => piece.text)
    .join("");
  expect(cut).toMatch(/^… before .*the lamp stands here .*after …$/);
  expect(cut.length).toBeLessThan(180);
});
