import { formatCount } from "../../src/model/text/format-count.ts";
import { type BillLine, formatCost, getHourlyCost, getMonthlyCost } from "../data/costs.ts";
import { hoursPerMonth, type PriceUnit, prices } from "../data/prices.ts";

/** `day` is a date such as `2026-11-25`. */
export function getDayText(day: string): string {
  return new Date(day).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
}

/** The cost per month, such as `about $99`. */
export function getMonthlyCostText(items: readonly BillLine[]): string {
  return formatCost(items, getMonthlyCost(items));
}

export function getHourlyCostText(items: readonly BillLine[]): string {
  return formatCost(items, getHourlyCost(items));
}

export function getDurationText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [
    ...(hours > 0 ? [formatCount(hours, "hour")] : []),
    ...(rest > 0 || hours === 0 ? [formatCount(rest, "minute")] : []),
  ];
  return parts.join(" ");
}

const quantityUnits: Record<PriceUnit, string> = {
  hour: "",
  month: "",
  GB: "GB a month",
  "GB-month": "GB",
  "1,000 requests": "× 1,000 requests a month",
  "100,000 events": "× 100,000 events a month",
  "million events": "million events a month",
  item: "a month",
  check: "checks a month",
  minute: "minutes a month",
};

export function getQuantityText({ price, quantity, hours = hoursPerMonth }: BillLine): string {
  const { unit } = prices[price];
  const number = quantity.toLocaleString("en-US");
  if (unit === "hour" && hours !== hoursPerMonth) return `${number} for ${hours} hours a month`;
  return `${number} ${quantityUnits[unit]}`.trim();
}
