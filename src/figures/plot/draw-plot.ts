import { figureOf } from "../svg.ts";
import { drawBars } from "./draw-bars.ts";
import { drawLines } from "./draw-lines.ts";
import type { Plot } from "./plot.ts";

/**
 * Draws a plot as a figure.
 *
 * @param texts The caption, and the text alternative, which says where the numbers are.
 */
export function drawPlot(plot: Plot, texts: { title: string; alt: string }): string {
  return figureOf({ kind: "plot", ...texts }, (width) =>
    plot.kind === "bars" ? drawBars(plot, width) : drawLines(plot, width),
  );
}
