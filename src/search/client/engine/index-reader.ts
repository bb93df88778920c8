import {
  chunkFile,
  chunkStarts,
  lastNotAfter,
  manifestFile,
  namesFile,
  questionsFile,
  type SearchChunk,
  type SearchManifest,
  type SearchNames,
  type SearchQuestions,
  type SearchRecord,
  type SearchScope,
  type SearchShard,
  searchScopes,
  shardFile,
} from "../../../model/search/search.ts";
import { SearchError } from "../provider.ts";
import { openQuestionMatcher, type QuestionMatcher } from "./rank/question-matcher.ts";

/** Fetches a file of the index by its path below the site's root. */
export type FetchJson = (path: string) => Promise<unknown>;

/** Reads the index file by file and keeps what it has read. */
export interface IndexReader {
  manifest(): Promise<SearchManifest>;
  /** Terms that begin with the prefix and stand in its shards; at most `most` shards are read. */
  shards(prefix: string, most: number): Promise<SearchShard[]>;
  records(numbers: number[]): Promise<Map<number, SearchRecord>>;
  /** Whether all of these records are here, or on their way. */
  isLoading(numbers: number[]): Promise<boolean>;
  names(): Promise<SearchNames>;
  /** What questions are compared with; null where the site has no such file or it does not come. */
  questionMatcher(): Promise<QuestionMatcher | null>;
  layout(): Promise<IndexLayout>;
}

/** Where pages, chunks and scopes lie in the row of all records. */
export interface IndexLayout {
  /** Number of each page's first record, in order. */
  pages: number[];
  /** Number of each chunk's first record, in order. */
  chunks: number[];
  scopeOf(record: number): SearchScope;
}

export function openIndex(fetchJson: FetchJson): IndexReader {
  const kept = new Map<string, Promise<unknown>>();

  /**
   * A file of the index, checked by `isPart`. A file that failed is fetched again next time, after a
   * new manifest: a deploy may have replaced the index.
   */
  async function read<T>(path: string, isPart: (value: unknown) => value is T): Promise<T> {
    const loading = kept.get(path) ?? fetchJson(path);
    kept.set(path, loading);
    try {
      const value = await loading;
      if (isPart(value)) return value;
      throw new SearchError("unavailable", `\`${path}\` is no index`);
    } catch (error) {
      kept.delete(path);
      kept.delete(manifestFile);
      throw error;
    }
  }

  let cachedLayout: { manifest: SearchManifest; layout: IndexLayout } | undefined;

  let opened: { path: string; matcher: QuestionMatcher } | undefined;

  const manifest = () => read(manifestFile, isManifest);

  async function layout(): Promise<IndexLayout> {
    const current = await manifest();
    if (cachedLayout?.manifest !== current)
      cachedLayout = { manifest: current, layout: layoutOf(current) };
    return cachedLayout.layout;
  }

  async function chunksOf(numbers: number[]) {
    const { version } = await manifest();
    const { chunks: starts } = await layout();
    return [...new Set(numbers.map((number) => lastNotAfter(starts, number)))].map((chunk) => ({
      start: starts[chunk] ?? 0,
      path: chunkFile(version, chunk),
    }));
  }

  return {
    manifest,
    async names() {
      const { version } = await manifest();
      return read(namesFile(version), isTexts);
    },
    async questionMatcher() {
      const { version, questions } = await manifest();
      if (!questions) return null;
      const path = questionsFile(version);
      // Without it a question is a query like any other.
      const data = await read(path, isQuestions).catch(() => null);
      if (data && opened?.path !== path) opened = { path, matcher: openQuestionMatcher(data) };
      return data && (opened?.matcher ?? null);
    },
    layout,
    async shards(prefix, most) {
      const { shards, version } = await manifest();
      const first = lastNotAfter(shards, prefix);
      const last = Math.min(lastNotAfter(shards, `${prefix}\u{10ffff}`), first + most - 1);
      const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index);
      return Promise.all(
        numbers
          .filter((number) => number < shards.length)
          .map((number) => read(shardFile(version, number), isShard)),
      );
    },
    async records(numbers) {
      const found = new Map<number, SearchRecord>();
      await Promise.all(
        (await chunksOf(numbers)).map(async ({ start, path }) => {
          const records = await read(path, isChunk);
          for (const [index, record] of records.entries()) found.set(start + index, record);
        }),
      );
      return found;
    },
    async isLoading(numbers) {
      return (await chunksOf(numbers)).every(({ path }) => kept.has(path));
    },
  };
}

function isManifest(value: unknown): value is SearchManifest {
  return (
    isObject(value) &&
    value.format === 5 &&
    isTexts(value.shards) &&
    [value.pages, value.entries, value.scopes].every(isList)
  );
}

/** The lists of a shard are checked when they are read: a query needs few of them. */
function isShard(value: unknown): value is SearchShard {
  return isObject(value);
}

function isChunk(value: unknown): value is SearchChunk {
  return isList(value) && value.every((one) => isObject(one) && isTexts([one.heading, one.text]));
}

function isQuestions(value: unknown): value is SearchQuestions {
  return (
    isObject(value) &&
    isTexts([value.related, value.terms, value.postings]) &&
    [value.records, value.questionCounts].every(isList)
  );
}

function isTexts(value: unknown): value is string[] {
  return isList(value) && value.every((one) => typeof one === "string");
}

function isList(value: unknown): value is unknown[] {
  return Array.isArray(value);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function layoutOf({ pages, entries, scopes }: SearchManifest): IndexLayout {
  const starts = pageStarts(pages);
  return {
    pages: starts,
    chunks: chunkStarts(pages),
    scopeOf(record) {
      const page = lastNotAfter(starts, record);
      const firstEntry = (starts[page] ?? 0) + (pages[page] ?? 0) - (entries[page] ?? 0);
      const scope = record >= firstEntry ? "inputs" : searchScopes[scopes[page] ?? 0];
      return scope ?? "guides";
    },
  };
}

function pageStarts(pages: readonly number[]): number[] {
  let next = 0;
  return pages.map((count) => {
    next += count;
    return next - count;
  });
}

/**
 * Reads a posting list of a shard. It is packed to keep the index small (see `SearchShard`): the
 * number of records with the term, then for each listed record, in order, its distance from the
 * record before and its weight. The lowest bit of a weight says whether the heading has the term;
 * the other bits are the term's impact.
 */
export type PostingList = readonly number[];

/** How many records of the index have the term. The list may hold fewer of them. */
export function frequencyOf(list: PostingList): number {
  return list[0] ?? 0;
}

/** Whether the list holds only the best records of a term that most records have. */
export function isTruncated(list: PostingList): boolean {
  return frequencyOf(list) > (list.length - 1) / 2;
}

/** Calls `visit` for each record of the list, by rising number. */
export function forEachPosting(
  list: PostingList,
  visit: (record: number, impact: number, inHeading: boolean) => void,
): void {
  let record = 0;
  for (let index = 1; index + 1 < list.length; index += 2) {
    const weight = list[index + 1] ?? 0;
    record += list[index] ?? 0;
    visit(record, weight >> 1, (weight & 1) === 1);
  }
}

/** Numbers of the records in all of the lists. */
export function recordsIn(lists: readonly PostingList[]): Set<number> {
  const records = new Set<number>();
  for (const list of lists) forEachPosting(list, (record) => records.add(record));
  return records;
}
