import type { PageReport } from "../../../content/index.ts";

const columns: [string, (page: PageReport) => string | number][] = [
  ["Page", ({ route }) => route],
  ["Words", ({ words }) => words],
  ["Headings", ({ headings }) => headings],
  ["Code", ({ codeBlocks }) => codeBlocks],
  ["Diagrams", ({ diagrams }) => diagrams],
  ["Tables", ({ tables }) => tables],
  ["In", ({ linksIn }) => linksIn],
  ["Out", ({ linksOut }) => linksOut],
  ["Minutes", ({ readingTime }) => readingTime],
  ["Flags", ({ flags }) => flags.join(", ")],
];

/** Pages as a table for the terminal, with their sum. */
export function formatPages(pages: readonly PageReport[]): string {
  const rows = pages.map((page) => columns.map(([, cellOf]) => String(cellOf(page))));
  const words = pages.reduce((sum, page) => sum + page.words, 0);
  const flagged = pages.filter(({ flags }) => flags.length > 0).length;
  const table = alignColumns([columns.map(([name]) => name), ...rows]);
  return `${table}\n\n${pages.length} pages, ${words} words, ${flagged} flagged\n`;
}

/** Numbers to the right, the words of the first and the last column to the left. */
function alignColumns(rows: string[][]): string {
  const last = columns.length - 1;
  const widths = columns.map((_, index) => Math.max(...rows.map((row) => row[index]?.length ?? 0)));
  const align = (cell: string, index: number) =>
    index === 0 || index === last
      ? cell.padEnd(widths[index] ?? 0)
      : cell.padStart(widths[index] ?? 0);
  return rows.map((row) => row.map(align).join("  ").trimEnd()).join("\n");
}
