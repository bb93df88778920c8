import { getMonitoringCosts } from "./landing-zone-costs.ts";
import { landingZoneSteps } from "./landing-zone-steps.ts";
import { getCosts, type Walkthrough } from "./walkthrough.ts";

export const landingZone: Walkthrough = {
  page: "guides/build-it-yourself/landing-zone/deployment-walkthrough.mdx",
  title: "Deploy a landing zone",
  steps: landingZoneSteps,
  prerequisites: [],
  requirements: [
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
  costs: getCosts(landingZoneSteps),
  costNote:
    "This is for seven accounts without workloads; what you deploy to them adds to every line.",
  comparisons: {
    regions: {
      heading: "Regions that Config and GuardDuty watch",
      options: [
        { label: "One", items: getMonitoringCosts(1), note: "No one watches the other 16" },
        { label: "Three, as in the guides", items: getMonitoringCosts(3), note: "Short applies" },
        {
          label: "All 17 that AWS enables",
          items: getMonitoringCosts(17),
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
