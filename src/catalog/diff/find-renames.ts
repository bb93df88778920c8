import type { Module } from "../../model/reference/module.ts";
import {
  droppedPrefixes,
  type RenameCandidate,
  renameCandidates,
  withoutPrefix,
} from "../history/renames.ts";
import { canonicalType } from "../types/canonical-type.ts";

export interface Rename {
  subject: "input" | "output";
  from: string;
  to: string;
  /** Similarity of the names, from 0 to 1. */
  score: number;
  /** Other names that are as likely as `to`. */
  rivals: string[];
  /** How many other renames drop the same prefix; 0 if the names alone are the reason. */
  similar: number;
}

export function findRenames(before: Module, after: Module): Rename[] {
  const typed = ({ inputs }: Module) =>
    inputs.map(({ name, typeTree }) => ({ name, type: canonicalType(typeTree) }));
  const named = ({ outputs }: Module) => outputs.map(({ name }) => ({ name, type: null }));
  return [
    ...renamesOf("input", typed(before), typed(after)),
    ...renamesOf("output", named(before), named(after)),
  ];
}

interface Entry {
  name: string;
  /** Null for outputs, and for inputs without a type. */
  type: string | null;
}

function renamesOf(
  subject: Rename["subject"],
  before: readonly Entry[],
  after: readonly Entry[],
): Rename[] {
  const gone = before.filter(({ name }) => !after.some((one) => one.name === name));
  const added = after
    .filter(({ name }) => !before.some((one) => one.name === name))
    .map(({ name, type }) => ({ name, type: type ?? "" }));
  const candidates = gone.map(({ name, type }) => renameCandidates(name, type, added));
  const highest = new Map<string, number>();
  for (const { name, score } of candidates.flat()) {
    highest.set(name, Math.max(score, highest.get(name) ?? 0));
  }
  const found = gone.flatMap(({ name }, index): Rename[] => {
    // A new name that resembles another old name more is left to that one.
    const isClosest = (one: RenameCandidate) => one.score === highest.get(one.name);
    const [best, ...others] = candidates[index]?.filter(isClosest) ?? [];
    if (!best) return [];
    const score = Math.round(best.score * 100) / 100;
    const rivals = others.map((one) => one.name);
    return [{ subject, from: name, to: best.name, score, rivals, similar: 0 }];
  });
  const addedNames = new Set(added.map(({ name }) => name));
  const prefixes = droppedPrefixes(
    gone.map(({ name }) => name),
    [...addedNames],
  );
  const known = new Map(found.map((rename) => [rename.from, rename]));
  return clearestOfEach(
    gone.flatMap(({ name: from }): Rename[] => {
      const rename = known.get(from);
      if (rename?.rivals.length === 0) return [rename];
      const renamed = withoutPrefix(from, prefixes, addedNames);
      if (!renamed) return rename ? [rename] : [];
      return [{ subject, from, to: renamed.name, score: 1, rivals: [], similar: renamed.similar }];
    }),
  );
}

/** Of several entries that could have become one, only the most similar one is kept. */
function clearestOfEach(renames: readonly Rename[]): Rename[] {
  const best = new Map<string, Rename>();
  for (const rename of renames.filter(({ rivals }) => rivals.length === 0)) {
    if (rename.score > (best.get(rename.to)?.score ?? 0)) best.set(rename.to, rename);
  }
  return renames.filter((one) => one.rivals.length > 0 || best.get(one.to) === one);
}

export function describeRename({ subject, from, to, score, rivals, similar }: Rename): string {
  if (rivals.length > 0) {
    return `${subject} ${from} may have become ${[to, ...rivals].join(" or ")}: the names are too similar to tell which`;
  }
  const reason =
    similar > 0 ? `${similar} other names dropped the same prefix` : `similarity ${score}`;
  return `${subject} ${from} was probably renamed to ${to} (${reason})`;
}
