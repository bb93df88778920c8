/** Maximum number of bars and points: more cannot be read on a phone. */
export const maxValues = 60;

/** Maximum number of series: the theme has this many colors. */
export const maxSeries = 4;

/** What a plot shows. Its numbers come from a table. */
export type Plot = BarPlot | LinePlot;

interface BasePlot {
  /** Label of the axis, such as "Per month". */
  axis: string;
  unit: Unit;
}

/** The unit before or after a number: `$` or ` GB`. */
export interface Unit {
  before: string;
  after: string;
}

export interface BarPlot extends BasePlot {
  /** With `dates`, values are milliseconds since 1970 and are drawn as dots on a time line. */
  kind: "bars" | "dates";
  /** Names of the series. With several, each bar has the name of its series. */
  series: string[];
  groups: BarGroup[];
}

/** The bars of one row. */
export interface BarGroup {
  label: string;
  /** One for each series; null if the table has no number. */
  bars: (BarValue | null)[];
}

export interface BarValue {
  value: number;
  /** As the table writes it: `about $12`. */
  text: string;
}

export interface LinePlot extends BasePlot {
  /** `steps`: a value applies until the next one. */
  kind: "lines" | "steps";
  /** The horizontal axis: numbers or, if `isTime`, milliseconds since 1970. */
  x: { title: string; unit: Unit; isTime: boolean };
  lines: Line[];
}

export interface Line {
  name: string;
  points: { x: number; y: number }[];
}

/** The label of a number, such as `$1,200` or `40 GB`. */
export function getUnitText(value: number, { before, after }: Unit): string {
  const number = Math.abs(value).toLocaleString("en-US", { maximumFractionDigits: 6 });
  return `${value < 0 ? "-" : ""}${before}${number}${after}`;
}
