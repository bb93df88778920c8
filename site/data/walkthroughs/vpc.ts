import type { Walkthrough } from "../walkthroughs.ts";

export const vpc: Walkthrough = {
  page: "guides/build-it-yourself/vpc/deployment-walkthrough.mdx",
  title: "Deploy production VPCs",
  after: ["landing-zone"],
  start: [],
  minutes: 60,
  waitingMinutes: 30,
  costs: [
    { price: "nat-gateway", quantity: 4 },
    { price: "public-ipv4", quantity: 4 },
  ],
  removal: "remove",
  comparisons: {
    "nat-gateways": {
      heading: "NAT gateways",
      options: [
        { label: "None", items: [], note: "Private subnets cannot reach the internet" },
        {
          label: "One",
          items: [
            { price: "nat-gateway", quantity: 1 },
            { price: "public-ipv4", quantity: 1 },
          ],
          note: "One zone is a single point of failure",
        },
        {
          label: "One per Availability Zone (three)",
          items: [
            { price: "nat-gateway", quantity: 3 },
            { price: "public-ipv4", quantity: 3 },
          ],
          note: "Survives the loss of a zone",
        },
      ],
    },
  },
};
