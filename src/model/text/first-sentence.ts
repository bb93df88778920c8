/** A period, question mark, or exclamation mark, except after abbreviations inside a sentence. */
export const sentenceEnd = /(?<!\b(?:e\.g|i\.e|vs))[.!?]/;

const firstSentence = new RegExp(`^(.{20,}?${sentenceEnd.source})\\s+(?=\\S)(.*)$`, "s");

/** Splits after the first sentence of at least 20 characters. */
export function splitFirstSentence(text: string): { first: string; rest: string } {
  const trimmed = text.trim();
  const [, first = trimmed, rest = ""] = firstSentence.exec(trimmed) ?? [];
  return { first, rest };
}
