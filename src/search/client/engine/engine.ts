import {
  getFacetTerm,
  getScope,
  type SearchFacets,
  type SearchRecord,
  searchScopes,
} from "../../../model/search/search.ts";
import { getHeadingTermsOfQuery, singular, tokenize } from "../../tokenizer/tokenizer.ts";
import {
  type ScopeCounts,
  SearchError,
  type SearchFilters,
  type SearchQuery,
  type SearchResults,
} from "../provider.ts";
import { cleanQuery } from "./clean-query.ts";
import { completeLastWord, expandTerm, preloadTerm, splitCompounds } from "./expand-term.ts";
import {
  collectRecords,
  type FetchJson,
  type IndexLayout,
  type IndexReader,
  openIndex,
} from "./index-reader.ts";
import {
  asksForProperty,
  codePattern,
  entryPropertyWords,
  getSituationShare,
  isKeywords,
  isQuestion,
  parseQuery,
  type QueryTerm,
  type QueryWord,
} from "./parse-query.ts";
import type { TermMatches } from "./rank/matched-words.ts";
import { getCandidateWords, getEntryRanking, getTerms } from "./rank/named-entry.ts";
import {
  completeFirst,
  groupByPage,
  limitChunks,
  pageLimits,
  type Ranked,
  type RankedPage,
  rank,
} from "./rank/rank.ts";
import {
  type QuestionWeights,
  questionWeightsFor,
  rankQuestionMatches,
} from "./rank/rank-questions.ts";
import {
  addNamedEntries,
  dedupeVersions,
  nameInPath,
  type RerankedPage,
  rerank,
  uniquePages,
} from "./rank/rerank.ts";
import { distinctPages, spreadHits } from "./rank/spread-hits.ts";
import { createHighlighter, getAnswer, getGroup } from "./snippet.ts";
import { suggest } from "./suggest.ts";

export interface Engine {
  /** Loads what every query needs. */
  prepare(): Promise<void>;
  /** @throws DOMException named AbortError if `signal` aborts before the records are requested */
  search(query: SearchQuery, signal?: AbortSignal): Promise<SearchResults>;
  facets(): Promise<SearchFacets>;
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
      await index.manifest();
    },
    async preloadNames() {
      await index.names().catch(() => []);
    },
    async facets() {
      return (await index.manifest()).facets;
    },
    async search(query, signal) {
      async function getRecords(numbers: number[]) {
        signal?.throwIfAborted();
        if (await index.isRequested(numbers)) return index.records(numbers);
        return limitLoads(async () => {
          signal?.throwIfAborted();
          return index.records(numbers);
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

/** Windows keep the first results stable when more load: 15 per page, and one more. */
const rerankWindow = 16;

function roundUpToWindow(pages: number): number {
  return pages > rerankWindow ? Math.ceil(pages / rerankWindow) * rerankWindow : pages;
}

function getWindows(pages: readonly RankedPage[]): RankedPage[][] {
  return Array.from({ length: Math.ceil(pages.length / rerankWindow) }, (_, index) =>
    pages.slice(index * rerankWindow, (index + 1) * rerankWindow),
  );
}

/** Longer questions contain words that the right page may lack. */
const maxKeywords = 2;

/** Browsers make six requests to a host at a time over HTTP/1.1. */
const QUICK_CHUNKS = 6;

const CHUNKS_PER_PAGE = 2;

/** On sites with docs versions, results may be the same page in two versions. */
const VERSIONS_PER_PAGE = 2;

interface QueryContext {
  index: IndexReader;
  getRecords: IndexReader["records"];
  baseUrl: string;
}

async function runQuery(
  { text: typed, filters, pages, quick, pageVersion }: SearchQuery,
  { index, getRecords, baseUrl }: QueryContext,
): Promise<SearchResults> {
  const cleaned = cleanQuery(typed);
  const [split, completed] = await Promise.all([
    splitCompounds(cleaned, index),
    completeQuery(cleaned, index),
  ]);
  const text = split === cleaned ? completed : await completeQuery(split, index);
  const words = parseQuery(text, asksForProperty(text));
  if (words.length === 0) return { groups: [], total: 0 };
  const isKeywordQuery = words.length <= maxKeywords && isKeywords(text);
  const [layout, { lastVersion, facets }, { inAllScopes, expanded, weights }] = await Promise.all([
    index.layout(),
    index.manifest(),
    rankRecords(words, { text, filters, isKeywordQuery, index }),
  ]);
  const ranked = filters.scope
    ? inAllScopes.filter(({ record }) => layout.getScope(record) === filters.scope)
    : inAllScopes;
  const limit = pageLimits[weights ? "question" : "keywords"];
  const toPages = (some: readonly Ranked[]) => groupByPage(some, layout.pages, limit);
  const inOrder = isKeywordQuery ? completeFirst(ranked) : ranked;
  const all = toPages(inOrder);
  const hasVersions = facets.version.length > 1;
  const perPage = hasVersions ? VERSIONS_PER_PAGE : 1;
  const best = all.slice(0, roundUpToWindow(perPage * pages));
  const maxChunks = quick ? Math.max(QUICK_CHUNKS, best.length) : CHUNKS_PER_PAGE * best.length;
  const inFirstChunks = limitChunks(best, inOrder, { starts: layout.chunks, maxChunks });
  const windows = addNamedEntries(getWindows(inFirstChunks), ranked, layout.pages);
  const records = await getRecords(windows.flat().flatMap(getRecordNumbers));
  const parts = getTerms(words);
  const reading = { records, text, parts, ...(weights && { weights }) };
  const reranked = windows.flatMap((window) =>
    rerank(window, { ...reading, completeFirst: isKeywordQuery }),
  );
  const found = dedupeVersions(uniquePages(reranked, layout.pages), [pageVersion, lastVersion]);
  const highlightLength = createHighlighter(expanded.flatMap(({ matches }) => matches));
  const typedTexts = parseQuery(split).map(({ typedText }) => typedText);
  const shown = {
    baseUrl,
    hasVersions,
    highlightLength,
    typedText: typedTexts,
  };
  const suggestion = await suggest(typedTexts, { expanded, index });
  const mayHaveAnswer = weights !== undefined && wordCount(text) >= minAnsweredWords;
  const shownPages = spreadHits(
    putExplanationFirst(delayRepeatedEntries(found, words), words).slice(0, pages),
    { parts, mayRepeatPage: weights !== undefined },
  );
  const bestSection = mayHaveAnswer ? findAnswer(found, isKeywords(text)) : undefined;
  const answer = shownPages
    .flatMap(({ hits }) => hits)
    .find(({ entry }) => entry === bestSection)?.entry;
  return {
    groups: shownPages.map((page) => getGroup(page, shown)),
    total: all.flatMap(getRecordNumbers).length,
    counts: countByScope(inAllScopes, layout, toPages),
    ...(mayHaveAnswer && { answer: answer ? getAnswer(answer, shown) : null }),
    ...(suggestion && { suggestion }),
  };
}

/** Completes the last word of keywords, and loads what the query needs at the same time. */
async function completeQuery(text: string, index: IndexReader): Promise<string> {
  const terms = queryTerms(parseQuery(text)).map(({ term }) => term);
  const [completed] = await Promise.all([
    isQuestion(text) ? text : completeLastWord(text, index),
    isQuestion(text) && !asksForProperty(text) ? index.questionMatcher() : null,
    ...terms.map((term) => preloadTerm(term, index)),
    ...getHeadingTermsOfQuery(text).map((term) => index.shards(term, 1)),
  ]);
  return completed;
}

interface RankedRecords {
  inAllScopes: Ranked[];
  expanded: TermMatches[];
  /** Undefined if the query was not compared with questions. */
  weights: QuestionWeights | undefined;
}

async function rankRecords(
  words: QueryWord[],
  {
    text,
    filters,
    isKeywordQuery,
    index,
  }: { text: string; filters: SearchFilters; isKeywordQuery: boolean; index: IndexReader },
): Promise<RankedRecords> {
  const mayAskProperty = asksForProperty(text);
  const isComparable = !isKeywordQuery && isQuestion(text);
  const [expanded, named, allowed, layout, { records: count }, loadedMatcher] = await Promise.all([
    Promise.all(queryTerms(words).map(({ term, word }) => expand(term, { word, index }))),
    recordsNamed(words, { text, index }),
    allowedRecords(filters, index),
    index.layout(),
    index.manifest(),
    isComparable && !mayAskProperty ? index.questionMatcher() : null,
  ]);
  const rankAs = (asksProperty: boolean) => {
    const terms = queryTerms(parseQuery(text, asksProperty));
    const weighted = expanded.map((term, number) => {
      return { ...term, weight: terms[number]?.term.weight ?? term.weight };
    });
    const isEntry = (record: number) => layout.getScope(record) === "inputs";
    return rank(weighted, {
      count,
      allowed,
      named,
      isName: words.length === 1,
      starts: layout.pages,
      entries: getEntryRanking(words, { text, asksProperty, isEntry }),
      isAnswer: layout.isAnswer,
    });
  };
  const byProperty = mayAskProperty ? rankAs(true) : [];
  const namesOnlyService = getCandidateWords(words).length === 1;
  const asksProperty =
    mayAskProperty && (namesOnlyService || byProperty.some(({ mayBeNamed }) => mayBeNamed));
  const byWords = asksProperty ? byProperty : rankAs(false);
  const matcher =
    mayAskProperty && !asksProperty && isComparable ? await index.questionMatcher() : loadedMatcher;
  const questionScores = matcher?.compare(text, layout.pages);
  if (!questionScores) return { inAllScopes: byWords, expanded, weights: undefined };
  const situationShare = named.size === 0 ? getSituationShare(text) : 0;
  const weights = questionWeightsFor({
    situationShare,
    areKeywords: isKeywords(text),
    hasCode: codePattern.test(text),
  });
  const inAllScopes = rankQuestionMatches(byWords, { questionScores, layout, weights });
  return { inAllScopes, expanded, weights };
}

/** The terms of a query, each with the index of its word. */
function queryTerms(words: readonly QueryWord[]): { term: QueryTerm; word: number }[] {
  return words.flatMap(({ identifier, pathSegments, parts }, word) =>
    [...(identifier ? [identifier] : []), ...pathSegments, ...parts].map((term) => ({
      term,
      word,
    })),
  );
}

/** Shorter queries name a topic, which no single passage answers. */
const minAnsweredWords = 4;

function wordCount(text: string): number {
  return text.trim().split(/\s+/).length;
}

/** Minimum lead of an answer: at least 96 % of such sections are right for the tuned questions. */
const minLead = { sentence: 100, keywords: 300 };

/** The section that answers a question, or undefined if others are about as good. */
function findAnswer(
  pages: readonly RerankedPage[],
  areKeywords: boolean,
): SearchRecord | undefined {
  const [first, second] = pages.flatMap(({ hits }) => hits).sort((a, b) => b.score - a.score);
  if (first?.entry.kind !== "section") return undefined;
  const lead = areKeywords ? minLead.keywords : minLead.sentence;
  return first.score >= lead * (second?.score ?? 0) ? first.entry : undefined;
}

/** If a query has more words than an input's name, only one such input stays at the top. */
function delayRepeatedEntries(
  pages: readonly RerankedPage[],
  words: readonly QueryWord[],
): readonly RerankedPage[] {
  const [first] = pages;
  const entry = first?.hits[0]?.entry;
  if (words.length < 2 || (entry?.kind !== "input" && entry?.kind !== "output")) return pages;
  const isRepeated = (page: RerankedPage) =>
    page !== first && page.hits[0]?.entry.heading === entry.heading;
  const isSection = ({ hits }: RerankedPage) => getScope(hits[0]?.entry ?? entry) !== "inputs";
  const sections = pages
    .slice(0, rerankWindow)
    .filter(isSection)
    .slice(0, distinctPages - 1);
  const repeated = pages.slice(0, distinctPages).filter(isRepeated);
  if (sections.length === 0 || repeated.length === 0) return pages;
  const firstPages = pages.filter((page) => page === first || sections.includes(page));
  return [...firstPages, ...pages.filter((page) => !firstPages.includes(page))];
}

/** Values in pasted assignments, such as `enabled = false`. */
const literal = /^(?:true|false|null|\d+)$/;

/**
 * If a query names an input and has more words than its service and property, a guide that mentions
 * the input comes first.
 */
function putExplanationFirst(
  pages: readonly RerankedPage[],
  words: readonly QueryWord[],
): readonly RerankedPage[] {
  const [first] = pages;
  const entry = first?.hits[0]?.entry;
  if (entry?.kind !== "input" && entry?.kind !== "output") return pages;
  const isNamed = words.some(({ identifier }) => identifier?.term === entry.heading);
  const inTitle = new Set(tokenize(entry.title).flatMap((token) => token.words));
  const others = words
    .filter(({ identifier }) => identifier?.term !== entry.heading)
    .flatMap(({ identifier, parts }) =>
      identifier ? identifier.term : parts.map(({ term }) => singular(term)),
    )
    .filter((term) => !inTitle.has(term) && !literal.test(term));
  const asksProperty = others.some((term) => entryPropertyWords.has(term));
  if (!isNamed || asksProperty || others.length === 0) return pages;
  const explanation = pages.slice(0, distinctPages).find(({ hits }) => {
    const hit = hits[0]?.entry;
    return (
      hit?.kind === "section" && getScope(hit) === "guides" && hit.text.includes(entry.heading)
    );
  });
  if (!explanation) return pages;
  return [explanation, ...pages.filter((page) => page !== explanation)];
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

/** Records whose heading is the query, or the name at the end of a path: `local.network.vpc_id`. */
async function recordsNamed(
  words: QueryWord[],
  { text, index }: { text: string; index: IndexReader },
): Promise<Set<number>> {
  const identifiers = words.flatMap(({ identifier }) =>
    identifier?.term.includes("_") ? identifier.term : [],
  );
  const names = [
    text,
    nameInPath(text)?.name ?? (words.length === 1 && lastStep(words[0])),
    ...(words.length > 1 ? identifiers : []),
  ];
  return recordsUnder(
    names.flatMap((name) => (name ? getHeadingTermsOfQuery(name) : [])),
    index,
  );
}

function lastStep(word: QueryWord | undefined): string | undefined {
  const step = word?.pathSegments.at(-1)?.term;
  return step && word?.identifier?.term.endsWith(step) ? step : undefined;
}

async function recordsUnder(terms: string[], index: IndexReader): Promise<Set<number>> {
  const lists = await Promise.all(
    terms.map(async (term) =>
      (await index.shards(term, 1)).flatMap((shard) => [shard[term] ?? []]),
    ),
  );
  return collectRecords(lists.flat());
}

async function expand(
  queryTerm: QueryTerm,
  { word, index }: { word: number; index: IndexReader },
): Promise<TermMatches> {
  const { isWholeIdentifier, weight } = queryTerm;
  return { matches: await expandTerm(queryTerm, index), isWholeIdentifier, weight, word };
}

/** The records that pass all filters, or null without filters. */
async function allowedRecords(
  filters: SearchFilters,
  index: IndexReader,
): Promise<Set<number> | null> {
  const terms = (["area", "kind", "version"] as const).flatMap((facet) => {
    const value = filters[facet];
    return value ? [getFacetTerm(facet, value)] : [];
  });
  if (terms.length === 0) return null;
  const sets = await Promise.all(terms.map((term) => recordsUnder([term], index)));
  const [first = new Set<number>(), ...rest] = sets;
  return new Set([...first].filter((record) => rest.every((set) => set.has(record))));
}

type Limiter = <T>(work: () => Promise<T>) => Promise<T>;

/** Limits the number of tasks that run at a time; the others wait in order. */
export function limitConcurrency(max: number): Limiter {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= max) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
