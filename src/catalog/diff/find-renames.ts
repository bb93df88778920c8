import type { Module } from "../../model/reference/module.ts";
import {
  findDroppedPrefixes,
  getHighestScores,
  getRenameCandidates,
  withoutPrefix,
} from "../history/renames.ts";
import { toCanonicalType } from "../types/canonical-type.ts";

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
  const getInputs = ({ inputs }: Module) =>
    inputs.map(({ name, typeTree }) => ({ name, type: toCanonicalType(typeTree) }));
  const getOutputs = ({ outputs }: Module) => outputs.map(({ name }) => ({ name, type: null }));
  return [
    ...getRenames("input", getInputs(before), getInputs(after)),
    ...getRenames("output", getOutputs(before), getOutputs(after)),
  ];
}

interface Entry {
  name: string;
  /** Null for outputs. */
  type: string | null;
}

function getRenames(
  subject: Rename["subject"],
  before: readonly Entry[],
  after: readonly Entry[],
): Rename[] {
  const removed = before.filter(({ name }) => !after.some((entry) => entry.name === name));
  const added = after
    .filter(({ name }) => !before.some((entry) => entry.name === name))
    .map(({ name, type }) => ({ name, type: type ?? "" }));
  const candidates = removed.map(({ name, type }) => getRenameCandidates(name, type, added));
  const highest = getHighestScores(candidates.flat());
  const addedNames = new Set(added.map(({ name }) => name));
  const prefixes = findDroppedPrefixes(
    removed.map(({ name }) => name),
    [...addedNames],
  );
  const renames = removed.flatMap(({ name: from }, index): Rename[] => {
    // A new name that resembles another old name more is left to that one.
    const closest = (candidates[index] ?? []).filter(
      (item) => item.score === highest.get(item.name),
    );
    const [best, ...others] = closest;
    const rivals = others.map(({ name }) => name);
    const renamed =
      best && rivals.length === 0 ? undefined : withoutPrefix(from, prefixes, addedNames);
    if (renamed) {
      const { name: to, similar } = renamed;
      return [{ subject, from, to, score: 1, rivals: [], similar }];
    }
    if (!best) return [];
    const score = Math.round(best.score * 100) / 100;
    return [{ subject, from, to: best.name, score, rivals, similar: 0 }];
  });
  return withoutWeakerRenames(renames);
}

/** If several names were renamed to the same one, keeps the rename with the highest score, or none of equal ones. */
function withoutWeakerRenames(renames: readonly Rename[]): Rename[] {
  const certain = renames.filter(({ rivals }) => rivals.length === 0);
  const isWeaker = (rename: Rename) =>
    certain.some(
      (other) => other !== rename && other.to === rename.to && other.score >= rename.score,
    );
  return renames.filter((rename) => rename.rivals.length > 0 || !isWeaker(rename));
}

export function describeRename({ subject, from, to, score, rivals, similar }: Rename): string {
  if (rivals.length > 0) {
    return `${subject} ${from} may have become ${[to, ...rivals].join(" or ")}: the names are too similar to tell which`;
  }
  const reason =
    similar > 0 ? `${similar} other names dropped the same prefix` : `similarity ${score}`;
  return `${subject} ${from} was probably renamed to ${to} (${reason})`;
}
