import { findLastIndexAtMost } from "../../../../model/find-last-index-at-most.ts";
import {
  getScope,
  getSearchedText,
  questionSeparator,
  type SearchKind,
  type SearchRecord,
} from "../../../../model/search/search.ts";
import { getStem } from "../../../tokenizer/stem.ts";
import { getWords, stopWords } from "../../../tokenizer/tokenizer.ts";
import { codePattern, isKeywords } from "../parse-query.ts";
import { getNamedEntry } from "./named-entry.ts";
import type { Ranked, RankedPage } from "./rank.ts";
import type { QuestionWeights } from "./rank-questions.ts";

/**
 * Pages are reranked in windows, so that more results do not change the first ones. A page of
 * results asks for 15, and for one more.
 */
export const windowSize = 16;

export function roundUpToWindow(pages: number): number {
  return pages > windowSize ? Math.ceil(pages / windowSize) * windowSize : pages;
}

export function getWindows(pages: readonly RankedPage[]): RankedPage[][] {
  return Array.from({ length: Math.ceil(pages.length / windowSize) }, (_, index) =>
    pages.slice(index * windowSize, (index + 1) * windowSize),
  );
}

interface RerankOptions {
  records: ReadonlyMap<number, SearchRecord>;
  /** The query. */
  text: string;
  /** Its terms without whole identifiers. */
  terms: readonly string[];
  /** The query has one or two keywords. Records with all of them come first. */
  isShortQuery: boolean;
  /** Exponents of the factors for a question; other factors are then ignored. */
  weights: QuestionWeights | undefined;
}

export interface RerankedPage {
  hits: (Ranked & { loadedRecord: SearchRecord })[];
}

/** Exponent of `questionFactor` for a query that is not a question. */
const keywordQuestionExponent = 1.8;

/** Ranks the best pages again, by properties of their records that the index does not contain. */
export function rerank(
  bestPages: readonly RankedPage[],
  { records, text, terms, isShortQuery, weights }: RerankOptions,
): RerankedPage[] {
  const kind = findNameInPath(text)?.kind;
  const isCode = !weights && codePattern.test(text);
  const entryFactor = isCode ? () => 1 : createEntryFactor(text);
  const stems = new Set(isCode ? [] : terms.map(getStem));
  const { getFactor } = getNamedEntry(text, terms);
  const getWeight = (record: SearchRecord) => {
    if (weights) {
      return (
        phraseFactor(record, text) ** weights.phrase *
        titleFactor(record, terms) ** weights.title *
        questionFactor(record, stems) ** weights.question *
        entryFactor(record) ** weights.entry *
        Math.exp(weights.sentence * getBestSentenceShare(record, stems))
      );
    }
    return [
      phraseFactor(record, text),
      kindFactor(record, kind),
      titleFactor(record, terms),
      depthFactor(record, terms),
      questionFactor(record, stems) ** keywordQuestionExponent,
      entryFactor(record),
      getScope(record) === "blog" ? postWeight[terms.length === 1 ? "word" : "words"] : 1,
    ].reduce((product, factor) => product * factor);
  };
  const compareHits = (a: Ranked, b: Ranked) =>
    (isShortQuery ? Number(a.missing !== 0) - Number(b.missing !== 0) : 0) ||
    b.score - a.score ||
    a.record - b.record;
  const reranked = bestPages.flatMap(({ hits }): RerankedPage[] => {
    const known = hits.flatMap((hit) => {
      const loadedRecord = records.get(hit.record);
      if (!loadedRecord) return [];
      const factor = hit.mayBeNamed ? getFactor(loadedRecord) : null;
      if (hit.isExtra && factor === null) return [];
      const score = hit.score * getWeight(loadedRecord) * (factor ?? 1);
      return [{ ...hit, loadedRecord, score }];
    });
    return known.length > 0 ? [{ hits: known.sort(compareHits) }] : [];
  });
  return reranked.sort((a, b) => (a.hits[0] && b.hits[0] ? compareHits(a.hits[0], b.hits[0]) : 0));
}

const phraseWeight = 2;

/**
 * From 1 to `1 + phraseWeight`: grows with the share of neighboring words of the query that are
 * neighbors in the record. The second of two words may be unfinished.
 */
function phraseFactor(record: SearchRecord, query: string): number {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const content = `${record.heading} ${getSearchedText(record)}`.toLowerCase();
  let found = 0;
  let total = 0;
  for (const [index, second] of words.slice(1).entries()) {
    const first = words[index] ?? "";
    const weight = Number(!stopWords.has(first)) + Number(!stopWords.has(second));
    total += weight;
    if (containsPhrase(content, `${first} ${second}`)) found += weight;
  }
  return total === 0 ? 1 : 1 + phraseWeight * (found / total) ** 2;
}

/** The phrase must start where a word starts. */
function containsPhrase(content: string, phrase: string): boolean {
  for (let at = content.indexOf(phrase); at !== -1; at = content.indexOf(phrase, at + 1)) {
    if (!/[\p{L}\p{N}]/u.test(content.charAt(at - 1))) return true;
  }
  return false;
}

/** Keywords name a topic; a question may be about an input, but hardly about an output. */
const keywordInputWeight = 0.5;
const sentenceInputWeight = 0.6;
const outputWeight = 0.25;
const moduleNameWeight = 0.2;

/** Guides are kept up to date, posts are not. A single word names a topic rather than a post. */
const postWeight = { word: 0.4, words: 0.7 };

const moduleNamePattern = /^[a-z\d]+(?:-[a-z\d]+)+$/;

/** A section whose heading is its id, such as `vpc-app`, or a page such as `terraform-aws-vpc`. */
function isModuleName({ kind, heading, anchor }: SearchRecord): boolean {
  return kind === "section"
    ? heading === anchor
    : kind === "page" && moduleNamePattern.test(heading);
}

function createEntryFactor(query: string): (record: SearchRecord) => number {
  const areKeywords = isKeywords(query);
  const hasHyphen = /\w-\w/.test(query);
  return (record) => {
    const { kind } = record;
    if (!hasHyphen && isModuleName(record)) return moduleNameWeight;
    if (kind === "output") return outputWeight;
    if (kind === "input") return areKeywords ? keywordInputWeight : sentenceInputWeight;
    return 1;
  };
}

/** Factor for an input if the query is a path to an input, and likewise for an output. */
const kindWeight = 6;

function kindFactor({ kind }: SearchRecord, preferredKind: SearchKind | undefined): number {
  return kind === preferredKind ? kindWeight : 1;
}

const titleWeight = 1.5;

/** `terragrunt stacks` means the section `Stacks` of the page `Terragrunt`. */
function titleFactor({ heading, title }: SearchRecord, terms: readonly string[]): number {
  const inHeading = new Set(getWords(heading));
  if (!terms.some((term) => inHeading.has(term))) return 1;
  const inEither = new Set([...inHeading, ...getWords(title)]);
  const share = terms.filter((term) => inEither.has(term)).length / terms.length;
  return 1 + titleWeight * share ** 2;
}

const depthWeight = 1;

/** `vpc` means the guide of that name rather than the pages below it, whose titles contain it too. */
function depthFactor({ kind, title, route }: SearchRecord, terms: readonly string[]): number {
  if (kind !== "page") return 1;
  const inTitle = new Set(getWords(title));
  const depth = route.split("/").filter(Boolean).length;
  return terms.every((term) => inTitle.has(term)) ? 1 + depthWeight / Math.max(1, depth) : 1;
}

const questionWeight = 1;

/** Compares the query with the questions and the heading of a record. */
function questionFactor(
  { heading, names = "" }: SearchRecord,
  queryStems: ReadonlySet<string>,
): number {
  if (queryStems.size < 2) return 1;
  let best = 0;
  for (const question of [...names.split(questionSeparator), heading]) {
    const stems = new Set(
      getWords(question)
        .filter((word) => !stopWords.has(word))
        .map(getStem),
    );
    const shared = [...stems].filter((stem) => queryStems.has(stem)).length;
    // Dice coefficient (1945).
    best = Math.max(best, (2 * shared) / (stems.size + queryStems.size));
  }
  return 1 + questionWeight * best ** 2;
}

/** Weight of a word in the heading, relative to one in the sentence. */
const headingShare = 0.7;

/** The largest share of the query's words in one sentence and the heading: 0 to 1. */
function getBestSentenceShare(
  { heading, text }: SearchRecord,
  queryStems: ReadonlySet<string>,
): number {
  if (queryStems.size === 0) return 0;
  const inHeading = getStems(heading);
  const shares = text.split(/(?<=[.?!])\s+/).map((sentence) => {
    const inSentence = getStems(sentence);
    let share = 0;
    for (const stem of queryStems) {
      if (inSentence.has(stem)) share += 1;
      else if (inHeading.has(stem)) share += headingShare;
    }
    return share / queryStems.size;
  });
  return Math.max(...shares);
}

function getStems(text: string): Set<string> {
  return new Set(getWords(text).map(getStem));
}

/** The input or output that a Terraform expression refers to. */
interface NameInPath {
  name: string;
  kind: SearchKind;
}

const inputPathPattern = /(?:^|[^\w.-])var\.([\w-]+)/;

/** Outputs of a module, of a Terragrunt dependency, or of the module itself. */
const outputPathPattern =
  /(?:^|[^\w.-])(?:module\.[\w-]+(?:\[[^\]]*\])?|dependency\.[\w-]+\.outputs|output)\.([\w-]+)/;

/** `var.tags` and `${var.tags["Name"]}` refer to an input, `module.vpc.vpc_id` to an output. */
export function findNameInPath(text: string): NameInPath | null {
  const input = inputPathPattern.exec(text)?.[1];
  if (input) return { name: input, kind: "input" };
  const output = outputPathPattern.exec(text)?.[1];
  return output ? { name: output, kind: "output" } : null;
}

const maxNamedEntries = 4;

/** Adds inputs and outputs that the query may name, for `rerank` to decide. */
export function addNamedEntries(
  [first = [], ...later]: readonly RankedPage[][],
  ranked: readonly Ranked[],
  starts: readonly number[],
): RankedPage[][] {
  const getPage = ({ record }: Ranked) => findLastIndexAtMost(starts, record);
  const seen = new Set(first.flatMap(({ hits }) => hits.map(({ record }) => record)));
  const namedResults = ranked.filter(({ record, mayBeNamed }) => mayBeNamed && !seen.has(record));
  const pages = first.map(({ hits }) => ({ hits: [...hits] }));
  for (const result of namedResults.slice(0, maxNamedEntries)) {
    const page = pages.find(({ hits: [best] }) => best && getPage(best) === getPage(result));
    if (page) page.hits.push({ ...result, isExtra: true });
    else pages.push({ hits: [{ ...result, isExtra: true }] });
  }
  return [pages, ...later];
}

/** Removes pages that occur twice because of `addNamedEntries`. */
export function dedupePages<P extends RankedPage>(
  pages: readonly P[],
  starts: readonly number[],
): P[] {
  const seen = new Set<number>();
  return pages.filter(({ hits: [best] }) => {
    const page = findLastIndexAtMost(starts, best?.record ?? 0);
    if (seen.has(page)) return false;
    seen.add(page);
    return true;
  });
}

/** Keeps one docs version of each page: the preferred one, or that of the best result. */
export function dedupeVersions(
  pages: readonly RerankedPage[],
  preferred: readonly (string | undefined)[],
): RerankedPage[] {
  const bestRecords = pages.flatMap(({ hits }) => hits[0]?.loadedRecord ?? []);
  return pages.filter(({ hits }) => {
    const record = hits[0]?.loadedRecord;
    if (typeof record?.version !== "string") return true;
    const versions = bestRecords
      .filter((other) => other === record || isOtherVersion(other, record))
      .map(({ version }) => version);
    const shown = preferred.find((version) => version !== undefined && versions.includes(version));
    return record.version === (shown ?? versions[0]);
  });
}

/** Whether two records are of the same page in different versions: the routes differ in one segment. */
function isOtherVersion(a: SearchRecord, b: SearchRecord): boolean {
  if (a.title !== b.title || a.version === null || a.version === b.version) return false;
  const [first, second] = [getSegments(a.route), getSegments(b.route)];
  const shorter = Math.min(first.length, second.length);
  const start = getSharedLength(first, second, shorter);
  const end = getSharedLength(first.toReversed(), second.toReversed(), shorter - start);
  return start + end >= Math.max(first.length, second.length) - 1;
}

function getSegments(route: string): string[] {
  return route.split("/").filter(Boolean);
}

/** How many items two lists have in common at their start, at most `limit`. */
function getSharedLength(a: readonly string[], b: readonly string[], limit: number): number {
  const firstDifference = a.findIndex((item, index) => index >= limit || item !== b[index]);
  return firstDifference === -1 ? a.length : firstDifference;
}
