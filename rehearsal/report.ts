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

/** The report as a table for the terminal. */
export function formatReport(reports: readonly GuideReport[]): string {
  const head = [
    "guide",
    "blocks",
    "files",
    "commands",
    "parameters",
    "references",
    "outputs",
    "skipped",
  ];
  const total = {
    name: "in all",
    blocks: sum(reports.map(({ blocks }) => blocks)),
    files: sum(reports.map(({ files }) => files)),
    commands: sum(reports.map(({ commands }) => commands)),
    parameters: sum(reports.map(({ parameters }) => parameters)),
    references: sum(reports.map(({ references }) => references)),
    outputs: sum(reports.map(({ outputs }) => outputs)),
    skipped: reports.flatMap(({ skipped }) => skipped),
  };
  const rows = [...reports, total].map((one) => [
    one.name,
    ...[one.blocks, one.files, one.commands, one.parameters, one.references, one.outputs].map(
      String,
    ),
    String(one.skipped.length),
  ]);
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  return [head, ...rows]
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join("  "),
    )
    .join("\n");
}
