import type { AddressRow, Finding } from "../model.ts";
import { causes } from "./causes.ts";

interface Group {
  cause: keyof typeof causes;
  findings: Finding[];
}

/** Findings by cause: what needs a person first, then the most frequent. */
function groupFindings(findings: readonly Finding[]): Group[] {
  const groups = new Map<keyof typeof causes, Finding[]>();
  for (const finding of findings) {
    groups.set(finding.cause, [...(groups.get(finding.cause) ?? []), finding]);
  }
  return [...groups]
    .map(([cause, list]) => ({ cause, findings: list }))
    .sort((a, b) => {
      const [first, second] = [causes[a.cause].needsPerson, causes[b.cause].needsPerson];
      return first === second ? b.findings.length - a.findings.length : first ? -1 : 1;
    });
}

/** The report for people, as Markdown: every line that needs one. */
export function printReport(
  findings: readonly Finding[],
  addresses: readonly AddressRow[],
): string {
  const groups = groupFindings(findings);
  const open = groups.filter(({ cause }) => causes[cause].needsPerson);
  const info = groups.filter(({ cause }) => !causes[cause].needsPerson);
  const count = (how: AddressRow["how"]) => addresses.filter((row) => row.how === how).length;
  const parts = [
    "# What the migration left to people",
    `${addresses.length} addresses: ${count("same")} are the same, ${count("redirect")} lead on by a redirect, ${count("lost")} are lost. \`addresses.tsv\` lists them.`,
    ...(open.length === 0 ? ["Nothing is left to do."] : ["## To do", ...open.map(printGroup)]),
    ...(info.length === 0 ? [] : ["## For information", ...info.map(printGroup)]),
  ];
  return `${parts.join("\n\n")}\n`;
}

function printGroup({ cause, findings }: Group): string {
  const { title, advice } = causes[cause];
  const sorted = [...findings].sort((a, b) =>
    a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1,
  );
  const lines = sorted.map(
    ({ file, line, column, subject }) => `- ${file}:${line}:${column} ${inCode(subject)}`,
  );
  return `### ${findings.length} × ${title}\n\nWhat to do: ${advice}.\n\n${lines.join("\n")}`;
}

function inCode(subject: string): string {
  const text = subject.replace(/\s+/g, " ").trim();
  if (text === "") return "";
  return text.includes("`") ? `\`\` ${text} \`\`` : `\`${text}\``;
}

/** The table of addresses: old, new, how; separated by tabs. */
export function printAddresses(addresses: readonly AddressRow[]): string {
  const rows = [...addresses].sort((a, b) => (a.old < b.old ? -1 : 1));
  const lines = rows.map(({ old, now, how }) => `${old}\t${now ?? ""}\t${how}`);
  return `old\tnew\thow\n${lines.join("\n")}\n`;
}

/** The lines of a terminal: a line for each cause. */
export function summarize(findings: readonly Finding[]): string[] {
  return groupFindings(findings).map(({ cause, findings: list }) => {
    const { title, needsPerson } = causes[cause];
    const [first] = list;
    const place = first ? `; first at ${first.file}:${first.line}` : "";
    return `${needsPerson ? "to do" : " info"}  ${list.length} × ${title}${place}`;
  });
}
