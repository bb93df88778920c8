import { facetTerm, type SearchFacets, searchScopes } from "../../../model/search/search.ts";
import { headingTermsOfQuery, tokenize } from "../../tokenizer/tokenizer.ts";
import {
  type ScopeCounts,
  SearchError,
  type SearchFilters,
  type SearchQuery,
  type SearchResults,
} from "../provider.ts";
import { cleanQuery } from "./clean-query.ts";
import { expandTerm, suggest } from "./expand-term.ts";
import {
  type FetchJson,
  type IndexLayout,
  type IndexReader,
  openIndex,
  recordsIn,
} from "./index-reader.ts";
import {
  isKeywords,
  isQuestion,
  parseQuery,
  type QueryTerm,
  type QueryWord,
} from "./parse-query.ts";
import { entryRanking, termsOf } from "./rank/named-entry.ts";
import {
  completeFirst,
  groupByPage,
  type Ranked,
  type RankedPage,
  rank,
  type TermMatches,
  withinChunks,
} from "./rank/rank.ts";
import {
  type QuestionWeights,
  questionWeights,
  rankQuestionMatches,
} from "./rank/rank-questions.ts";
import {
  addNamedEntries,
  nameInPath,
  type RerankedPage,
  rerank,
  uniquePages,
} from "./rank/rerank.ts";
import { createHighlighter, groupOf } from "./snippet.ts";

export interface Engine {
  /** Loads what every query needs. */
  prepare(): Promise<void>;
  /** Where `signal` aborts before the records are asked for, they are not, and the search fails. */
  search(query: SearchQuery, signal?: AbortSignal): Promise<SearchResults>;
  facets(): Promise<SearchFacets>;
}

/** An engine that runs in this thread. */
export interface LocalEngine extends Engine {
  /** Loads the names for the correction of typing errors, after the first results. Never rejects. */
  preloadNames(): Promise<void>;
}

/**
 * Most queries that wait for records at a time: the files for each typed letter would delay those
 * of the finished word.
 */
const maxConcurrentLoads = 2;

/**
 * Answers queries from the files of the index.
 *
 * @param baseUrl begins and ends with a slash
 * @param weights of the signs that a place answers a question, for those who fit them
 */
export function createEngine(
  fetchJson: FetchJson,
  baseUrl: string,
  weights: QuestionWeights = questionWeights,
): LocalEngine {
  const index = openIndex(fetchJson);
  const limitLoads = limitConcurrency(maxConcurrentLoads);
  return {
    async prepare() {
      await index.manifest();
    },
    async preloadNames() {
      await index.names().catch(() => []);
    },
    async facets() {
      return (await index.manifest()).facets;
    },
    async search(query, signal) {
      async function recordsOf(numbers: number[]) {
        signal?.throwIfAborted();
        if (await index.isLoading(numbers)) return index.records(numbers);
        return limitLoads(async () => {
          signal?.throwIfAborted();
          return index.records(numbers);
        });
      }
      const ask = () => answer(query, { index, recordsOf, baseUrl, weights });
      try {
        return await ask();
      } catch (error) {
        // A deploy may have replaced the index since the manifest came: its files are gone.
        if (!(error instanceof SearchError) || error.failure !== "unavailable") throw error;
        return ask();
      }
    },
  };
}

/**
 * Pages that are ranked again among themselves, so that a reader who asks for more finds the first
 * ones in their places. The page of all results shows 15 and asks for one more.
 */
const rerankWindow = 16;

/** The number of pages to rank for an answer of `pages`. A single window need not be full. */
function fullWindows(pages: number): number {
  return pages > rerankWindow ? Math.ceil(pages / rerankWindow) * rerankWindow : pages;
}

function windowsOf(pages: readonly RankedPage[]): RankedPage[][] {
  return Array.from({ length: Math.ceil(pages.length / rerankWindow) }, (_, index) =>
    pages.slice(index * rerankWindow, (index + 1) * rerankWindow),
  );
}

/**
 * Queries of so many words and no more name one thing by all of them. A question in a reader's own
 * words has some that the page that answers it does not use.
 */
const maxKeywords = 3;

/** The first results are of different pages: readers look at them before all others. */
const distinctPages = 3;

/** A browser makes six requests to a host at a time where it speaks HTTP/1.1. */
const QUICK_CHUNKS = 6;

/** The most that is fetched for any answer, on average. */
const CHUNKS_PER_PAGE = 2;

interface AnswerOptions {
  index: IndexReader;
  recordsOf: IndexReader["records"];
  baseUrl: string;
  weights: QuestionWeights;
}

async function answer(
  { text: typed, filters, pages, quick }: SearchQuery,
  { index, recordsOf, baseUrl, weights }: AnswerOptions,
): Promise<SearchResults> {
  const text = cleanQuery(typed);
  const words = parseQuery(text);
  if (words.length === 0) return { groups: [], total: 0 };
  const isKeywordQuery = words.length <= maxKeywords && isKeywords(text);
  const asked = words.flatMap(({ whole, inner, parts }, word) =>
    [...(whole ? [whole] : []), ...inner, ...parts].map((term) => ({ term, word })),
  );
  const [expanded, named, allowed, layout, { records: count }, matcher] = await Promise.all([
    Promise.all(asked.map(({ term, word }) => expand(term, { word, index }))),
    recordsNamed(words, { text, index }),
    allowedRecords(filters, index),
    index.layout(),
    index.manifest(),
    !isKeywordQuery && isQuestion(text) ? index.questionMatcher() : null,
  ]);
  const byWords = rank(expanded, {
    count,
    allowed,
    named,
    isName: words.length === 1,
    starts: layout.pages,
    entries: entryRanking(words, text, (record) => layout.scopeOf(record) === "inputs"),
  });
  const questionScores = matcher?.compare(text, layout.pages);
  const commonWeight = questionScores
    ? rankQuestionMatches(byWords, { questionScores, layout, weights })
    : byWords;
  const ranked = filters.scope
    ? commonWeight.filter(({ record }) => layout.scopeOf(record) === filters.scope)
    : commonWeight;
  const all = groupByPage(isKeywordQuery ? completeFirst(ranked) : ranked, layout.pages);
  const best = all.slice(0, fullWindows(pages));
  const most = quick ? QUICK_CHUNKS : CHUNKS_PER_PAGE * best.length;
  const near = withinChunks(best, layout.chunks, most);
  const windows = addNamedEntries(windowsOf(near), ranked, layout.pages);
  const records = await recordsOf(windows.flat().flatMap(numbersOf));
  const parts = termsOf(words);
  const reading = { records, text, parts, ...(questionScores && { weights }) };
  const reranked = windows.flatMap((window) =>
    rerank(window, { ...reading, completeFirst: isKeywordQuery }),
  );
  const highlightLength = createHighlighter(expanded.flatMap(({ matches }) => matches));
  const shown = { baseUrl, highlightLength, typedText: words.map(({ typedText }) => typedText) };
  const suggestion = await suggest(words, { expanded, index });
  return {
    groups: spreadHits(uniquePages(reranked, layout.pages).slice(0, pages), parts).map((page) =>
      groupOf(page, shown),
    ),
    total: all.flatMap(numbersOf).length,
    counts: countByScope(commonWeight, layout),
    ...(suggestion && { suggestion }),
  };
}

/**
 * Shows one hit of each of the first pages, unless the query consists of words of the page's title.
 * Their other hits follow.
 */
function spreadHits(pages: readonly RerankedPage[], parts: readonly string[]): RerankedPage[] {
  const namesPage = ({ hits }: RerankedPage) => {
    const title = tokenize(hits[0]?.entry.title ?? "").flatMap((token) => token.parts);
    return parts.every((part) => title.includes(part));
  };
  const first = pages.slice(0, distinctPages);
  const rest = first.filter((page) => page.hits.length > 1 && !namesPage(page));
  return [
    ...first.map((page) => (namesPage(page) ? page : { hits: page.hits.slice(0, 1) })),
    ...rest.map(({ hits }) => ({ hits: hits.slice(1) })),
    ...pages.slice(distinctPages),
  ];
}

/** The number of places of each scope, as `total` counts them. */
function countByScope(ranked: readonly Ranked[], { pages, scopeOf }: IndexLayout): ScopeCounts {
  const countOf = (some: readonly Ranked[]) => groupByPage(some, pages).flatMap(numbersOf).length;
  const counts = { all: countOf(ranked), guides: 0, services: 0, inputs: 0, blog: 0 };
  for (const scope of searchScopes) {
    const own = ranked.filter(({ record }) => scopeOf(record) === scope);
    counts[scope] = countOf(own);
  }
  return counts;
}

function numbersOf({ hits }: { hits: { record: number }[] }): number[] {
  return hits.map(({ record }) => record);
}

/** Records whose heading is the query, or the name that a path asks for: `local.network.vpc_id`. */
async function recordsNamed(
  words: QueryWord[],
  { text, index }: { text: string; index: IndexReader },
): Promise<Set<number>> {
  const identifiers = words.flatMap(({ whole }) => (whole?.term.includes("_") ? whole.term : []));
  const names = [
    text,
    nameInPath(text)?.name ?? (words.length === 1 && lastStep(words[0])),
    ...(words.length > 1 ? identifiers : []),
  ];
  return recordsUnder(
    names.flatMap((name) => (name ? headingTermsOfQuery(name) : [])),
    index,
  );
}

function lastStep(word: QueryWord | undefined): string | undefined {
  const step = word?.inner.at(-1)?.term;
  return step && word?.whole?.term.endsWith(step) ? step : undefined;
}

async function recordsUnder(terms: string[], index: IndexReader): Promise<Set<number>> {
  const lists = await Promise.all(
    terms.map(async (term) =>
      (await index.shards(term, 1)).flatMap((shard) => [shard[term] ?? []]),
    ),
  );
  return recordsIn(lists.flat());
}

async function expand(
  asked: QueryTerm,
  { word, index }: { word: number; index: IndexReader },
): Promise<TermMatches> {
  const { whole, weight } = asked;
  return { matches: await expandTerm(asked, index), whole, weight, word };
}

/** The records that pass all filters, or null without filters. */
async function allowedRecords(
  filters: SearchFilters,
  index: IndexReader,
): Promise<Set<number> | null> {
  const terms = (["area", "kind", "version"] as const).flatMap((facet) => {
    const value = filters[facet];
    return value ? [facetTerm(facet, value)] : [];
  });
  if (terms.length === 0) return null;
  const sets = await Promise.all(terms.map((term) => recordsUnder([term], index)));
  const [first = new Set<number>(), ...rest] = sets;
  return new Set([...first].filter((record) => rest.every((set) => set.has(record))));
}

/** Runs a task when its turn comes. */
type Limiter = <T>(work: () => Promise<T>) => Promise<T>;

/** Limits the number of tasks that run at a time; the others wait in order. */
export function limitConcurrency(most: number): Limiter {
  const waiting: (() => void)[] = [];
  let underWay = 0;
  return async (work) => {
    if (underWay >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else underWay += 1;
    try {
      return await work();
    } finally {
      // The place goes to the next, if there is one.
      const next = waiting.shift();
      if (next) next();
      else underWay -= 1;
    }
  };
}
