/** A measured figure beside what the project promises. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  /** The figure may be at most this. */
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
  const table = [["figure", "measured", "budget", "ratio"], ...rows];
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...table.map((row) => (row[column] ?? "").length)),
  );
  return table
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

function round(value: number): string {
  return value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);
}
