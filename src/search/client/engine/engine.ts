import { type SearchFacets, searchScopes } from "../../../model/search/search.ts";
import { getHeadingTermsOfQuery } from "../../tokenizer/tokenizer.ts";
import {
  type ScopeCounts,
  SearchError,
  type SearchQuery,
  type SearchResults,
} from "../provider.ts";
import { cleanQuery } from "./clean-query.ts";
import { completeLastWord, correctWords, preloadTerm, splitCompounds } from "./expand-term.ts";
import { type FetchJson, type IndexLayout, type IndexReader, openIndex } from "./index-reader.ts";
import { limitConcurrency } from "./limit-concurrency.ts";
import {
  asksForProperty,
  getQueryTerms,
  isKeywords,
  isQuestion,
  parseQuery,
} from "./parse-query.ts";
import { delayRepeatedEntries, findAnswer, putExplanationFirst } from "./rank/arrange-pages.ts";
import { getPlainTerms } from "./rank/named-entry.ts";
import {
  groupByPage,
  limitChunks,
  pageLimits,
  putCompleteMatchesFirst,
  type Ranked,
  type RankedPage,
} from "./rank/rank.ts";
import { type RankedRecords, rankRecords } from "./rank/rank-records.ts";
import {
  addNamedEntries,
  dedupePages,
  dedupeVersions,
  getWindows,
  type RerankedPage,
  rerank,
  roundUpToWindow,
} from "./rank/rerank.ts";
import { spreadHits } from "./rank/spread-hits.ts";
import { createHighlighter, getAnswer, getGroup } from "./snippet.ts";
import { suggest } from "./suggest.ts";

export interface Engine {
  /** Loads what every query needs. */
  prepare(): Promise<void>;
  /** @throws DOMException named AbortError if `signal` aborts before the records are requested */
  search(query: SearchQuery, signal?: AbortSignal): Promise<SearchResults>;
  getFacets(): Promise<SearchFacets>;
}

export interface LocalEngine extends Engine {
  /** Loads the names for typo correction. Never rejects. */
  preloadNames(): Promise<void>;
}

/** Limits loading while the reader types, because it would delay the results of the last query. */
const maxConcurrentLoads = 2;

/** `baseUrl` begins and ends with a slash. */
export function createEngine(fetchJson: FetchJson, baseUrl: string): LocalEngine {
  const index = openIndex(fetchJson);
  const limitLoads = limitConcurrency(maxConcurrentLoads);
  return {
    async prepare() {
      await index.getManifest();
    },
    async preloadNames() {
      await index.getNames().catch(() => []);
    },
    async getFacets() {
      return (await index.getManifest()).facets;
    },
    async search(query, signal) {
      async function getRecords(numbers: number[]) {
        signal?.throwIfAborted();
        if (await index.isRequested(numbers)) return index.getRecords(numbers);
        return limitLoads(async () => {
          signal?.throwIfAborted();
          return index.getRecords(numbers);
        });
      }
      const run = () => runQuery(query, { index, getRecords, baseUrl });
      try {
        return await run();
      } catch (error) {
        // A deploy may have replaced the index since the manifest was loaded.
        if (!(error instanceof SearchError) || error.failure !== "unavailable") throw error;
        return run();
      }
    },
  };
}

/** In longer queries, the right page may lack a word, so complete matches do not come first. */
const maxKeywords = 2;

/** Browsers make six requests to a host at a time over HTTP/1.1. */
const maxQuickChunks = 6;

const chunksPerPage = 2;

/** On sites with docs versions, results may be the same page in two versions. */
const versionsPerPage = 2;

interface QueryContext {
  index: IndexReader;
  getRecords: IndexReader["getRecords"];
  baseUrl: string;
}

async function runQuery(query: SearchQuery, context: QueryContext): Promise<SearchResults> {
  const { index, baseUrl } = context;
  const { text, typedText } = await prepareText(query.text, index);
  const words = parseQuery(text);
  if (words.length === 0) return { groups: [], total: 0 };
  const isShortQuery = words.length <= maxKeywords && isKeywords(text);
  const { filters } = query;
  const [layout, { facets }, { ranked: inAllScopes, weights, expanded }] = await Promise.all([
    index.getLayout(),
    index.getManifest(),
    rankRecords(words, { text, filters, isShortQuery, index }),
  ]);
  const ranked = filters.scope
    ? inAllScopes.filter(({ record }) => layout.getScope(record) === filters.scope)
    : inAllScopes;
  const ordered = isShortQuery ? putCompleteMatchesFirst(ranked) : ranked;
  const limit = pageLimits[weights ? "question" : "keywords"];
  const toPages = (some: readonly Ranked[]) => groupByPage(some, layout.pageStarts, limit);
  const allPages = toPages(ordered);
  const terms = getPlainTerms(words);
  const rankedQuery = { query, text, terms, isShortQuery, weights, ranked, ordered };
  const reranked = await rerankBestPages(allPages, rankedQuery, context);
  const arranged = putExplanationFirst(delayRepeatedEntries(reranked, words), words);
  const mayRepeatPage = weights !== undefined;
  const shownPages = spreadHits(arranged.slice(0, query.pages), { terms, mayRepeatPage });
  const typedWords = parseQuery(typedText).map((word) => word.typedText);
  const suggestion = await suggest(typedWords, { expanded, index });
  const getHighlightLength = createHighlighter(expanded.flatMap(({ matches }) => matches));
  const hasVersions = facets.version.length > 1;
  const shown = { baseUrl, hasVersions, getHighlightLength, typedWords };
  const mayHaveAnswer = weights !== undefined && getWordCount(text) >= minAnsweredWords;
  const best = mayHaveAnswer ? findAnswer(reranked, isKeywords(text)) : undefined;
  const isShown = shownPages.some(({ hits }) =>
    hits.some(({ loadedRecord }) => loadedRecord === best),
  );
  return {
    groups: shownPages.map((page) => getGroup(page, shown)),
    total: allPages.flatMap(getRecordNumbers).length,
    counts: countByScope(inAllScopes, layout, toPages),
    ...(mayHaveAnswer && { answer: best && isShown ? getAnswer(best, shown) : null }),
    ...(suggestion && { suggestion }),
  };
}

/** Returns the text to search for, and the same without the completion of its last word. */
async function prepareText(
  queryText: string,
  index: IndexReader,
): Promise<{ text: string; typedText: string }> {
  const cleaned = cleanQuery(queryText);
  const [split, completed] = await Promise.all([
    splitCompounds(cleaned, index),
    completeQuery(cleaned, index),
  ]);
  const text = split === cleaned ? completed : await completeQuery(split, index);
  return { text: await correctWords(text, index), typedText: split };
}

interface RankedQuery extends Pick<RankedRecords, "ranked" | "weights"> {
  query: SearchQuery;
  text: string;
  terms: readonly string[];
  isShortQuery: boolean;
  /** `ranked` in the order of the results. */
  ordered: readonly Ranked[];
}

/** Loads the records of the best pages, and ranks these by them. */
async function rerankBestPages(
  pages: readonly RankedPage[],
  { query, text, terms, isShortQuery, weights, ranked, ordered }: RankedQuery,
  { index, getRecords }: QueryContext,
): Promise<readonly RerankedPage[]> {
  const [layout, { lastVersion, facets }] = await Promise.all([
    index.getLayout(),
    index.getManifest(),
  ]);
  const perPage = facets.version.length > 1 ? versionsPerPage : 1;
  const best = pages.slice(0, roundUpToWindow(perPage * query.pages));
  const maxChunks = query.isQuick
    ? Math.max(maxQuickChunks, best.length)
    : chunksPerPage * best.length;
  const loadable = limitChunks(best, ordered, { starts: layout.chunkStarts, maxChunks });
  const windows = addNamedEntries(getWindows(loadable), ranked, layout.pageStarts);
  const records = await getRecords(windows.flat().flatMap(getRecordNumbers));
  const options = { records, text, terms, weights, isShortQuery };
  const reranked = windows.flatMap((window) => rerank(window, options));
  return dedupeVersions(dedupePages(reranked, layout.pageStarts), [query.pageVersion, lastVersion]);
}

/** Completes the last word of keywords, and loads what the query needs at the same time. */
async function completeQuery(text: string, index: IndexReader): Promise<string> {
  const terms = getQueryTerms(parseQuery(text)).map(({ term }) => term);
  const [completed] = await Promise.all([
    isQuestion(text) ? text : completeLastWord(text, index),
    isQuestion(text) && !asksForProperty(text) ? index.getQuestionMatcher() : null,
    ...terms.map((term) => preloadTerm(term, index)),
    ...getHeadingTermsOfQuery(text).map((term) => index.getShards(term, 1)),
  ]);
  return completed;
}

/** Shorter queries name a topic, which no single passage answers. */
const minAnsweredWords = 4;

function getWordCount(text: string): number {
  return text.trim().split(/\s+/).length;
}

/** Number of records in each scope, counted as `total` is. */
function countByScope(
  ranked: readonly Ranked[],
  { getScope }: IndexLayout,
  toPages: (some: readonly Ranked[]) => RankedPage[],
): ScopeCounts {
  const getCount = (some: readonly Ranked[]) => toPages(some).flatMap(getRecordNumbers).length;
  const counts = { all: getCount(ranked), guides: 0, services: 0, inputs: 0, blog: 0 };
  for (const scope of searchScopes) {
    counts[scope] = getCount(ranked.filter(({ record }) => getScope(record) === scope));
  }
  return counts;
}

function getRecordNumbers({ hits }: { hits: { record: number }[] }): number[] {
  return hits.map(({ record }) => record);
}
