import type { Walkthrough } from "../walkthroughs.ts";

export const pipelines: Walkthrough = {
  page: "guides/build-it-yourself/pipelines/deployment-walkthrough.mdx",
  title: "Deploy a pipeline for infrastructure code",
  after: ["landing-zone", "vpc"],
  start: ["tool=docker"],
  minutes: 150,
  waitingMinutes: 40,
  costs: [{ price: "secret", quantity: 2 }],
  removal: "remove",
};
