import type { Change, ChangeKind } from "./compare-modules.ts";

const words: Record<ChangeKind, string> = {
  removed: "removed",
  "newly-required": "now required",
  "added-required": "added, required",
  retyped: "type changed",
  "re-defaulted": "default changed",
  "no-longer-required": "no longer required",
  deprecated: "deprecated",
  added: "added",
};

export function changeWords(kind: ChangeKind): string {
  return words[kind];
}

/** A change in one line for the terminal. */
export function describeChange({ kind, subject, name, breaking, before, after }: Change): string {
  const values = [before, after].map((text) => text && oneLine(text));
  const detail =
    before !== null && after !== null
      ? `: ${values[0]} -> ${values[1]}`
      : (after ?? before)
        ? `: ${values[1] ?? values[0]}`
        : "";
  return `${breaking ? "BREAKING " : ""}${subject} ${name} ${words[kind]}${detail}`;
}

function oneLine(text: string): string {
  const short = text.replace(/\s+/g, " ").trim();
  return short.length > 100 ? `${short.slice(0, 97)}...` : short;
}
