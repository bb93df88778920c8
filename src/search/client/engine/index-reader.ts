import { findLastIndexAtMost } from "../../../model/find-last-index-at-most.ts";
import { memoize } from "../../../model/memoize.ts";
import {
  getChunkFile,
  getChunkStarts,
  getNamesFile,
  getQuestionsFile,
  getShardFile,
  type SearchChunk,
  type SearchManifest,
  type SearchNames,
  type SearchQuestions,
  type SearchRecord,
  type SearchScope,
  type SearchShard,
  searchManifestFile,
  searchScopes,
} from "../../../model/search/search.ts";
import { getStarts } from "../../../model/sum.ts";
import { SearchError } from "../provider.ts";
import { createQuestionMatcher, type QuestionMatcher } from "./rank/question-matcher.ts";

/** Fetches a file of the index by its path below the site's root. */
export type FetchJson = (path: string) => Promise<unknown>;

/** Reads and caches the files of the index. */
export interface IndexReader {
  getManifest(): Promise<SearchManifest>;
  /** Shards that may contain terms with the prefix, at most `max` of them. */
  getShards(prefix: string, max: number): Promise<SearchShard[]>;
  getRecords(numbers: number[]): Promise<Map<number, SearchRecord>>;
  /** Whether all of these records are loaded or loading. */
  isRequested(numbers: number[]): Promise<boolean>;
  getNames(): Promise<SearchNames>;
  /** Null if the site has no questions or they cannot be loaded. */
  getQuestionMatcher(): Promise<QuestionMatcher | null>;
  getLayout(): Promise<IndexLayout>;
}

export interface IndexLayout {
  /** First record of each page. */
  pageStarts: number[];
  /** First record of each chunk. */
  chunkStarts: number[];
  getScope(record: number): SearchScope;
  /** The record is on a page whose sections answer questions. */
  isAnswer(record: number): boolean;
}

const getLayoutOf = memoize(createLayout, new WeakMap());
const getMatcherOf = memoize(createQuestionMatcher, new WeakMap());

export function openIndex(fetchJson: FetchJson): IndexReader {
  const loaded = new Map<string, Promise<unknown>>();

  /** A failure also drops the manifest, because a deploy may have replaced the index. */
  async function read<T>(path: string, isValid: (value: unknown) => value is T): Promise<T> {
    const loading = loaded.get(path) ?? fetchJson(path);
    loaded.set(path, loading);
    try {
      const value = await loading;
      if (isValid(value)) return value;
      throw new SearchError("unavailable", `\`${path}\` is not an index`);
    } catch (error) {
      loaded.delete(path);
      loaded.delete(searchManifestFile);
      throw error;
    }
  }

  const getManifest = () => read(searchManifestFile, isManifest);
  const getLayout = async () => getLayoutOf(await getManifest());

  async function getChunks(numbers: number[]) {
    const { version } = await getManifest();
    const { chunkStarts: starts } = await getLayout();
    return [...new Set(numbers.map((number) => findLastIndexAtMost(starts, number)))].map(
      (chunk) => ({
        start: starts[chunk] ?? 0,
        path: getChunkFile(version, chunk),
      }),
    );
  }

  return {
    getManifest,
    async getNames() {
      const { version } = await getManifest();
      return read(getNamesFile(version), isTexts);
    },
    async getQuestionMatcher() {
      const { version, questions } = await getManifest();
      if (!questions) return null;
      const data = await read(getQuestionsFile(version), isQuestions).catch(() => null);
      return data && getMatcherOf(data);
    },
    getLayout,
    async getShards(prefix, max) {
      const { shards, version } = await getManifest();
      const first = findLastIndexAtMost(shards, prefix);
      const last = Math.min(findLastIndexAtMost(shards, `${prefix}\u{10ffff}`), first + max - 1);
      const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index);
      return Promise.all(
        numbers
          .filter((number) => number < shards.length)
          .map((number) => read(getShardFile(version, number), isShard)),
      );
    },
    async getRecords(numbers) {
      const found = new Map<number, SearchRecord>();
      await Promise.all(
        (await getChunks(numbers)).map(async ({ start, path }) => {
          const records = await read(path, isChunk);
          for (const [index, record] of records.entries()) found.set(start + index, record);
        }),
      );
      return found;
    },
    async isRequested(numbers) {
      return (await getChunks(numbers)).every(({ path }) => loaded.has(path));
    },
  };
}

function isManifest(value: unknown): value is SearchManifest {
  return (
    isObject(value) &&
    value.format === 6 &&
    isTexts(value.shards) &&
    [value.pages, value.entries, value.scopes, value.answers].every(isList)
  );
}

/** The lists of a shard are checked when they are used, because a query needs few of them. */
function isShard(value: unknown): value is SearchShard {
  return isObject(value);
}

function isChunk(value: unknown): value is SearchChunk {
  return (
    isList(value) && value.every((value) => isObject(value) && isTexts([value.heading, value.text]))
  );
}

function isQuestions(value: unknown): value is SearchQuestions {
  return (
    isObject(value) &&
    isTexts([value.related, value.terms, value.postings]) &&
    [value.records, value.textCounts].every(isList)
  );
}

function isTexts(value: unknown): value is string[] {
  return isList(value) && value.every((value) => typeof value === "string");
}

function isList(value: unknown): value is unknown[] {
  return Array.isArray(value);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function createLayout({ pages, entries, scopes, answers }: SearchManifest): IndexLayout {
  const starts = getStarts(pages);
  return {
    pageStarts: starts,
    chunkStarts: getChunkStarts(pages),
    getScope(record) {
      const page = findLastIndexAtMost(starts, record);
      const firstEntry = (starts[page] ?? 0) + (pages[page] ?? 0) - (entries[page] ?? 0);
      const scope = record >= firstEntry ? "inputs" : searchScopes[scopes[page] ?? 0];
      return scope ?? "guides";
    },
    isAnswer: (record) => answers[findLastIndexAtMost(starts, record)] === 1,
  };
}

/** See `SearchShard`. */
export type PostingList = readonly number[];

/** Number of records with the term. The list may contain fewer. */
export function getFrequency(list: PostingList): number {
  return list[0] ?? 0;
}

/** Whether the list contains only the best records of a frequent term. */
export function isTruncated(list: PostingList): boolean {
  return getFrequency(list) > (list.length - 1) / 2;
}

export function forEachPosting(
  list: PostingList,
  visit: (record: number, impact: number, isInHeading: boolean) => void,
): void {
  let record = 0;
  for (let index = 1; index + 1 < list.length; index += 2) {
    const weight = list[index + 1] ?? 0;
    record += list[index] ?? 0;
    visit(record, weight >> 1, (weight & 1) === 1);
  }
}

export function collectRecords(lists: readonly PostingList[]): Set<number> {
  const records = new Set<number>();
  for (const list of lists) forEachPosting(list, (record) => records.add(record));
  return records;
}
