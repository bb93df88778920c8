import { formatDollars, getMonthlyCost } from "../data/costs.ts";
import type { CurveLine } from "../data/walkthroughs/walkthrough.ts";
import { getCurve } from "../data/walkthroughs.ts";
import { PlotFigure } from "./plot-figure.tsx";

interface CostCurveProps {
  guide: string;
  /** Id of the curve in the data of the guide. */
  of: string;
}

export function CostCurve({ guide, of }: CostCurveProps) {
  const { heading, unit, maxQuantity, lines } = getCurve(guide, of);
  const texts = lines.map((line) => {
    const [first, last] = [getCost(line, 0), getCost(line, maxQuantity)];
    return `${line.label}: ${formatDollars(first)} without traffic, ${formatDollars(last)} at ${maxQuantity.toLocaleString("en-US")} ${unit}.`;
  });
  return (
    <PlotFigure
      title={heading}
      alt={texts.join(" ")}
      plot={{
        kind: "lines",
        axis: "Per month",
        unit: { before: "$", after: "" },
        x: {
          title: `${unit} in a month`,
          unit: { before: "", after: ` ${unit}` },
          isTime: false,
        },
        lines: lines.map((line) => ({
          name: line.label,
          points: [0, maxQuantity].map((x) => ({ x, y: getCost(line, x) })),
        })),
      }}
    />
  );
}

function getCost({ fixed, perUnit }: CurveLine, quantity: number): number {
  return getMonthlyCost([...fixed, { price: perUnit, quantity }]);
}
