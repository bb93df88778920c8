import {
  type BillLine,
  formatDollars,
  getLineCost,
  getMonthlyCost,
  getUnitPrice,
} from "../data/costs.ts";
import { type PriceId, prices } from "../data/prices.ts";
import { getComparison } from "../data/walkthroughs.ts";
import { getCostText, getQuantityText } from "./cost-texts.ts";
import { PlotFigure } from "./plot-figure.tsx";
import { PriceSource } from "./price-terms.tsx";
import { ScrollingTable } from "./scrolling-table.tsx";

interface MonthlyCostProps {
  guide: string;
  of: string;
}

export function MonthlyCost({ guide, of }: MonthlyCostProps) {
  const { heading, options } = getComparison(guide, of);
  const withNotes = options.some(({ note }) => note !== undefined);
  const headings = [
    heading,
    "Per month",
    "Calculated from",
    ...(withNotes ? ["What you get"] : []),
  ];
  const amounts = options.map(({ items }) => getMonthlyCost(items));
  const used = new Set(options.flatMap(({ items }) => items.map(({ price }) => price)));
  return (
    <>
      <figure>
        <ScrollingTable
          headings={headings}
          rows={options.map(({ label, items, note }) => [
            label,
            getCostText(items),
            sumText(items),
            ...(withNotes ? [note ?? ""] : []),
          ])}
        />
        <figcaption>
          <PriceSource /> <Sources of={[...used]} />
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
              bars: [{ value: amounts[index] ?? 0, text: getCostText(items) }],
            })),
          }}
        />
      )}
    </>
  );
}

/** `3 × NAT gateway ($99)`. */
function sumText(items: readonly BillLine[]): string {
  const lines = items.map((item) => {
    const { item: name, unit } = prices[item.price];
    const shownName = item.purpose ?? name;
    const countable = unit === "hour" || unit === "month";
    const text = countable
      ? `${getQuantityText(item)} × ${shownName}`
      : `${shownName}, ${getQuantityText(item)}`;
    return `${text} (${formatDollars(getLineCost(item))})`;
  });
  return lines.join(" + ") || "–";
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
          <a href={`https://aws.amazon.com/${prices[id].page}/`}>{getUnitPrice(id)}</a>
        </span>
      ))}
      .
    </>
  );
}
