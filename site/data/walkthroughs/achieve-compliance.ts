import type { Walkthrough } from "../walkthroughs.ts";

export const achieveCompliance: Walkthrough = {
  page: "guides/build-it-yourself/achieve-compliance/deployment-walkthrough.mdx",
  title: "Achieve compliance",
  after: ["landing-zone"],
  start: [],
  minutes: 960,
  waitingMinutes: 600,
  costs: [
    { price: "kms-key", quantity: 7 },
    { price: "config-item", quantity: 10000 },
  ],
  removal: "remove",
};
