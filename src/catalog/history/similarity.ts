import { distance } from "fastest-levenshtein";

/** What a name is worth that holds all words of the other one. */
const containment = 0.75;

/**
 * How similar two names are, from 0 to 1: the best of the share of letters that stay (edit
 * distance), the share of words that both have in any order (Dice coefficient), and whether the
 * second holds all words of the first, of which there have to be two or more.
 */
export function similarity(a: string, b: string): number {
  const letters = 1 - distance(a, b) / Math.max(a.length, b.length, 1);
  const [left, right] = [a.split("_"), b.split("_")];
  const both = left.filter((word) => right.includes(word)).length;
  const contained = both === left.length && both > 1 ? containment : 0;
  return Math.max(letters, (2 * both) / (left.length + right.length), contained);
}
