import { expect, it } from "vitest";
import { highestImpact, type SearchRecord } from "../../model/search/search.ts";
import { englishSynonyms } from "./english-synonyms.ts";
import { getIndexer } from "./index-record.ts";
import { readSynonyms, weighTerms } from "./term-weights.ts";

const { indexQuestions, indexRecord, indexUnderNames } = getIndexer([]);

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

it("contains every term with its weight", () => {
  const { terms, weights } = indexRecord(record);
  const found = terms.split("\n").map((term, index) => [term, weights[index]]);
  const expected = [...weighTerms(record, readSynonyms(englishSynonyms))].map(
    ([term, { impact, inHeading }]) => [term, impact * 2 + Number(inHeading)],
  );
  expect(found).toEqual(expected);
  expect(found.map(([term]) => term)).toContain("oil_level");
});

it("is found by other names, and by their words as by those of its heading", () => {
  const { terms, weights } = indexUnderNames(record, {
    otherNames: ["Filling up"],
    menuLabel: "Top up",
  });
  const all = terms.split("\n");
  expect(all).toEqual(expect.arrayContaining(["=filling up", "=top up"]));
  expect(weights).toHaveLength(all.length);
  expect(weights[all.indexOf("filling")]).toBeGreaterThan(weights[all.indexOf("litre")] ?? 0);
});

it("means the record by another name of one word, but not by such a label of the menu", () => {
  const termsUnder = (names: { otherNames: string[]; menuLabel: string | null }) =>
    indexUnderNames(record, names).terms.split("\n");
  expect(termsUnder({ otherNames: ["Filling"], menuLabel: null })).toContain("=filling");
  expect(termsUnder({ otherNames: [], menuLabel: "Filling" })).not.toContain("=filling");
});

it("has room in a byte for the heaviest term", () => {
  expect(highestImpact * 2 + 1).toBeLessThan(256);
});

it("is found by related words of the site", () => {
  const site = getIndexer([["oil level", "depth of fuel"]]);
  expect(site.indexRecord(record).terms.split("\n")).toContain("depth");
  expect(indexRecord(record).terms.split("\n")).not.toContain("depth");
});

it("is found by questions in other words, and by its own words", () => {
  const indexed = indexRecord(record);
  const withQuestions = indexQuestions(indexed, ["refuel the lamp", "how much is left"]);
  expect(withQuestions.terms.split("\n")).toEqual(
    expect.arrayContaining([...indexed.terms.split("\n"), "refuel"]),
  );
  expect(withQuestions.record.names).toBe("refuel the lamp · how much is left");
});
