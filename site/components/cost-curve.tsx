import { dollars, monthlyCost } from "../data/costs.ts";
import type { CurveLine } from "../data/walkthroughs/walkthrough.ts";
import { curveOf } from "../data/walkthroughs.ts";
import { PlotFigure } from "./plot-figure.tsx";

export interface CostCurveProps {
  guide: string;
  of: string;
}

/** Monthly cost of options as traffic grows; where two lines cross, both cost the same. */
export function CostCurve({ guide, of }: CostCurveProps) {
  const { heading, quantity, most, lines } = curveOf(guide, of);
  const unit = { before: "", after: ` ${quantity}` };
  const texts = lines.map((line) => {
    const [first, last] = [costAt(line, 0), costAt(line, most)];
    return `${line.label}: ${dollars(first)} without traffic, ${dollars(last)} at ${most.toLocaleString("en-US")} ${quantity}.`;
  });
  return (
    <PlotFigure
      title={heading}
      alt={texts.join(" ")}
      plot={{
        kind: "lines",
        axis: "Per month",
        unit: { before: "$", after: "" },
        x: { title: `${quantity} in a month`, unit, isTime: false },
        lines: lines.map((line) => ({
          name: line.label,
          points: [0, most].map((x) => ({ x, y: costAt(line, x) })),
        })),
      }}
    />
  );
}

function costAt({ fixed, perUnit }: CurveLine, quantity: number): number {
  return monthlyCost([...fixed, { price: perUnit, quantity }]);
}
