import type { ScaleLinear, ScaleTime } from "d3-scale";
import { escapeText } from "../../model/text/escape-html.ts";
import { svg } from "../svg.ts";
import { getDayText, getUnitText, type Unit } from "./plot.ts";

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

export function getTimeTicks(scale: ScaleTime<number, number>, count: number): Tick[] {
  return scale.ticks(count).map((tick) => ({ position: scale(tick), text: getDayText(tick) }));
}

/** Font size of the labels and titles of axes. */
export const axisTextSize = 12;

export function drawAxisText(
  text: string,
  position: { x: number; y: number; "text-anchor"?: "start" | "middle" | "end" },
): string {
  const attributes = { class: "p-tick", "font-size": axisTextSize, ...position };
  return svg("text", attributes, [escapeText(text)]);
}
