import type { AskedMatches } from "./rank.ts";

/** A number has so many bits; terms beyond them are not counted. */
const mostBits = 31;

export function bitOf(index: number): number {
  return index < mostBits ? 1 << index : 0;
}

interface Masks {
  wholes: number;
  parts: number;
}

/** The terms of each word, as bits. */
function masksOf(needed: readonly AskedMatches[], leastWorth: number): Map<number, Masks> {
  const words = new Map<number, Masks>();
  for (const [index, { word, whole, worth }] of needed.entries()) {
    if (worth < leastWorth) continue;
    const masks = words.get(word) ?? { wholes: 0, parts: 0 };
    if (whole) masks.wholes |= bitOf(index);
    else masks.parts |= bitOf(index);
    words.set(word, masks);
  }
  return words;
}

/** An identifier is held as a whole or by all of its parts. */
function isHeld({ wholes, parts }: Masks, held: number): boolean {
  return (held & wholes) !== 0 || (parts !== 0 && (held & parts) === parts);
}

/** The function that tells from the terms that a record holds whether it holds a word. */
export function wordsHeld(
  needed: readonly AskedMatches[],
): (held: number) => (word: number) => boolean {
  const words = masksOf(needed, 0);
  return (held) => (word) => {
    const masks = words.get(word);
    return masks !== undefined && isHeld(masks, held);
  };
}

/**
 * The function that tells the words that a record lacks from the terms that it holds. Words that say
 * little are not missed.
 */
export function missingWords(needed: readonly AskedMatches[]): (held: number) => number {
  const words = masksOf(needed, 1);
  return (held) => {
    let missing = 0;
    for (const [word, masks] of words) if (!isHeld(masks, held)) missing |= bitOf(word);
    return missing;
  };
}
