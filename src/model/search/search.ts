import type { SearchKind } from "./search-kind.ts";

/** A place that a search can lead to. */
export interface SearchRecord {
  kind: SearchKind;
  /** Address of the page inside the site, without base URL. */
  route: string;
  /** Id on the page; empty for the page itself. */
  anchor: string;
  /** Title of the page. */
  title: string;
  /** What the place is called: its heading or the name of the input. Of a page: its title. */
  heading: string;
  /** Titles above it, outermost first. */
  path: string[];
  text: string;
  /** Keywords and other names of a page: it is found by them, but they are no text to show. */
  names?: string;
  /** Docs version, or null for a page that belongs to none. */
  version: string | null;
  locale: string;
}

/** All that a record is found by beside its titles. */
export function searchedText({ text, names }: SearchRecord): string {
  return names ? `${text} ${names}` : text;
}

/** The page with all results of a query; where the site has a search. */
export const searchRoute = "/search";

/** Files of the index lie below this folder of the site; the manifest alone keeps its name. */
export const searchFolder = "search-index";
export const manifestFile = `${searchFolder}/manifest.json`;

/** Every page that readers may be led to, for the page of unknown addresses. */
export const pageListFile = `${searchFolder}/pages.json`;

/** Route and title of a page. */
export type PageListEntry = [route: string, title: string];

/** Values that results can be narrowed by, as readers see them. */
export interface SearchFacets {
  area: string[];
  kind: SearchKind[];
  version: string[];
}

/** What must be known before the first query. */
export interface SearchManifest {
  format: 3;
  /** Hash of the index: the folder of its other files. */
  version: string;
  records: number;
  /** How many records each page has; those of a page stand together, its own first. */
  pages: number[];
  /** First term of each shard, in order. */
  shards: string[];
  facets: SearchFacets;
}

/**
 * Terms (words, identifiers, headings as a whole, facets) with the records they occur in: the number of records, then pairs of the distance from the
 * last record's number and its weight, `impact * 2 + (1 where the heading holds the term)`.
 */
export type SearchShard = Record<string, number[]>;

/** Weights run from 1 to this. */
export const highestImpact = 63;

export type SearchChunk = SearchRecord[];

/** Names that typing errors are corrected to: identifiers, then title words. */
export type SearchNames = string[];

export function shardFile(version: string, index: number): string {
  return `${searchFolder}/${version}/terms-${index}.json`;
}

export function chunkFile(version: string, index: number): string {
  return `${searchFolder}/${version}/records-${index}.json`;
}

export function namesFile(version: string): string {
  return `${searchFolder}/${version}/names.json`;
}

/** Records of a chunk, about, and at most: a page stands whole in one unless it is longer. */
const usualChunk = 8;
const fullChunk = 16;

/**
 * Number of the first record of each chunk. The places of a page come with one request, so that the
 * answer does not wait for more requests than a browser makes at a time.
 *
 * @param pages see `SearchManifest`
 */
export function chunkStarts(pages: readonly number[]): number[] {
  const starts = [0];
  let end = 0;
  const sizeOfLast = () => end - (starts.at(-1) ?? 0);
  const close = () => sizeOfLast() > 0 && starts.push(end);
  for (const count of pages) {
    if (sizeOfLast() >= usualChunk || sizeOfLast() + count > fullChunk) close();
    for (let rest = count; rest > 0; rest -= fullChunk) {
      if (sizeOfLast() >= fullChunk) close();
      end += Math.min(rest, fullChunk);
    }
  }
  return starts;
}

/** Place of the last start that does not come after the value; starts are in order. */
export function lastNotAfter<T extends string | number>(starts: readonly T[], value: T): number {
  let low = 0;
  let high = starts.length;
  while (low + 1 < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] as T) <= value) low = middle;
    else high = middle;
  }
  return low;
}

/** Term under which all records of a value stand, for filters: `kind:input`. No word has a colon first. */
export function facetTerm(facet: "kind" | "version" | "area", value: string): string {
  return `:${facet}:${value.toLowerCase()}`;
}

/** The part of the site a record belongs to, for filters. */
export function areaOf({ path, title }: Pick<SearchRecord, "path" | "title">): string {
  return path[0] ?? title;
}
