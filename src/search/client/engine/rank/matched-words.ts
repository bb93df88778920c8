import type { Match } from "../expand-term.ts";

/** The matches of one term of the query. */
export interface TermMatches {
  matches: Match[];
  /** The term is a whole identifier. It raises the score, but only its parts are required. */
  isWholeIdentifier: boolean;
  weight: number;
  /** Index of its word in the query. */
  word: number;
}

/** Bitwise operators work on 31 bits without the sign; terms beyond them are ignored. */
const maxBits = 31;

export function getBit(index: number): number {
  return index < maxBits ? 1 << index : 0;
}

interface Masks {
  wholes: number;
  parts: number;
}

function getMasks(needed: readonly TermMatches[], minWeight: number): Map<number, Masks> {
  const words = new Map<number, Masks>();
  for (const [index, { word, isWholeIdentifier, weight }] of needed.entries()) {
    const bit = getBit(index);
    if (weight < minWeight || bit === 0) continue;
    const masks = words.get(word) ?? { wholes: 0, parts: 0 };
    if (isWholeIdentifier) masks.wholes |= bit;
    else masks.parts |= bit;
    words.set(word, masks);
  }
  return words;
}

/** An identifier matches as a whole or by all of its parts. */
function isMatched({ wholes, parts }: Masks, termMask: number): boolean {
  return (termMask & wholes) !== 0 || (parts !== 0 && (termMask & parts) === parts);
}

/** Returns a function from the terms that a record contains to a test for words of the query. */
export function createWordMatcher(
  needed: readonly TermMatches[],
): (termMask: number) => (word: number) => boolean {
  const words = getMasks(needed, 0);
  return (termMask) => (word) => {
    const masks = words.get(word);
    return masks !== undefined && isMatched(masks, termMask);
  };
}

/** Bit n of the result is word n. Terms with a weight below 1 are optional. */
export function createMissingWordsMask(
  needed: readonly TermMatches[],
): (termMask: number) => number {
  const words = getMasks(needed, 1);
  return (termMask) => {
    let missing = 0;
    for (const [word, masks] of words) if (!isMatched(masks, termMask)) missing |= getBit(word);
    return missing;
  };
}
