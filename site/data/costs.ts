import { hoursPerMonth, type PriceId, prices } from "./prices.ts";

/** A line of a bill. */
export interface BillLine {
  price: PriceId;
  /**
   * How many: of what is paid by the hour, the number that run at the same time; of the rest, the
   * quantity in a month.
   */
  quantity: number;
  /** Hours in a month, for what is paid by the hour and does not run all the time. Default: 730. */
  hours?: number;
  /** What it is for, where the name of the price does not say it: "one per Availability Zone". */
  purpose?: string;
}

/** Dollars of one line in a month. */
export function getLineCost({ price, quantity, hours = hoursPerMonth }: BillLine): number {
  const { unit, usd } = prices[price];
  return usd * quantity * (unit === "hour" ? hours : 1);
}

/** Dollars of all lines in a month of 730 hours. */
export function getMonthlyCost(items: readonly BillLine[]): number {
  return items.reduce((sum, item) => sum + getLineCost(item), 0);
}

/** Dollars of all lines in an hour, averaged over a month. */
export function getHourlyCost(items: readonly BillLine[]): number {
  return getMonthlyCost(items) / hoursPerMonth;
}

/** Whether a line has a price that is not exact. */
export function isApproximate(items: readonly BillLine[]): boolean {
  return items.some(({ price }) => prices[price].approximate);
}

/** What lines cost, such as `about $99`. `dollars` is their cost in some period. */
export function formatCost(items: readonly BillLine[], dollars: number): string {
  const text = formatDollars(dollars);
  return isApproximate(items) && text.startsWith("$") ? `about ${text}` : text;
}

/** Dollars as a page shows them: with cents below ten dollars, else in whole dollars. */
export function formatDollars(value: number): string {
  if (value === 0) return "$0";
  if (value < 0.01) return "less than $0.01";
  const digits = value < 9.995 ? 2 : 0;
  return `$${value.toLocaleString("en-US", { minimumFractionDigits: digits, maximumFractionDigits: digits })}`;
}

/** A price for one unit, with as many digits as it has. */
export function getUnitPrice(id: PriceId): string {
  const { usd, unit, approximate } = prices[id];
  const number = usd.toLocaleString("en-US", {
    minimumFractionDigits: 2,
    maximumFractionDigits: 6,
  });
  return `${approximate ? "about " : ""}$${number} per ${unit}`;
}
