import { achieveComplianceSteps, getComplianceCosts } from "./achieve-compliance-steps.ts";
import { getCosts, type Walkthrough } from "./walkthrough.ts";

export const achieveCompliance: Walkthrough = {
  page: "guides/build-it-yourself/achieve-compliance/deployment-walkthrough.mdx",
  title: "Deploy compliant accounts",
  steps: achieveComplianceSteps,
  prerequisites: ["landing-zone", "vpc"],
  requirements: [
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
  costs: getCosts(achieveComplianceSteps),
  costNote:
    "This is for accounts with little activity. AWS Config, GuardDuty, Macie, and the events of objects in S3 are billed by usage, so check the bill of the first month. The standards that Security Hub turns on by default and the automated discovery of Macie are not included: disable them, or add their cost. The first trail of each account is free.",
  comparisons: {
    regions: {
      heading: "Regions in use, in seven accounts",
      options: [
        {
          label: "1",
          items: getComplianceCosts(1),
          note: "Deny the others with a service control policy",
        },
        { label: "3, as in the walkthrough", items: getComplianceCosts(3) },
        {
          label: "17, all that AWS enables by default",
          items: getComplianceCosts(17),
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
