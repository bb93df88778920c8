import { withBase } from "../../src/model/url/route.ts";
import { dollars, isApproximate, monthlyCost } from "../data/costs.ts";
import type { Walkthrough } from "../data/walkthroughs/walkthrough.ts";
import { walkthroughAddress, walkthroughs } from "../data/walkthroughs.ts";
import { durationText } from "./cost-texts.ts";
import { ScrollingTable } from "./scrolling-table.tsx";

export function GuideList() {
  const all: [string, Walkthrough][] = Object.entries(walkthroughs);
  const titles = new Map(all.map(([id, { title }]) => [id, title]));
  return (
    <ScrollingTable
      headings={["Step", "Walkthrough", "Time", "Cost per month", "Follows"]}
      rows={all.map(([id, guide], index) => [
        `${index + 1}`,
        <a key={id} href={withBase(import.meta.env.BASE_URL, walkthroughAddress(guide))}>
          {guide.title}
        </a>,
        durationText(guide.minutes),
        costText(guide.costs),
        guide.prerequisites.map((earlier) => titles.get(earlier) ?? earlier).join("; ") || "–",
      ])}
    />
  );
}

function costText(costs: Walkthrough["costs"]): string {
  return `${isApproximate(costs) ? "about " : ""}${dollars(monthlyCost(costs))}`;
}
