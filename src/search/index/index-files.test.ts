import { expect, it } from "vitest";
import { record } from "../../../tests/search-records.ts";
import { createSeededRandom } from "../../../tests/support/seeded-random.ts";
import { createMemoryStore } from "../../model/cache.ts";
import {
  getFacetTerm,
  getShardFile,
  questionSeparator,
  type SearchManifest,
  type SearchRecord,
  type SearchShard,
  searchManifestFile,
} from "../../model/search/search.ts";
import { indexFiles, indexSegments } from "./index-files.ts";
import { getIndexer, type IndexedRecord } from "./index-record.ts";

const { indexRecord } = getIndexer([]);

const related = [["delete", "tear down"]];

/** Words of which the first are in most texts and the last in few, with numbers and other letters. */
const vocabulary = "network subnet 2024 10 café naïve gateway cluster __proto__ vpc_id 網 delete";

/** The records of a page with random texts: one of the page, sections, and an input. */
function getPage(number: number, seed = number): IndexedRecord[] {
  const random = createSeededRandom(seed);
  const words = vocabulary.split(" ");
  const text = (count: number) =>
    Array.from({ length: count }, () => words[Math.floor(words.length * random() ** 2)]).join(" ");
  const page = {
    route: `/docs/page-${number}`,
    title: `Page ${number}`,
    path: [`Area ${number % 3}`],
    version: number % 4 === 0 ? "1.0" : null,
  };
  const sections = Array.from({ length: Math.floor(random() * 4) }, (_, index) => ({
    kind: "section" as const,
    anchor: `s-${index}`,
    heading: text(2),
    text: text(12),
    ...(number % 50 === 0 && { names: ["delete it", "why"].join(questionSeparator) }),
  }));
  const repeated = { kind: "section" as const, anchor: "next", heading: "Where to go next" };
  const input = { kind: "input" as const, anchor: "input_a", heading: `size_${number}` };
  const fields: Partial<SearchRecord>[] = [
    { heading: `Page ${number}`, text: text(20) },
    ...sections,
    { ...repeated, text: text(8) },
    ...(number % 5 === 0 ? [input] : []),
  ];
  return fields.map((given) => indexRecord(record({ ...page, ...given })));
}

const pages = Array.from({ length: 300 }, (_, number) => getPage(number));

/** Returns a function that indexes segments and lists the ones whose records were read. */
function createSegmentIndexer(store = createMemoryStore()) {
  return (segments: readonly (readonly IndexedRecord[][])[]) => {
    const read: number[] = [];
    const sources = segments.map((segmentPages, segment) => ({
      key: JSON.stringify(segmentPages.flat().map(({ record: one, terms }) => [one, terms])),
      read() {
        read.push(segment);
        return segmentPages.flat();
      },
    }));
    const files = indexSegments(sources, { related, store });
    const texts = new Map(files.map(({ path, text }) => [path, text]));
    return { texts, read };
  };
}

/** Divides pages into segments of the given sizes; the last one contains the rest. */
function divide<T>(list: readonly T[], ...sizes: number[]): T[][] {
  let start = 0;
  const ends = sizes.map((size) => {
    start += size;
    return start;
  });
  return [0, ...ends].map((from, index) => list.slice(from, ends[index] ?? list.length));
}

function indexWithoutSegments(all: readonly IndexedRecord[][]): Map<string, string> {
  return new Map(indexFiles(all.flat(), related).map(({ path, text }) => [path, text]));
}

/** All terms of an index with their entries. */
function getTerms(files: ReadonlyMap<string, string>): Map<string, number[]> {
  const manifest: SearchManifest = JSON.parse(files.get(searchManifestFile) ?? "");
  const shards = manifest.shards.map((_, index): SearchShard => {
    return JSON.parse(files.get(getShardFile(manifest.version, index)) ?? "");
  });
  return new Map(shards.flatMap((shard) => Object.entries(shard)));
}

/** The expected postings: those with the highest weights, or the first of equal ones, in order. */
function getBestPostings(
  postings: [record: number, weight: number][],
  maxLength: number,
): number[] {
  const best = [...postings].sort(([a, v], [b, w]) => w - v || a - b).slice(0, maxLength);
  const sorted = best.sort(([a], [b]) => a - b);
  return [
    postings.length,
    ...sorted.flatMap(([number, weight], index) => [
      number - (sorted[index - 1]?.[0] ?? 0),
      weight,
    ]),
  ];
}

it("keeps the best records of frequent terms, the first of equal ones, and all records of filters", () => {
  const records = pages.flat();
  const terms = getTerms(indexWithoutSegments(pages));
  const getPostings = (term: string, weightIn: (one: IndexedRecord) => number) =>
    records.flatMap((record, number): [number, number][] =>
      record.terms.split("\n").includes(term) ? [[number, weightIn(record)]] : [],
    );
  const getWeight = (term: string) => (record: IndexedRecord) => {
    const weight = record.weights[record.terms.split("\n").indexOf(term)] ?? 0;
    const isTruncated = record.record.heading === "Where to go next";
    return isTruncated ? Math.max(1, Math.round((weight >> 1) * 0.25)) * 2 + (weight & 1) : weight;
  };
  const common = ["network", "subnet", "2024"];
  for (const term of [...common, "delete", "proto"]) {
    expect(terms.get(term)).toEqual(getBestPostings(getPostings(term, getWeight(term)), 400));
  }
  expect(common.map((term) => terms.get(term)?.[0] ?? 0)).toSatisfy((counts: number[]) =>
    counts.every((count) => count > 400),
  );
  const kinds = records.flatMap(({ record: { kind } }, number): [number, number][] =>
    kind === "section" ? [[number, 2]] : [],
  );
  expect(kinds.length).toBeGreaterThan(400);
  expect(terms.get(getFacetTerm("kind", "section"))).toEqual(getBestPostings(kinds, kinds.length));
});

it("makes the same files, however the pages are divided into segments", () => {
  const whole = indexWithoutSegments(pages);
  const divisions = [
    divide(pages, 150),
    divide(pages, 1, 1, 200, 3),
    divide(pages, 0, 40, 0, 0, 60),
    pages.map((page) => [page]),
  ];
  for (const segments of divisions) expect(createSegmentIndexer()(segments).texts).toEqual(whole);
  expect(createSegmentIndexer()([]).texts).toEqual(indexWithoutSegments([]));
});

it("reads only the pages of changed segments", () => {
  const indexSite = createSegmentIndexer();
  const sizes = [100, 60, 90];
  expect(indexSite(divide(pages, ...sizes)).read).toEqual([0, 1, 2, 3]);
  expect(indexSite(divide(pages, ...sizes)).read).toEqual([]);
  const changed = pages.with(120, getPage(120, 7));
  const added = [...pages.slice(0, 110), getPage(1000), ...pages.slice(110)];
  const removed = pages.toSpliced(130, 1);
  const [moved = []] = pages.slice(20, 21);
  const movedPages = [...pages.toSpliced(20, 1), moved];
  const cases: [site: IndexedRecord[][], sizes: number[], read: number[]][] = [
    [changed, sizes, [1]],
    [added, [100, 61, 90], [1]],
    [removed, [100, 59, 90], [1]],
    [movedPages, [99, 60, 90], [0, 3]],
  ];
  for (const [now, sizesNow, read] of cases) {
    const built = indexSite(divide(now, ...sizesNow));
    expect(built.read).toEqual(read);
    expect(built.texts).toEqual(indexWithoutSegments(now));
  }
});

it("weighs cached segments again when another heading becomes frequent", () => {
  const indexSite = createSegmentIndexer();
  const getPageWithNote = (number: number) => {
    const records = getPage(number);
    const [first] = records;
    const note = { ...first?.record, kind: "section" as const, anchor: "note", heading: "Notes" };
    return [...records.slice(0, 1), indexRecord(record(note)), ...records.slice(1)];
  };
  const few = pages.map((page, number) => (number % 100 < 30 ? getPageWithNote(number) : page));
  expect(indexSite(divide(few, 100, 100)).texts).toEqual(indexWithoutSegments(few));
  // Of the last hundred pages, 80 have the heading now, which makes it frequent on the site.
  const more = few.map((page, number) =>
    number >= 200 && number < 280 ? getPageWithNote(number) : page,
  );
  const built = indexSite(divide(more, 100, 100));
  expect(built.texts).toEqual(indexWithoutSegments(more));
  expect(built.read).toEqual([2, 0, 1]);
  expect(indexSite(divide(more, 100, 100)).read).toEqual([]);
});

it("indexes lost entries of the store again", () => {
  const entries = new Map<string, Uint8Array>();
  const segments = divide(pages, 100, 100);
  const whole = createSegmentIndexer(createMemoryStore(entries))(segments).texts;
  for (const isLost of [/^(?!.*\.texts$)/s, /\.texts$/]) {
    const [first = ""] = [...entries.keys()].filter((key) => isLost.test(key));
    entries.delete(first);
    const built = createSegmentIndexer(createMemoryStore(entries))(segments);
    expect(built.read).toEqual([0]);
    expect(built.texts).toEqual(whole);
  }
  const failing = { ...createMemoryStore(), read: () => undefined };
  expect(createSegmentIndexer(failing)(segments).texts).toEqual(whole);
  // An entry that is there is found to be damaged when it is read.
  const damaged = createMemoryStore(entries);
  const read = (key: string) => (key.endsWith(".texts") ? undefined : damaged.read(key));
  expect(createSegmentIndexer({ ...damaged, read })(segments).texts).toEqual(whole);
});

it("rejects records of a page that are not adjacent", () => {
  const [first = [], second = []] = pages;
  expect(() => indexWithoutSegments([first, second, first])).toThrow("/docs/page-0 are scattered");
  expect(() => createSegmentIndexer()([[first], [second], [first]])).toThrow(
    "/docs/page-0 are scattered",
  );
  expect(() => indexWithoutSegments([[...first].reverse()])).toThrow(
    "inputs and outputs of /docs/page-0",
  );
});
