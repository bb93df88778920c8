/** Returns the words in lower case. */
export function splitWords(query: string): string[] {
  return query.toLowerCase().split(/\s+/).filter(Boolean);
}

/** Whether a lowercase text contains all words. `-` also matches `_`. */
export function matchesWords(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word) || text.includes(word.replaceAll("-", "_")));
}
