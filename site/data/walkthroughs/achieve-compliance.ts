import type { CostItem } from "../costs.ts";
import type { Walkthrough } from "./walkthrough.ts";

const accounts = 7;
const regionsWatched = 3;
/** Controls of the standard for CIS 1.4.0 that Security Hub checks once a day in a Region. */
const checksPerDay = 39;

/** What a number of Regions costs in all accounts, with little going on in them. */
function watching(regions: number): CostItem[] {
  const places = accounts * regions;
  return [
    { price: "config-item", quantity: 200 * places },
    { price: "config-rule", quantity: checksPerDay * 30 * places },
    { price: "security-hub-check", quantity: checksPerDay * 30 * places },
    { price: "guardduty-events", quantity: 0.1 * places },
    { price: "kms-key", quantity: places, what: "Macie results" },
  ];
}

export const achieveCompliance: Walkthrough = {
  page: "guides/build-it-yourself/achieve-compliance/deployment-walkthrough.mdx",
  title: "Deploy compliant accounts",
  after: ["landing-zone", "vpc"],
  start: [
    "tool=terragrunt",
    "tool=tofu",
    "tool=aws",
    "tool=aws-vault",
    "tool=jq",
    "tool=cloud-nuke",
    "repository=infrastructure-live",
  ],
  minutes: 1080,
  waitingMinutes: 420,
  costs: [
    ...watching(regionsWatched),
    { price: "kms-key", quantity: 3, what: "trails, images, and flow logs of the new VPC" },
    { price: "cloudwatch-alarm", quantity: 15 * accounts, what: "4.1 to 4.15 in each account" },
    { price: "logs-ingestion", quantity: 10, what: "trails in CloudWatch Logs" },
    { price: "macie-bucket", quantity: 20 },
    { price: "nat-gateway", quantity: 1, what: "VPC of the shared account" },
    { price: "public-ipv4", quantity: 1, what: "address of the NAT gateway" },
  ],
  costNote:
    "This is for accounts with little activity. AWS Config, GuardDuty, and Macie charge by usage, so check the bill of the first month. The standards that Security Hub turns on by default and the automated discovery of Macie are not included: disable them, or add their cost. The first trail of each account is free.",
  removal: "remove",
  comparisons: {
    regions: {
      heading: "Regions in use, in seven accounts",
      options: [
        { label: "1", items: watching(1), note: "Deny the others with a service control policy" },
        { label: "3, as in the walkthrough", items: watching(3) },
        {
          label: "17, all that AWS enables by default",
          items: watching(17),
          note: "Nothing to deny",
        },
      ],
    },
    "flow-logs": {
      heading: "Flow logs of a VPC",
      options: [
        {
          label: "REJECT, to CloudWatch Logs",
          items: [{ price: "flow-logs-cloudwatch", quantity: 10 }],
          note: "The minimum for 3.9",
        },
        {
          label: "ALL, to CloudWatch Logs",
          items: [
            { price: "flow-logs-cloudwatch", quantity: 100 },
            { price: "logs-storage", quantity: 100 },
          ],
          note: "Searchable immediately",
        },
        {
          label: "ALL, to S3",
          items: [
            { price: "flow-logs-s3", quantity: 100 },
            { price: "s3-standard", quantity: 100 },
          ],
          note: "For investigations, with Athena",
        },
      ],
    },
  },
};
