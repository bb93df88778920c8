import { distance } from "fastest-levenshtein";
import { compareText } from "../../model/compare-text.ts";
import type { HistoryInput } from "./history.ts";

/** Names below this similarity are unrelated. */
const minSimilarity = 0.7;
const minSimilarityForOtherType = 0.85;

type NamedType = Pick<HistoryInput, "name" | "type">;

/**
 * The probable new names of removed entries, by old name. A new name belongs to the removed name
 * that it resembles most.
 */
export function successorsOf(
  removed: readonly { name: string; type: string | null }[],
  added: readonly NamedType[],
): Map<string, string> {
  const candidates = removed.map(({ name, type }) => renameCandidates(name, type, added));
  const highest = highestScores(candidates.flat());
  const successors = new Map<string, string>();
  for (const [index, { name }] of removed.entries()) {
    const [best, ...rivals] = candidates[index] ?? [];
    if (best && rivals.length === 0 && best.score === highest.get(best.name)) {
      successors.set(name, best.name);
    }
  }
  const taken = new Set(successors.values());
  const free = new Set(added.map(({ name }) => name).filter((name) => !taken.has(name)));
  const prefixes = droppedPrefixes(
    removed.map(({ name }) => name),
    added.map(({ name }) => name),
  );
  for (const { name } of removed) {
    const renamed = successors.has(name) ? undefined : withoutPrefix(name, prefixes, free);
    if (!renamed) continue;
    successors.set(name, renamed.name);
    free.delete(renamed.name);
  }
  return successors;
}

/** A prefix counts as dropped if at least this many removed names were added without it. */
const minPrefixRenames = 3;

/** Prefixes that several removed names lost, with their number. */
export function droppedPrefixes(
  removed: readonly string[],
  added: readonly string[],
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const from of removed) {
    for (const to of added.filter((name) => from.endsWith(`_${name}`))) {
      const prefix = from.slice(0, -to.length);
      counts.set(prefix, (counts.get(prefix) ?? 0) + 1);
    }
  }
  return new Map([...counts].filter(([, count]) => count >= minPrefixRenames));
}

/** The new name of an entry that dropped a prefix, and how many other entries did. */
export function withoutPrefix(
  from: string,
  prefixes: ReadonlyMap<string, number>,
  added: ReadonlySet<string>,
): { name: string; similar: number } | undefined {
  for (const [prefix, similar] of prefixes) {
    const name = from.slice(prefix.length);
    if (from.startsWith(prefix) && added.has(name)) return { name, similar: similar - 1 };
  }
  return undefined;
}

export interface RenameCandidate {
  name: string;
  /** Similarity of the names, from 0 to 1. */
  score: number;
}

/** The score of each new name with the removed name that it resembles most. */
export function highestScores(candidates: readonly RenameCandidate[]): Map<string, number> {
  const highest = new Map<string, number>();
  for (const { name, score } of candidates) {
    highest.set(name, Math.max(score, highest.get(name) ?? 0));
  }
  return highest;
}

/** A candidate whose similarity is lower by this much is no rival of the best one. */
const clearLead = 0.15;

/** @returns the candidate with the most similar name and its rivals, best first */
export function renameCandidates(
  name: string,
  type: string | null,
  added: readonly NamedType[],
): RenameCandidate[] {
  const candidates = added.flatMap((candidate) => {
    if (type !== null && isNewObject(type, candidate.type)) return [];
    const score = similarity(name, candidate.name);
    const isSameType = type === null || candidate.type === type;
    return score < (isSameType ? minSimilarity : minSimilarityForOtherType)
      ? []
      : [{ name: candidate.name, score }];
  });
  // Of names with the same words, the one that adds fewer is no clearer.
  const hasAllWords = ({ name: other }: RenameCandidate) => containsWords(other, name);
  candidates.sort((a, b) => b.score - a.score || compareText(a.name, b.name));
  const [best] = candidates;
  if (!best) return [];
  return candidates.filter(
    (one) => best.score - one.score < clearLead || (hasAllWords(one) && hasAllWords(best)),
  );
}

/** An object does not replace one number, text, or list; it combines several inputs. */
function isNewObject(before: string, after: string): boolean {
  return after.startsWith("object(") && !/^(?:object\(|map\(|any$|$)/.test(before);
}

function containsWords(name: string, words: string): boolean {
  const nameWords = wordsOf(name);
  return wordsOf(words).every((word) => nameWords.includes(word));
}

/** The words of a name in `snake_case` or `camelCase`. */
function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z\d])([A-Z])/g, "$1_$2")
    .toLowerCase()
    .split("_");
}

/** Whether words are equal or forms of one word, such as `enable` and `enabled`. */
function isSameWord(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short === long || ((short.length > 3 || short === "id") && long.startsWith(short));
}

/** Similarity if one name has all words of the other. */
const containment = 0.75;

/**
 * Similarity of names from 0 to 1: the best of edit distance, common words in any order (Dice
 * coefficient), and whether the second has all words of the first.
 */
function similarity(a: string, b: string): number {
  const [left, right] = [wordsOf(a), wordsOf(b)];
  const [one, other] = [left.join("_"), right.join("_")];
  const letters = 1 - distance(one, other) / Math.max(one.length, other.length, 1);
  const both = left.filter((word) => right.some((candidate) => isSameWord(word, candidate))).length;
  const contained = both === left.length && both > 1 ? containment : 0;
  return Math.max(letters, (2 * both) / (left.length + right.length), contained);
}
