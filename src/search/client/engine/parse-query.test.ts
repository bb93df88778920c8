import { expect, it } from "vitest";
import { aliases } from "../../tokenizer/stem.ts";
import { tokenize } from "../../tokenizer/tokenizer.ts";
import { isQuestion, parseQuery } from "./parse-query.ts";

it.each([
  ["multi-region", 0.4],
  ["vpc_id", 1],
  ["var.vpc-id", 1],
  ["aws-vpc-2", 1],
])("gives the whole of %s a weight of %f", (text, weight) => {
  expect(parseQuery(text)[0]?.identifier?.weight).toBe(weight);
});

it.each(["docs", "not", "example"])("takes %s for a word that says little", (word) => {
  expect(parseQuery(`terragrunt ${word}`)[1]?.parts[0]?.weight).toBeLessThan(1);
});

it.each([
  ["nodes stay pending", true],
  ["spot instances", false],
  ["units of Terragrunt 0.38 after an upgrade", true],
  ["for_each generate terragrunt", true],
  ["module.vpc.vpc_id of dependency.vpc", false],
])("%s is compared with questions: %s", (text, expected) => {
  expect(isQuestion(text)).toBe(expected);
});

it.each([
  ["1.31", 0.25],
  ["v1.5.x", 0.25],
  ["169.254.169.254", 1],
])("%s has the weight %d", (text, weight) => {
  expect(parseQuery(text)[0]?.identifier?.weight).toBe(weight);
});

it.each([...aliases])("replaces %s by a term of the index", (typed, meant) => {
  expect(parseQuery(typed)[0]?.parts[0]?.term).toBe(tokenize(meant)[0]?.words[0]);
});
