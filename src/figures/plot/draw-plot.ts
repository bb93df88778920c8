import { type Drawing, renderDrawings, renderFigure } from "../svg.ts";
import { drawBars } from "./draw-bars.ts";
import { drawLines } from "./draw-lines.ts";
import type { Plot } from "./plot.ts";

/** `alt` says where the numbers are. */
export function drawPlot(plot: Plot, texts: { title: string; alt: string }): string {
  return renderFigure({ kind: "plot", ...texts }, (width) => drawAtWidth(plot, width));
}

/** Returns only the drawings, for components that render the figure themselves. */
export function renderPlotDrawings(plot: Plot, alt: string): string {
  return renderDrawings(alt, (width) => drawAtWidth(plot, width));
}

function drawAtWidth(plot: Plot, width: number): Drawing {
  return "groups" in plot ? drawBars(plot, width) : drawLines(plot, width);
}
