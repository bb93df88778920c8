/** A measured figure and its budget. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  /** Maximum of the figure. */
  budget?: number;
}

/** A table for the terminal: figure, budget, ratio. Ratios above 1 are marked. */
export function formatFigures(figures: Figure[]): string {
  const rows = figures.map(({ name, value, unit, budget }) => [
    name,
    `${round(value)} ${unit}`,
    budget === undefined ? "" : `${budget} ${unit}`,
    budget === undefined ? "" : `${(value / budget).toFixed(2)}${value > budget ? "  OVER" : ""}`,
  ]);
  return formatTable([["figure", "measured", "budget", "ratio"], ...rows]);
}

/** The same figure of several engines, by the names of figure and engine. */
export type Comparison = Map<string, { unit: string; values: Map<string, number> }>;

/** A table for the terminal: a row for each figure, a column for each engine. */
export function formatComparison(comparison: Comparison): string {
  const engines = new Set([...comparison.values()].flatMap(({ values }) => [...values.keys()]));
  const rows = Array.from(comparison, ([figure, { unit, values }]) => [
    figure,
    ...Array.from(engines, (engine) => `${round(values.get(engine) ?? Number.NaN)} ${unit}`.trim()),
  ]);
  return formatTable([["figure", ...engines], ...rows]);
}

function formatTable(table: string[][]): string {
  const widths = table[0]?.map((_, column) =>
    Math.max(...table.map((row) => (row[column] ?? "").length)),
  );
  return table
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths?.[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

function round(value: number): string {
  return value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);
}
