import { aliases } from "../../tokenizer/stem.ts";
import { isContentWord, stopWords, type Token, tokenize } from "../../tokenizer/tokenizer.ts";

/** A term that is asked for. */
export interface QueryTerm {
  term: string;
  /** As it was typed: what a typing error is found in. */
  typed: string;
  /** True for an identifier as a whole; its parts are asked for as well. */
  whole: boolean;
  /** True while it may be unfinished: the query ends with it. */
  last: boolean;
  /** 1, or less for a word that says little. */
  weight: number;
  /** True for a part of an identifier: a longer word was not meant by it, unless it is the last. */
  isSubword: boolean;
}

/** What a query asks for. Terms of one word (an identifier and its parts) stand together. */
export interface QueryWord {
  whole: QueryTerm | null;
  /** Identifiers inside of it. */
  inner: QueryTerm[];
  parts: QueryTerm[];
  /** As it was typed, in lower case. */
  typedText: string;
}

/** Each word is a request or two. */
const maxQueryWords = 12;

/**
 * Words that say little about what is meant: places without them answer as well, and those with one
 * of them in the heading are not about it.
 */
export const weakWords: ReadonlySet<string> = new Set(
  "vs versus difference between any all every one many much more only other same set up off out use take go give keep turn create good mean happen want need way thing someone somebody let me us whole really properly they actually something anything everything them".split(
    " ",
  ),
);
const weakWeight = 0.1;

/** What a query asks of an input or output, beside its name. */
export const entryPropertyWords: ReadonlySet<string> = new Set(
  "default type required optional since input output variable value".split(" "),
);

/** Parses a query that `cleanQuery` has cleaned. */
export function parseQuery(cut: string): QueryWord[] {
  const words = tokenize(cut);
  const contentWords = words.filter(isContentWord);
  // A query of nothing but common words asks for them.
  const asked = mostInformative(contentWords.length > 0 ? contentWords : words);
  // Beside the name of a service and that of an entry they are no names.
  const asksProperty = asksForProperty(cut);
  const isFaint = (part: string) =>
    weakWords.has(part) || (asksProperty && entryPropertyWords.has(part));
  const open = /[\p{L}\p{N}]$/u.test(cut);
  return asked.map(({ whole, spelled, inner, parts }, index) => {
    const last = open && index === asked.length - 1;
    const meant = parts.length > 1 ? parts.filter((part) => !stopWords.has(part)) : parts;
    return {
      typedText: whole ?? spelled,
      whole: whole === null ? null : identifier(whole, last),
      inner: inner.map((term, place) => identifier(term, last && place === inner.length - 1)),
      parts: meant.map((part, place) => ({
        term: aliases.get(part) ?? part,
        typed: parts.length === 1 ? spelled : part,
        whole: false,
        last: last && place === meant.length - 1,
        weight: whole === null && isFaint(part) ? weakWeight : 1,
        isSubword: whole !== null,
      })),
    };
  });
}

/** The words that say most, in their order: identifiers and long words before weak ones. */
function mostInformative(words: readonly Token[]): Token[] {
  const distinct = [...new Map(words.map((word) => [word.spelled, word])).values()];
  if (distinct.length <= maxQueryWords) return distinct;
  const informationOf = ({ whole, spelled, parts }: Token) =>
    (whole === null ? 0 : 8) +
    Math.min(spelled.length, 14) -
    (parts.every((part) => weakWords.has(part) || /^\d+$/.test(part)) ? 12 : 0);
  const best = new Set(
    distinct.toSorted((a, b) => informationOf(b) - informationOf(a)).slice(0, maxQueryWords),
  );
  return distinct.filter((word) => best.has(word));
}

function identifier(term: string, last: boolean): QueryTerm {
  return { term, typed: term, whole: true, last, weight: 1, isSubword: false };
}

/** Whether a query has no word of a sentence in it: `eks endpoint` is two keywords. */
export function isKeywords(text: string): boolean {
  return tokenize(text).every(isContentWord);
}

/** Words from which on a query is compared with questions by its meaning. */
const minQuestionWords = 3;

/** Whether a query says something in words, and does not name anything of the code. */
export function isQuestion(text: string): boolean {
  const words = text.trim().split(/\s+/);
  return words.length >= minQuestionWords && !codePattern.test(text) && !asksForProperty(text);
}

/** What inputs and outputs are worth beside other places: for a query for a fact, and for a question. */
const entryWeights = { fact: 4, question: 0.5 };

/** What is in code and in no sentence. */
export const codePattern = /_|--|\w\.\w/;

/** How much an input or output is worth beside other places that match as well. */
export function entryWeight(text: string): number {
  if (asksForProperty(text)) return entryWeights.fact;
  const typedText = tokenize(text).filter(isContentWord).length;
  const isQuestion = typedText > 2 || (typedText > 1 && !isKeywords(text));
  return isQuestion && !codePattern.test(text) ? entryWeights.question : 1;
}

/** Whether keywords ask for a fact of an input or output: `vpc nat gateways default`. */
function asksForProperty(text: string): boolean {
  const words = tokenize(text);
  const isFact = ({ whole, parts }: (typeof words)[number]) =>
    whole === null && parts.every((part) => entryPropertyWords.has(part));
  return words.length > 2 && words.every(isContentWord) && words.some(isFact);
}
