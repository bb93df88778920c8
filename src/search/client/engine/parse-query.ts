import { aliases } from "../../tokenizer/stem.ts";
import { isContentWord, stopWords, type Token, tokenize } from "../../tokenizer/tokenizer.ts";

export interface QueryTerm {
  term: string;
  /** As typed, for the correction of typos. */
  typed: string;
  /** The term is a whole identifier. Its parts are searched for too. */
  isWholeIdentifier: boolean;
  /** The query ends with the term, so it may be unfinished. */
  isLast: boolean;
  /** 1, or less for a weak word. */
  weight: number;
  /** The term is a part of an identifier. Only the last one is completed to longer words. */
  isSubword: boolean;
}

/** A word of a query with its terms. */
export interface QueryWord {
  identifier: QueryTerm | null;
  /** Identifiers inside a path. */
  pathSegments: QueryTerm[];
  parts: QueryTerm[];
  /** As typed, in lower case. */
  typedText: string;
}

/** Each word needs a request or two. */
const maxQueryWords = 12;

/** Words that say little about the topic. */
export const weakWords: ReadonlySet<string> = new Set(
  "vs versus difference between any all every one many much more only other same set up off out use take go give keep turn create good mean happen want need way thing someone somebody let me us whole really properly they actually documentation doc something anything everything them example sample best practice not no working work now again just also suddenly".split(
    " ",
  ),
);
const weakWeight = 0.1;

/** Words for properties of inputs and outputs. */
export const entryPropertyWords: ReadonlySet<string> = new Set(
  "default type required optional since input output variable value".split(" "),
);

/** `asksProperty`: whether words such as `default` ask for a property of an input. */
export function parseQuery(query: string, asksProperty = asksForProperty(query)): QueryWord[] {
  const tokens = tokenize(query);
  const contentWords = tokens.filter(isContentWord);
  const searched = getMostInformative(contentWords.length > 0 ? contentWords : tokens);
  const isWeak = (word: string, identifier: string | null) =>
    identifier === null
      ? weakWords.has(word) || (asksProperty && entryPropertyWords.has(word))
      : versionPattern.test(identifier);
  const endsInWord = /[\p{L}\p{N}]$/u.test(query);
  return searched.map(({ identifier, spaced, pathSegments, words }, index) => {
    const isLast = endsInWord && index === searched.length - 1;
    const parts = words.length > 1 ? words.filter((word) => !stopWords.has(word)) : words;
    return {
      typedText: identifier ?? spaced,
      identifier: identifier === null ? null : getIdentifierTerm(identifier, isLast),
      pathSegments: pathSegments.map((term, position) =>
        getIdentifierTerm(term, isLast && position === pathSegments.length - 1),
      ),
      parts: parts.map((part, position) => ({
        term: aliases.get(part) ?? part,
        typed: words.length === 1 ? spaced : part,
        isWholeIdentifier: false,
        isLast: isLast && position === parts.length - 1,
        weight: isWeak(part, identifier) ? weakWeight : 1,
        isSubword: identifier !== null,
      })),
    };
  });
}

/** The terms of a query, each with the index of its word. */
export function getQueryTerms(words: readonly QueryWord[]): { term: QueryTerm; word: number }[] {
  return words.flatMap(({ identifier, pathSegments, parts }, word) =>
    [...(identifier ? [identifier] : []), ...pathSegments, ...parts].map((term) => ({
      term,
      word,
    })),
  );
}

/** Limits a query to its best words, in order: identifiers and long words win over weak ones. */
function getMostInformative(tokens: readonly Token[]): Token[] {
  const distinct = [...new Map(tokens.map((token) => [token.spaced, token])).values()];
  if (distinct.length <= maxQueryWords) return distinct;
  const getSpecificity = ({ identifier, spaced, words }: Token) =>
    (identifier === null ? 0 : 8) +
    Math.min(spaced.length, 14) -
    (words.every((word) => weakWords.has(word) || /^\d+$/.test(word)) ? 12 : 0);
  const best = new Set(
    distinct.toSorted((a, b) => getSpecificity(b) - getSpecificity(a)).slice(0, maxQueryWords),
  );
  return distinct.filter((token) => best.has(token));
}

/** Words with hyphens, such as `multi-region`. Texts often write them with spaces. */
const hyphenatedPattern = /^[a-z]+(?:-[a-z]+)+$/;
const hyphenatedWeight = 0.4;

/** Versions, such as `1.31`, qualify the other words of a query. Four numbers are an IP address. */
const versionPattern = /^\d+(?:\.(?:\d+|x)){1,2}$/;
const versionWeight = 0.25;

function getIdentifierTerm(term: string, isLast: boolean): QueryTerm {
  const weight = getIdentifierWeight(term);
  return { term, typed: term, isWholeIdentifier: true, isLast, weight, isSubword: false };
}

function getIdentifierWeight(term: string): number {
  if (versionPattern.test(term)) return versionWeight;
  return hyphenatedPattern.test(term) ? hyphenatedWeight : 1;
}

/** Whether a query is not a sentence, such as `eks endpoint`. */
export function isKeywords(text: string): boolean {
  return tokenize(text).every(isContentWord);
}

const minQuestionWords = 3;

/** Plain words of a question that also has code, such as `for_each generate terragrunt`. */
const minPlainWords = 2;

/** Whether to compare a query with questions, unless it asks for a property: it is not only code. */
export function isQuestion(text: string): boolean {
  if (text.trim().split(/\s+/).length < minQuestionWords) return false;
  const isPlainWord = (token: Token) => token.identifier === null && isContentWord(token);
  return !codePattern.test(text) || tokenize(text).filter(isPlainWord).length >= minPlainWords;
}

/** Queries with at most this many content words name a topic. */
const maxTopicWords = 3;

/** Content words with which keywords and sentences describe a situation in full. */
const fullWords = { keywords: 4, sentence: 8 };

/** How far a query describes a situation, which answers explain, rather than a topic: 0 to 1. */
export function getSituationShare(text: string): number {
  const words = tokenize(text);
  const count = words.filter(isContentWord).length;
  const full = count === words.length ? fullWords.keywords : fullWords.sentence;
  return Math.min(1, Math.max(0, (count - maxTopicWords) / (full - maxTopicWords)));
}

/** Factors for inputs and outputs if the query asks for a property or is a question. */
const entryWeights = { fact: 4, question: 0.5 };

/** Matches code, but no sentence. */
export const codePattern = /_|--|\w\.\w/;

/** Factor for inputs and outputs. */
export function getEntryWeight(text: string, asksProperty: boolean): number {
  if (asksProperty) return entryWeights.fact;
  const wordCount = tokenize(text).filter(isContentWord).length;
  const asksInWords = wordCount > 2 || (wordCount > 1 && !isKeywords(text));
  return asksInWords && isQuestion(text) ? entryWeights.question : 1;
}

/** Whether keywords may ask for a property of an input: `vpc nat gateways default`. */
export function asksForProperty(text: string): boolean {
  const tokens = tokenize(text);
  const isProperty = ({ identifier, words }: Token) =>
    identifier === null && words.every((word) => entryPropertyWords.has(word));
  return tokens.length > 2 && tokens.every(isContentWord) && tokens.some(isProperty);
}
