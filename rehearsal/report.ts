import { sum } from "../src/model/sum.ts";
import type { PageResult } from "./check-page.ts";
import { type Guide, getBlocks, parseFileTitle } from "./guide/guide.ts";
import type { Counts } from "./simulator/session.ts";

export interface GuideReport {
  name: string;
  blocks: number;
  files: number;
  commands: number;
  parameters: number;
  queries: number;
  references: number;
  outputs: number;
  skipped: number;
}

interface Results {
  checked: ReadonlyMap<Guide, PageResult>;
  simulated: Counts | undefined;
}

export function countGuide(
  name: string,
  guides: readonly Guide[],
  { checked, simulated }: Results,
): GuideReport {
  const results = guides.flatMap((guide) => checked.get(guide) ?? []);
  const blocks = guides.flatMap(getBlocks);
  const skipped = guides.flatMap(({ steps }) =>
    steps.flatMap((step) =>
      step.kind === "declaration" && step.declaration.verb === "skip"
        ? [step.declaration.reason]
        : [],
    ),
  );
  return {
    name,
    blocks: blocks.length,
    files: blocks.filter(({ title }) => title !== null && parseFileTitle(title) !== null).length,
    commands: sum(results.map(({ commandCount }) => commandCount)),
    parameters: sum(results.map(({ parameters }) => parameters)),
    queries: sum(results.map(({ queries }) => queries)),
    references: simulated?.references ?? 0,
    outputs: simulated?.outputs ?? 0,
    skipped: new Set(skipped).size,
  };
}

const columns = [
  "blocks",
  "files",
  "commands",
  "parameters",
  "queries",
  "references",
  "outputs",
  "skipped",
] as const;

export function formatReport(reports: readonly GuideReport[]): string {
  const row = (name: string, some: readonly GuideReport[]) => [
    name,
    ...columns.map((column) => String(sum(some.map((guideReport) => guideReport[column])))),
  ];
  const rows = [
    ["guide", ...columns],
    ...reports.map((report) => row(report.name, [report])),
    row("total", reports),
  ];
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((cells) => cells[column]?.length ?? 0)),
  );
  const pad = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0);
  return rows.map((cells) => cells.map(pad).join("  ")).join("\n");
}
