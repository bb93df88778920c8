import { expect, it } from "vitest";
import { highestImpact, type SearchRecord } from "../../model/search.ts";
import { alsoNamed, indexRecord } from "./index-record.ts";
import { weigh } from "./weigh.ts";

const record: SearchRecord = {
  kind: "section",
  route: "/lamp",
  anchor: "oil",
  title: "Lamp",
  heading: "oil_level",
  path: ["Guides"],
  text: "How much oil the lamp holds, in litres.",
  version: null,
  locale: "en",
};

it("holds every term with its weight", () => {
  const { terms, weights } = indexRecord(record);
  const found = terms.split("\n").map((term, index) => [term, weights[index]]);
  const expected = [...weigh(record)].map(([term, { impact, inHeading }]) => [
    term,
    impact * 2 + Number(inHeading),
  ]);
  expect(found).toEqual(expected);
  expect(found.map(([term]) => term)).toContain("oil_level");
});

it("has a second name, unless it is the first", () => {
  const { terms, weights } = alsoNamed(indexRecord(record), "Filling up");
  expect(terms.split("\n").at(-1)).toBe("=filling up");
  expect(weights).toHaveLength(terms.split("\n").length);
  const indexed = indexRecord(record);
  expect(alsoNamed(indexed, "oil-level")).toBe(indexed);
});

it("has room in a byte for the heaviest term", () => {
  expect(highestImpact * 2 + 1).toBeLessThan(256);
});
