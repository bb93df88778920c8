import type { BillLine } from "../costs.ts";

const accountCount = 7;

/** The costs of AWS Config and GuardDuty in accounts without workloads. */
export function getMonitoringCosts(regions: number, accounts = accountCount): BillLine[] {
  const share = (regions * accounts) / accountCount;
  return [
    { price: "config-item", quantity: 300 * share, purpose: "Config configuration item" },
    { price: "config-rule", quantity: 1700 * share },
    { price: "guardduty-events", quantity: 0.3 * share },
  ];
}
