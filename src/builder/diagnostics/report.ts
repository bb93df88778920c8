import { compareDiagnostics, type Diagnostic } from "../../model/diagnostics/diagnostic.ts";

/** From this number on, diagnostics of one cause are grouped. */
const minGroupSize = 4;

const shownPositions = 3;

const maxLines = 200;

const maxRules = 20;

const maxPerRule = 10;

export interface ReportOptions {
  all?: boolean;
}

interface Entry extends Diagnostic {
  places: string[];
}

/** Over 200 lines, only the most frequent errors are printed in full. */
export function formatReport(
  diagnostics: readonly Diagnostic[],
  { all = false }: ReportOptions = {},
): string {
  const findings = uniqueFindings(diagnostics);
  if (findings.length === 0) return "";
  const counts = `${plural(countOf(findings, "error"), "error")}, ${plural(countOf(findings, "warning"), "warning")}`;
  const entries = all ? findings.map(asEntry) : groupByCause(findings);
  const lines = entries.flatMap(formatEntry);
  if (all || lines.length + 2 <= maxLines) return `${lines.join("\n")}\n\n${counts}\n`;
  return `${cut(entries).join("\n")}\n\n${counts}\n`;
}

function uniqueFindings(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const byText = new Map(
    [...diagnostics].sort(compareDiagnostics).map((one) => [formatEntry(asEntry(one)).join(), one]),
  );
  return [...byText.values()];
}

function asEntry(finding: Diagnostic): Entry {
  return { ...finding, places: [formatPosition(finding)] };
}

function groupByCause(findings: readonly Diagnostic[]): Entry[] {
  const groups = new Map<string, Diagnostic[]>();
  for (const one of findings) {
    const cause = causeOf(one);
    const group = groups.get(cause);
    if (group) group.push(one);
    else groups.set(cause, [one]);
  }
  return [...groups.values()]
    .flatMap((group) => {
      const [first] = group;
      return first === undefined || group.length < minGroupSize
        ? group.map(asEntry)
        : [{ ...first, places: group.map(formatPosition) }];
    })
    .sort(compareDiagnostics);
}

function causeOf({ rule, severity, message }: Diagnostic): string {
  return [rule, severity, message].join("\n");
}

function formatPosition({ file, line, column }: Diagnostic): string {
  return `${file}:${line}:${column}`;
}

function formatEntry({ severity, rule, message, hint, places }: Entry): string[] {
  const [first = "", ...others] = places;
  const times = others.length === 0 ? "" : `${places.length} times: `;
  const shown = others.slice(0, shownPositions - 1);
  const more = others.length - shown.length;
  return [
    `${first} ${severity} ${times}${message} [${rule}]`,
    ...(hint ? [`  Hint: ${hint}`] : []),
    ...(shown.length > 0
      ? [`  Also: ${shown.join(", ")}${more > 0 ? ` and ${more} more` : ""}`]
      : []),
  ];
}

/** Shortens a report so that no frequent rule hides the others. */
function cut(entries: readonly Entry[]): string[] {
  const weight = ({ severity }: Entry) => (severity === "error" ? 0 : 1);
  const seen = new Map<string, number>();
  const ordered = [...entries]
    .sort((a, b) => b.places.length - a.places.length)
    .map((entry) => {
      const before = seen.get(entry.rule) ?? 0;
      seen.set(entry.rule, before + 1);
      return { entry, isLate: before >= maxPerRule };
    })
    .sort((a, b) => weight(a.entry) - weight(b.entry) || Number(a.isLate) - Number(b.isLate))
    .map(({ entry }) => entry);
  const room = maxLines - maxRules - 6;
  const lines: string[] = [];
  const rest = [...ordered];
  for (let next = rest[0]; next !== undefined; next = rest[0]) {
    const formatted = formatEntry(next);
    if (lines.length + formatted.length > room) break;
    lines.push(...formatted);
    rest.shift();
  }
  return [...lines, "", ...describeRest(rest)];
}

function describeRest(rest: readonly Entry[]): string[] {
  const counts = new Map<string, number>();
  for (const { rule, severity, places } of rest) {
    const kind = `${severity} [${rule}]`;
    counts.set(kind, (counts.get(kind) ?? 0) + places.length);
  }
  const kinds = [...counts].sort(([, a], [, b]) => b - a);
  const others = kinds.slice(maxRules);
  const left = sum(kinds.map(([, count]) => count));
  return [
    `${left} more, which \`--all-findings\` prints and \`--report FILE\` writes:`,
    ...kinds.slice(0, maxRules).map(([kind, count]) => `  ${count} times: ${kind}`),
    ...(others.length > 0
      ? [`  ${sum(others.map(([, count]) => count))} times: ${others.length} other rules`]
      : []),
  ];
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

function countOf(findings: readonly Diagnostic[], severity: Diagnostic["severity"]): number {
  return findings.filter((one) => one.severity === severity).length;
}

export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
/** An error that is printed with a hint and without a stack. */
export class UserError extends Error {
  readonly hint: string | undefined;

  constructor(message: string, hint?: string) {
    super(message);
    this.hint = hint;
  }
}

export function portTaken(error: Error, port: number): UserError | undefined {
  const isTaken = /EADDRINUSE|already in use/.test(error.message);
  return isTaken
    ? new UserError(
        `the port ${port} is in use`,
        "end what listens there, or give another `--port`",
      )
    : undefined;
}

export function formatError(message: string, hint: string | undefined): string {
  return `${message}${hint === undefined ? "" : `\n  Hint: ${hint}`}\n`;
}
