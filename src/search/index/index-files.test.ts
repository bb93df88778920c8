import { expect, it } from "vitest";
import { record } from "../../../tests/search-records.ts";
import { seededRandom } from "../../../tests/support/seeded-random.ts";
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

/** The records of a page whose texts are made of a seed: one for itself, sections, and an input. */
function getPage(number: number, seed = number): IndexedRecord[] {
  const random = seededRandom(seed);
  const words = vocabulary.split(" ");
  const text = (count: number) =>
    Array.from({ length: count }, () => words[Math.floor(words.length * random() ** 2)]).join(" ");
  const place = {
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
  const usual = { kind: "section" as const, anchor: "next", heading: "Where to go next" };
  const input = { kind: "input" as const, anchor: "input_a", heading: `size_${number}` };
  const own: Partial<SearchRecord>[] = [
    { heading: `Page ${number}`, text: text(20) },
    ...sections,
    { ...usual, text: text(8) },
    ...(number % 5 === 0 ? [input] : []),
  ];
  return own.map((given) => indexRecord(record({ ...place, ...given })));
}

const pages = Array.from({ length: 300 }, (_, number) => getPage(number));

/** A site of pages in segments, and the keys of those that were read. */
function openSite(store = createMemoryStore()) {
  return (segments: readonly (readonly IndexedRecord[][])[]) => {
    const read: number[] = [];
    const sources = segments.map((own, segment) => ({
      key: JSON.stringify(own.flat().map(({ record: one, terms }) => [one, terms])),
      read() {
        read.push(segment);
        return own.flat();
      },
    }));
    const files = indexSegments(sources, { related, store });
    const texts = new Map(files.map(({ path, text }) => [path, text]));
    return { texts, read };
  };
}

/** Cuts pages into segments of the given sizes; the last one contains the rest. */
function cut<T>(list: readonly T[], ...sizes: number[]): T[][] {
  let start = 0;
  const ends = sizes.map((size) => {
    start += size;
    return start;
  });
  return [0, ...ends].map((from, index) => list.slice(from, ends[index] ?? list.length));
}

function indexAtOnce(all: readonly IndexedRecord[][]): Map<string, string> {
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

/** The expected postings: the best ones, of equal ones the first, in order. */
function bestRecords(places: [record: number, weight: number][], most: number): number[] {
  const best = [...places].sort(([a, v], [b, w]) => w - v || a - b).slice(0, most);
  const sorted = best.sort(([a], [b]) => a - b);
  return [
    places.length,
    ...sorted.flatMap(([number, weight], index) => [
      number - (sorted[index - 1]?.[0] ?? 0),
      weight,
    ]),
  ];
}

it("keeps the best places of long lists, the first of equal ones, and all of filters", () => {
  const records = pages.flat();
  const terms = getTerms(indexAtOnce(pages));
  const getPlaces = (term: string, weightIn: (one: IndexedRecord) => number) =>
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
    expect(terms.get(term)).toEqual(bestRecords(getPlaces(term, getWeight(term)), 400));
  }
  expect(common.map((term) => terms.get(term)?.[0] ?? 0)).toSatisfy((counts: number[]) =>
    counts.every((count) => count > 400),
  );
  const kinds = records.flatMap(({ record: { kind } }, number): [number, number][] =>
    kind === "section" ? [[number, 2]] : [],
  );
  expect(kinds.length).toBeGreaterThan(400);
  expect(terms.get(getFacetTerm("kind", "section"))).toEqual(bestRecords(kinds, kinds.length));
});

it("makes the same files, however the pages are divided into segments", () => {
  const whole = indexAtOnce(pages);
  const cuts = [
    cut(pages, 150),
    cut(pages, 1, 1, 200, 3),
    cut(pages, 0, 40, 0, 0, 60),
    pages.map((page) => [page]),
  ];
  for (const segments of cuts) expect(openSite()(segments).texts).toEqual(whole);
  expect(openSite()([]).texts).toEqual(indexAtOnce([]));
});

it("reads only the pages of changed segments", () => {
  const site = openSite();
  const sizes = [100, 60, 90];
  expect(site(cut(pages, ...sizes)).read).toEqual([0, 1, 2, 3]);
  expect(site(cut(pages, ...sizes)).read).toEqual([]);
  const changed = pages.with(120, getPage(120, 7));
  const added = [...pages.slice(0, 110), getPage(1000), ...pages.slice(110)];
  const removed = pages.toSpliced(130, 1);
  const [moved = []] = pages.slice(20, 21);
  const elsewhere = [...pages.toSpliced(20, 1), moved];
  const cases: [site: IndexedRecord[][], sizes: number[], read: number[]][] = [
    [changed, sizes, [1]],
    [added, [100, 61, 90], [1]],
    [removed, [100, 59, 90], [1]],
    [elsewhere, [99, 60, 90], [0, 3]],
  ];
  for (const [now, sizesNow, read] of cases) {
    const built = site(cut(now, ...sizesNow));
    expect(built.read).toEqual(read);
    expect(built.texts).toEqual(indexAtOnce(now));
  }
});

it("weighs kept segments anew when another heading is usual", () => {
  const site = openSite();
  const noted = (number: number) => {
    const own = getPage(number);
    const [first] = own;
    const note = { ...first?.record, kind: "section" as const, anchor: "note", heading: "Notes" };
    return [...own.slice(0, 1), indexRecord(record(note)), ...own.slice(1)];
  };
  const few = pages.map((page, number) => (number % 100 < 30 ? noted(number) : page));
  expect(site(cut(few, 100, 100)).texts).toEqual(indexAtOnce(few));
  // Of the last hundred pages, 80 have the heading now, which makes it usual on the site.
  const more = few.map((page, number) => (number >= 200 && number < 280 ? noted(number) : page));
  const built = site(cut(more, 100, 100));
  expect(built.texts).toEqual(indexAtOnce(more));
  expect(built.read).toEqual([2, 0, 1]);
  expect(site(cut(more, 100, 100)).read).toEqual([]);
});

it("makes again what the store has lost", () => {
  const entries = new Map<string, Uint8Array>();
  const segments = cut(pages, 100, 100);
  const whole = openSite(createMemoryStore(entries))(segments).texts;
  for (const isLost of [/^(?!.*\.texts$)/s, /\.texts$/]) {
    const [first = ""] = [...entries.keys()].filter((key) => isLost.test(key));
    entries.delete(first);
    const built = openSite(createMemoryStore(entries))(segments);
    expect(built.read).toEqual([0]);
    expect(built.texts).toEqual(whole);
  }
  const failing = { ...createMemoryStore(), read: () => undefined };
  expect(openSite(failing)(segments).texts).toEqual(whole);
  // An entry that is there is found to be damaged when it is read.
  const damaged = createMemoryStore(entries);
  const read = (key: string) => (key.endsWith(".texts") ? undefined : damaged.read(key));
  expect(openSite({ ...damaged, read })(segments).texts).toEqual(whole);
});

it("rejects records of a page that are not adjacent", () => {
  const [first = [], second = []] = pages;
  expect(() => indexAtOnce([first, second, first])).toThrow("/docs/page-0 are scattered");
  expect(() => openSite()([[first], [second], [first]])).toThrow("/docs/page-0 are scattered");
  expect(() => indexAtOnce([[...first].reverse()])).toThrow("inputs and outputs of /docs/page-0");
});
