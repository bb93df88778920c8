/** Counts words with a letter or digit; `10.0.0.0/16` is one. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
