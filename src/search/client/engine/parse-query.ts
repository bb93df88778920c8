import { isSaid, stopWords, wordsOf } from "../../terms/search-terms.ts";

/** A term that is asked for. */
export interface AskedTerm {
  term: string;
  /** As it was typed: what a typing error is found in. */
  typed: string;
  /** True for an identifier as a whole; its parts are asked for as well. */
  whole: boolean;
  /** True while it may be unfinished: the query ends with it. */
  last: boolean;
  /** 1, or less for a word that says little. */
  worth: number;
  /** True for a part of an identifier: a longer word was not meant by it, unless it is the last. */
  ofName: boolean;
}

/** What a query asks for. Terms of one word (an identifier and its parts) stand together. */
export interface AskedWord {
  whole: AskedTerm | null;
  /** Identifiers inside of it. */
  inner: AskedTerm[];
  parts: AskedTerm[];
  /** As it was typed, in lower case. */
  said: string;
}

/** More than this says nothing more, and costs. */
const longestQuery = 200;
const mostWords = 12;

/** Words for which the texts use another one. */
const aliases: ReadonlyMap<string, string> = new Map([
  ["k8s", "kubernetes"],
  ["tf", "terraform"],
  ["tofu", "opentofu"],
  ["tg", "terragrunt"],
  ["repo", "repository"],
  ["env", "environment"],
]);

/**
 * Words that say little about what is meant: places without them answer as well, and those with one
 * of them in the heading are not about it.
 */
const faint = new Set(
  "vs versus difference between any all every one many much more only other same set up off out use take go give keep turn create good mean happen want need way thing someone somebody let me us whole really properly they actually something anything everything them".split(
    " ",
  ),
);
const faintWorth = 0.1;

/** What a query asks of an input or output, beside its name. */
export const factWords: ReadonlySet<string> = new Set(
  "default type required optional since input output variable value".split(" "),
);

export function parseQuery(text: string): AskedWord[] {
  const cut = text.slice(0, longestQuery);
  const words = wordsOf(cut);
  const said = words.filter(isSaid);
  // A query of nothing but common words asks for them.
  const asked = (said.length > 0 ? said : words).slice(0, mostWords);
  // Beside the name of a service and that of an entry they are no names.
  const wantsFact = asksFact(cut);
  const isFaint = (part: string) => faint.has(part) || (wantsFact && factWords.has(part));
  const open = /[\p{L}\p{N}]$/u.test(cut);
  return asked.map(({ whole, spelled, inner, parts }, index) => {
    const last = open && index === asked.length - 1;
    const meant = parts.length > 1 ? parts.filter((part) => !stopWords.has(part)) : parts;
    return {
      said: whole ?? spelled,
      whole: whole === null ? null : identifier(whole, last),
      inner: inner.map((term, place) => identifier(term, last && place === inner.length - 1)),
      parts: meant.map((part, place) => ({
        term: aliases.get(part) ?? part,
        typed: parts.length === 1 ? spelled : part,
        whole: false,
        last: last && place === meant.length - 1,
        worth: whole === null && isFaint(part) ? faintWorth : 1,
        ofName: whole !== null,
      })),
    };
  });
}

function identifier(term: string, last: boolean): AskedTerm {
  return { term, typed: term, whole: true, last, worth: 1, ofName: false };
}

/** Whether a query has no word of a sentence in it: `eks endpoint` is two keywords. */
export function isKeywords(text: string): boolean {
  return wordsOf(text).every(isSaid);
}

/** What inputs and outputs are worth beside other places: for a query for a fact, and for a question. */
const entryWorth = { fact: 4, question: 0.5 };

/** What is in code and in no sentence. */
export const signOfCode = /_|--|\w\.\w/;

/** How much an input or output is worth beside other places that match as well. */
export function worthOfEntries(text: string): number {
  if (asksFact(text)) return entryWorth.fact;
  const said = wordsOf(text.slice(0, longestQuery)).filter(isSaid).length;
  const isQuestion = said > 2 || (said > 1 && !isKeywords(text));
  return isQuestion && !signOfCode.test(text) ? entryWorth.question : 1;
}

/** Whether keywords ask for a fact of an input or output: `vpc nat gateways default`. */
function asksFact(text: string): boolean {
  const words = wordsOf(text.slice(0, longestQuery));
  const isFact = ({ whole, parts }: (typeof words)[number]) =>
    whole === null && parts.every((part) => factWords.has(part));
  return words.length > 2 && words.every(isSaid) && words.some(isFact);
}
