import { sum } from "../src/model/sum.ts";
import { alignColumns } from "../src/model/text/align-columns.ts";
import type { PageResult } from "./check-page.ts";
import { type Guide, getBlocks, parseFileTitle } from "./guide/guide.ts";
import type { Counts } from "./simulator/session.ts";

/** How much of a guide, or of all other pages, was checked. */
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
  /** Undefined for pages that are not simulated. */
  simulated: Counts | undefined;
}

export function createGuideReport(
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
  const createRow = (name: string, summed: readonly GuideReport[]) => [
    name,
    ...columns.map((column) => String(sum(summed.map((report) => report[column])))),
  ];
  const rows = [
    ["guide", ...columns],
    ...reports.map((report) => createRow(report.name, [report])),
    createRow("total", reports),
  ];
  return alignColumns(rows, (column) => column > 0);
}
