import { byKey } from "../compare-text.ts";
import { compareDiagnostics, type Diagnostic } from "./diagnostic.ts";

/** Diagnostics that are known and not reported. Positions do not count, because lines move. */
export interface BaselineEntry {
  count: number;
  rule: string;
  file: string;
  message: string;
  /** Line in the baseline. */
  line: number;
}

interface InvalidBaselineLine {
  line: number;
  /** `unmerged` is the mark of a conflict in git. */
  reason: "syntax" | "unmerged";
}

/** Each line: count, rule, file, and message, separated by tabs. */
export function parseBaseline(text: string): {
  entries: BaselineEntry[];
  invalid: InvalidBaselineLine[];
} {
  const entries: BaselineEntry[] = [];
  const invalid: InvalidBaselineLine[] = [];
  for (const [index, source] of text.split(/\r?\n/).entries()) {
    if (source.trim() === "" || source.startsWith("#")) continue;
    const line = index + 1;
    const [count = "", rule = "", file = "", message = "", ...more] = source
      .split("\t")
      .map(readField);
    if (/^(?:<{7}|={7}|>{7})/.test(source)) invalid.push({ line, reason: "unmerged" });
    else if (!/^[1-9]\d*$/.test(count) || message === "" || more.length > 0) {
      invalid.push({ line, reason: "syntax" });
    } else entries.push({ count: Number(count), rule, file, message, line });
  }
  return { entries, invalid };
}

/** Undefined without diagnostics. */
export function formatBaseline(
  heading: string,
  diagnostics: readonly Diagnostic[],
): string | undefined {
  const counts = new Map<string, number>();
  for (const diagnostic of unique(diagnostics))
    counts.set(getKey(diagnostic), (counts.get(getKey(diagnostic)) ?? 0) + 1);
  if (counts.size === 0) return undefined;
  const lines = [...counts].sort(byKey);
  return `${heading}${lines.map(([key, count]) => `${count}\t${key}\n`).join("")}`;
}

interface BaselineComparison {
  /** Number of diagnostics that the baseline contains. */
  known: number;
  added: Diagnostic[];
  /** Entries that no longer occur, with the number of missing diagnostics. */
  fixedEntries: BaselineEntry[];
}

export function compareWithBaseline(
  diagnostics: readonly Diagnostic[],
  entries: readonly BaselineEntry[],
): BaselineComparison {
  const remaining = new Map<string, number>();
  for (const entry of entries)
    remaining.set(getKey(entry), (remaining.get(getKey(entry)) ?? 0) + entry.count);
  const all = unique(diagnostics);
  const newDiagnostics = all.filter((diagnostic) => {
    const count = remaining.get(getKey(diagnostic)) ?? 0;
    if (count === 0) return true;
    remaining.set(getKey(diagnostic), count - 1);
    return false;
  });
  const fixed = entries.flatMap((entry) => {
    const count = remaining.get(getKey(entry)) ?? 0;
    return count === 0 ? [] : [{ ...entry, count }];
  });
  return { known: all.length - newDiagnostics.length, added: newDiagnostics, fixedEntries: fixed };
}

function unique(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const byPosition = new Map(
    [...diagnostics]
      .sort(compareDiagnostics)
      .map((diagnostic) => [
        `${diagnostic.line}:${diagnostic.column} ${diagnostic.severity} ${getKey(diagnostic)}`,
        diagnostic,
      ]),
  );
  return [...byPosition.values()];
}

function getKey({ rule, file, message }: Pick<Diagnostic, "rule" | "file" | "message">): string {
  return [rule, file, message].map(writeField).join("\t");
}

/** A message may contain tabs and line breaks. */
function writeField(text: string): string {
  return text
    .replaceAll("\\", "\\\\")
    .replaceAll("\t", "\\t")
    .replace(/\r?\n|\r/g, "\\n");
}

const escapes: Readonly<Record<string, string>> = { t: "\t", n: "\n" };

function readField(text: string): string {
  return text.replace(/\\(.)/g, (_, letter: string) => escapes[letter] ?? letter);
}
