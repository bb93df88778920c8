import {
  type BillLine,
  formatDollars,
  getLineCost,
  getMonthlyCost,
  getUnitPriceText,
} from "../data/costs.ts";
import { type PriceId, prices } from "../data/prices.ts";
import { getComparison } from "../data/walkthroughs.ts";
import { getMonthlyCostText, getQuantityText } from "./cost-texts.ts";
import { PlotFigure } from "./plot-figure.tsx";
import { PriceSource } from "./price-terms.tsx";
import { ScrollingTable } from "./scrolling-table.tsx";

interface MonthlyCostProps {
  guide: string;
  /** Id of the comparison in the data of the guide. */
  of: string;
}

export function MonthlyCost({ guide, of }: MonthlyCostProps) {
  const { heading, options } = getComparison(guide, of);
  const hasNotes = options.some(({ note }) => note !== undefined);
  const headings = [heading, "Per month", "Calculated from", ...(hasNotes ? ["What you get"] : [])];
  const amounts = options.map(({ items }) => getMonthlyCost(items));
  const usedPrices = new Set(options.flatMap(({ items }) => items.map(({ price }) => price)));
  return (
    <>
      <figure>
        <ScrollingTable
          headings={headings}
          rows={options.map(({ label, items, note }) => [
            label,
            getMonthlyCostText(items),
            getSumText(items),
            ...(hasNotes ? [note ?? ""] : []),
          ])}
        />
        <figcaption>
          <PriceSource /> <Sources of={[...usedPrices]} />
        </figcaption>
      </figure>
      {amounts.some((amount) => amount > 0) && (
        <PlotFigure
          title={`${heading}: dollars per month`}
          alt={`Bars of the column “Per month” in the table “${heading}”.`}
          plot={{
            kind: "bars",
            axis: "Per month",
            unit: { before: "$", after: "" },
            series: ["Per month"],
            groups: options.map(({ label, items }, index) => ({
              label,
              bars: [{ value: amounts[index] ?? 0, text: getMonthlyCostText(items) }],
            })),
          }}
        />
      )}
    </>
  );
}

/** Returns a sum such as `3 × NAT gateway ($99) + KMS key ($1)`. */
function getSumText(lines: readonly BillLine[]): string {
  const terms = lines.map((line) => {
    const { item, unit } = prices[line.price];
    const name = line.purpose ?? item;
    const isCounted = unit === "hour" || unit === "month";
    const text = isCounted
      ? `${getQuantityText(line)} × ${name}`
      : `${name}, ${getQuantityText(line)}`;
    return `${text} (${formatDollars(getLineCost(line))})`;
  });
  return terms.join(" + ") || "–";
}

function Sources({ of }: { of: readonly PriceId[] }) {
  if (of.length === 0) return null;
  return (
    <>
      Prices:{" "}
      {of.map((id, index) => (
        <span key={id}>
          {index > 0 && "; "}
          {prices[id].item},{" "}
          <a href={`https://aws.amazon.com/${prices[id].page}/`}>{getUnitPriceText(id)}</a>
        </span>
      ))}
      .
    </>
  );
}
