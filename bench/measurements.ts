/** A measured value and its budget. */
export interface Measurement {
  name: string;
  value: number;
  unit: string;
  /** Maximum of the value. */
  budget?: number;
}

/** A table for the terminal: measurement, budget, ratio. Ratios above 1 are marked. */
export function formatMeasurements(measurements: Measurement[]): string {
  const rows = measurements.map(({ name, value, unit, budget }) => [
    name,
    `${round(value)} ${unit}`,
    budget === undefined ? "" : `${budget} ${unit}`,
    budget === undefined ? "" : `${(value / budget).toFixed(2)}${value > budget ? "  OVER" : ""}`,
  ]);
  return formatTable([["measurement", "measured", "budget", "ratio"], ...rows]);
}

/** The same measurement of several engines, by the names of the measurement and the engine. */
export type Comparison = Map<string, { unit: string; values: Map<string, number> }>;

/** A table for the terminal: a row for each measurement, a column for each engine. */
export function formatComparison(comparison: Comparison): string {
  const engines = new Set([...comparison.values()].flatMap(({ values }) => [...values.keys()]));
  const rows = Array.from(comparison, ([measurement, { unit, values }]) => [
    measurement,
    ...Array.from(engines, (engine) => `${round(values.get(engine) ?? Number.NaN)} ${unit}`.trim()),
  ]);
  return formatTable([["measurement", ...engines], ...rows]);
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
