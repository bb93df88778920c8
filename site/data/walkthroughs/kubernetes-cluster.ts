import type { BillLine } from "../costs.ts";
import { kubernetesClusterSteps } from "./kubernetes-cluster-steps.ts";
import { getCosts, type Walkthrough } from "./walkthrough.ts";

const controlPlane: BillLine = { price: "eks-cluster", quantity: 1 };

export const kubernetesCluster: Walkthrough = {
  page: "guides/build-it-yourself/kubernetes-cluster/deployment-walkthrough.mdx",
  title: "Deploy an Amazon EKS cluster",
  steps: kubernetesClusterSteps,
  prerequisites: ["landing-zone", "vpc"],
  requirements: [
    "tool=kubectl",
    "tool=sshuttle",
    "tool=session-manager-plugin",
    "tool=packer",
    "tool=kubergrunt",
    "repository=infrastructure-modules",
  ],
  minutes: 180,
  waitingMinutes: 60,
  costs: getCosts(kubernetesClusterSteps),
  costNote:
    "This is for option B, without the network of the VPC walkthrough, self-managed nodes, load balancers, logs, and traffic. In option A, nodes run only while pods need them, with a surcharge.",
  comparisons: {
    "control-plane": {
      heading: "Control plane",
      options: [
        {
          label: "Version in standard support",
          items: [controlPlane],
          note: "14 months from the release of a version",
        },
        {
          label: "Version in extended support",
          items: [{ price: "eks-cluster-extended", quantity: 1 }],
          note: "The 12 months after that",
        },
      ],
    },
    nodes: {
      heading: "Control plane and nodes",
      options: [
        {
          label: "Three t3.medium in a managed or self-managed group",
          items: [
            controlPlane,
            { price: "ec2-t3-medium", quantity: 3 },
            { price: "ebs-gp3", quantity: 120 },
          ],
          note: "6 vCPUs, 12 GB; enough for the walkthrough",
        },
        {
          label: "Three m6i.large in a managed or self-managed group",
          items: [
            controlPlane,
            { price: "ec2-m6i-large", quantity: 3 },
            { price: "ebs-gp3", quantity: 120 },
          ],
          note: "6 vCPUs without CPU credits, 24 GB",
        },
        {
          label: "Karpenter on two m6i.large",
          items: [
            controlPlane,
            { price: "ec2-m6i-large", quantity: 2 },
            { price: "ebs-gp3", quantity: 80 },
          ],
          note: "The nodes that the controller runs on; other nodes come and go with the load",
        },
        {
          label: "AWS Fargate for pods with a total of 4 vCPUs and 8 GB",
          items: [
            controlPlane,
            { price: "fargate-vcpu", quantity: 4 },
            { price: "fargate-gb", quantity: 8 },
          ],
          note: "No nodes; billed per second while pods run",
        },
      ],
    },
  },
};
