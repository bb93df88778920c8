import { pipelinesSteps, runCosts } from "./pipelines-steps.ts";
import { getCosts, type Walkthrough } from "./walkthrough.ts";

export const pipelines: Walkthrough = {
  page: "guides/build-it-yourself/pipelines/deployment-walkthrough.mdx",
  title: "Deploy a pipeline for infrastructure code",
  steps: pipelinesSteps,
  prerequisites: ["landing-zone", "vpc"],
  requirements: [
    "tool=tofu",
    "tool=terragrunt",
    "tool=aws",
    "tool=aws-vault",
    "tool=jq",
    "tool=docker",
    "tool=gh",
    "repository=infrastructure-live",
    "repository=infrastructure-modules",
  ],
  minutes: 240,
  waitingMinutes: 60,
  costs: getCosts(pipelinesSteps),
  costNote:
    "When the runner is idle, you pay only for the secret and the image. The management VPC belongs to the VPC guide; CircleCI is billed separately.",
  comparisons: {
    "deploy-servers": {
      heading: "Deploy server",
      options: [
        {
          label: "ECS Deploy Runner",
          items: [
            { price: "secret", quantity: 1 },
            { price: "ecr-storage", quantity: 3 },
            { price: "logs-ingestion", quantity: 1 },
            ...runCosts,
          ],
          note: "Nothing runs between deployments",
        },
        {
          label: "OIDC roles, runners of the CI platform",
          items: [],
          note: "CI platform minutes; nothing on AWS",
        },
        {
          label: "Your own CI runner in the VPC",
          items: [
            { price: "ec2-m6i-large", quantity: 1 },
            { price: "ebs-gp3", quantity: 100 },
          ],
          note: "Runs around the clock and needs patching",
        },
        {
          label: "Terraform Enterprise on one instance",
          items: [
            { price: "ec2-m5-xlarge", quantity: 1 },
            { price: "ebs-gp3", quantity: 100 },
            {
              price: "rds-postgres-t4g-micro",
              quantity: 1,
              purpose: "smallest database; use a larger one",
            },
            { price: "rds-storage", quantity: 50 },
            { price: "alb", quantity: 1 },
            { price: "s3-standard", quantity: 20 },
          ],
          note: "Plus the license, backups, and upgrades",
        },
      ],
    },
  },
};
