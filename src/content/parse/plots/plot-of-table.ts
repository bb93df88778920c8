import {
  type BarGroup,
  type Line,
  maxSeries,
  maxValues,
  type Plot,
  type Unit,
} from "../../../figures/plot/plot.ts";
import { nearest } from "../../../model/diagnostics/nearest.ts";
import type { Position } from "../../../model/text/positions.ts";
import type { InvalidPlot } from "../../rules/plot-rules.ts";
import { isEmptyCell, parseDate, parseNumber } from "./parse-cell.ts";
import type { PlotOptions } from "./read-options.ts";
import type { TableCell, TableRow, TableText } from "./read-table.ts";

type TableError =
  | { at: "option"; path: readonly (string | number)[]; problem: InvalidPlot }
  | { at: "cell"; position: Position; problem: InvalidPlot };

type Report = (error: TableError) => void;

export function plotOfTable(
  table: TableText,
  options: PlotOptions,
  report: Report,
): Plot | undefined {
  const by = getColumnIndex(table, options.by, ["by"], report) ?? 0;
  const names = options.columns ?? table.columns.filter((_, index) => index !== by).slice(0, 1);
  const columns = names.flatMap(
    (name, index) => getColumnIndex(table, name, ["columns", index], report) ?? [],
  );
  const rows = getRowsWithout(table, by, options.without, report);
  const values = rows.length * columns.length;
  if (values === 0) return reportError(report, { kind: "empty-table" });
  if (values > maxValues || columns.length > maxSeries) {
    const count = { values, series: columns.length };
    return reportError(report, {
      kind: "too-many",
      count,
      max: { values: maxValues, series: maxSeries },
    });
  }
  const series = columns.map((column) => table.columns[column] ?? "");
  const shared = { axis: options.axis ?? series.join(", "), unit: getUnit(options.unit) };
  if (options.show === "lines" || options.show === "steps") {
    const axis = readAxis(rows, by, report);
    const lines = columns.map((column, index): Line => {
      const points = rows.flatMap((row, rowIndex) => {
        const y = readNumber(row, column, report);
        const x = axis.values[rowIndex];
        return y === undefined || x === undefined ? [] : [{ x, y }];
      });
      return { name: series[index] ?? "", points };
    });
    if (lines.every(({ points }) => points.length < 2)) {
      return reportError(report, { kind: "empty-table" });
    }
    const x = { title: table.columns[by] ?? "", unit: getUnit(""), isTime: axis.isTime };
    return { kind: options.show, x, lines, ...shared };
  }
  const readCell = options.show === "dates" ? readTime : readSize;
  const groups = rows.map((row): BarGroup => {
    const bars = columns.map((column) => {
      const value = readCell(row, column, report);
      return value === undefined ? null : { value, text: getText(row, column) };
    });
    return { label: getText(row, by), bars };
  });
  const isFlat = groups.every(({ bars }) => bars.every((bar) => !bar?.value));
  if (isFlat) return reportError(report, { kind: "empty-table" });
  return { kind: options.show, series, groups, ...shared };
}

function reportError(report: Report, problem: InvalidPlot): undefined {
  report({ at: "option", path: [], problem });
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
  const columnNames = columns.filter(Boolean);
  report({
    at: "option",
    path,
    problem: {
      kind: "unknown-column",
      name,
      suggestion: nearest(name, columnNames),
      knownNames: columnNames,
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
    const unknownRow = { kind: "unknown-row", name, suggestion: nearest(name, rowTexts) } as const;
    report({ at: "option", path: ["without", index], problem: unknownRow });
  }
  return rows.filter((row) => !without.includes(getText(row, by)));
}

function getCell(row: TableRow, column: number): TableCell | undefined {
  return row.cells[column];
}

function getText(row: TableRow, column: number): string {
  return getCell(row, column)?.text ?? "";
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
  const cell = getCell(row, column);
  if (!cell || isEmptyCell(cell.text)) return undefined;
  const value = read(cell.text);
  if (typeof value === "number") return value;
  report({ at: "cell", position: cell.position, problem: value });
  return undefined;
}

/** The values of the horizontal axis. If the first cell is a date, all are dates. */
function readAxis(rows: readonly TableRow[], by: number, report: Report) {
  const first = rows[0] ? getText(rows[0], by) : "";
  const isTime = parseDate(first) !== undefined;
  const values = rows.map((row) => {
    const cell = getCell(row, by);
    const text = cell?.text ?? "";
    const value = isTime ? parseDate(text) : parseNumber(text);
    if (value === undefined && cell) {
      const notAPosition = { kind: "not-a-position", text, isTime } as const;
      report({ at: "cell", position: cell.position, problem: notAPosition });
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
