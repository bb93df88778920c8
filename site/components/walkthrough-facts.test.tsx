import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { formatDollars, getMonthlyCost } from "../data/costs.ts";
import { getRemovalRoute, walkthroughs } from "../data/walkthroughs.ts";
import { MonthlyCost } from "./monthly-cost.tsx";
import { WalkthroughFacts } from "./walkthrough-facts.tsx";

describe("WalkthroughFacts", () => {
  const html = renderToStaticMarkup(<WalkthroughFacts guide="vpc" />);

  it("shows the cost that its items add up to", () => {
    expect(html).toContain(`${formatDollars(getMonthlyCost(walkthroughs.vpc.costs))} per month`);
  });

  it("leads to the removal and to the prices", () => {
    expect(html).toContain(`href="${getRemovalRoute(walkthroughs.vpc)}"`);
    expect(html).toContain('href="https://aws.amazon.com/vpc/pricing/"');
  });

  it("does not claim a run against AWS", () => {
    expect(html).toMatch(/not run against AWS|not yet checked automatically/);
  });

  it("rejects an unknown guide", () => {
    expect(() => renderToStaticMarkup(<WalkthroughFacts guide="vcp" />)).toThrow("vcp");
  });
});

describe("MonthlyCost", () => {
  const [id = ""] = Object.keys(walkthroughs.vpc.comparisons ?? {});

  it("has a row with its cost for each option", () => {
    const html = renderToStaticMarkup(<MonthlyCost guide="vpc" of={id} />);
    for (const { label, items } of walkthroughs.vpc.comparisons?.[id]?.options ?? []) {
      expect(html).toContain(`<th scope="row">${label}</th><td>`);
      expect(html).toContain(formatDollars(getMonthlyCost(items)));
    }
  });
});
