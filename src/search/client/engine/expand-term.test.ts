// cspell:ignore netwrok Kubernetse kubern zoen gatewys

import { expect, it } from "vitest";
import { corpus, indexOf } from "../../../../tests/search-records.ts";
import { correctWords } from "./expand-term.ts";
import { openIndex } from "./index-reader.ts";

/** Corrections are in the singular, as the index has them. */
it.each([
  ["How many gatewys in a netwrok?", "How many gateway in a network?"],
  ["Kubernetse clusters", "kubernete clusters"],
  ["kafka clusters", "kafka clusters"],
  ["num_nat_gatewys cluster", "num_nat_gatewys cluster"],
  ["clusters of a kubern", "clusters of a kubern"],
  ["zoen of nat", "zoen of nat"],
])("corrects the words of %s", async (query, corrected) => {
  const files = indexOf(corpus);
  const index = openIndex(async (path) => JSON.parse(files.get(path) ?? ""));
  expect(await correctWords(query, index)).toBe(corrected);
});
