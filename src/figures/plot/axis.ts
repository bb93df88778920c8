import type { ScaleLinear, ScaleTime } from "d3-scale";
import { escapeText } from "../../model/text/escape-html.ts";
import { renderElement } from "../svg.ts";
import { getUnitText, type Unit } from "./plot.ts";

/** A labeled value of an axis. */
export interface Tick {
  /** In pixels. */
  position: number;
  text: string;
}

/** d3 chooses round numbers, about `count` of them. */
export function getNumberTicks(
  scale: ScaleLinear<number, number>,
  count: number,
  unit: Unit,
): Tick[] {
  return scale
    .ticks(count)
    .map((tick) => ({ position: scale(tick), text: getUnitText(tick, unit) }));
}

const dayMs = 86_400_000;

/** Over a few weeks, ticks are days. Over more, they are months and years. */
export function getTimeTicks(scale: ScaleTime<number, number>, count: number): Tick[] {
  const days = scale.ticks(count).filter((tick) => tick.getTime() % dayMs === 0);
  const showsDay = days.some((day) => day.getUTCDate() > 1);
  return days.map((day) => ({ position: scale(day), text: formatDay(day, showsDay) }));
}

/** `Jan 8` with `showsDay`; otherwise `2026` for January, and `Feb 2026` for other months. */
function formatDay(day: Date, showsDay: boolean): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    day.toLocaleDateString("en-US", { ...options, timeZone: "UTC" });
  if (showsDay) return format({ month: "short", day: "numeric" });
  if (day.getUTCMonth() === 0) return format({ year: "numeric" });
  return format({ month: "short", year: "numeric" });
}

/** Font size of the labels and titles of axes. */
export const axisTextSize = 12;

export function drawAxisText(
  text: string,
  position: { x: number; y: number; "text-anchor"?: "start" | "middle" | "end" },
): string {
  const attributes = { class: "p-tick", "font-size": axisTextSize, ...position };
  return renderElement("text", attributes, [escapeText(text)]);
}
