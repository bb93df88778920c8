import type { Walkthrough } from "../data/walkthroughs/walkthrough.ts";
import { getWalkthroughAddress, walkthroughs } from "../data/walkthroughs.ts";
import { getCostText, getDurationText } from "./cost-texts.ts";
import { ScrollingTable } from "./scrolling-table.tsx";
import { getSiteHref } from "./site-href.ts";

export function GuideList() {
  const all: [string, Walkthrough][] = Object.entries(walkthroughs);
  const titles = new Map(all.map(([id, { title }]) => [id, title]));
  return (
    <ScrollingTable
      headings={["Step", "Walkthrough", "Time", "Cost per month", "Follows"]}
      rows={all.map(([id, guide], index) => [
        `${index + 1}`,
        <a key={id} href={getSiteHref(getWalkthroughAddress(guide))}>
          {guide.title}
        </a>,
        getDurationText(guide.minutes),
        getCostText(guide.costs),
        guide.prerequisites.map((earlier) => titles.get(earlier) ?? earlier).join("; ") || "–",
      ])}
    />
  );
}
