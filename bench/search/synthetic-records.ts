import type { SearchRecord } from "../../src/model/search/search.ts";
import { createSeededRandom, type Random } from "../../tests/support/seeded-random.ts";

const vocabularySize = 30_000;

/**
 * Generates three records for each page: the page, a section, and an input.
 *
 * @param wordCount of the text of each page
 */
export function createSyntheticRecords(pageCount: number, wordCount = 60): SearchRecord[] {
  const random = createSeededRandom(5);
  return Array.from({ length: pageCount }, (_, index) =>
    createPageRecords(index, wordCount, random),
  ).flat();
}

function createPageRecords(index: number, wordCount: number, random: Random): SearchRecord[] {
  const title = `${createRandomText(2, random)} ${index}`;
  const category = index % 12;
  const path = [`Area ${category}`];
  const page = {
    route: `/docs/area-${category}/page-${index}`,
    title,
    version: null,
    path,
    locale: "en",
    text: createRandomText(wordCount, random),
  };
  const target = { ...page, path: [...path, title] };
  const name = `${pickRandomWord(random)}_${pickRandomWord(random)}_${index}`;
  return [
    { ...page, kind: "page", anchor: "", heading: title },
    { ...target, kind: "section", anchor: "a", heading: createRandomText(3, random) },
    { ...target, kind: "input", anchor: `input_${name}`, heading: name },
  ];
}

function createRandomText(wordCount: number, random: Random): string {
  return Array.from({ length: wordCount }, () => pickRandomWord(random)).join(" ");
}

/** Word frequencies follow Zipf's law. */
function pickRandomWord(random: Random): string {
  return getWordOfRank(Math.floor(vocabularySize ** random()));
}

const syllables = "ba ce di fo gu ha je ki lo mu na pe ri so tu va we xi yo zu".split(" ");

/** The number in base 20, with a syllable for each digit. Words have at least three syllables. */
export function getWordOfRank(rank: number): string {
  let rest = rank + syllables.length ** 2;
  let name = "";
  while (rest > 0) {
    name += syllables[rest % syllables.length];
    rest = Math.floor(rest / syllables.length);
  }
  return name;
}
