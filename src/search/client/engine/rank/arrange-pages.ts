import { getScope, type SearchRecord } from "../../../../model/search/search.ts";
import { getSingular, getWords } from "../../../tokenizer/tokenizer.ts";
import { entryPropertyWords, type QueryWord } from "../parse-query.ts";
import { type RerankedPage, windowSize } from "./rerank.ts";
import { distinctPages } from "./spread-hits.ts";

/**
 * An answer must score this many times as high as the second hit. With these factors, at least 96 %
 * of the answers to the questions used for tuning are right.
 */
const minScoreRatio = { sentence: 100, keywords: 300 };

/** The section that answers a question, or undefined if others are about as good. */
export function findAnswer(
  pages: readonly RerankedPage[],
  areKeywords: boolean,
): SearchRecord | undefined {
  const [first, second] = pages.flatMap(({ hits }) => hits).sort((a, b) => b.score - a.score);
  if (first?.loadedRecord.kind !== "section") return undefined;
  const ratio = areKeywords ? minScoreRatio.keywords : minScoreRatio.sentence;
  return first.score >= ratio * (second?.score ?? 0) ? first.loadedRecord : undefined;
}

/** If a query has more words than an input's name, only one such input stays at the top. */
export function delayRepeatedEntries(
  pages: readonly RerankedPage[],
  words: readonly QueryWord[],
): readonly RerankedPage[] {
  const [first] = pages;
  const entry = first?.hits[0]?.loadedRecord;
  if (words.length < 2 || (entry?.kind !== "input" && entry?.kind !== "output")) return pages;
  const isRepeated = (page: RerankedPage) =>
    page !== first && page.hits[0]?.loadedRecord.heading === entry.heading;
  const isOtherScope = ({ hits }: RerankedPage) =>
    getScope(hits[0]?.loadedRecord ?? entry) !== "inputs";
  const otherPages = pages
    .slice(0, windowSize)
    .filter(isOtherScope)
    .slice(0, distinctPages - 1);
  const repeated = pages.slice(0, distinctPages).filter(isRepeated);
  if (otherPages.length === 0 || repeated.length === 0) return pages;
  const firstPages = pages.filter((page) => page === first || otherPages.includes(page));
  return [...firstPages, ...pages.filter((page) => !firstPages.includes(page))];
}

/** Values in pasted assignments, such as `enabled = false`. */
const literalPattern = /^(?:true|false|null|\d+)$/;

/**
 * If a query names an input and has more words than its service and property, a guide that mentions
 * the input comes first.
 */
export function putExplanationFirst(
  pages: readonly RerankedPage[],
  words: readonly QueryWord[],
): readonly RerankedPage[] {
  const [first] = pages;
  const entry = first?.hits[0]?.loadedRecord;
  if (entry?.kind !== "input" && entry?.kind !== "output") return pages;
  const isNamed = words.some(({ identifier }) => identifier?.term === entry.heading);
  const titleWords = new Set(getWords(entry.title));
  const others = words
    .filter(({ identifier }) => identifier?.term !== entry.heading)
    .flatMap(({ identifier, parts }) =>
      identifier ? identifier.term : parts.map(({ term }) => getSingular(term)),
    )
    .filter((term) => !titleWords.has(term) && !literalPattern.test(term));
  const asksProperty = others.some((term) => entryPropertyWords.has(term));
  if (!isNamed || asksProperty || others.length === 0) return pages;
  const explanation = pages.slice(0, distinctPages).find(({ hits }) => {
    const hit = hits[0]?.loadedRecord;
    return (
      hit?.kind === "section" && getScope(hit) === "guides" && hit.text.includes(entry.heading)
    );
  });
  if (!explanation) return pages;
  return [explanation, ...pages.filter((page) => page !== explanation)];
}
