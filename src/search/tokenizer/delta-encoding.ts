/* Each character is the difference to the previous number, which compresses well. */

/** Code of the difference 0, which skips the space and the quotation mark. */
const first = 35;

/** Surrogates (0xd800 to 0xdfff) are skipped, because they are not valid characters. */
const firstSurrogate = 0xd800;
const surrogateCount = 0x800;

/** @param numbers ascending, from 0 to a million */
export function encodeDeltas(numbers: readonly number[]): string {
  const codes = numbers.map((number, index) => first + number - (numbers[index - 1] ?? 0));
  return codes
    .map((code) => String.fromCodePoint(code < firstSurrogate ? code : code + surrogateCount))
    .join("");
}

export function decodeDeltas(text: string): number[] {
  let number = 0;
  return Array.from(text, (character) => {
    const code = character.codePointAt(0) ?? 0;
    number += (code < firstSurrogate ? code : code - surrogateCount) - first;
    return number;
  });
}
