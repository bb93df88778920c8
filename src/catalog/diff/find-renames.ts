import type { Module } from "../../model/reference/module.ts";
import { probableRename } from "../history/entry-history.ts";
import { canonicalType } from "../types/canonical-type.ts";

export interface Rename {
  subject: "input" | "output";
  from: string;
  to: string;
  score: number;
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
  /** Null if no type is set. */
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
  const best = new Map<string, Rename>();
  for (const { name, type } of gone) {
    const probable = probableRename(name, type, added);
    if (!probable) continue;
    const score = Math.round(probable.score * 100) / 100;
    const rename = { subject, from: name, to: probable.name, score };
    if (score > (best.get(rename.to)?.score ?? 0)) best.set(rename.to, rename);
  }
  return [...best.values()];
}

export function describeRename({ subject, from, to, score }: Rename): string {
  return `${subject} ${from} was probably renamed to ${to} (similarity ${score})`;
}
