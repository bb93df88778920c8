import { sum } from "../../src/model/sum.ts";
import { hoursPerMonth, type PriceId, prices } from "./prices.ts";

export interface BillLine {
  price: PriceId;
  /** How many run at the same time if the price is per hour; otherwise the quantity per month. */
  quantity: number;
  /** Hours in a month, if the price is per hour. Default: 730. */
  hours?: number;
  /** What it is for, unless the name of the price says it: "one per Availability Zone". */
  purpose?: string;
}

/** Dollars of one line in a month. */
export function getLineCost({ price, quantity, hours = hoursPerMonth }: BillLine): number {
  const { unit, usd } = prices[price];
  return usd * quantity * (unit === "hour" ? hours : 1);
}

/** Dollars of all lines in a month of 730 hours. */
export function getMonthlyCost(items: readonly BillLine[]): number {
  return sum(items.map(getLineCost));
}

/** Dollars of all lines in an hour, averaged over a month. */
export function getHourlyCost(items: readonly BillLine[]): number {
  return getMonthlyCost(items) / hoursPerMonth;
}

export function isApproximate(items: readonly BillLine[]): boolean {
  return items.some(({ price }) => prices[price].isApproximate);
}

/** Returns a text such as `about $99`. `dollars` is what the lines cost in some period. */
export function formatCost(items: readonly BillLine[], dollars: number): string {
  const text = formatDollars(dollars);
  return isApproximate(items) && text.startsWith("$") ? `about ${text}` : text;
}

/** Writes amounts below ten dollars with cents. */
export function formatDollars(value: number): string {
  if (value === 0) return "$0";
  if (value < 0.01) return "less than $0.01";
  const digits = value < 9.995 ? 2 : 0;
  return `$${value.toLocaleString("en-US", { minimumFractionDigits: digits, maximumFractionDigits: digits })}`;
}

/** Returns the price for one unit, with all its digits. */
export function getUnitPriceText(id: PriceId): string {
  const { usd, unit, isApproximate } = prices[id];
  const number = usd.toLocaleString("en-US", {
    minimumFractionDigits: 2,
    maximumFractionDigits: 6,
  });
  return `${isApproximate ? "about " : ""}$${number} per ${unit}`;
}
