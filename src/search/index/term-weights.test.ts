import { expect, it } from "vitest";
import type { SearchRecord } from "../../model/search/search.ts";
import { englishSynonyms } from "./english-synonyms.ts";
import { findSynonyms, readSynonyms, weighTerms as weighWith } from "./term-weights.ts";

const synonyms = readSynonyms([
  ["alb", "elb", "application load balancer", "elastic load balancer"],
  ["mfa", "multi-factor authentication", "two-factor authentication", "2fa", "two factor"],
  ...englishSynonyms,
]);
const weighTerms = (record: SearchRecord) => weighWith(record, synonyms);

const section: SearchRecord = {
  kind: "section",
  route: "/lamp",
  anchor: "oil-change",
  title: "Lamp",
  heading: "Fill it anew",
  path: ["Guides"],
  text: "Pour, and mind the wick.",
  version: null,
  locale: "en",
};

const getImpact = (record: SearchRecord, term: string) => weighTerms(record).get(term)?.impact ?? 0;

it("finds a section by the words of its id, less than by its heading", () => {
  expect(getImpact(section, "oil")).toBeGreaterThan(getImpact(section, "wick"));
  expect(getImpact(section, "oil")).toBeLessThan(getImpact(section, "fill"));
  expect(weighTerms(section).get("oil")?.inHeading).toBe(false);
});

it("counts a word that is in heading and id once", () => {
  const twice = { ...section, anchor: "fill" };
  expect(getImpact(twice, "fill")).toBe(getImpact(section, "fill"));
});

it("adds no words of the id of an input, which is its name", () => {
  expect(getImpact({ ...section, kind: "input" }, "oil")).toBe(0);
});

it("finds a heading by other names for what it names, less than by its own words", () => {
  const balancer = { ...section, heading: "Application Load Balancer" };
  expect(getImpact(balancer, "alb")).toBeGreaterThan(getImpact(balancer, "wick"));
  expect(getImpact(balancer, "alb")).toBeLessThan(getImpact(balancer, "balancer"));
});

it.each([
  ["Application Load Balancers", ["alb", "elb", "elastic", "app"]],
  ["alb_name", ["elb", "application", "load", "balancer", "elastic"]],
  ["MFA policy", ["multi", "factor", "authentication", "two", "2fa"]],
])("returns the synonyms of %s", (text, words) => {
  expect([...findSynonyms(text, synonyms)].sort()).toEqual([...words].sort());
});

it.each(["Load", "The lamp", ""])("adds nothing to `%s`", (text) => {
  expect(findSynonyms(text, synonyms).size).toBe(0);
});

it("has each name once per line, and no line with a single name", () => {
  for (const names of englishSynonyms) {
    expect(names.length).toBeGreaterThan(1);
    expect(new Set(names).size).toBe(names.length);
  }
});
