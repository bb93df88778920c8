/*
 * Ascending numbers as a short text for JSON: each is a character that stands for its distance from
 * the one before. Most distances are small, and characters compress far better than decimal digits.
 */

/** The character of the distance 0, behind the blank and the quotation mark. */
const first = 35;

/** Halves of characters, which cannot stand alone, lie from here to `0xdfff`. */
const firstHalf = 0xd800;
const halves = 0x800;

/** Writes numbers from 0 to a million, none of which is less than the one before. */
export function encodeDeltas(numbers: readonly number[]): string {
  const codes = numbers.map((number, index) => first + number - (numbers[index - 1] ?? 0));
  return codes
    .map((code) => String.fromCodePoint(code < firstHalf ? code : code + halves))
    .join("");
}

/** Reads what `encodeDeltas` has written. */
export function decodeDeltas(text: string): number[] {
  let number = 0;
  return Array.from(text, (character) => {
    const code = character.codePointAt(0) ?? 0;
    number += (code < firstHalf ? code : code - halves) - first;
    return number;
  });
}
