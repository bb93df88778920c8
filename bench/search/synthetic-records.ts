import type { SearchRecord } from "../../src/model/search/search.ts";
import { type Random, seededRandom } from "../../tests/support/seeded-random.ts";

const vocabularySize = 30_000;

/**
 * Generates three records for each page: the page, a section, and an input.
 *
 * @param wordCount of the text of each page
 */
export function createSyntheticRecords(pageCount: number, wordCount = 60): SearchRecord[] {
  const random = seededRandom(5);
  return Array.from({ length: pageCount }, (_, index) =>
    pageRecords(index, wordCount, random),
  ).flat();
}

function pageRecords(index: number, wordCount: number, random: Random): SearchRecord[] {
  const title = `${randomText(2, random)} ${index}`;
  const category = index % 12;
  const path = [`Area ${category}`];
  const page = {
    route: `/docs/area-${category}/page-${index}`,
    title,
    version: null,
    path,
    locale: "en",
    text: randomText(wordCount, random),
  };
  const target = { ...page, path: [...path, title] };
  const name = `${randomWord(random)}_${randomWord(random)}_${index}`;
  return [
    { ...page, kind: "page", anchor: "", heading: title },
    { ...target, kind: "section", anchor: "a", heading: randomText(3, random) },
    { ...target, kind: "input", anchor: `input_${name}`, heading: name },
  ];
}

function randomText(wordCount: number, random: Random): string {
  return Array.from({ length: wordCount }, () => randomWord(random)).join(" ");
}

/** Word frequencies follow Zipf's law. */
function randomWord(random: Random): string {
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
