import { createHash } from "node:crypto";
import {
  areaOf,
  chunkFile,
  facetTerm,
  manifestFile,
  type SearchManifest,
  type SearchRecord,
  type SearchShard,
  shardFile,
} from "../../model/search.ts";
import { collectFacets } from "./collect-facets.ts";
import { collectNames } from "./collect-names.ts";
import { weigh } from "./weigh.ts";

/** A file of the index, path below the output folder. */
export interface IndexFile {
  path: string;
  text: string;
}

/** Characters of a shard, about: 10 KB compressed. */
const shardSize = 40_000;

const chunkSize = 16;

/** Most records a term leads to: of a word that stands everywhere, the best places are enough. */
const longestList = 400;

interface Posting {
  record: number;
  weight: number;
}

/**
 * Makes the files of the index. An inverted index is cut at term boundaries into shards of even
 * size and the records into chunks, so that a query costs the same whatever the size of the site.
 */
export function indexFiles(records: SearchRecord[]): IndexFile[] {
  const postings = collectPostings(records);
  const shards = cutIntoShards(postings);
  const chunks = cutIntoChunks(records);
  const names = collectNames(records);
  const texts = [...shards.map(({ text }) => text), ...chunks, JSON.stringify(names)];
  const version = hash(texts);
  const manifest: SearchManifest = {
    format: 1,
    version,
    records: records.length,
    chunkSize,
    shards: shards.map(({ first }) => first),
    names,
    facets: collectFacets(records),
  };
  return [
    { path: manifestFile, text: JSON.stringify(manifest) },
    ...shards.map(({ text }, index) => ({ path: shardFile(version, index), text })),
    ...chunks.map((text, index) => ({ path: chunkFile(version, index), text })),
  ];
}

function collectPostings(records: SearchRecord[]): Map<string, Posting[]> {
  const postings = new Map<string, Posting[]>();
  const add = (term: string, posting: Posting) => {
    const list = postings.get(term);
    if (list) list.push(posting);
    else postings.set(term, [posting]);
  };
  for (const [record, entry] of records.entries()) {
    for (const [term, { impact, inHeading }] of weigh(entry)) {
      add(term, { record, weight: impact * 2 + Number(inHeading) });
    }
    for (const term of facetsOf(entry)) add(term, { record, weight: 2 });
  }
  return postings;
}

function facetsOf(record: SearchRecord): string[] {
  return [
    facetTerm("kind", record.kind),
    facetTerm("area", areaOf(record)),
    facetTerm("locale", record.locale),
    ...(record.version === null ? [] : [facetTerm("version", record.version)]),
  ];
}

function cutIntoShards(postings: Map<string, Posting[]>): { first: string; text: string }[] {
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
    const entry = encode(list, term.startsWith(":") ? list.length : longestList);
    first ??= term;
    shard[term] = entry;
    size += term.length + entry.length * 4;
    if (size > shardSize) close();
  }
  close();
  return shards;
}

function encode(list: Posting[], most: number): number[] {
  const best =
    list.length <= most
      ? list
      : [...list].sort((a, b) => b.weight - a.weight || a.record - b.record).slice(0, most);
  const entry = [list.length];
  let last = 0;
  for (const { record, weight } of best.sort((a, b) => a.record - b.record)) {
    entry.push(record - last, weight);
    last = record;
  }
  return entry;
}

function cutIntoChunks(records: SearchRecord[]): string[] {
  const chunks: string[] = [];
  for (let start = 0; start < records.length; start += chunkSize) {
    chunks.push(JSON.stringify(records.slice(start, start + chunkSize)));
  }
  return chunks;
}

function hash(texts: string[]): string {
  const sum = createHash("sha256");
  for (const text of texts) sum.update(text).update("\0");
  return sum.digest("hex").slice(0, 12);
}
