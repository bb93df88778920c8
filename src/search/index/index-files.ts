import { createHash } from "node:crypto";
import {
  areaOf,
  chunkFile,
  chunkStarts,
  facetTerm,
  manifestFile,
  meaningFile,
  namesFile,
  type SearchFacets,
  type SearchManifest,
  type SearchRecord,
  type SearchShard,
  scopeOf,
  searchKinds,
  searchScopes,
  shardFile,
} from "../../model/search/search.ts";
import { headingTerm, stopWords, wordsOf } from "../terms/search-terms.ts";
import type { IndexedRecord } from "./index-record.ts";
import { meaningOf } from "./meaning-file.ts";

/** A file of the index, path below the output folder. */
export interface IndexFile {
  path: string;
  /** May be made anew each time that it is asked for: of a large site, all texts need much memory. */
  readonly text: string;
}

/** Characters of a shard, about: 5 KB compressed. */
const shardSize = 16_000;

/** Most records a term leads to: of a word that stands everywhere, the best places are enough. */
const longestList = 400;

/** From this share of the pages on, a heading is usual, and what stands below it counts less. */
const usualShare = 0.4;
const usualWorth = 0.25;

/** The records of a term. */
interface Postings {
  /** How many records have the term. */
  count: number;
  /** Records with weights, as `pack` has them: all of a filter, else those that the list may hold. */
  packed: number[];
}

/** Weights lie below this (`highestImpact * 2 + 1`). */
const packedWeights = 128;

/** A record with its weight as one number, in the order of the records. */
function pack(record: number, weight: number): number {
  return record * packedWeights + weight;
}

const recordOf = (packed: number) => Math.floor(packed / packedWeights);
const weightOf = (packed: number) => packed % packedWeights;

/**
 * Makes the files of the index. An inverted index is cut at term boundaries into shards of even
 * size and the records into chunks, so that a query costs the same whatever the size of the site.
 *
 * @param indexed is gone through twice: the terms of all records do not fit into memory
 * @param related groups of words that readers use for one another; with some of them the index has a
 * file for questions
 */
export function indexFiles(
  indexed: Iterable<IndexedRecord>,
  related: readonly (readonly string[])[] = [],
): IndexFile[] {
  const records = Array.from(indexed, ({ record }) => record);
  const postings = collectPostings(indexed, usualHeadings(records));
  const shards = cutIntoShards(postings);
  const pages = countByPage(records);
  const starts = chunkStarts(pages);
  const chunkText = (chunk: number) =>
    JSON.stringify(records.slice(starts[chunk], starts[chunk + 1]));
  const names = JSON.stringify(collectNames(records));
  const meaning = related.length > 0 ? [JSON.stringify(meaningOf(records, related))] : [];
  const version = hash([
    ...shards.map(({ text }) => text),
    // One after another: all of them are as long as the site.
    ...starts.map((_, chunk) => () => chunkText(chunk)),
    names,
    ...meaning,
  ]);
  const manifest: SearchManifest = {
    format: 4,
    version,
    records: records.length,
    pages,
    ...scopesByPage(records, pages),
    shards: shards.map(({ first }) => first),
    facets: collectFacets(records),
    ...(meaning.length > 0 && { meaning: true }),
  };
  return [
    { path: manifestFile, text: JSON.stringify(manifest) },
    { path: namesFile(version), text: names },
    ...meaning.map((text) => ({ path: meaningFile(version), text })),
    ...shards.map(({ text }, index) => ({ path: shardFile(version, index), text })),
    ...starts.map((_, chunk) => ({
      path: chunkFile(version, chunk),
      get text() {
        return chunkText(chunk);
      },
    })),
  ];
}

/** @throws Error where the records of a page do not stand together */
function countByPage(records: SearchRecord[]): number[] {
  const counts = new Map<string, number>();
  let last = "";
  for (const { route } of records) {
    if (route !== last && counts.has(route)) throw new Error(`records of ${route} are scattered`);
    counts.set(route, (counts.get(route) ?? 0) + 1);
    last = route;
  }
  return [...counts.values()];
}

/** @throws Error where an input or output stands before another place of its page */
function scopesByPage(
  records: readonly SearchRecord[],
  pages: readonly number[],
): Pick<SearchManifest, "entries" | "scopes"> {
  const entries: number[] = [];
  const scopes: number[] = [];
  let start = 0;
  for (const count of pages) {
    const own = records.slice(start, start + count);
    const first = own.findIndex((record) => scopeOf(record) === "inputs");
    const entriesOfPage = first === -1 ? [] : own.slice(first);
    if (entriesOfPage.some((record) => scopeOf(record) !== "inputs")) {
      throw new Error(`inputs and outputs of ${own[0]?.route} are scattered`);
    }
    entries.push(entriesOfPage.length);
    scopes.push(searchScopes.indexOf(own[0]?.scope ?? "guides"));
    start += count;
  }
  return { entries, scopes };
}

function collectPostings(
  records: Iterable<IndexedRecord>,
  usual: ReadonlySet<string>,
): Map<string, Postings> {
  const postings = new Map<string, Postings>();
  const add = (term: string, record: number, weight: number) => {
    const list = postings.get(term);
    if (!list) {
      postings.set(term, { count: 1, packed: [pack(record, weight)] });
      return;
    }
    list.count += 1;
    list.packed.push(pack(record, weight));
    // Words that stand everywhere would need most of the memory.
    if (list.packed.length > 4 * longestList && !isFilter(term)) list.packed = bestOf(list.packed);
  };
  let number = -1;
  for (const { record, terms, weights } of records) {
    number += 1;
    const share = usual.has(record.heading) ? usualWorth : 1;
    for (const [index, term] of terms.split("\n").entries()) {
      add(term, number, reduced(weights[index] ?? 0, share));
    }
    for (const term of [...facetsOf(record), headingTerm(record.heading)]) add(term, number, 2);
  }
  return postings;
}

function isFilter(term: string): boolean {
  return term.startsWith(":");
}

/** The places of a long list that are kept: those with the highest weights, the first of equal ones. */
function bestOf(packed: readonly number[]): number[] {
  const best = [...packed].sort((a, b) => weightOf(b) - weightOf(a) || a - b);
  return best.slice(0, longestList).sort((a, b) => a - b);
}

/** A weight with less impact; whether the heading holds the term stays. */
function reduced(weight: number, share: number): number {
  return Math.max(1, Math.round((weight >> 1) * share)) * 2 + (weight & 1);
}

/** Headings that more pages have than not, or nearly: `Where to go next` is about other pages. */
function usualHeadings(records: SearchRecord[]): Set<string> {
  const pages = records.filter(({ kind }) => kind === "page").length;
  const counts = new Map<string, number>();
  for (const { kind, heading } of records) {
    if (kind === "section") counts.set(heading, (counts.get(heading) ?? 0) + 1);
  }
  const usual = [...counts].filter(([, count]) => count > 4 && count > usualShare * pages);
  return new Set(usual.map(([heading]) => heading));
}

function facetsOf(record: SearchRecord): string[] {
  return [
    facetTerm("kind", record.kind),
    facetTerm("area", areaOf(record)),
    ...(record.version === null ? [] : [facetTerm("version", record.version)]),
  ];
}

function cutIntoShards(postings: Map<string, Postings>): { first: string; text: string }[] {
  const shards: { first: string; text: string }[] = [];
  let shard: SearchShard = Object.create(null);
  let first: string | null = null;
  let size = 0;
  const close = () => {
    if (first !== null) shards.push({ first, text: JSON.stringify(shard) });
    shard = Object.create(null);
    first = null;
    size = 0;
  };
  for (const [term, list] of [...postings].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const entry = encode(list, isFilter(term) ? list.count : longestList);
    first ??= term;
    shard[term] = entry;
    size += term.length + entry.length * 4;
    if (size > shardSize) close();
  }
  close();
  return shards;
}

function encode({ count, packed }: Postings, most: number): number[] {
  const entry = [count];
  let last = 0;
  for (const one of packed.length <= most ? packed : bestOf(packed)) {
    entry.push(recordOf(one) - last, weightOf(one));
    last = recordOf(one);
  }
  return entry;
}

function hash(texts: (string | (() => string))[]): string {
  const sum = createHash("sha256");
  for (const text of texts) sum.update(typeof text === "string" ? text : text()).update("\0");
  return sum.digest("hex").slice(0, 12);
}

/** The values that occur, areas and versions in the order of the records. */
function collectFacets(records: SearchRecord[]): SearchFacets {
  const found = new Set(records.map(({ kind }) => kind));
  const scopes = new Set(records.map(scopeOf));
  return {
    area: [...new Set(records.map(areaOf))],
    kind: searchKinds.filter((kind) => found.has(kind)),
    version: [...new Set(records.flatMap(({ version }) => version ?? []))],
    scope: searchScopes.filter((scope) => scopes.has(scope)),
  };
}

/** Most names the client gets to know: about 25 KB compressed. */
const most = 4000;

/**
 * Names that typing errors are corrected to: first the inputs and outputs, then identifiers and
 * words of titles and headings, those in more places first.
 */
function collectNames(records: SearchRecord[]): string[] {
  const entries = new Set<string>();
  const others = new Map<string, number>();
  for (const { kind, heading } of records) {
    const isEntry = kind === "input" || kind === "output";
    for (const { whole, spelled, parts } of wordsOf(heading)) {
      if (isEntry) entries.add(whole ?? spelled);
      for (const name of [whole, ...parts]) {
        if (!name || name.length < 4 || stopWords.has(name)) continue;
        others.set(name, (others.get(name) ?? 0) + 1);
      }
    }
  }
  const frequent = [...others].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  return [...new Set([...entries, ...frequent.map(([name]) => name)])].slice(0, most).sort();
}
