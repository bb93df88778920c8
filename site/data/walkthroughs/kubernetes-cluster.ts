import type { Walkthrough } from "../walkthroughs.ts";

export const kubernetesCluster: Walkthrough = {
  page: "guides/build-it-yourself/kubernetes-cluster/deployment-walkthrough.mdx",
  title: "Deploy a Kubernetes cluster",
  after: ["landing-zone", "vpc"],
  start: ["tool=kubectl", "tool=packer"],
  minutes: 150,
  waitingMinutes: 45,
  costs: [
    { price: "eks-cluster", quantity: 1 },
    { price: "ec2-t3-medium", quantity: 3 },
  ],
  removal: "remove",
};
