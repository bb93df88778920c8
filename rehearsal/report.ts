import type { Block } from "./guide/block.ts";
import { blocksOf, type Guide } from "./guide/guide.ts";
import { filePathOf } from "./guide/title.ts";
import type { Counts } from "./play/session.ts";
import type { PageChecks } from "./static-checks.ts";

/** What was checked in a guide. */
export interface GuideReport {
  name: string;
  blocks: number;
  /** Blocks that write a file, add to it or show a part of it. */
  files: number;
  commands: number;
  /** Parameters of AWS commands, held against the models of the services. */
  parameters: number;
  /** Members that `--query` of AWS commands look up in the answer. */
  queries: number;
  /** Names of files, folders, variables, profiles, inputs, outputs and others. */
  references: number;
  /** Expected outputs. */
  outputs: number;
  /** Why blocks are not played. */
  skipped: string[];
}

interface Results {
  checked: ReadonlyMap<Guide, PageChecks>;
  /** Null for pages that are not played. */
  played: Counts | undefined;
}

/** Counts what was checked in some pages. */
export function countGuide(
  name: string,
  guides: readonly Guide[],
  { checked, played }: Results,
): GuideReport {
  const checks = guides.flatMap((guide) => checked.get(guide) ?? []);
  const blocks = guides.flatMap(blocksOf);
  return {
    name,
    blocks: blocks.length,
    files: blocks.filter(isFile).length,
    commands: sum(checks.map(({ commandCount }) => commandCount)),
    parameters: sum(checks.map(({ parameters }) => parameters)),
    queries: sum(checks.map(({ queries }) => queries)),
    references: played?.references ?? 0,
    outputs: played?.outputs ?? 0,
    skipped: [...new Set(guides.flatMap(skipsOf))],
  };
}

function isFile({ title }: Block): boolean {
  return title !== null && filePathOf(title) !== null;
}

function skipsOf({ steps }: Guide): string[] {
  return steps.flatMap((step) =>
    step.kind === "declaration" && step.declaration.verb === "skip"
      ? [step.declaration.reason]
      : [],
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

/** Columns of the report with a number for each guide. */
const columns = [
  "blocks",
  "files",
  "commands",
  "parameters",
  "queries",
  "references",
  "outputs",
] as const;

/** The report as a table for the terminal. */
export function formatReport(reports: readonly GuideReport[]): string {
  const row = (name: string, some: readonly GuideReport[]) => [
    name,
    ...columns.map((column) => String(sum(some.map((one) => one[column])))),
    String(sum(some.map(({ skipped }) => skipped.length))),
  ];
  const rows = [
    ["guide", ...columns, "not played"],
    ...reports.map((one) => row(one.name, [one])),
    row("in all", reports),
  ];
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((cells) => cells[column]?.length ?? 0)),
  );
  const pad = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0);
  return rows.map((cells) => cells.map(pad).join("  ")).join("\n");
}
