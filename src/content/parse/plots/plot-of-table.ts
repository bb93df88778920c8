import {
  type BarGroup,
  type Line,
  maxSeries,
  maxValues,
  type Plot,
  type Unit,
} from "../../../figures/plot/plot.ts";
import { findNearest } from "../../../model/diagnostics/nearest.ts";
import type { Position } from "../../../model/text/positions.ts";
import type { InvalidPlot } from "../../rules/plot-rules.ts";
import { isEmptyCell, parseDate, parseNumber } from "./parse-cell.ts";
import type { PlotOptions } from "./parse-options.ts";
import type { TableCell, TableText } from "./read-table.ts";

/** `path` is that of an option. */
type TableError =
  | { at: "option"; path: readonly (string | number)[]; invalid: InvalidPlot }
  | { at: "cell"; position: Position; invalid: InvalidPlot };

type Report = (error: TableError) => void;

export function createPlotOfTable(
  table: TableText,
  options: PlotOptions,
  report: Report,
): Plot | undefined {
  const by = getColumnIndex(table, options.by, ["by"], report) ?? 0;
  const columnNames =
    options.columns ?? table.columns.filter((_, index) => index !== by).slice(0, 1);
  const columns = columnNames.flatMap(
    (name, index) => getColumnIndex(table, name, ["columns", index], report) ?? [],
  );
  const rows = getRowsWithout(table, by, options.without, report);
  const count = { values: rows.length * columns.length, series: columns.length };
  if (count.values === 0) return reportError(report, { kind: "empty-table" });
  if (count.values > maxValues || count.series > maxSeries) {
    const max = { values: maxValues, series: maxSeries };
    return reportError(report, { kind: "too-many", count, max });
  }
  const series = columns.map((column) => ({ column, name: table.columns[column] ?? "" }));
  const names = series.map(({ name }) => name);
  const shared = { axis: options.axis ?? names.join(", "), unit: getUnit(options.unit) };
  if (options.show === "lines" || options.show === "steps") {
    const { isTime, values } = readAxis(rows, by, report);
    const lines = series.map(({ column, name }): Line => {
      const points = rows.flatMap((row, index) => {
        const y = readNumber(row, column, report);
        const x = values[index];
        return y === undefined || x === undefined ? [] : [{ x, y }];
      });
      return { name, points };
    });
    if (lines.every(({ points }) => points.length < 2)) {
      return reportError(report, { kind: "empty-table" });
    }
    const x = { title: table.columns[by] ?? "", unit: getUnit(""), isTime };
    return { kind: options.show, x, lines, ...shared };
  }
  const groups = readGroups(rows, { by, columns, show: options.show, report });
  const isFlat = groups.every(({ bars }) => bars.every((bar) => !bar?.value));
  if (isFlat) return reportError(report, { kind: "empty-table" });
  return { kind: options.show, series: names, groups, ...shared };
}

function readGroups(
  rows: readonly TableRow[],
  {
    by,
    columns,
    show,
    report,
  }: { by: number; columns: readonly number[]; show: "bars" | "dates"; report: Report },
): BarGroup[] {
  const readCell = show === "dates" ? readTime : readSize;
  return rows.map((row) => ({
    label: getText(row, by),
    bars: columns.map((column) => {
      const value = readCell(row, column, report);
      return value === undefined ? null : { value, text: getText(row, column) };
    }),
  }));
}

function reportError(report: Report, invalid: InvalidPlot): undefined {
  report({ at: "option", path: [], invalid });
  return undefined;
}

function getColumnIndex(
  { columns }: TableText,
  name: string | undefined,
  path: readonly (string | number)[],
  report: Report,
): number | undefined {
  if (name === undefined) return undefined;
  const index = columns.indexOf(name);
  if (index >= 0) return index;
  const knownNames = columns.filter(Boolean);
  report({
    at: "option",
    path,
    invalid: {
      kind: "unknown-column",
      name,
      suggestion: findNearest(name, knownNames),
      knownNames,
    },
  });
  return undefined;
}

function getRowsWithout(
  { rows }: TableText,
  by: number,
  without: readonly string[],
  report: Report,
): TableRow[] {
  const rowTexts = rows.map((row) => getText(row, by));
  for (const [index, name] of without.entries()) {
    if (rowTexts.includes(name)) continue;
    const unknownRow = {
      kind: "unknown-row",
      name,
      suggestion: findNearest(name, rowTexts),
    } as const;
    report({ at: "option", path: ["without", index], invalid: unknownRow });
  }
  return rows.filter((row) => !without.includes(getText(row, by)));
}

type TableRow = readonly TableCell[];

function getText(row: TableRow, column: number): string {
  return row[column]?.text ?? "";
}

/** A cell without a value is left out, but a cell without a number is reported. */
function readNumber(row: TableRow, column: number, report: Report): number | undefined {
  return parseCell(
    row,
    column,
    (text) => parseNumber(text) ?? { kind: "not-a-number", text },
    report,
  );
}

function readSize(row: TableRow, column: number, report: Report): number | undefined {
  const value = readNumber(row, column, report);
  if (value === undefined || value >= 0) return value;
  return parseCell(row, column, (text) => ({ kind: "negative", text }), report);
}

function readTime(row: TableRow, column: number, report: Report): number | undefined {
  const invalid = { kind: "not-a-position", isTime: true } as const;
  return parseCell(row, column, (text) => parseDate(text) ?? { ...invalid, text }, report);
}

function parseCell(
  row: TableRow,
  column: number,
  read: (text: string) => number | InvalidPlot,
  report: Report,
): number | undefined {
  const cell = row[column];
  if (!cell || isEmptyCell(cell.text)) return undefined;
  const value = read(cell.text);
  if (typeof value === "number") return value;
  report({ at: "cell", position: cell.position, invalid: value });
  return undefined;
}

/** The values of the horizontal axis. If the first cell is a date, all are dates. */
function readAxis(rows: readonly TableRow[], by: number, report: Report) {
  const first = rows[0] ? getText(rows[0], by) : "";
  const isTime = parseDate(first) !== undefined;
  const values = rows.map((row) => {
    const cell = row[by];
    const text = cell?.text ?? "";
    const value = isTime ? parseDate(text) : parseNumber(text);
    if (value === undefined && cell) {
      const notAPosition = { kind: "not-a-position", text, isTime } as const;
      report({ at: "cell", position: cell.position, invalid: notAPosition });
    }
    return value;
  });
  return { isTime, values };
}

/** A currency is before its number, a percent sign directly after it. */
function getUnit(unit: string): Unit {
  if (/^[$€£]$/.test(unit)) return { before: unit, after: "" };
  return { before: "", after: unit === "" || unit === "%" ? unit : ` ${unit}` };
}
