import { singular, wordsOf } from "../../model/search-terms.ts";
import type { TextPiece } from "./provider.ts";

/** Characters of an excerpt, about two lines. */
const length = 160;

/** Tells whether a word of a text is one of the matched terms. */
export type IsMatch = (word: string) => boolean;

export function matcher(terms: Iterable<string>): IsMatch {
  const exact = new Set(terms);
  return (word) => {
    const lower = word.toLowerCase();
    return exact.has(lower) || exact.has(singular(lower));
  };
}

/** Cuts a text into pieces; pure text, so that nothing of it can become markup. */
export function mark(text: string, isMatch: IsMatch): TextPiece[] {
  const pieces: TextPiece[] = [];
  const add = (piece: string, marked: boolean) => {
    const last = pieces.at(-1);
    if (last && last.marked === marked) last.text += piece;
    else if (piece !== "") pieces.push({ text: piece, marked });
  };
  for (const word of text.split(/([\p{L}\p{N}]+(?:[_.\-:/]+[\p{L}\p{N}]+)*)/u)) {
    if (isMatch(word)) add(word, true);
    else for (const part of word.split(/([\p{L}\p{N}]+)/u)) add(part, isMatch(part));
  }
  return pieces;
}

/** The part of a text that holds most of the matched terms, marked. */
export function excerpt(text: string, isMatch: IsMatch): TextPiece[] {
  if (text.length <= length) return mark(text, isMatch);
  const start = bestStart(text, isMatch);
  const end = Math.min(text.length, start + length);
  const cut = text.slice(start, end).replace(/\s\S*$/, "");
  const before = start > 0 ? "… " : "";
  const after = end < text.length ? " …" : "";
  return mark(`${before}${cut}${after}`, isMatch);
}

function bestStart(text: string, isMatch: IsMatch): number {
  const hits = [...text.matchAll(/\S+/g)].filter(({ 0: chunk }) =>
    wordsOf(chunk).some(({ whole, parts }) =>
      [whole, ...parts].some((term) => term && isMatch(term)),
    ),
  );
  let best = 0;
  let most = 0;
  for (const [index, { index: start }] of hits.entries()) {
    const terms = new Set<string>();
    for (const { 0: chunk, index: place } of hits.slice(index)) {
      if (place > start + length - chunk.length) break;
      terms.add(chunk.toLowerCase());
    }
    if (terms.size > most) {
      most = terms.size;
      best = start;
    }
  }
  // A few words before the first match, from the beginning of one.
  const before = text.lastIndexOf(" ", Math.max(0, best - 40));
  return best < 60 ? 0 : before + 1;
}
