import { expect, it } from "vitest";
import { excerpt, mark, matcher } from "./excerpt.ts";

const whole = (term: string) => ({ term, marked: Number.POSITIVE_INFINITY });
const marked = (text: string, markedLength: ReturnType<typeof matcher>) =>
  mark(text, markedLength)
    .map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
    .join("");

it.each([
  ["a word, whatever its number and case", [whole("gateway")], "NAT Gateways", "NAT [Gateways]"],
  ["a word in the other spelling", [whole("organization")], "organisations", "[organisations]"],
  [
    "the letters that were typed of a longer word",
    [{ term: "gateway", marked: 3 }],
    "gateways",
    "[gat]eways",
  ],
  [
    "no longer word that an identifier's part begins",
    [{ term: "number", marked: 0 }],
    "number",
    "number",
  ],
  ["the longest of two reasons", [{ term: "vpc", marked: 2 }, whole("vpc")], "vpc", "[vpc]"],
  ["an identifier whole", [whole("vpc_id"), whole("id")], "vpc_id, id", "[vpc_id], [id]"],
  ["a part of one", [whole("vpc")], "module.vpc_id", "module.[vpc]_id"],
  ["a part that begins with a capital", [whole("type")], "instanceType", "instance[Type]"],
])("marks %s", (_, terms, text, expected) => {
  expect(marked(text, matcher(terms))).toBe(expected);
});

it("keeps the end of a text", () => {
  const text = `${"before ".repeat(60)}the lamp`;
  const pieces = excerpt(text, matcher([whole("lamp")]));
  expect(pieces.at(-1)).toEqual({ text: "lamp", marked: true });
});

it("shows where most of the terms stand, not where one stands often", () => {
  const often = "a lamp, the lamp. ".repeat(10);
  const cut = excerpt(
    `${often}${"before ".repeat(40)}the lamp is on the table ${"after ".repeat(60)}`,
    matcher([whole("lamp"), whole("table")]),
  );
  expect(cut.filter((piece) => piece.marked).map((piece) => piece.text)).toEqual(["lamp", "table"]);
});

it("cuts a long text around its matches, between words", () => {
  const text = `${"before ".repeat(60)}the lamp stands here ${"after ".repeat(60)}`;
  const cut = excerpt(text, matcher([whole("lamp")]))
    .map((piece) => piece.text)
    .join("");
  expect(cut).toMatch(/^… before .*the lamp stands here .*after …$/);
  expect(cut.length).toBeLessThan(180);
});
