// Words without their endings. cspell:ignore delet remov clust kubernet
import { expect, it } from "vitest";
import { createRelatedWords, getRelatedTerms } from "./related-words.ts";

const { getTerms, getGroups } = createRelatedWords(
  getRelatedTerms([
    ["delete", "tear down", "deleting", "get rid of"],
    ["kubernetes", "cluster"],
    ["down", "outage"],
  ]),
);

it("finds names of several words, and each term once", () => {
  expect(getTerms("How do we tear down the clusters, or get rid of a cluster?")).toEqual([
    { term: "tear down", groups: [0] },
    { term: "clust", groups: [1] },
    { term: "get rid of", groups: [0] },
  ]);
});

it("matches words by stems and aliases", () => {
  expect(getTerms("deleting k8s")).toEqual([
    { term: "delet", groups: [0] },
    { term: "kubernet", groups: [1] },
  ]);
  expect(getTerms("the site is down")).toEqual([
    { term: "sit", groups: [] },
    { term: "down", groups: [2] },
  ]);
});

it("has no terms for words of the question form", () => {
  expect(getTerms("how do I")).toEqual([]);
  expect(getGroups("constructor")).toEqual([]);
});
