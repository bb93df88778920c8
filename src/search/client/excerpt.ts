import { oneSpelling, seams, singular } from "../../model/search-terms.ts";
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
  // Words that are written in several ways end differently: most are none of these at first sight.
  const initials = new Set([...lengths.keys()].map((term) => term.charAt(0)));
  return (word) => {
    const lower = word.toLowerCase();
    if (!initials.has(lower.charAt(0))) return 0;
    const length = lengths.get(lower) ?? lengths.get(oneSpelling(singular(lower))) ?? 0;
    return Math.min(length, word.length);
  };
}

/** A word of code or of a language, apart from what stands between words. */
const words = /([\p{L}\p{N}]+(?:[_.\-:/]+[\p{L}\p{N}]+)*)/u;

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
  for (const [index, piece] of text.split(words).entries()) {
    const isWord = index % 2 === 1;
    if (!isWord) add(piece, false);
    else if (markedLength(piece) > 0) addWord(piece);
    else for (const part of partsOf(piece)) addWord(part);
  }
  return pieces;
}

/** The parts of a name and the signs between them, as they are written. */
function partsOf(word: string): string[] {
  return isPlain.test(word) ? [word] : word.split(seams);
}

const isPlain = /^[A-Z]?[a-z]+$/;

/** The part of a text that holds most of the matched terms, marked. */
export function excerpt(text: string, markedLength: MarkedLength): TextPiece[] {
  const pieces = mark(text, markedLength);
  if (text.length <= length) return pieces;
  const start = bestStart(text, pieces);
  const rest = text.slice(start);
  const cut = rest.length <= length ? rest : `${rest.slice(0, length).replace(/\s\S*$/, "")} …`;
  return mark(start > 0 ? `… ${cut}` : cut, markedLength);
}

function bestStart(text: string, pieces: TextPiece[]): number {
  const hits = markedPlaces(pieces);
  let best = 0;
  let most = 0;
  for (const [index, { start }] of hits.entries()) {
    const terms = new Set<string>();
    for (const hit of hits.slice(index)) {
      if (hit.start + hit.term.length > start + length) break;
      terms.add(hit.term);
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

function markedPlaces(pieces: TextPiece[]): { term: string; start: number }[] {
  let end = 0;
  return pieces.flatMap(({ text, marked }) => {
    const start = end;
    end += text.length;
    return marked ? [{ term: text.toLowerCase(), start }] : [];
  });
}
