import type { Walkthrough } from "./walkthrough.ts";

export const firstModule: Walkthrough = {
  page: "intro/first-deployment/using-terraform-modules.mdx",
  title: "Prepare your module",
  prerequisites: [],
  requirements: ["tool=tofu", "tool=terraform", "tool=git"],
  minutes: 30,
  waitingMinutes: 5,
  costs: [],
  removal: "remove",
};

export const firstTest: Walkthrough = {
  page: "intro/first-deployment/testing.mdx",
  title: "Test your code",
  prerequisites: ["first-module"],
  requirements: ["tool=aws", "tool=go"],
  minutes: 75,
  waitingMinutes: 35,
  costs: [
    { price: "nat-gateway", quantity: 1 },
    { price: "public-ipv4", quantity: 1 },
  ],
  costNote: "You pay only while the VPC exists, about an hour in total.",
  removal: "remove",
};

export const firstDeployment: Walkthrough = {
  page: "intro/first-deployment/deploy.mdx",
  title: "Deploy your first module",
  prerequisites: ["first-module", "first-test"],
  requirements: ["tool=terragrunt"],
  minutes: 60,
  waitingMinutes: 15,
  costs: [
    { price: "nat-gateway", quantity: 4, purpose: "NAT gateway, one in stage and three in prod" },
    { price: "public-ipv4", quantity: 4, purpose: "Public IPv4 address of each NAT gateway" },
  ],
  costNote: "This does not include data that passes through the gateways.",
  removal: "remove",
};
