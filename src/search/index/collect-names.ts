import type { SearchRecord } from "../../model/search/search.ts";
import { stopWords, wordsOf } from "../terms/search-terms.ts";

/** Most names the client gets to know: about 25 KB compressed. */
const most = 4000;

/**
 * Names that typing errors are corrected to: first the inputs and outputs, then identifiers and
 * words of titles and headings, those in more places first.
 */
export function collectNames(records: SearchRecord[]): string[] {
  const entries = new Set<string>();
  const others = new Map<string, number>();
  for (const { kind, heading } of records) {
    const isEntry = kind === "input" || kind === "output";
    for (const { whole, spelled, parts } of wordsOf(heading)) {
      if (isEntry) entries.add(whole ?? spelled);
      for (const name of [whole, ...parts]) {
        if (!name || name.length < 4 || stopWords.has(name)) continue;
        others.set(name, (others.get(name) ?? 0) + 1);
      }
    }
  }
  const frequent = [...others].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  return [...new Set([...entries, ...frequent.map(([name]) => name)])].slice(0, most).sort();
}
