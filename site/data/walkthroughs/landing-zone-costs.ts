import type { CostItem } from "../costs.ts";

const allAccounts = 7;

/** AWS Config and GuardDuty in accounts without workloads, in this many Regions. */
export function getMonitoringCosts(regions: number, accounts = allAccounts): CostItem[] {
  const share = (regions * accounts) / allAccounts;
  return [
    { price: "config-item", quantity: 300 * share, what: "Config configuration item" },
    { price: "config-rule", quantity: 1700 * share },
    { price: "guardduty-events", quantity: 0.3 * share },
  ];
}
