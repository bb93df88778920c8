import { oneSpelling, singular, wordsOf } from "../../model/search-terms.ts";
import type { Match } from "./expand-term.ts";
import type { TextPiece } from "./provider.ts";

/** Characters of an excerpt, about two lines. */
const length = 160;

/** How many letters of a word are marked, from its beginning. */
export type MarkedLength = (word: string) => number;

/** Marks what matched: a word, or of a longer word the letters that were typed. */
export function matcher(matches: Iterable<Pick<Match, "term" | "marked">>): MarkedLength {
  const lengths = new Map<string, number>();
  for (const { term, marked } of matches) {
    lengths.set(term, Math.max(marked, lengths.get(term) ?? 0));
  }
  return (word) => {
    const lower = word.toLowerCase();
    const length = lengths.get(lower) ?? lengths.get(oneSpelling(singular(lower))) ?? 0;
    return Math.min(length, word.length);
  };
}

/** Cuts a text into pieces; pure text, so that nothing of it can become markup. */
export function mark(text: string, markedLength: MarkedLength): TextPiece[] {
  const pieces: TextPiece[] = [];
  const add = (piece: string, marked: boolean) => {
    const last = pieces.at(-1);
    if (last && last.marked === marked) last.text += piece;
    else if (piece !== "") pieces.push({ text: piece, marked });
  };
  const addWord = (word: string) => {
    const length = markedLength(word);
    add(word.slice(0, length), true);
    add(word.slice(length), false);
  };
  for (const word of text.split(/([\p{L}\p{N}]+(?:[_.\-:/]+[\p{L}\p{N}]+)*)/u)) {
    if (markedLength(word) > 0) addWord(word);
    else for (const part of word.split(/([\p{L}\p{N}]+)/u)) addWord(part);
  }
  return pieces;
}

/** The part of a text that holds most of the matched terms, marked. */
export function excerpt(text: string, markedLength: MarkedLength): TextPiece[] {
  if (text.length <= length) return mark(text, markedLength);
  const start = bestStart(text, markedLength);
  const rest = text.slice(start);
  const cut = rest.length <= length ? rest : `${rest.slice(0, length).replace(/\s\S*$/, "")} …`;
  return mark(start > 0 ? `… ${cut}` : cut, markedLength);
}

function bestStart(text: string, markedLength: MarkedLength): number {
  const hits = [...text.matchAll(/\S+/g)].filter(({ 0: chunk }) =>
    wordsOf(chunk).some(({ whole, parts }) =>
      [whole, ...parts].some((term) => term && markedLength(term) > 0),
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
