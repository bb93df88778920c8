import { describe, expect, it } from "vitest";
import {
  formatCost,
  formatDollars,
  getHourlyCost,
  getMonthlyCost,
  getUnitPriceText,
  isApproximate,
} from "./costs.ts";
import { type Price, prices } from "./prices.ts";
import type { Walkthrough } from "./walkthroughs/walkthrough.ts";
import { getComparison, getWalkthrough, walkthroughs } from "./walkthroughs.ts";

describe("costs", () => {
  it("count what is paid by the hour for 730 hours, and the rest as it is used", () => {
    const items = [
      { price: "nat-gateway", quantity: 2 },
      { price: "nat-gateway-data", quantity: 100 },
      { price: "kms-key", quantity: 3 },
    ] as const;
    expect(getMonthlyCost(items)).toBeCloseTo(2 * 0.045 * 730 + 100 * 0.045 + 3, 6);
    expect(getHourlyCost(items)).toBeCloseTo(getMonthlyCost(items) / 730, 6);
  });

  it("count fewer hours where something does not always run", () => {
    expect(getMonthlyCost([{ price: "ec2-t3-micro", quantity: 2, hours: 10 }])).toBeCloseTo(
      0.208,
      6,
    );
  });

  it("are nothing without items", () => {
    expect(getMonthlyCost([])).toBe(0);
    expect(isApproximate([])).toBe(false);
  });

  it("are approximate as soon as one price is", () => {
    expect(isApproximate([{ price: "nat-gateway", quantity: 1 }])).toBe(false);
    expect(isApproximate([{ price: "macie-data", quantity: 1 }])).toBe(true);
  });

  it("show that they are approximate, unless they are only limits", () => {
    const items = [{ price: "macie-data" as const, quantity: 1 }];
    expect(formatCost(items, 3)).toBe("about $3.00");
    expect(formatCost(items, 0.001)).toBe("less than $0.01");
  });

  it.each([
    [0, "$0"],
    [0.004, "less than $0.01"],
    [0.2049, "$0.20"],
    [9.994, "$9.99"],
    [9.996, "$10"],
    [149.6, "$150"],
    [12345.6, "$12,346"],
  ])("show %d as %s", (value, text) => {
    expect(formatDollars(value)).toBe(text);
  });

  it("name a price with all of its digits", () => {
    expect(getUnitPriceText("fargate-gb")).toBe("$0.004445 per hour");
    expect(getUnitPriceText("kms-key")).toBe("$1.00 per month");
    expect(getUnitPriceText("macie-bucket")).toBe("about $0.10 per month");
  });
});

describe("prices", () => {
  const all: [string, Price][] = Object.entries(prices);

  it("are positive and have a page of AWS", () => {
    const wrong = all.filter(
      ([, { usd, page }]) => !(usd > 0) || !/^[\w-]+(?:\/[\w-]+)+$/.test(page),
    );
    expect(wrong).toEqual([]);
  });

  it("have unique names", () => {
    expect(new Set(all.map(([, { item }]) => item)).size).toBe(all.length);
  });
});

describe("walkthroughs", () => {
  const all: [string, Walkthrough][] = Object.entries(walkthroughs);

  it("come after the guides that they depend on", () => {
    const ids = all.map(([id]) => id);
    const wrong = all.filter(([id, { prerequisites }]) =>
      prerequisites.some((other) => !ids.slice(0, ids.indexOf(id)).includes(other)),
    );
    expect(wrong).toEqual([]);
  });

  it("wait for a part of their time only", () => {
    const wrong = all.filter(([, { minutes, waitingMinutes }]) => waitingMinutes > minutes);
    expect(wrong).toEqual([]);
  });

  it("leave time for the first page", () => {
    const rest = all.flatMap(([id, { minutes, steps }]) => {
      const required = (steps ?? []).filter(({ kind }) => kind === "step");
      return steps ? [[id, minutes - required.reduce((sum, step) => sum + step.minutes, 0)]] : [];
    });
    expect(rest.filter(([, minutes]) => !(Number(minutes) >= 5))).toEqual([]);
  });

  it("have rows of different names in each table", () => {
    const repeated = all.flatMap(([id, { costs, comparisons = {} }]) => {
      const bills = costs.map(({ price, purpose }) => `${price} ${purpose ?? ""}`);
      const tables = Object.values(comparisons).map(({ options }) => options.map((o) => o.label));
      return [bills, ...tables].some((rows) => new Set(rows).size < rows.length) ? [id] : [];
    });
    expect(repeated).toEqual([]);
  });

  it("name what is known where an id is wrong", () => {
    expect(() => getWalkthrough("vcp")).toThrow(/unknown guide: `vcp` \(known: .*vpc/);
    expect(() => getComparison("vpc", "nat")).toThrow(/comparison of `vpc`: `nat`/);
  });
});
