import { alignColumns } from "../src/model/text/align-columns.ts";

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
  return alignColumns([["measurement", "measured", "budget", "ratio"], ...rows]);
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
  return alignColumns([["measurement", ...engines], ...rows]);
}

function round(value: number): string {
  return value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);
}
