/** The last characters of a sentence. An abbreviation such as `e.g.` does not end one. */
export const sentenceEnd = /(?<!\b(?:e\.g|i\.e|vs|etc(?=\.,?\s+[a-z])))[.!?]["')\]]*/;

const firstSentence = new RegExp(`^(.{20,}?${sentenceEnd.source})\\s+(?=\\S)(.*)$`, "s");

/** Splits after the first sentence of at least 20 characters. */
export function splitFirstSentence(text: string): { first: string; rest: string } {
  const trimmed = text.trim();
  const [, first = trimmed, rest = ""] = firstSentence.exec(trimmed) ?? [];
  return { first, rest };
}
