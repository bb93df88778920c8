import { plotDrawings } from "../../src/figures/plot/draw-plot.ts";
import type { Plot } from "../../src/figures/plot/plot.ts";

export interface PlotFigureProps {
  plot: Plot;
  /** Caption. */
  title: string;
  /** Text alternative: where the numbers are, or the numbers themselves. */
  alt: string;
}

/** A plot of numbers that come from the data of the site, drawn as in Markdown. */
export function PlotFigure({ plot, title, alt }: PlotFigureProps) {
  return (
    <figure className="drawn plot" data-zoom="">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the drawings escape all texts */}
      <div dangerouslySetInnerHTML={{ __html: plotDrawings(plot, alt) }} />
      <figcaption>{title}</figcaption>
    </figure>
  );
}
