import {
  lastNotAfter,
  questionSign,
  type SearchKind,
  type SearchRecord,
  searchedText,
} from "../../../../model/search/search.ts";
import { stemOf } from "../../../tokenizer/stem.ts";
import { isContentWord, stopWords, tokenize } from "../../../tokenizer/tokenizer.ts";
import { codePattern } from "../parse-query.ts";
import { namedEntry } from "./named-entry.ts";
import type { Ranked, RankedPage } from "./rank.ts";
import type { QuestionWeights } from "./rank-questions.ts";

export interface RerankOptions {
  records: ReadonlyMap<number, SearchRecord>;
  /** The query, and the words that are asked for. */
  text: string;
  parts: readonly string[];
  /** Places that hold every word stand before those that do not. */
  completeFirst: boolean;
  /** How much some of the properties count for a question; the others count nothing. */
  weights?: Pick<QuestionWeights, "phrase" | "title" | "entry" | "question" | "sentence">;
}

export interface RerankedPage {
  hits: (Ranked & { entry: SearchRecord })[];
}

/** Ranks the best pages again, by properties of their records that the index does not hold. */
export function rerank(
  near: readonly RankedPage[],
  { records, text, parts, completeFirst, weights }: RerankOptions,
): RerankedPage[] {
  const kind = nameInPath(text)?.kind;
  const entryFactor = factorOfEntries(text);
  const stems = new Set(codePattern.test(text) ? [] : parts.map(stemOf));
  const { factorOf } = namedEntry(text, parts);
  const weightOf = (entry: SearchRecord) => {
    if (weights) {
      return (
        phraseFactor(entry, text) ** weights.phrase *
        titleFactor(entry, parts) ** weights.title *
        questionFactor(entry, stems) ** weights.question *
        entryFactor(entry) ** weights.entry *
        Math.exp(weights.sentence * bestSentenceShare(entry, stems))
      );
    }
    return [
      phraseFactor(entry, text),
      headingFactor(entry, text),
      kindFactor(entry, kind),
      titleFactor(entry, parts),
      depthFactor(entry, parts),
      questionFactor(entry, stems),
      entryFactor(entry),
    ].reduce((product, factor) => product * factor);
  };
  const inOrder = (a: Ranked, b: Ranked) =>
    (completeFirst ? Number(a.missing !== 0) - Number(b.missing !== 0) : 0) ||
    b.score - a.score ||
    a.record - b.record;
  const reranked = near.flatMap(({ hits }): RerankedPage[] => {
    const known = hits.flatMap((hit) => {
      const entry = records.get(hit.record);
      if (!entry) return [];
      const factor = hit.mayBeNamed ? factorOf(entry) : null;
      if (hit.isExtra && factor === null) return [];
      const score = hit.score * weightOf(entry) * (factor ?? 1);
      return [{ ...hit, entry, score }];
    });
    return known.length > 0 ? [{ hits: known.sort(inOrder) }] : [];
  });
  return reranked.sort((a, b) => (a.hits[0] && b.hits[0] ? inOrder(a.hits[0], b.hits[0]) : 0));
}

/** What the words of a query say more in one piece than apart. */
const phraseWeight = 2;

/**
 * How much better a record is because it holds neighbors of the query side by side: 1 for none,
 * up to `1 + phraseWeight` for the whole query in one piece, as with error messages.
 */
function phraseFactor(record: SearchRecord, query: string): number {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const content = `${record.heading} ${searchedText(record)}`.toLowerCase();
  let termMask = 0;
  let all = 0;
  for (const [index, second] of words.slice(1).entries()) {
    const first = words[index] ?? "";
    const typedText = Number(!stopWords.has(first)) + Number(!stopWords.has(second));
    all += typedText;
    if (content.includes(`${first} ${second}`)) termMask += typedText;
  }
  return all === 0 ? 1 : 1 + phraseWeight * (termMask / all) ** 2;
}

/** How much better a page or section is that is called exactly as the query is written. */
const exactHeadingFactor = 2;

function headingFactor({ kind, heading }: SearchRecord, query: string): number {
  if (kind !== "page" && kind !== "section") return 1;
  return heading.toLowerCase() === query.trim().toLowerCase() ? exactHeadingFactor : 1;
}

/**
 * What entries are worth where the query has no sign of code. Bare words name a thing: a place that is
 * about it comes before one that has the words in its name. A question may be one for an input, but
 * hardly for an output. Modules of the library are found by their names.
 */
const keywordInputWeight = 0.5;
const sentenceInputWeight = 0.6;
const outputWeight = 0.25;
const moduleNameWeight = 0.3;
const hyphen = /\w-\w/;

/** A section that is called like its id, such as `vpc-app`, describes a thing of that name. */
function isName({ kind, heading, anchor }: SearchRecord): boolean {
  return kind === "section" && heading === anchor;
}

function factorOfEntries(query: string): (entry: SearchRecord) => number {
  if (codePattern.test(query)) return () => 1;
  const isBare = tokenize(query).every(isContentWord);
  const isOfWords = !hyphen.test(query);
  return (entry) => {
    const { kind } = entry;
    if (isOfWords && isName(entry)) return moduleNameWeight;
    if (kind === "output") return outputWeight;
    if (kind === "input") return isBare ? keywordInputWeight : sentenceInputWeight;
    return 1;
  };
}

/** How much better an input is where the query asks for one, and an output likewise. */
const kindWeight = 6;

function kindFactor({ kind }: SearchRecord, asked: SearchKind | undefined): number {
  return kind === asked ? kindWeight : 1;
}

/** What it says that heading and title of the page hold the words between them. */
const titleWeight = 1.5;

/** `terragrunt stacks` is the section `Stacks` of the page `Terragrunt`. */
function titleFactor({ heading, title }: SearchRecord, parts: readonly string[]): number {
  const inHeading = partsOf(heading);
  if (!parts.some((part) => inHeading.has(part))) return 1;
  const inEither = new Set([...inHeading, ...partsOf(title)]);
  const share = parts.filter((part) => inEither.has(part)).length / parts.length;
  return 1 + titleWeight * share ** 2;
}

/** How much better a page is that is called so, the more the nearer it is to the top of the site. */
const depthWeight = 1;

/** `vpc` is the guide of that name before its parts, whose titles hold the word as well. */
function depthFactor({ kind, title, route }: SearchRecord, parts: readonly string[]): number {
  if (kind !== "page") return 1;
  const inTitle = partsOf(title);
  const depth = route.split("/").filter(Boolean).length;
  return parts.every((part) => inTitle.has(part)) ? 1 + depthWeight / Math.max(1, depth) : 1;
}

/** How much better a place is that answers the very question. */
const questionWeight = 1;

/** How well the words of the query and those of a question or heading of the place agree. */
function questionFactor({ heading, names = "" }: SearchRecord, asked: ReadonlySet<string>): number {
  if (asked.size < 2) return 1;
  let best = 0;
  for (const question of [...names.split(questionSign), heading]) {
    const stems = new Set(
      [...partsOf(question)].filter((part) => !stopWords.has(part)).map(stemOf),
    );
    const shared = [...stems].filter((stem) => asked.has(stem)).length;
    // The measure of Dice (1945).
    best = Math.max(best, (2 * shared) / (stems.size + asked.size));
  }
  return 1 + questionWeight * best ** 2;
}

/** The value of a word in the heading, relative to one in the sentence. */
const headingShare = 0.7;

/** The largest share of the query's words in one sentence of the record and its heading: 0 to 1. */
function bestSentenceShare({ heading, text }: SearchRecord, asked: ReadonlySet<string>): number {
  if (asked.size === 0) return 0;
  const inHeading = stemsIn(heading);
  const shares = text.split(/(?<=[.?!])\s+/).map((sentence) => {
    const inSentence = stemsIn(sentence);
    let share = 0;
    for (const stem of asked) {
      if (inSentence.has(stem)) share += 1;
      else if (inHeading.has(stem)) share += headingShare;
    }
    return share / asked.size;
  });
  return Math.max(...shares);
}

function stemsIn(text: string): Set<string> {
  return new Set([...partsOf(text)].map(stemOf));
}

function partsOf(text: string): Set<string> {
  return new Set(tokenize(text).flatMap((word) => word.parts));
}

/** The name that a path of the language asks for, and what it is a name of. */
export interface NameInPath {
  name: string;
  kind: SearchKind;
}

const inputPath = /(?:^|[^\w.-])var\.([\w-]+)/;

/** Of a module, of a unit that Terragrunt depends on, of the module itself. */
const outputPath =
  /(?:^|[^\w.-])(?:module\.[\w-]+(?:\[[^\]]*\])?|dependency\.[\w-]+\.outputs|output)\.([\w-]+)/;

/** `var.tags` and `${var.tags["Name"]}` ask for an input, `module.vpc.vpc_id` for an output. */
export function nameInPath(text: string): NameInPath | null {
  const input = inputPath.exec(text)?.[1];
  if (input) return { name: input, kind: "input" };
  const output = outputPath.exec(text)?.[1];
  return output ? { name: output, kind: "output" } : null;
}

/** Most entries that are looked at beside the best places, for what a query may name. */
const maxNamedEntries = 4;

/**
 * Windows of the best pages, the first with entries that the words may name with their service:
 * their names tell which of them is meant.
 *
 * @param starts number of each page's first record, in order
 */
export function addNamedEntries(
  [first = [], ...later]: readonly RankedPage[][],
  ranked: readonly Ranked[],
  starts: readonly number[],
): RankedPage[][] {
  const pageOf = ({ record }: Ranked) => lastNotAfter(starts, record);
  const seen = new Set(first.flatMap(({ hits }) => hits.map(({ record }) => record)));
  const named = ranked.filter(({ record, mayBeNamed }) => mayBeNamed && !seen.has(record));
  const pages = first.map(({ hits }) => ({ hits: [...hits] }));
  for (const one of named.slice(0, maxNamedEntries)) {
    const own = pages.find(({ hits: [best] }) => best && pageOf(best) === pageOf(one));
    if (own) own.hits.push({ ...one, isExtra: true });
    else pages.push({ hits: [{ ...one, isExtra: true }] });
  }
  return [pages, ...later];
}

/** The pages without those that stand before already, for the sake of an entry. */
export function uniquePages<P extends RankedPage>(
  pages: readonly P[],
  starts: readonly number[],
): P[] {
  const seen = new Set<number>();
  return pages.filter(({ hits: [best] }) => {
    const page = lastNotAfter(starts, best?.record ?? 0);
    return seen.size < seen.add(page).size;
  });
}
