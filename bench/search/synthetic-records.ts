import type { SearchRecord } from "../../src/model/search/search.ts";
import { type Random, seededRandom } from "../../tests/support/seeded-random.ts";

/** Number of different words. */
const vocabulary = 30_000;

/** Generates the records of a site; each page has a section and an input. */
export function syntheticRecords(pages: number, words = 60): SearchRecord[] {
  const random = seededRandom(5);
  return Array.from({ length: pages }, (_, number) =>
    pageRecords(number, { random, words }),
  ).flat();
}

interface TextOptions {
  random: Random;
  words: number;
}

function pageRecords(number: number, options: TextOptions): SearchRecord[] {
  const title = `${text(2, options)} ${number}`;
  const place = { route: `/docs/area-${number % 12}/page-${number}`, title, version: null };
  const path = [`Area ${number % 12}`];
  const own = { ...place, path, locale: "en", text: text(options.words, options) };
  const below = { ...own, path: [...path, title] };
  const name = `${word(options)}_${word(options)}_${number}`;
  return [
    { ...own, kind: "page", anchor: "", heading: title },
    { ...below, kind: "section", anchor: "a", heading: text(3, options) },
    { ...below, kind: "input", anchor: `input_${name}`, heading: name },
  ];
}

function text(count: number, options: TextOptions): string {
  return Array.from({ length: count }, () => word(options)).join(" ");
}

/** Word frequencies follow Zipf's law. */
function word({ random }: TextOptions): string {
  const rank = Math.floor(vocabulary ** random());
  return wordOfRank(rank);
}

const syllables = "ba ce di fo gu ha je ki lo mu na pe ri so tu va we xi yo zu".split(" ");

export function wordOfRank(rank: number): string {
  let rest = rank + 400;
  let name = "";
  while (rest > 0) {
    name += syllables[rest % syllables.length];
    rest = Math.floor(rest / syllables.length);
  }
  return name;
}
