/** Most bars and points of a plot: more cannot be read on a phone. */
export const maxValues = 60;

/** Most series of a plot: the theme has this many colors. */
export const maxSeries = 4;

/** What a plot shows. Its numbers come from a table. */
export type Plot = BarPlot | LinePlot;

interface AnyPlot {
  /** Label of the axis, such as "Per month". */
  axis: string;
  unit: Unit;
}

/** How a number is written at the axis: `$` before it, or ` GB` after it. */
export interface Unit {
  before: string;
  after: string;
}

export interface BarPlot extends AnyPlot {
  /** `dates`: a value is milliseconds since 1970, and a dot on a line of time. */
  kind: "bars" | "dates";
  /** Names of the series; a bar names its series where there are several. */
  series: string[];
  groups: BarGroup[];
}

/** The bars of one row. */
export interface BarGroup {
  label: string;
  /** One for each series; null where the table has no number. */
  bars: (BarValue | null)[];
}

export interface BarValue {
  value: number;
  /** As the table writes it: `about $12`. */
  text: string;
}

export interface LinePlot extends AnyPlot {
  /** `steps`: a value applies until the next one. */
  kind: "lines" | "steps";
  /** What runs from left to right: numbers, or milliseconds since 1970 where it is time. */
  x: { title: string; unit: Unit; isTime: boolean };
  lines: Line[];
}

export interface Line {
  name: string;
  points: { x: number; y: number }[];
}

/** A number at an axis: `$1,200`, `40 GB`. */
export function unitText(value: number, { before, after }: Unit): string {
  const number = value.toLocaleString("en-US", { maximumFractionDigits: 6 });
  return `${before}${number}${after}`;
}

/** A day at an axis: the year where one begins, else month and year. */
export function dayText(day: Date): string {
  const isYear = day.getUTCMonth() === 0;
  const month = isYear ? {} : ({ month: "short" } as const);
  return day.toLocaleDateString("en-US", { year: "numeric", ...month, timeZone: "UTC" });
}
