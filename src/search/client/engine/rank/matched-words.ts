import type { TermMatches } from "./rank.ts";

/** A number has so many bits; terms beyond them are not counted. */
const maxBits = 31;

export function bitAt(index: number): number {
  return index < maxBits ? 1 << index : 0;
}

interface Masks {
  wholes: number;
  parts: number;
}

/** The terms of each word, as bits. */
function masksOf(needed: readonly TermMatches[], minWeight: number): Map<number, Masks> {
  const words = new Map<number, Masks>();
  for (const [index, { word, whole, weight }] of needed.entries()) {
    if (weight < minWeight) continue;
    const masks = words.get(word) ?? { wholes: 0, parts: 0 };
    if (whole) masks.wholes |= bitAt(index);
    else masks.parts |= bitAt(index);
    words.set(word, masks);
  }
  return words;
}

/** An identifier is held as a whole or by all of its parts. */
function isMatched({ wholes, parts }: Masks, termMask: number): boolean {
  return (termMask & wholes) !== 0 || (parts !== 0 && (termMask & parts) === parts);
}

/** The function that tells from the terms that a record holds whether it holds a word. */
export function createWordMatcher(
  needed: readonly TermMatches[],
): (termMask: number) => (word: number) => boolean {
  const words = masksOf(needed, 0);
  return (termMask) => (word) => {
    const masks = words.get(word);
    return masks !== undefined && isMatched(masks, termMask);
  };
}

/**
 * The function that tells the words that a record lacks from the terms that it holds. Words that say
 * little are not missed.
 */
export function createMissingWords(needed: readonly TermMatches[]): (termMask: number) => number {
  const words = masksOf(needed, 1);
  return (termMask) => {
    let missing = 0;
    for (const [word, masks] of words) if (!isMatched(masks, termMask)) missing |= bitAt(word);
    return missing;
  };
}
