import { rmSync, writeFileSync } from "node:fs";
import { repositoryRules } from "../../../catalog/usage/repository/repository-rules.ts";
import { readIfExists } from "../../../files/read-if-exists.ts";
import {
  type BaselineEntry,
  compareWithBaseline,
  formatBaseline,
  parseBaseline,
} from "../../../model/diagnostics/baseline.ts";
import type { Diagnostic } from "../../../model/diagnostics/diagnostic.ts";
import { diagnose } from "../../../model/diagnostics/rule.ts";
import { UserError } from "../../diagnostics/user-error.ts";

export const baselineName = ".check-usage-baseline.tsv";

const heading =
  "# Known diagnostics. `check-usage` reports only those that are not in this file.\n# `check-usage --update-baseline` writes it. Each line: count, rule, file, and message, separated by tabs.\n";

/** Writes the diagnostics to the file, or deletes it if there are none. */
export function writeUsageBaseline(path: string, diagnostics: readonly Diagnostic[]): void {
  const text = formatBaseline(heading, diagnostics);
  if (text === undefined) rmSync(path, { force: true });
  else writeFileSync(path, text);
}

interface UsageComparison {
  added: Set<Diagnostic>;
  known: number;
  fixed: Diagnostic[];
}

/** `name` is the file in messages. Throws a UserError if a line of the file is invalid. */
export function compareWithUsageBaseline(
  { path, name }: { path: string; name: string },
  diagnostics: readonly Diagnostic[],
): UsageComparison {
  const text = readIfExists(path);
  if (text === undefined) return { added: new Set(diagnostics), known: 0, fixed: [] };
  const { entries, invalid } = parseBaseline(text);
  const [first] = invalid;
  if (first) {
    throw new UserError(
      first.reason === "unmerged"
        ? `\`${name}\`, line ${first.line}: two versions of the baseline are not merged`
        : `\`${name}\`, line ${first.line}: a line has a count, rule, file, and message, separated by tabs`,
      "write the file again with `--update-baseline`",
    );
  }
  const { added, known, fixedEntries: fixed } = compareWithBaseline(diagnostics, entries);
  return {
    added: new Set(added),
    known,
    fixed: fixed.map((entry) => diagnoseOutdatedEntry(name, entry)),
  };
}

function diagnoseOutdatedEntry(
  name: string,
  { line, file, rule: id, message }: BaselineEntry,
): Diagnostic {
  const position = { file: name, line, column: 1 };
  return diagnose(repositoryRules["outdated-usage-baseline"], position, { file, id, message });
}
