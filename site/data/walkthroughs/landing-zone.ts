import type { CostItem } from "../costs.ts";
import type { Walkthrough } from "./walkthrough.ts";

/** AWS Config and GuardDuty in seven accounts without workloads, in this many Regions. */
function watching(regions: number): CostItem[] {
  return [
    { price: "config-item", quantity: 300 * regions, what: "Config configuration item" },
    { price: "config-rule", quantity: 1700 * regions },
    { price: "guardduty-events", quantity: 0.3 * regions },
  ];
}

export const landingZone: Walkthrough = {
  page: "guides/build-it-yourself/landing-zone/deployment-walkthrough.mdx",
  title: "Deploy a landing zone",
  after: [],
  start: [
    "tool=tofu",
    "tool=terraform",
    "tool=terragrunt",
    "tool=aws",
    "tool=aws-vault",
    "tool=git",
    "tool=jq",
    "tool=gpg",
  ],
  minutes: 360,
  waitingMinutes: 120,
  costs: [
    { price: "kms-key", quantity: 1, what: "KMS key of the trails" },
    ...watching(3),
    { price: "logs-ingestion", quantity: 2, what: "Trails copied to CloudWatch Logs" },
    { price: "s3-standard", quantity: 5, what: "Logs and state in S3" },
  ],
  costNote:
    "This is for seven accounts without workloads; what you deploy to them adds to every line.",
  removal: "remove",
  comparisons: {
    regions: {
      heading: "Regions that Config and GuardDuty watch",
      options: [
        { label: "One", items: watching(1), note: "No one watches the other 16" },
        { label: "Three, as in the guides", items: watching(3), note: "Short applies" },
        {
          label: "All 17 that AWS enables",
          items: watching(17),
          note: "No Region is left unwatched",
        },
      ],
    },
    trails: {
      heading: "Trails",
      options: [
        {
          label: "One per account, or one for the organization",
          items: [],
          note: "The first copy of management events is free",
        },
        {
          label: "Both",
          items: [{ price: "cloudtrail-copy", quantity: 10 }],
          note: "A trail that teams configure, next to one that they cannot change; for a million events per month",
        },
      ],
    },
  },
};
