import type { Change, ChangeKind } from "./compare-modules.ts";
import { shortenValues } from "./shorten-values.ts";

const words: Record<ChangeKind, string> = {
  removed: "removed",
  "newly-required": "now required",
  "added-required": "added, required",
  retyped: "type changed",
  "re-defaulted": "default changed",
  "not-nullable": "no longer takes null",
  "now-nullable": "now takes null",
  "now-sensitive": "now sensitive",
  "not-sensitive": "no longer sensitive",
  "now-ephemeral": "now ephemeral",
  "not-ephemeral": "no longer ephemeral",
  "no-longer-required": "no longer required",
  deprecated: "deprecated",
  added: "added",
};

export function changeWords(kind: ChangeKind): string {
  return words[kind];
}

/** A change in one line for the terminal. */
export function describeChange(change: Change): string {
  const { kind, subject, name, breaking } = change;
  const values = shortenValues(change, 100);
  const detail = values.length > 0 ? `: ${values.join(" -> ")}` : "";
  return `${breaking ? "BREAKING " : ""}${subject} ${name} ${words[kind]}${detail}`;
}
