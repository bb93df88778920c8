import { compareDiagnostics, type Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { groupBy } from "../../model/group-by.ts";
import { sum } from "../../model/sum.ts";
import { formatCount } from "../../model/text/format-count.ts";

/** From this number on, diagnostics of one cause are grouped. */
const minGroupSize = 4;

const maxPositions = 3;

const maxLines = 200;

const maxRules = 20;

const maxPerRule = 10;

/** For empty lines, headings, and totals of a shortened report, and one to spare. */
const reservedLines = 6;

interface Entry extends Diagnostic {
  positions: string[];
}

interface ReportOptions {
  all?: boolean;
  /** Says where all diagnostics are, if the command has an option for that. */
  omittedHint?: string;
}

/** Above 200 lines, it lists the most frequent errors and counts the rest by rule. */
export function formatReport(
  diagnostics: readonly Diagnostic[],
  { all = false, omittedHint = "" }: ReportOptions = {},
): string {
  const unique = withoutDuplicates(diagnostics);
  if (unique.length === 0) return "";
  const counts = `${formatCount(getCount(unique, "error"), "error")}, ${formatCount(getCount(unique, "warning"), "warning")}`;
  const entries = all ? unique.map(toEntry) : groupByCause(unique);
  const lines = entries.flatMap(formatEntry);
  if (all || lines.length + 2 <= maxLines) return `${lines.join("\n")}\n\n${counts}\n`;
  return `${shortenEntries(entries, omittedHint).join("\n")}\n\n${counts}\n`;
}

function withoutDuplicates(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const byText = new Map(
    [...diagnostics]
      .sort(compareDiagnostics)
      .map((diagnostic) => [formatEntry(toEntry(diagnostic)).join(), diagnostic]),
  );
  return [...byText.values()];
}

function toEntry(diagnostic: Diagnostic): Entry {
  return { ...diagnostic, positions: [formatPosition(diagnostic)] };
}

function groupByCause(diagnostics: readonly Diagnostic[]): Entry[] {
  return [...groupBy(diagnostics, getCause).values()]
    .flatMap((group) => {
      return group.length < minGroupSize ? groupVersions(group) : mergeEntries(group);
    })
    .sort(compareDiagnostics);
}

/** A frozen version of the docs repeats the diagnostics of the current pages. */
function groupVersions(group: readonly Diagnostic[]): Entry[] {
  const pages = groupBy(group, ({ file }) => file.replace(/^versions\/[^/]+\//, "content/"));
  return [...pages.values()].flatMap((pageGroup) => {
    const files = new Set(pageGroup.map(({ file }) => file));
    return files.size > 1 ? mergeEntries(pageGroup) : pageGroup.map(toEntry);
  });
}

/** Returns one entry, at the position of the first diagnostic. */
function mergeEntries(group: readonly Diagnostic[]): Entry[] {
  const [first] = group;
  return first === undefined ? [] : [{ ...first, positions: group.map(formatPosition) }];
}

function getCause({ rule, severity, message }: Diagnostic): string {
  return [rule, severity, message].join("\n");
}

function formatPosition({ file, line, column }: Diagnostic): string {
  return `${file}:${line}:${column}`;
}

function formatEntry({ severity, rule, message, hint, positions }: Entry): string[] {
  const [first = "", ...others] = positions;
  const times = others.length === 0 ? "" : `${positions.length} times: `;
  const listedPositions = others.slice(0, maxPositions - 1);
  const hiddenCount = others.length - listedPositions.length;
  return [
    `${first} ${severity} ${times}${message} [${rule}]`,
    ...(hint ? [`  Hint: ${hint}`] : []),
    ...(listedPositions.length > 0
      ? [
          `  Also: ${listedPositions.join(", ")}${hiddenCount > 0 ? ` and ${hiddenCount} more` : ""}`,
        ]
      : []),
  ];
}

/** Shortens a report so that no frequent rule hides the others. */
function shortenEntries(entries: readonly Entry[], omittedHint: string): string[] {
  const getRank = ({ severity }: Entry) => (severity === "error" ? 0 : 1);
  const countByRule = new Map<string, number>();
  const ordered = [...entries]
    .sort((a, b) => b.positions.length - a.positions.length)
    .map((entry) => {
      const earlier = countByRule.get(entry.rule) ?? 0;
      countByRule.set(entry.rule, earlier + 1);
      return { entry, isOverLimit: earlier >= maxPerRule };
    })
    .sort(
      (a, b) =>
        getRank(a.entry) - getRank(b.entry) || Number(a.isOverLimit) - Number(b.isOverLimit),
    )
    .map(({ entry }) => entry);
  const maxEntryLines = maxLines - maxRules - reservedLines;
  const lines: string[] = [];
  for (const [index, entry] of ordered.entries()) {
    const formatted = formatEntry(entry);
    if (lines.length + formatted.length > maxEntryLines)
      return [...lines, "", ...describeOmitted(ordered.slice(index), omittedHint)];
    lines.push(...formatted);
  }
  return lines;
}

function describeOmitted(omitted: readonly Entry[], hint: string): string[] {
  const counts = new Map<string, number>();
  for (const { rule, severity, positions } of omitted) {
    const kind = `${severity} [${rule}]`;
    counts.set(kind, (counts.get(kind) ?? 0) + positions.length);
  }
  const kinds = [...counts].sort(([, a], [, b]) => b - a);
  const others = kinds.slice(maxRules);
  const total = sum(kinds.map(([, count]) => count));
  return [
    `${total} more${hint}:`,
    ...kinds.slice(0, maxRules).map(([kind, count]) => `  ${formatCount(count, "time")}: ${kind}`),
    ...(others.length > 0
      ? [
          `  ${formatCount(sum(others.map(([, count]) => count)), "time")}: ${formatCount(others.length, "other rule")}`,
        ]
      : []),
  ];
}

function getCount(diagnostics: readonly Diagnostic[], severity: Diagnostic["severity"]): number {
  return diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
}
