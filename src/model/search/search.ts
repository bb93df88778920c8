/** In the order in which they are offered. */
export const searchKinds = ["page", "section", "input", "output"] as const;

export type SearchKind = (typeof searchKinds)[number];

export function isSearchKind(value: string): value is SearchKind {
  return (searchKinds as readonly string[]).includes(value);
}

/** What a reader can limit a search to, in the order in which it is offered. */
export const searchScopes = ["guides", "services", "inputs", "blog"] as const;

export type SearchScope = (typeof searchScopes)[number];

export function isSearchScope(value: string): value is SearchScope {
  return (searchScopes as readonly string[]).includes(value);
}

/** What a result says of an input or output beside its name. */
export interface EntryFacts {
  /** Short form of the type; outputs have none. */
  type?: string;
  required?: true;
  /** The default as code on one line, cut where it is long. */
  default?: string;
  /** The version that brought it. */
  since?: string;
}

/** A target of the search. */
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
  /** Of an input or output. */
  facts?: EntryFacts;
  /** What its page is, where that is no guide. */
  scope?: "services" | "blog";
  /** Keywords and other names of a page: it is found by them, but they are no text to show. */
  names?: string;
  /** Docs version, or null for a page that belongs to none. */
  version: string | null;
  locale: string;
}

/** Stands between the questions among the names of a place. */
export const questionSign = " · ";

/** The text by which a record is found, apart from its titles. */
export function searchedText({ text, names, facts }: SearchRecord): string {
  const said = [facts?.required ? "required" : "", facts?.type, text, names];
  return said.filter(Boolean).join(" ");
}

/** What a search that is limited to a scope leads to. */
export function scopeOf({ kind, scope }: Pick<SearchRecord, "kind" | "scope">): SearchScope {
  return kind === "input" || kind === "output" ? "inputs" : (scope ?? "guides");
}

/** The page with all results of a query; where the site has a search. */
export const searchRoute = "/search";

/** Folder of the index. Only the manifest has the same name in every build. */
export const searchFolder = "search-index";
export const manifestFile = `${searchFolder}/manifest.json`;

/** Name of a file with the texts of all files of an index by their names, for reading without network. */
export const wholeIndexName = "whole.json";

/** All listed pages, for the suggestions of the "not found" page. */
export const pageListFile = `${searchFolder}/pages.json`;

/** Route and title of a page. */
export type PageListEntry = [route: string, title: string];

/** Values that results can be narrowed by, as readers see them. */
export interface SearchFacets {
  area: string[];
  kind: SearchKind[];
  version: string[];
  scope: SearchScope[];
}

/** What a client loads before the first query. */
export interface SearchManifest {
  format: 4;
  /** Hash of the index: the folder of its other files. */
  version: string;
  records: number;
  /** Number of records of each page. The records of a page are consecutive, that of the page first. */
  pages: number[];
  /** Number of inputs and outputs of each page, which are its last records. */
  entries: number[];
  /** Of each page the number in `searchScopes` of what it is. */
  scopes: number[];
  /** First term of each shard, in order. */
  shards: string[];
  facets: SearchFacets;
  /** Whether the index has a file for questions. */
  meaning?: true;
}

/** What a client loads before the first question: what places answer, in terms without endings. */
export interface SearchMeaning {
  /** Groups of related terms, a line each, with `|` between them. */
  related: string;
  /** All terms with `|` between them, in order. A term is a word or a name of several. */
  terms: string;
  /** Of each place the distance of its record's number from that of the place before. */
  records: number[];
  /** Of each place the number of its questions, with its heading as the last. */
  asked: number[];
  /** Of each term the numbers of the questions that hold it, as `writeAscending` writes them, with blanks between. */
  held: string;
}

/**
 * Terms (words, identifiers, headings as a whole, facets) with the records they occur in: the number of records, then pairs of the distance from the
 * last record's number and its weight, `impact * 2 + (1 where the heading holds the term)`.
 */
export type SearchShard = Record<string, number[]>;

/** Weights run from 1 to this. */
export const highestImpact = 63;

export type SearchChunk = SearchRecord[];

/** Words that typing errors are corrected to: identifiers, then words of titles. */
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

export function meaningFile(version: string): string {
  return `${searchFolder}/${version}/meaning.json`;
}

/** Usual and greatest number of records in a chunk: a page is not divided unless it is longer. */
const usualChunk = 8;
const fullChunk = 16;

/**
 * Number of the first record of each chunk. All records of a page come with one request, so that
 * results do not wait for more requests than a browser makes in parallel.
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

/** Index of the last start that is not greater than the value (binary search); starts are sorted. */
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

/** The term of all records with a value, for filters: `:kind:input`. No word begins with a colon. */
export function facetTerm(facet: "kind" | "version" | "area", value: string): string {
  return `:${facet}:${value.toLowerCase()}`;
}

/** The part of the site a record belongs to, for filters. */
export function areaOf({ path, title }: Pick<SearchRecord, "path" | "title">): string {
  return path[0] ?? title;
}

/** Name of the meta element in which a page tells the tag of its docs version. */
export const tagName = "docusaurus_tag";

/** Tag of what belongs to no version. */
const unversioned = "default";

/** Tag of a docs version, in the form that hosted searches of documentation made usual. */
export function versionTag(version: string | null): string {
  return version === null ? unversioned : `docs-default-${version}`;
}
