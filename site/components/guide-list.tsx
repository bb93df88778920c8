import type { Walkthrough } from "../data/walkthroughs/walkthrough.ts";
import { getWalkthroughRoute, walkthroughs } from "../data/walkthroughs.ts";
import { getDurationText, getMonthlyCostText } from "./cost-texts.ts";
import { ScrollingTable } from "./scrolling-table.tsx";
import { getSiteHref } from "./site-href.ts";

export function GuideList() {
  const guides: [id: string, guide: Walkthrough][] = Object.entries(walkthroughs);
  const titles = new Map(guides.map(([id, { title }]) => [id, title]));
  return (
    <ScrollingTable
      headings={["Step", "Walkthrough", "Time", "Cost per month", "Follows"]}
      rows={guides.map(([id, guide], index) => [
        `${index + 1}`,
        <a key={id} href={getSiteHref(getWalkthroughRoute(guide))}>
          {guide.title}
        </a>,
        getDurationText(guide.minutes),
        getMonthlyCostText(guide.costs),
        guide.prerequisites
          .map((prerequisite) => titles.get(prerequisite) ?? prerequisite)
          .join("; ") || "–",
      ])}
    />
  );
}
