import { renderPlotDrawings } from "../../src/figures/plot/draw-plot.ts";
import type { Plot } from "../../src/figures/plot/plot.ts";

interface PlotFigureProps {
  plot: Plot;
  title: string;
  /** Text alternative: the numbers, or where to find them. */
  alt: string;
}

export function PlotFigure({ plot, title, alt }: PlotFigureProps) {
  return (
    <figure className="drawn plot" data-zoom="">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the drawings escape all texts */}
      <div dangerouslySetInnerHTML={{ __html: renderPlotDrawings(plot, alt) }} />
      <figcaption>{title}</figcaption>
    </figure>
  );
}
