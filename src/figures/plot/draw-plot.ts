import { type Drawing, drawingsOf, figureOf } from "../svg.ts";
import { drawBars } from "./draw-bars.ts";
import { drawLines } from "./draw-lines.ts";
import type { Plot } from "./plot.ts";

/** `alt` says where the numbers are. */
export function drawPlot(plot: Plot, texts: { title: string; alt: string }): string {
  return figureOf({ kind: "plot", ...texts }, (width) => drawAt(plot, width));
}

/** The drawings alone, for components that make the figure. */
export function plotDrawings(plot: Plot, alt: string): string {
  return drawingsOf(alt, (width) => drawAt(plot, width));
}

function drawAt(plot: Plot, width: number): Drawing {
  return "groups" in plot ? drawBars(plot, width) : drawLines(plot, width);
}
