import type { BillLine } from "../costs.ts";
import type { WalkthroughStep } from "./walkthrough.ts";

const accountCount = 7;
const watchedRegionCount = 3;
/** Controls of the standard for CIS 1.4.0 that Security Hub checks once a day in a Region. */
const checksPerDay = 39;

/** AWS Config, GuardDuty, and Macie in accounts with little activity. */
function getServiceCosts(regions: number, accounts: number): BillLine[] {
  const accountRegions = accounts * regions;
  return [
    { price: "config-item", quantity: 200 * accountRegions },
    { price: "config-rule", quantity: checksPerDay * 30 * accountRegions },
    { price: "guardduty-events", quantity: 0.1 * accountRegions },
    { price: "kms-key", quantity: accountRegions, purpose: "Macie results" },
  ];
}

function getSecurityHubCosts(regions: number): BillLine[] {
  return [{ price: "security-hub-check", quantity: checksPerDay * 30 * accountCount * regions }];
}

/** What a number of Regions costs in all accounts, with little activity. */
export function getComplianceCosts(regions: number): BillLine[] {
  return [...getServiceCosts(regions, accountCount), ...getSecurityHubCosts(regions)];
}

/** The baseline with the alarms 4.1 to 4.15. */
function getBaselineCosts(accounts: number): BillLine[] {
  return [
    ...getServiceCosts(watchedRegionCount, accounts),
    { price: "cloudwatch-alarm", quantity: 15 * accounts, purpose: "4.1 to 4.15 in each account" },
  ];
}

const revert =
  "Revert the file and apply with the same `-admin` profile, not with a role that the unit itself creates. Logs in the central bucket remain.";

export const achieveComplianceSteps: readonly WalkthroughStep[] = [
  {
    name: "starting-point",
    title: "1. Choose your starting point",
    kind: "step",
    minutes: 60,
    creates: [
      { account: "root", what: "All permissions for `alice`, with MFA, until the last step" },
    ],
    undo: "Delete the policy `setup` of `alice` again.",
  },
  {
    name: "root-baseline",
    title: "2. Write the unit of the root account",
    kind: "step",
    minutes: 90,
    creates: [{ account: "your computer", what: "the unit of the root baseline" }],
    undo: "Revert the file. Nothing is applied yet.",
  },
  {
    name: "apply-root",
    title: "3. Apply the root baseline",
    kind: "step",
    minutes: 120,
    costs: getBaselineCosts(1),
    creates: [{ account: "root", what: "the CIS baseline and the group `iam-admins`" }],
    undo: "Destroying the unit does not delete accounts. Revert its file and apply instead.",
  },
  {
    name: "logs-baseline",
    title: "4. Apply the baseline for logs",
    kind: "step",
    minutes: 90,
    costs: [
      ...getBaselineCosts(1),
      { price: "kms-key", quantity: 1, purpose: "trails" },
      { price: "logs-ingestion", quantity: 10, purpose: "trails in CloudWatch Logs" },
    ],
    creates: [{ account: "logs", what: "the CIS baseline" }],
    undo: revert,
  },
  {
    name: "security-baseline",
    title: "5. Apply the baseline for security",
    kind: "step",
    minutes: 120,
    costs: getBaselineCosts(1),
    creates: [{ account: "security", what: "the CIS baseline with users, groups, and roles" }],
    undo: revert,
  },
  {
    name: "other-accounts",
    title: "6. Apply the baseline for the other accounts",
    kind: "step",
    minutes: 210,
    costs: [
      ...getBaselineCosts(4),
      { price: "kms-key", quantity: 1, purpose: "images" },
      { price: "macie-bucket", quantity: 20 },
    ],
    creates: [{ account: "dev, stage, prod, and shared", what: "the CIS baseline and its alarms" }],
    undo: revert,
  },
  {
    name: "security-hub",
    title: "7. Turn on Security Hub",
    kind: "step",
    minutes: 60,
    costs: getSecurityHubCosts(watchedRegionCount),
    creates: [
      { account: "all seven accounts", what: "Security Hub with the standard for CIS 1.4.0" },
    ],
    undo: "Run `aws securityhub batch-disable-standards` with the ARN of the subscription in each account and Region.",
  },
  {
    name: "stay-compliant",
    title: "8. Stay compliant in what you build",
    kind: "step",
    minutes: 30,
  },
  {
    name: "vpcs",
    title: "9. Turn on flow logs in every VPC",
    kind: "step",
    minutes: 120,
    costs: [
      { price: "kms-key", quantity: 1, purpose: "flow logs of the new VPC" },
      { price: "nat-gateway", quantity: 1, purpose: "VPC of the shared account" },
      { price: "public-ipv4", quantity: 1, purpose: "address of the NAT gateway" },
    ],
    creates: [{ account: "shared", what: "a VPC with one NAT gateway and flow logs" }],
    undo: "Run `terragrunt destroy` in the folder of the new VPC, and remove the new inputs of the others.",
  },
  {
    name: "close",
    title: "10. Finish what only people can do",
    kind: "step",
    minutes: 120,
    undo: "Activate the key of `alice` and attach the policy again, as a member of `iam-admins`.",
  },
  { name: "remove-everything", title: "Remove everything", kind: "removal", minutes: 60 },
];
