import type { BillLine } from "../costs.ts";
import type { WalkthroughStep } from "./walkthrough.ts";

/** 600 runs of five minutes in a month. */
const runHours = 50;

export const runCosts: readonly BillLine[] = [
  { price: "fargate-vcpu", quantity: 1, hours: runHours, purpose: "600 runs of five minutes" },
  { price: "fargate-gb", quantity: 4, hours: runHours, purpose: "4 GB for the same runs" },
];

export const pipelinesSteps: readonly WalkthroughStep[] = [
  {
    name: "management-vpc",
    title: "1. Check the management VPC",
    kind: "step",
    minutes: 5,
  },
  {
    name: "machine-user",
    title: "2. Create a machine user and store its key",
    kind: "step",
    minutes: 25,
    costs: [{ price: "secret", quantity: 1, purpose: "SSH key of the machine user" }],
    creates: [
      { account: "GitHub", what: "the machine user `acme-machine-user` with its SSH key" },
      { account: "prod", what: "the secret `SSHPrivateKeyForECSDeployRunner`" },
    ],
    undo: "Delete the secret, and remove the public key from the machine user.",
  },
  {
    name: "image",
    title: "3. Build the image",
    kind: "step",
    minutes: 40,
    costs: [{ price: "ecr-storage", quantity: 3, purpose: "image of the runner" }],
    creates: [{ account: "prod", what: "the ECR repository `ecs-deploy-runner` with an image" }],
    undo: "Delete the image with `aws ecr batch-delete-image`, then destroy the unit `ecr-repo`.",
  },
  {
    name: "runner-module",
    title: "4. Write the runner module",
    kind: "step",
    minutes: 20,
    creates: [{ account: "GitHub", what: "the module `ecs-deploy-runner` in your modules" }],
    undo: "Delete the files from your branch of `infrastructure-modules`. Nothing is applied yet.",
  },
  {
    name: "deploy",
    title: "5. Deploy the runner",
    kind: "step",
    minutes: 40,
    costs: [{ price: "logs-ingestion", quantity: 1, purpose: "logs of the tasks" }, ...runCosts],
    creates: [{ account: "prod", what: "the runner: its function, its tasks, and their roles" }],
    undo: "Run `terragrunt destroy` or `tofu destroy` in `ecs-deploy-runner`.",
  },
  {
    name: "command-line",
    title: "6. Try it from the command line",
    kind: "step",
    minutes: 20,
  },
  {
    name: "pipeline-as-code",
    title: "7. Define the pipeline as code",
    kind: "step",
    minutes: 25,
    creates: [{ account: "GitHub", what: "scripts and configuration in `infrastructure-live`" }],
    undo: "Revert the commit in `infrastructure-live`.",
  },
  {
    name: "ci-server",
    title: "8. Configure the CI server",
    kind: "step",
    minutes: 35,
    creates: [
      { account: "CircleCI", what: "the project and three contexts" },
      { account: "security", what: "the OIDC provider and the roles for CircleCI" },
      { account: "GitHub", what: "the protection of the main branch" },
    ],
    undo: "Stop building the project in CircleCI, delete the contexts, and destroy `security/_global/circleci`.",
  },
  {
    name: "verify",
    title: "9. Verify",
    kind: "step",
    minutes: 15,
  },
  {
    name: "current-generation",
    title: "What a new project uses: the current generation",
    kind: "option",
    minutes: 45,
    creates: [{ account: "prod", what: "the OIDC provider of GitHub and two roles" }],
    undo: "Delete the workflow file, then destroy the three units in `prod/_global`.",
  },
  { name: "remove-everything", title: "Remove everything", kind: "removal", minutes: 30 },
];
