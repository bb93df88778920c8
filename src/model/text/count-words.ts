/** Counts words with a letter or digit; `10.0.0.0/16` is one. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

const wordsPerMinute = 200;

export function getReadingMinutes(words: number): number {
  return Math.max(1, Math.round(words / wordsPerMinute));
}
