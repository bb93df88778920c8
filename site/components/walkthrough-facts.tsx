import type { ReactNode } from "react";
import {
  type CostItem,
  dollars,
  getMonthlyCost,
  hourlyCost,
  isApproximate,
  monthlyCost,
  unitPrice,
} from "../data/costs.ts";
import { priceRegion, prices } from "../data/prices.ts";
import { type Rehearsal, rehearsals } from "../data/rehearsed.ts";
import { getWalkthrough, removalAddress } from "../data/walkthroughs.ts";
import { dayText, durationText, quantityText } from "./cost-texts.ts";
import { PriceSource } from "./price-terms.tsx";
import { ScrollingTable } from "./scrolling-table.tsx";
import { siteHref } from "./site-href.ts";

export interface WalkthroughFactsProps {
  guide: string;
}

export function WalkthroughFacts({ guide }: WalkthroughFactsProps) {
  const walkthrough = getWalkthrough(guide);
  const { minutes, waitingMinutes, costs, costNote } = walkthrough;
  const removal = removalAddress(walkthrough);
  const rehearsal = rehearsals[guide];
  return (
    <>
      <ul>
        <Fact name="Time">{timeText(minutes, waitingMinutes)}</Fact>
        <Fact name="Cost">
          <Cost items={costs} /> {costNote}
        </Fact>
        <Fact name="Cleanup">
          <a href={siteHref(removal)}>How to remove everything</a>
        </Fact>
        <Fact name="Checked">{rehearsalText(rehearsal)}</Fact>
      </ul>
      {costs.length > 0 && <Bill items={costs} />}
      {rehearsal && <Checks tools={rehearsal.tools} />}
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

function timeText(minutes: number, waiting: number): string {
  const all = `about ${durationText(minutes)}`;
  return waiting === 0 ? `${all}.` : `${all}, including ${durationText(waiting)} of waiting.`;
}

function Cost({ items }: { items: readonly CostItem[] }) {
  if (items.length === 0) return "nothing that is billed by the hour.";
  const hour = dollars(hourlyCost(items));
  return `${isApproximate(items) ? "about " : ""}${hour} per hour, or ${dollars(monthlyCost(items))} per month, in ${priceRegion.code}, until you remove everything.`;
}

function rehearsalText(rehearsal: Rehearsal | undefined): string {
  if (rehearsal === undefined) return "not yet checked automatically.";
  return `automatically on ${dayText(rehearsal.on)}; not run against AWS.`;
}

function Checks({ tools }: Pick<Rehearsal, "tools">) {
  return (
    <details>
      <summary>Tools of the check</summary>
      <ul>
        {Object.entries(tools).map(([name, version]) => (
          <li key={name}>{`${name} ${version}`}</li>
        ))}
      </ul>
    </details>
  );
}

function Bill({ items }: { items: readonly CostItem[] }) {
  return (
    <details>
      <summary>How we calculate the cost</summary>
      <p>
        <PriceSource />
      </p>
      <ScrollingTable
        headings={["What runs", "Amount", "Price", "Per month"]}
        rows={items.map((item) => [
          item.what ? `${prices[item.price].item}: ${item.what}` : prices[item.price].item,
          quantityText(item),
          <a key={item.price} href={`https://aws.amazon.com/${prices[item.price].page}/`}>
            {unitPrice(item.price)}
          </a>,
          dollars(getMonthlyCost(item)),
        ])}
      />
    </details>
  );
}
