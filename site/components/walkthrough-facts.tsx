import type { ReactNode } from "react";
import {
  type BillLine,
  formatDollars,
  getLineCost,
  getMonthlyCost,
  getUnitPriceText,
} from "../data/costs.ts";
import { priceRegion, prices } from "../data/prices.ts";
import { rehearsals } from "../data/rehearsed.ts";
import { getRemovalRoute, getWalkthrough } from "../data/walkthroughs.ts";
import { getDayText, getDurationText, getHourlyCostText, getQuantityText } from "./cost-texts.ts";
import { PriceSource } from "./price-terms.tsx";
import { ScrollingTable } from "./scrolling-table.tsx";
import { getSiteHref } from "./site-href.ts";

interface WalkthroughFactsProps {
  guide: string;
}

export function WalkthroughFacts({ guide }: WalkthroughFactsProps) {
  const walkthrough = getWalkthrough(guide);
  const { minutes, waitingMinutes, costs, costNote } = walkthrough;
  return (
    <>
      <ul>
        <Fact name="Time">{getTimeText(minutes, waitingMinutes)}</Fact>
        <Fact name="Cost">
          {getCostText(costs)} {costNote}
        </Fact>
        <Fact name="Cleanup">
          <a href={getSiteHref(getRemovalRoute(walkthrough))}>How to remove everything</a>
        </Fact>
        <Fact name="Checked">{getRehearsalText(rehearsals[guide])}</Fact>
      </ul>
      {costs.length > 0 && <Bill items={costs} />}
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li>
      <strong>{name}:</strong> {children}
    </li>
  );
}

function getTimeText(minutes: number, waiting: number): string {
  const all = `about ${getDurationText(minutes)}`;
  return waiting === 0 ? `${all}.` : `${all}, including ${getDurationText(waiting)} of waiting.`;
}

function getCostText(items: readonly BillLine[]): string {
  if (items.length === 0) return "nothing that is billed by the hour.";
  return `${getHourlyCostText(items)} per hour, or ${formatDollars(getMonthlyCost(items))} per month, in ${priceRegion.code}, until you remove everything.`;
}

function getRehearsalText(day: string | undefined): string {
  if (day === undefined) return "not yet checked automatically.";
  return `automatically on ${getDayText(day)}; not run against AWS.`;
}

function Bill({ items }: { items: readonly BillLine[] }) {
  return (
    <details>
      <summary>How we calculate the cost</summary>
      <p>
        <PriceSource />
      </p>
      <ScrollingTable
        headings={["What runs", "Amount", "Price", "Per month"]}
        rows={items.map((item) => [
          item.purpose ? `${prices[item.price].item}: ${item.purpose}` : prices[item.price].item,
          getQuantityText(item),
          <a key={item.price} href={`https://aws.amazon.com/${prices[item.price].page}/`}>
            {getUnitPriceText(item.price)}
          </a>,
          formatDollars(getLineCost(item)),
        ])}
      />
    </details>
  );
}
