import { distance } from "fastest-levenshtein";

/** A longer text is not a typo of a name, and comparing it would take long. */
const maxNameLength = 1000;

/**
 * Finds the candidate of which a name is probably a typo. Segments that both begin with are skipped.
 * In the rest, at most 40% of the letters may differ, or one letter of two, or two letters may be
 * swapped, or the last letter may be missing. Case is ignored.
 */
export function findNearest(name: string, candidates: Iterable<string>): string | undefined {
  if (name.length > maxNameLength) return undefined;
  const lowercaseName = name.toLowerCase();
  let best: string | undefined;
  let bestCost = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    const current = getEditCost(lowercaseName, candidate.toLowerCase());
    if (current < bestCost) [best, bestCost] = [candidate, current];
  }
  return best;
}

export type FindNearest = typeof findNearest;

/** Returns a `findNearest` that works for the first 1,000 names, because more would take minutes. */
export function createLimitedFindNearest(): FindNearest {
  let searchesLeft = 1000;
  return (name, candidates) => (searchesLeft-- > 0 ? findNearest(name, candidates) : undefined);
}

/** @param write formats the candidate as a writer would type it */
export function didYouMean(
  suggestion: string | undefined,
  write: (candidate: string) => string = String,
): string | undefined {
  return suggestion === undefined ? undefined : `did you mean \`${write(suggestion)}\`?`;
}

/** The number of edits. Unless the letters are the same, only swapped, a fraction is added. */
function getEditCost(name: string, candidate: string): number {
  if (name === candidate) return 0;
  const start = getSharedPrefixLength(name, candidate);
  if (start > 0) {
    const [rest, candidateRest] = [name.slice(start), candidate.slice(start)];
    const isCut = rest !== "" && candidateRest.slice(0, -1) === rest;
    return isCut ? 1 : getEditCost(rest, candidateRest);
  }
  const maxDistance = Math.min(
    Math.floor(name.length / 2),
    Math.max(1, Math.floor(name.length * 0.4)),
  );
  if (Math.abs(name.length - candidate.length) > maxDistance) return Number.POSITIVE_INFINITY;
  const edits = distance(name, candidate);
  if (edits <= 2 && sortLetters(name) === sortLetters(candidate)) return edits;
  if (edits > maxDistance) return Number.POSITIVE_INFINITY;
  return edits + (name[0] === candidate[0] ? 0.25 : 0.5);
}

/** The length of the segments that both begin with. A segment ends with an underscore or a slash. */
function getSharedPrefixLength(a: string, b: string): number {
  const maxLength = Math.min(a.length, b.length);
  let same = 0;
  while (same < maxLength && a[same] === b[same]) same += 1;
  const sharedPrefix = a.slice(0, same);
  return Math.max(sharedPrefix.lastIndexOf("_"), sharedPrefix.lastIndexOf("/")) + 1;
}

export function sortLetters(word: string): string {
  return [...word].sort().join("");
}
