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
  "vs versus difference between any all every one many much more only other same set up off out use take go give keep turn create".split(
    " ",
  ),
);
const faintWorth = 0.1;

export function parseQuery(text: string): AskedWord[] {
  const cut = text.slice(0, longestQuery);
  const words = wordsOf(cut);
  const said = words.filter(isSaid);
  // A query of nothing but common words asks for them.
  const asked = (said.length > 0 ? said : words).slice(0, mostWords);
  const open = /[\p{L}\p{N}]$/u.test(cut);
  return asked.map(({ whole, spelled, inner, parts }, index) => {
    const last = open && index === asked.length - 1;
    const meant = parts.length > 1 ? parts.filter((part) => !stopWords.has(part)) : parts;
    return {
      whole: whole === null ? null : identifier(whole, last),
      inner: inner.map((term, place) => identifier(term, last && place === inner.length - 1)),
      parts: meant.map((part, place) => ({
        term: aliases.get(part) ?? part,
        typed: parts.length === 1 ? spelled : part,
        whole: false,
        last: last && place === meant.length - 1,
        worth: whole === null && faint.has(part) ? faintWorth : 1,
        ofName: whole !== null,
      })),
    };
  });
}

function identifier(term: string, last: boolean): AskedTerm {
  return { term, typed: term, whole: true, last, worth: 1, ofName: false };
}
