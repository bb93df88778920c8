import type { Walkthrough } from "../walkthroughs.ts";

export const landingZone: Walkthrough = {
  page: "guides/build-it-yourself/landing-zone/deployment-walkthrough.mdx",
  title: "Deploy a landing zone",
  after: [],
  start: ["tool=tofu", "tool=terragrunt", "tool=aws", "tool=aws-vault", "tool=git"],
  minutes: 300,
  waitingMinutes: 90,
  costs: [
    { price: "kms-key", quantity: 1 },
    { price: "config-item", quantity: 3000 },
  ],
  removal: "remove",
};
