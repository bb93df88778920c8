import { distance } from "fastest-levenshtein";
import type { HistoryChange, HistoryInput, HistoryRelease, ModuleHistory } from "./history.ts";
import { firstInterface } from "./history.ts";

export interface DatedChange extends HistoryChange {
  version: string;
  date: string;
}

export interface EntryHistory {
  /** The version that added it; null if it is older than the history. */
  since: string | null;
  changes: DatedChange[];
}

export interface RemovedEntry {
  name: string;
  version: string;
  date: string;
  type: string | null;
  successor: string | null;
}

export interface EntryHistories {
  inputs: Map<string, EntryHistory>;
  outputs: Map<string, EntryHistory>;
  removedInputs: RemovedEntry[];
  removedOutputs: RemovedEntry[];
}

export function entryHistories(history: ModuleHistory): EntryHistories {
  const start = firstInterface(history);
  const lives: EntryHistories = {
    inputs: new Map([...start.inputs.keys()].map((name) => [name, newLife(null)])),
    outputs: new Map([...start.outputs].map((name) => [name, newLife(null)])),
    removedInputs: [],
    removedOutputs: [],
  };
  const known = start.inputs;
  for (const release of history.releases) {
    removeEntries(lives, release, known);
    for (const input of release.added ?? []) {
      known.set(input.name, input);
      lives.inputs.set(input.name, newLife(release.version));
      lives.removedInputs = without(lives.removedInputs, input.name);
    }
    for (const name of release.outputsAdded ?? []) {
      lives.outputs.set(name, newLife(release.version));
      lives.removedOutputs = without(lives.removedOutputs, name);
    }
    const { version, date } = release;
    for (const change of release.changed ?? []) {
      lives.inputs.get(change.name)?.changes.push({ ...change, version, date });
      const input = known.get(change.name);
      if (input && change.field === "type")
        known.set(input.name, { ...input, type: `${change.to}` });
    }
  }
  const exists = (lists: ReadonlyMap<string, EntryHistory>) => (entry: RemovedEntry) =>
    entry.successor !== null && !lists.has(entry.successor) ? { ...entry, successor: null } : entry;
  lives.removedInputs = lives.removedInputs.map(exists(lives.inputs)).sort(byName);
  lives.removedOutputs = lives.removedOutputs.map(exists(lives.outputs)).sort(byName);
  return lives;
}

function newLife(since: string | null): EntryHistory {
  return { since, changes: [] };
}

function without(list: readonly RemovedEntry[], name: string): RemovedEntry[] {
  return list.filter((entry) => entry.name !== name);
}

function byName(a: RemovedEntry, b: RemovedEntry): number {
  return a.name < b.name ? -1 : Number(a.name > b.name);
}

function removeEntries(
  lives: EntryHistories,
  release: HistoryRelease,
  known: Map<string, HistoryInput>,
): void {
  const { version, date } = release;
  const removed = (release.removed ?? []).map((name) => {
    return { name, type: known.get(name)?.type ?? null };
  });
  const successors = successorsOf(removed, release.added ?? []);
  for (const { name, type } of removed) {
    lives.inputs.delete(name);
    known.delete(name);
    const successor = successors.get(name) ?? null;
    lives.removedInputs.push({ name, version, date, type, successor });
  }
  const outputs = (release.outputsRemoved ?? []).map((name) => ({ name, type: null }));
  const added = (release.outputsAdded ?? []).map((name) => ({ name, type: "" }));
  const outputSuccessors = successorsOf(outputs, added);
  for (const { name, type } of outputs) {
    lives.outputs.delete(name);
    const successor = outputSuccessors.get(name) ?? null;
    lives.removedOutputs.push({ name, version, date, type, successor });
  }
}

/** Names below this similarity are unrelated. */
const leastSimilarity = 0.7;
/** Different types need a higher similarity. */
const leastSimilarityOfTypes = 0.85;

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
  const highest = new Map<string, number>();
  for (const { name, score } of candidates.flat()) {
    highest.set(name, Math.max(score, highest.get(name) ?? 0));
  }
  const successors = new Map<string, string>();
  for (const [index, { name }] of removed.entries()) {
    const [best, ...rivals] = candidates[index] ?? [];
    if (best && rivals.length === 0 && best.score === highest.get(best.name)) {
      successors.set(name, best.name);
    }
  }
  return successors;
}

export interface RenameCandidate {
  name: string;
  /** Similarity of the names, from 0 to 1. */
  score: number;
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
    const score = similarity(name, candidate.name);
    const least =
      type === null || candidate.type === type ? leastSimilarity : leastSimilarityOfTypes;
    return score < least ? [] : [{ name: candidate.name, score }];
  });
  // Of names with the same words, the one that adds fewer is no clearer.
  const hasAllWords = ({ name: other }: RenameCandidate) => containsWords(other, name);
  candidates.sort((a, b) => b.score - a.score || (a.name < b.name ? -1 : 1));
  const [best] = candidates;
  if (!best) return [];
  return candidates.filter(
    (one) => best.score - one.score < clearLead || (hasAllWords(one) && hasAllWords(best)),
  );
}

function containsWords(name: string, words: string): boolean {
  const own = name.split("_");
  return words.split("_").every((word) => own.includes(word));
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
  const letters = 1 - distance(a, b) / Math.max(a.length, b.length, 1);
  const [left, right] = [a.split("_"), b.split("_")];
  const both = left.filter((word) => right.some((other) => isSameWord(word, other))).length;
  const contained = both === left.length && both > 1 ? containment : 0;
  return Math.max(letters, (2 * both) / (left.length + right.length), contained);
}
