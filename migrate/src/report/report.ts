import { compareText } from "../../../src/model/compare-text.ts";
import { groupBy } from "../../../src/model/group-by.ts";
import { getCodeSpan } from "../../../src/model/text/markdown-code.ts";
import type { AddressRow, MigrationDiagnostic } from "../model.ts";
import { causes } from "./causes.ts";

type CauseName = keyof typeof causes;

interface Group {
  cause: CauseName;
  diagnostics: MigrationDiagnostic[];
}

/** Causes that affect the whole site, or many other entries. */
const firstCauses: ReadonlySet<CauseName> = new Set([
  "config-failed",
  "config-unknown",
  "config-environment",
  "missing-package",
  "react-page",
  "stub-component",
]);

/**
 * Causes of the whole site come first, then those that need an action. Within a rank, causes with
 * more files come first.
 */
function groupByCause(diagnostics: readonly MigrationDiagnostic[]): Group[] {
  const rank = ({ cause }: Group) =>
    firstCauses.has(cause) ? 0 : causes[cause].needsAction ? 1 : 2;
  return [...groupBy(diagnostics, ({ cause }) => cause)]
    .map(([cause, list]) => ({ cause, diagnostics: list }))
    .sort((a, b) => rank(a) - rank(b) || countFiles(b.diagnostics) - countFiles(a.diagnostics));
}

function countFiles(diagnostics: readonly MigrationDiagnostic[]): number {
  return new Set(diagnostics.map(({ file }) => file)).size;
}

const maxLines = 200;
/** Maximum number of subjects per cause, and of positions per subject. */
const maxSubjects = 8;
const maxPositions = 3;
/** Lines of "To do" and "For information", with the empty lines around them. */
const headingLines = 5;
/** Lines of a group that do not name a subject. */
const linesPerGroup = 6;

export function printReport(
  diagnostics: readonly MigrationDiagnostic[],
  addresses: readonly AddressRow[],
): string {
  const groups = groupByCause(diagnostics);
  const toDo = groups.filter(({ cause }) => causes[cause].needsAction);
  const info = groups.filter(({ cause }) => !causes[cause].needsAction);
  const count = (outcome: AddressRow["outcome"]) =>
    addresses.filter((row) => row.outcome === outcome).length;
  const head = [
    "# Migration report",
    "",
    `${addresses.length} addresses: ${count("same")} are the same, ${count("redirect")} redirect, ${count("lost")} are lost (\`addresses.tsv\`). \`diagnostics.tsv\` lists every case that this report counts.`,
    "",
    "## Before you publish",
    "",
    ...printChecklist(groups),
  ];
  const shownSubjects = countShownSubjects(head.length + info.length, toDo.length);
  const lines = [
    ...head,
    ...(toDo.length === 0 ? [] : ["", "## To do"]),
    ...toDo.flatMap((group) => printGroup(group, shownSubjects)),
    ...(info.length === 0 ? [] : ["", "## For information", ""]),
    ...info.map(
      ({ cause, diagnostics: list }) =>
        `- ${list.length} × ${causes[cause].title}: ${causes[cause].advice}.`,
    ),
  ];
  return `${lines.join("\n")}\n`;
}

/** The number of subjects per group with which the report stays within its number of lines. */
function countShownSubjects(otherLines: number, groupCount: number): number {
  const remainingLines = maxLines - otherLines - headingLines;
  const perGroup = Math.floor(remainingLines / Math.max(1, groupCount)) - linesPerGroup;
  return Math.min(maxSubjects, Math.max(1, perGroup));
}

function printChecklist(groups: readonly Group[]): string[] {
  return [
    "- [ ] `url` and `baseUrl` in `config.ts` are those of the published site.",
    ...(groups.some(({ cause }) => causes[cause].needsAction)
      ? ['- [ ] Each entry under "To do" is settled, or you accept it.']
      : []),
    ...(groups.some(({ cause }) => cause === "copied-component")
      ? ["- [ ] A page of each copied component looks right: `npm run dev -- --site FOLDER`."]
      : []),
    "- [ ] Lost addresses that readers still use have a line in `redirects.tsv`.",
    "- [ ] `npm run build -- --site FOLDER` passes, and its warnings are corrected.",
    "- [ ] The lines of `checks` in `config.ts` are deleted, so that broken links and the like are errors again.",
    "- [ ] The folder `migration` and the file `.migration.json` are deleted.",
  ];
}

function printGroup({ cause, diagnostics }: Group, maxShown: number): string[] {
  const { title, advice } = causes[cause];
  // Uses of an element count together, whatever its attributes are.
  const bySubject = groupBy(diagnostics, ({ subject }) =>
    subject.replace(/^<([\w.-]+)\s[\s\S]*$/, "<$1>"),
  );
  const subjects = [...bySubject].sort(([, a], [, b]) => b.length - a.length);
  const lines = subjects.slice(0, maxShown).map(([subject, list]) => {
    const positions = list
      .slice(0, maxPositions)
      .map(({ file, line }) => `${file}:${line}`)
      .join(", ");
    const more = list.length > maxPositions ? `, and ${list.length - maxPositions} more` : "";
    const times = list.length > 1 ? `${list.length} ×` : "";
    const text = subject.replace(/\s+/g, " ").trim();
    const code = text === "" ? "" : getCodeSpan(text);
    return ["-", times, code, positions + more].filter(Boolean).join(" ");
  });
  const rest = subjects.length - lines.length;
  return [
    "",
    `### ${diagnostics.length} × ${title}`,
    "",
    `What to do: ${advice}.`,
    "",
    ...lines,
    ...(rest > 0
      ? [`- ${rest} more: \`grep '^${cause}[[:blank:]]' migration/diagnostics.tsv\``]
      : []),
  ];
}

export function printDiagnostics(diagnostics: readonly MigrationDiagnostic[]): string {
  const rows = diagnostics.map(({ cause, subject, file, line, column }) =>
    [cause, `${file}:${line}:${column}`, subject.replace(/\s+/g, " ").trim()].join("\t"),
  );
  return `cause\tposition\tsubject\n${rows.map((row) => `${row}\n`).join("")}`;
}

export function printAddresses(addresses: readonly AddressRow[]): string {
  const rows = [...addresses].sort((a, b) => compareText(a.old, b.old));
  const lines = rows.map(({ old, current, outcome }) => `${old}\t${current ?? ""}\t${outcome}`);
  return `old\tnew\toutcome\n${lines.map((line) => `${line}\n`).join("")}`;
}

export function summarize(diagnostics: readonly MigrationDiagnostic[]): string[] {
  return groupByCause(diagnostics).map(({ cause, diagnostics: list }) => {
    const { title, needsAction } = causes[cause];
    const [first] = list;
    const firstPosition = first ? `; first at ${first.file}:${first.line}` : "";
    return `${needsAction ? "to do" : " info"}  ${list.length} × ${title}${firstPosition}`;
  });
}
