/** In display order. */
export const searchKinds = ["page", "section", "input", "output"] as const;

export type SearchKind = (typeof searchKinds)[number];

export function isSearchKind(value: string): value is SearchKind {
  return (searchKinds as readonly string[]).includes(value);
}

/** Filters of the search, in display order. */
export const searchScopes = ["guides", "services", "inputs", "blog"] as const;

export type SearchScope = (typeof searchScopes)[number];

export function isSearchScope(value: string): value is SearchScope {
  return (searchScopes as readonly string[]).includes(value);
}

export interface EntryFacts {
  /** Short form of the type; outputs have none. */
  type?: string;
  required?: true;
  /** The default as one line of code, shortened. */
  default?: string;
  /** The version that added it. */
  since?: string;
  /** The older version that the reader chose, which does not have it. Not stored. */
  absentIn?: string;
}

export interface SearchRecord {
  kind: SearchKind;
  /** Route without base URL. */
  route: string;
  /** Id on the page; empty for the page itself. */
  anchor: string;
  title: string;
  /** Heading, or the name of an input; for a page, its title. */
  heading: string;
  path: string[];
  text: string;
  facts?: EntryFacts;
  /** Absent for guides. */
  scope?: "services" | "blog";
  /** The section answers a question, see `searchAnswers` of the site. */
  isAnswer?: true;
  /** Keywords and other names, which are searched but not shown. */
  names?: string;
  version: string | null;
  locale: string;
}

/** Separates the questions in `names` of a record. */
export const questionSeparator = " · ";

export function getSearchedText({ text, names, facts }: SearchRecord): string {
  const texts = [facts?.required ? "required" : "", facts?.type, text, names];
  return texts.filter(Boolean).join(" ");
}

export function getScope({ kind, scope }: Pick<SearchRecord, "kind" | "scope">): SearchScope {
  return kind === "input" || kind === "output" ? "inputs" : (scope ?? "guides");
}

export const searchRoute = "/search";

export const searchFolder = "search-index";
/** The other files of the index have a hash in their paths. */
export const searchManifestFile = `${searchFolder}/manifest.json`;

export const wholeIndexName = "whole.json";

export const pageListFile = `${searchFolder}/pages.json`;

export type PageListEntry = [route: string, title: string];

export interface SearchFacets {
  area: string[];
  kind: SearchKind[];
  version: string[];
  scope: SearchScope[];
}

/** Loaded before the first query. */
export interface SearchManifest {
  format: 6;
  /** Hash of the index and name of its folder. */
  version: string;
  records: number;
  /** Number of records per page. They are consecutive and start with the page itself. */
  pages: number[];
  /** Number of inputs and outputs per page, which are its last records. */
  entries: number[];
  /** Index in `searchScopes`, per page. */
  scopes: number[];
  /** 1 for a page whose sections answer questions, otherwise 0. */
  answers: number[];
  /** First term of each shard, in order. */
  shards: string[];
  facets: SearchFacets;
  /** Name of the docs version that readers see first, if the site has several. */
  lastVersion?: string;
  questions?: true;
}

/** Loaded before the first question. Terms are stemmed. */
export interface SearchQuestions {
  /** Groups of related terms: one line each, separated by `|`. */
  related: string;
  /** All terms in order, separated by `|`. */
  terms: string;
  /** Record numbers, as differences. */
  records: number[];
  /** Number of compared texts of each record. */
  textCounts: number[];
  /** Text numbers of each term, as `encodeDeltas` writes them, separated by spaces. */
  postings: string;
}

/** Count, then pairs: number difference, and `impact * 2 + (1 if the heading has the term)`. */
export type SearchShard = Record<string, number[]>;

export const highestImpact = 63;

export type SearchChunk = SearchRecord[];

/** Candidates for typo correction: identifiers, then words of titles. */
export type SearchNames = string[];

export function getShardFile(version: string, index: number): string {
  return `${searchFolder}/${version}/terms-${index}.json`;
}

export function getChunkFile(version: string, index: number): string {
  return `${searchFolder}/${version}/records-${index}.json`;
}

export function getNamesFile(version: string): string {
  return `${searchFolder}/${version}/names.json`;
}

export function getQuestionsFile(version: string): string {
  return `${searchFolder}/${version}/questions.json`;
}

/**
 * In records. With twice as many, a first answer loads 10 KB more, most of it records that it does
 * not need (decision 040).
 */
const chunkSize = 8;

/**
 * Returns the first record of each chunk. Only a page with more records is split, so that results
 * need few requests.
 * @param pages number of records per page
 */
export function getChunkStarts(pages: readonly number[]): number[] {
  const starts = [0];
  let end = 0;
  const getLastSize = () => end - (starts.at(-1) ?? 0);
  const startChunk = () => {
    if (getLastSize() > 0) starts.push(end);
  };
  for (const count of pages) {
    if (getLastSize() + count > chunkSize) startChunk();
    for (let rest = count; rest > 0; rest -= chunkSize) {
      if (getLastSize() >= chunkSize) startChunk();
      end += Math.min(rest, chunkSize);
    }
  }
  return starts;
}

/** The term of a filter, such as `:kind:input`. No word begins with a colon. */
export function getFacetTerm(facet: "kind" | "version" | "area", value: string): string {
  return `:${facet}:${value.toLowerCase()}`;
}

export function getArea({ path, title }: Pick<SearchRecord, "path" | "title">): string {
  return path[0] ?? title;
}

/** Name of the meta element with the tag of a page's version. */
export const versionTagName = "docusaurus_tag";

const unversioned = "default";
const versionPrefix = "docs-default-";

/** The tag of a docs version, as hosted searches for documentation expect it. */
export function getVersionTag(version: string | null): string {
  return version === null ? unversioned : versionPrefix + version;
}

/** The docs version of a tag; undefined for a page without a version. */
export function getVersionOfTag(tag: string | undefined): string | undefined {
  return tag?.startsWith(versionPrefix) ? tag.slice(versionPrefix.length) : undefined;
}
