import { defineSidebars } from "../src/config/schemas/sidebars-config.ts";
import type { Walkthrough } from "./data/walkthroughs/walkthrough.ts";
import { type WalkthroughId, walkthroughs } from "./data/walkthroughs.ts";

type Items = Parameters<typeof defineSidebars>[0][string];
type Category = Extract<Items[number], { type: "category" }> & { page: string };
type Doc = Extract<Items[number], { type: "doc" }>;

const guides = { type: "link", label: "← All guides", href: "/docs/guides/" } as const;
const buildYourOwn = {
  type: "link",
  label: "← Build your own architecture",
  href: "/docs/guides/build-it-yourself",
} as const;
const updateGuides = {
  type: "link",
  label: "← Stay up to date",
  href: "/docs/guides/stay-up-to-date",
} as const;

/** Guides side by side, by the ids of their first pages. */
type Shelf = Readonly<Record<string, string>>;

const guideGroups: Readonly<Record<string, Shelf>> = {
  Start: {
    "guides/paths/index": "Learning paths",
    "guides/production-framework/index": "Production Framework",
  },
  Build: {
    "guides/reference-architecture/index": "Reference Architecture",
    "guides/build-it-yourself/index": "Build your own architecture",
    "guides/build-it-yourself/example-company": "The example company",
  },
  Operate: {
    "guides/pipelines/index": "Gruntwork Pipelines",
    "guides/account-factory/index": "Account Factory",
    "guides/patcher/index": "Patcher",
    "guides/stay-up-to-date/index": "Stay up to date",
  },
  "Get help": {
    "guides/troubleshooting/index": "Troubleshooting",
    "guides/faq": "FAQ",
  },
  "Work with our code": {
    "guides/style/index": "Style guides",
  },
};

const build = "guides/build-it-yourself";
const buildGuides: Shelf = {
  [`${build}/example-company`]: "The example company",
  [`${build}/landing-zone/index`]: "Landing zone",
  [`${build}/vpc/index`]: "VPC",
  [`${build}/kubernetes-cluster/index`]: "Kubernetes on Amazon EKS",
  [`${build}/ecs`]: "Containers on Amazon ECS",
  [`${build}/lambda`]: "AWS Lambda functions",
  [`${build}/auto-scaling-groups`]: "Servers in an Auto Scaling group",
  [`${build}/disaster-recovery`]: "Disaster recovery",
  [`${build}/several-regions`]: "Several Regions",
  [`${build}/pipelines/index`]: "CI/CD for infrastructure code",
  [`${build}/achieve-compliance/index`]: "CIS AWS Foundations Benchmark",
};

const update = "guides/stay-up-to-date";
const dry = `${update}/terraform/how-to-dry-your-reference-architecture/index`;
const updates: Shelf = {
  [`${update}/terraform/terraform-12/index`]: "Terraform 0.12",
  [`${update}/terraform/how-to-update-to-aws-provider-v3/index`]: "AWS provider 3",
  [`${update}/terraform/terraform-13/index`]: "Terraform 0.13",
  [`${update}/terraform/terraform-14/index`]: "Terraform 0.14",
  [`${update}/terraform/terraform-15/index`]: "Terraform 0.15",
  [`${update}/terraform/terraform-1.x/index`]: "Terraform 1.x",
  [`${update}/terraform/how-to-update-to-aws-provider-v6/index`]: "AWS provider 6",
  [dry]: "DRY Reference Architecture",
  [`${update}/cis/cis-1.3.0/index`]: "CIS 1.3.0",
  [`${update}/cis/cis-1.4.0/index`]: "CIS 1.4.0",
};

/** A guide, opened at its place among its siblings, which stay links. */
function among(shelf: Shelf, ...own: (Category | Doc)[]): Items {
  return Object.entries(shelf).map(([id, label]) => {
    const item = own.find((item) => (item.type === "doc" ? item.id : item.page) === id);
    return item ?? { type: "ref", id, label };
  });
}

/** All guides below their headings, with one of them opened. */
function getAmongGuides(...categories: Category[]): Items {
  return Object.entries(guideGroups).map(([label, shelf]) =>
    heading(label, among(shelf, ...categories)),
  );
}

function heading(label: string, items: Items): Items[number] {
  return { type: "category", label, collapsible: false, items };
}

/** The first page of a walkthrough with the pages of its steps below it. */
function walkthrough(guide: WalkthroughId): Category {
  const { page, steps = [] }: Walkthrough = walkthroughs[guide];
  const id = page.replace(/\.mdx$/, "");
  return {
    type: "category",
    label: "Deployment walkthrough",
    page: id,
    items: steps.map(({ name, title }) => ({ type: "doc", id: `${id}/${name}`, label: title })),
  };
}

export default defineSidebars({
  intro: [
    {
      type: "category",
      label: "Overview",
      items: [
        {
          type: "doc",
          id: "intro/overview/intro-to-gruntwork",
          label: "Introduction to Gruntwork",
        },
        { type: "doc", id: "intro/overview/how-it-works", label: "How it works" },
        { type: "doc", id: "intro/overview/getting-started", label: "Getting started" },
        { type: "doc", id: "intro/overview/use-cases", label: "Use cases" },
        {
          type: "doc",
          id: "intro/overview/gruntwork-vs-other",
          label: "Gruntwork vs. other options",
        },
        {
          type: "doc",
          id: "intro/overview/gruntwork-production-framework",
          label: "The framework at a glance",
        },
      ],
    },
    {
      type: "category",
      label: "Core concepts",
      items: [
        {
          type: "doc",
          id: "intro/core-concepts/production-framework",
          label: "Gruntwork Production Framework",
        },
        {
          type: "doc",
          id: "intro/core-concepts/infrastructure-as-code",
          label: "Infrastructure as code",
        },
        {
          type: "doc",
          id: "intro/core-concepts/immutable-infrastructure",
          label: "Immutable infrastructure",
        },
      ],
    },
    {
      type: "category",
      label: "Accessing the Developer Portal",
      items: [
        { type: "doc", id: "intro/dev-portal/create-account", label: "Create your account" },
        { type: "doc", id: "intro/dev-portal/invite-team", label: "Invite your team" },
        { type: "doc", id: "intro/dev-portal/link-github-id", label: "Link your GitHub ID" },
      ],
    },
    {
      type: "category",
      label: "Setting up your environment",
      items: [
        {
          type: "doc",
          id: "intro/environment-setup/recommended_tools",
          label: "Recommended tools",
        },
      ],
    },
    {
      type: "category",
      label: "Tool fundamentals",
      items: [
        { type: "doc", id: "intro/tool-fundamentals/docker", label: "Docker" },
        { type: "doc", id: "intro/tool-fundamentals/packer", label: "Packer" },
        { type: "doc", id: "intro/tool-fundamentals/terraform", label: "Terraform" },
        { type: "doc", id: "intro/tool-fundamentals/terragrunt", label: "Terragrunt" },
      ],
    },
    {
      type: "category",
      label: "Deploy your first module",
      items: [
        {
          type: "doc",
          id: "intro/first-deployment/using-terraform-modules",
          label: "Prepare your module",
        },
        { type: "doc", id: "intro/first-deployment/testing", label: "Test your code" },
        { type: "doc", id: "intro/first-deployment/deploy", label: "Deploy your module" },
      ],
    },
    { type: "doc", id: "intro/next-steps", label: "Next steps" },
  ],
  guides: [
    { type: "doc", id: "guides/index", label: "Guides" },
    heading("Start", [
      {
        type: "category",
        label: "Learning paths",
        page: "guides/paths/index",
        collapsed: false,
        items: [
          { type: "doc", id: "guides/paths/first-module", label: "Your first module" },
          {
            type: "doc",
            id: "guides/paths/first-production-account",
            label: "Your first production account",
          },
          { type: "doc", id: "guides/paths/upgrade", label: "Upgrade an old estate" },
        ],
      },
      { type: "ref", id: "guides/production-framework/index", label: "Production Framework" },
    ]),
    heading("Build", [
      { type: "doc", id: "guides/reference-architecture/index", label: "Reference Architecture" },
      { type: "doc", id: "guides/build-it-yourself/index", label: "Build your own architecture" },
      {
        type: "doc",
        id: "guides/build-it-yourself/example-company",
        label: "The example company",
      },
      { type: "doc", id: "guides/build-it-yourself/ecs", label: "Containers on Amazon ECS" },
      { type: "doc", id: "guides/build-it-yourself/lambda", label: "AWS Lambda functions" },
      {
        type: "doc",
        id: "guides/build-it-yourself/auto-scaling-groups",
        label: "Servers in an Auto Scaling group",
      },
      { type: "doc", id: "guides/build-it-yourself/disaster-recovery", label: "Disaster recovery" },
      { type: "doc", id: "guides/build-it-yourself/several-regions", label: "Several Regions" },
    ]),
    heading("Operate", [
      { type: "ref", id: "guides/pipelines/index", label: "Gruntwork Pipelines" },
      { type: "ref", id: "guides/account-factory/index", label: "Account Factory" },
      { type: "ref", id: "guides/patcher/index", label: "Patcher" },
      { type: "doc", id: "guides/stay-up-to-date/index", label: "Stay up to date" },
    ]),
    heading("Get help", [
      { type: "ref", id: "guides/troubleshooting/index", label: "Troubleshooting" },
      { type: "doc", id: "guides/faq", label: "FAQ" },
      { type: "doc", id: "guides/plans-and-prices", label: "Plans and prices" },
    ]),
    heading("Work with our code", [
      {
        type: "category",
        label: "Style guides",
        page: "guides/style/index",
        items: [
          { type: "doc", id: "guides/style/terraform-style-guide", label: "Terraform" },
          { type: "doc", id: "guides/style/golang-style-guide", label: "Go" },
        ],
      },
      { type: "doc", id: "guides/working-with-code/versioning", label: "How we version code" },
      { type: "doc", id: "guides/working-with-code/contributing", label: "Contributing code" },
      { type: "doc", id: "guides/working-with-code/forking", label: "Forking our code" },
      { type: "doc", id: "guides/working-with-code/build-messages", label: "Build messages" },
      { type: "doc", id: "guides/working-with-code/about-these-docs", label: "About these docs" },
      {
        type: "doc",
        id: "guides/working-with-code/use-from-your-tools",
        label: "Use from your tools",
      },
    ]),
  ],
  "account factory": [
    guides,
    ...getAmongGuides({
      type: "category",
      label: "Account Factory",
      page: "guides/account-factory/index",
      collapsed: false,
      items: [
        { type: "doc", id: "guides/account-factory/set-up", label: "Set up" },
        {
          type: "doc",
          id: "guides/account-factory/manage-accounts",
          label: "Request and close accounts",
        },
        {
          type: "doc",
          id: "guides/account-factory/configuration",
          label: "Configuration and delegation",
        },
        {
          type: "doc",
          id: "guides/account-factory/move-from-modules",
          label: "Move to Control Tower",
        },
      ],
    }),
  ],
  patcher: [
    guides,
    ...getAmongGuides({
      type: "category",
      label: "Patcher",
      page: "guides/patcher/index",
      collapsed: false,
      items: [
        {
          type: "doc",
          id: "guides/patcher/continuous-updates",
          label: "Automate and promote updates",
        },
        { type: "doc", id: "guides/patcher/write-patches", label: "Write patches" },
      ],
    }),
  ],
  troubleshooting: [
    guides,
    ...getAmongGuides({
      type: "category",
      label: "Troubleshooting",
      page: "guides/troubleshooting/index",
      collapsed: false,
      items: [
        { type: "doc", id: "guides/troubleshooting/errors", label: "Error messages" },
        {
          type: "category",
          label: "Terragrunt",
          items: [
            {
              type: "doc",
              id: "guides/troubleshooting/terragrunt-dependencies",
              label: "Dependencies and mocks",
            },
            {
              type: "doc",
              id: "guides/troubleshooting/terragrunt-includes",
              label: "Includes and generated files",
            },
            {
              type: "doc",
              id: "guides/troubleshooting/terragrunt-layout",
              label: "Layout and stacks",
            },
            {
              type: "doc",
              id: "guides/troubleshooting/terragrunt-state",
              label: "State, credentials, and cache",
            },
            {
              type: "doc",
              id: "guides/troubleshooting/terragrunt-select-and-destroy",
              label: "Select, exclude, destroy",
            },
            {
              type: "doc",
              id: "guides/troubleshooting/move-and-import-state",
              label: "Move and import state",
            },
            {
              type: "doc",
              id: "guides/troubleshooting/terragrunt-commands",
              label: "Commands and upgrades",
            },
            {
              type: "doc",
              id: "guides/troubleshooting/terragrunt-files-and-inputs",
              label: "Files, inputs, and settings",
            },
            {
              type: "doc",
              id: "guides/troubleshooting/terragrunt-in-ci",
              label: "Terragrunt in your own CI",
            },
          ],
        },
        {
          type: "category",
          label: "OpenTofu and Terraform",
          items: [
            {
              type: "doc",
              id: "guides/troubleshooting/opentofu-and-terraform",
              label: "Providers and versions",
            },
            {
              type: "doc",
              id: "guides/troubleshooting/plans-and-credentials",
              label: "Plans and credentials",
            },
            { type: "doc", id: "guides/troubleshooting/terratest", label: "Terratest" },
            {
              type: "doc",
              id: "guides/troubleshooting/updating-and-adopting",
              label: "Updating and adopting",
            },
          ],
        },
        {
          type: "category",
          label: "Amazon EKS",
          items: [
            {
              type: "doc",
              id: "guides/troubleshooting/eks-access-and-networking",
              label: "EKS access and networking",
            },
            { type: "doc", id: "guides/troubleshooting/eks-upgrades", label: "EKS upgrades" },
            { type: "doc", id: "guides/troubleshooting/eks-nodes", label: "EKS nodes" },
            {
              type: "doc",
              id: "guides/troubleshooting/eks-applications",
              label: "EKS applications",
            },
            {
              type: "doc",
              id: "guides/troubleshooting/eks-operations",
              label: "EKS operations and security",
            },
          ],
        },
        {
          type: "category",
          label: "Containers, functions, servers",
          items: [
            {
              type: "doc",
              id: "guides/troubleshooting/ecs-and-load-balancers",
              label: "ECS and load balancers",
            },
            {
              type: "doc",
              id: "guides/troubleshooting/ecs-tasks-and-hosts",
              label: "ECS tasks and hosts",
            },
            { type: "doc", id: "guides/troubleshooting/load-balancers", label: "Load balancers" },
            { type: "doc", id: "guides/troubleshooting/lambda", label: "Lambda" },
            {
              type: "doc",
              id: "guides/troubleshooting/servers-and-images",
              label: "Servers and images",
            },
            {
              type: "doc",
              id: "guides/troubleshooting/auto-scaling-and-ec2",
              label: "Auto Scaling and EC2",
            },
            {
              type: "doc",
              id: "guides/troubleshooting/vpn-and-server-access",
              label: "OpenVPN, Tailscale, and SSH",
            },
          ],
        },
        {
          type: "category",
          label: "Networks and data",
          items: [
            { type: "doc", id: "guides/troubleshooting/vpc", label: "VPC design and traffic" },
            {
              type: "doc",
              id: "guides/troubleshooting/security-groups",
              label: "Security groups and firewalls",
            },
            {
              type: "doc",
              id: "guides/troubleshooting/dns-and-certificates",
              label: "DNS and certificates",
            },
            {
              type: "doc",
              id: "guides/troubleshooting/databases-and-secrets",
              label: "Databases and secrets",
            },
            {
              type: "doc",
              id: "guides/troubleshooting/database-operations",
              label: "Change, scale, and move databases",
            },
            {
              type: "doc",
              id: "guides/troubleshooting/backups-and-data-stores",
              label: "Backups, S3, and data stores",
            },
            {
              type: "doc",
              id: "guides/troubleshooting/websites-and-browsers",
              label: "Websites and browsers",
            },
            {
              type: "doc",
              id: "guides/troubleshooting/kms-and-notifications",
              label: "KMS, SNS, and alarms",
            },
            {
              type: "doc",
              id: "guides/troubleshooting/aws-costs",
              label: "AWS bill higher than expected",
            },
          ],
        },
        {
          type: "category",
          label: "Accounts and people",
          items: [
            {
              type: "doc",
              id: "guides/troubleshooting/people-and-sign-in",
              label: "People and sign-in",
            },
            {
              type: "doc",
              id: "guides/troubleshooting/organization",
              label: "Organization and policies",
            },
            {
              type: "doc",
              id: "guides/troubleshooting/compliance",
              label: "CIS and AWS Config",
            },
            {
              type: "doc",
              id: "guides/troubleshooting/tokens-and-code-access",
              label: "Tokens and access to code",
            },
            { type: "doc", id: "guides/troubleshooting/pipelines", label: "Pipelines" },
          ],
        },
        {
          type: "category",
          label: "Earlier generations",
          items: [
            {
              type: "doc",
              id: "guides/troubleshooting/ecs-deploy-runner",
              label: "ECS Deploy Runner",
            },
            {
              type: "doc",
              id: "guides/troubleshooting/reference-architecture",
              label: "Reference Architecture",
            },
          ],
        },
      ],
    }),
  ],
  "landing zone": [
    buildYourOwn,
    ...among(buildGuides, {
      type: "category",
      label: "Landing zone",
      page: "guides/build-it-yourself/landing-zone/index",
      collapsed: false,
      items: [
        {
          type: "doc",
          id: "guides/build-it-yourself/landing-zone/core-concepts",
          label: "Core concepts",
        },
        {
          type: "doc",
          id: "guides/build-it-yourself/landing-zone/production-grade-design",
          label: "Production-grade design",
        },
        walkthrough("landing-zone"),
        {
          type: "doc",
          id: "guides/build-it-yourself/landing-zone/next-steps",
          label: "Next steps",
        },
      ],
    }),
  ],
  vpc: [
    buildYourOwn,
    ...among(buildGuides, {
      type: "category",
      label: "VPC",
      page: "guides/build-it-yourself/vpc/index",
      collapsed: false,
      items: [
        {
          type: "doc",
          id: "guides/build-it-yourself/vpc/core-concepts",
          label: "Core concepts",
        },
        {
          type: "doc",
          id: "guides/build-it-yourself/vpc/production-grade-design",
          label: "Production-grade design",
        },
        walkthrough("vpc"),
        {
          type: "doc",
          id: "guides/build-it-yourself/vpc/next-steps",
          label: "Next steps",
        },
      ],
    }),
  ],
  kubernetes: [
    buildYourOwn,
    ...among(buildGuides, {
      type: "category",
      label: "Kubernetes on Amazon EKS",
      page: "guides/build-it-yourself/kubernetes-cluster/index",
      collapsed: false,
      items: [
        {
          type: "doc",
          id: "guides/build-it-yourself/kubernetes-cluster/core-concepts",
          label: "Core concepts",
        },
        {
          type: "doc",
          id: "guides/build-it-yourself/kubernetes-cluster/production-grade-design",
          label: "Production-grade design",
        },
        walkthrough("kubernetes-cluster"),
        {
          type: "doc",
          id: "guides/build-it-yourself/kubernetes-cluster/next-steps",
          label: "Next steps",
        },
      ],
    }),
  ],
  pipeline: [
    buildYourOwn,
    ...among(buildGuides, {
      type: "category",
      label: "CI/CD for infrastructure code",
      page: "guides/build-it-yourself/pipelines/index",
      collapsed: false,
      items: [
        {
          type: "doc",
          id: "guides/build-it-yourself/pipelines/core-concepts",
          label: "Core concepts",
        },
        {
          type: "doc",
          id: "guides/build-it-yourself/pipelines/production-grade-design",
          label: "Production-grade design",
        },
        walkthrough("pipelines"),
        { type: "doc", id: "guides/build-it-yourself/pipelines/next-steps", label: "Next steps" },
      ],
    }),
  ],
  "gruntwork pipelines": [
    guides,
    ...getAmongGuides({
      type: "category",
      label: "Gruntwork Pipelines",
      page: "guides/pipelines/index",
      collapsed: false,
      items: [
        { type: "doc", id: "guides/pipelines/how-it-works", label: "How Pipelines decides" },
        { type: "doc", id: "guides/pipelines/security-model", label: "Security model" },
        { type: "doc", id: "guides/pipelines/set-up-github", label: "Set up on GitHub" },
        { type: "doc", id: "guides/pipelines/set-up-gitlab", label: "Set up on GitLab" },
        { type: "doc", id: "guides/pipelines/configuration", label: "Configuration" },
        {
          type: "doc",
          id: "guides/pipelines/cloud-authentication",
          label: "Authenticate Pipelines",
        },
        { type: "doc", id: "guides/pipelines/govcloud", label: "AWS GovCloud (US)" },
        {
          type: "doc",
          id: "guides/pipelines/plan-and-apply",
          label: "Plan, apply and destroy",
        },
        { type: "doc", id: "guides/pipelines/merge-queues", label: "Merge queues" },
        { type: "doc", id: "guides/pipelines/drift-detection", label: "Drift detection" },
        { type: "doc", id: "guides/pipelines/hooks-and-secrets", label: "Hooks and secrets" },
        { type: "doc", id: "guides/pipelines/plan-checks", label: "Policy and cost checks" },
        { type: "doc", id: "guides/pipelines/notifications", label: "Slack notifications" },
        { type: "doc", id: "guides/pipelines/leaked-credentials", label: "Leaked credentials" },
        {
          type: "doc",
          id: "guides/pipelines/upgrade-and-troubleshoot",
          label: "Upgrade and troubleshoot",
        },
      ],
    }),
  ],
  compliance: [
    buildYourOwn,
    ...among(buildGuides, {
      type: "category",
      label: "CIS AWS Foundations Benchmark",
      page: "guides/build-it-yourself/achieve-compliance/index",
      collapsed: false,
      items: [
        {
          type: "doc",
          id: "guides/build-it-yourself/achieve-compliance/core-concepts",
          label: "Core concepts",
        },
        {
          type: "doc",
          id: "guides/build-it-yourself/achieve-compliance/production-grade-design",
          label: "Production-grade design",
        },
        {
          type: "doc",
          id: "guides/build-it-yourself/achieve-compliance/production-grade-design/storage-logs-and-network",
          label: "Design: storage, logs, network",
        },
        walkthrough("achieve-compliance"),
        {
          type: "doc",
          id: "guides/build-it-yourself/achieve-compliance/traceability-matrix",
          label: "Traceability matrix",
        },
        {
          type: "doc",
          id: "guides/build-it-yourself/achieve-compliance/next-steps",
          label: "Next steps",
        },
      ],
    }),
  ],
  "CIS 1.3.0": [
    updateGuides,
    ...among(updates, {
      type: "category",
      label: "CIS 1.3.0",
      page: "guides/stay-up-to-date/cis/cis-1.3.0/index",
      collapsed: false,
      items: [
        {
          type: "doc",
          id: "guides/stay-up-to-date/cis/cis-1.3.0/core-concepts",
          label: "Core concepts",
        },
        {
          type: "doc",
          id: "guides/stay-up-to-date/cis/cis-1.3.0/deployment-walkthrough/step-1-update-references-to-the-gruntwork-infrastructure-as-code-library",
          label: "1. Update library references",
        },
        {
          type: "doc",
          id: "guides/stay-up-to-date/cis/cis-1.3.0/deployment-walkthrough/step-2-manual-steps",
          label: "2. Manual step",
        },
        {
          type: "doc",
          id: "guides/stay-up-to-date/cis/cis-1.3.0/deployment-walkthrough/step-3-deploy-new-modules",
          label: "3. Deploy new modules",
        },
      ],
    }),
  ],
  "CIS 1.4.0": [
    updateGuides,
    ...among(updates, {
      type: "category",
      label: "CIS 1.4.0",
      page: "guides/stay-up-to-date/cis/cis-1.4.0/index",
      collapsed: false,
      items: [
        {
          type: "doc",
          id: "guides/stay-up-to-date/cis/cis-1.4.0/core-concepts",
          label: "Core concepts",
        },
        {
          type: "doc",
          id: "guides/stay-up-to-date/cis/cis-1.4.0/deployment-walkthrough/step-1-update-references-to-the-gruntwork-infrastructure-as-code-library",
          label: "1. Update library references",
        },
        {
          type: "doc",
          id: "guides/stay-up-to-date/cis/cis-1.4.0/deployment-walkthrough/step-2-update-the-account-baseline-modules",
          label: "2. Update the account baselines",
        },
        {
          type: "doc",
          id: "guides/stay-up-to-date/cis/cis-1.4.0/deployment-walkthrough/step-3-manual-steps",
          label: "3. Manual steps",
        },
      ],
    }),
  ],
  "terraform versions": [
    updateGuides,
    ...among(
      updates,
      {
        type: "category",
        label: "Terraform 0.12",
        page: "guides/stay-up-to-date/terraform/terraform-12/index",
        items: [
          {
            type: "doc",
            id: "guides/stay-up-to-date/terraform/terraform-12/deployment-walkthrough",
            label: "Deployment walkthrough",
          },
          {
            type: "doc",
            id: "guides/stay-up-to-date/terraform/terraform-12/version-compatibility-table",
            label: "Version compatibility table",
          },
        ],
      },
      {
        type: "category",
        label: "AWS provider 3",
        page: "guides/stay-up-to-date/terraform/how-to-update-to-aws-provider-v3/index",
        items: [
          {
            type: "doc",
            id: "guides/stay-up-to-date/terraform/how-to-update-to-aws-provider-v3/core-concepts",
            label: "Core concepts",
          },
          {
            type: "doc",
            id: "guides/stay-up-to-date/terraform/how-to-update-to-aws-provider-v3/deployment-walkthrough",
            label: "Deployment walkthrough",
          },
        ],
      },
      {
        type: "category",
        label: "Terraform 0.13",
        page: "guides/stay-up-to-date/terraform/terraform-13/index",
        items: [
          {
            type: "doc",
            id: "guides/stay-up-to-date/terraform/terraform-13/core-concepts",
            label: "Core concepts",
          },
          {
            type: "doc",
            id: "guides/stay-up-to-date/terraform/terraform-13/deployment-walkthrough/step-1-update-your-code-to-be-compatible-with-terraform-0-12",
            label: "1. Get to Terraform 0.12.26",
          },
          {
            type: "doc",
            id: "guides/stay-up-to-date/terraform/terraform-13/deployment-walkthrough/step-2-update-your-code-to-be-compatible-with-terraform-0-13",
            label: "2. Make your code compatible",
          },
          {
            type: "doc",
            id: "guides/stay-up-to-date/terraform/terraform-13/deployment-walkthrough/step-3-update-references-to-the-gruntwork-infrastructure-as-code-library",
            label: "3. Update library references",
          },
          {
            type: "doc",
            id: "guides/stay-up-to-date/terraform/terraform-13/deployment-walkthrough/step-4-update-provider-sources",
            label: "4. Update provider sources",
          },
          {
            type: "doc",
            id: "guides/stay-up-to-date/terraform/terraform-13/deployment-walkthrough/updating-the-gruntwork-reference-architecture-to-terraform-0-13",
            label: "5. Update a Reference Architecture",
          },
        ],
      },
      {
        type: "category",
        label: "Terraform 0.14",
        page: "guides/stay-up-to-date/terraform/terraform-14/index",
        items: [
          {
            type: "doc",
            id: "guides/stay-up-to-date/terraform/terraform-14/core-concepts",
            label: "Core concepts",
          },
          {
            type: "doc",
            id: "guides/stay-up-to-date/terraform/terraform-14/deployment-walkthrough/step-1-update-your-code-to-be-compatible-with-terraform-0-13",
            label: "1. Get to Terraform 0.13",
          },
          {
            type: "doc",
            id: "guides/stay-up-to-date/terraform/terraform-14/deployment-walkthrough/step-2-update-your-code-to-be-compatible-with-terraform-0-14",
            label: "2. Make your code compatible",
          },
          {
            type: "doc",
            id: "guides/stay-up-to-date/terraform/terraform-14/deployment-walkthrough/step-3-update-references-to-the-gruntwork-infrastructure-as-code-library",
            label: "3. Update library references",
          },
          {
            type: "doc",
            id: "guides/stay-up-to-date/terraform/terraform-14/deployment-walkthrough/step-4-start-using-lock-files",
            label: "4. Start using lock files",
          },
        ],
      },
      {
        type: "category",
        label: "Terraform 0.15",
        page: "guides/stay-up-to-date/terraform/terraform-15/index",
        items: [
          {
            type: "doc",
            id: "guides/stay-up-to-date/terraform/terraform-15/core-concepts",
            label: "Core concepts",
          },
          {
            type: "doc",
            id: "guides/stay-up-to-date/terraform/terraform-15/deployment-walkthrough/step-1-update-your-code-to-be-compatible-with-terraform-0-14",
            label: "1. Get to Terraform 0.14",
          },
          {
            type: "doc",
            id: "guides/stay-up-to-date/terraform/terraform-15/deployment-walkthrough/step-2-update-your-code-to-be-compatible-with-terraform-0-15",
            label: "2. Make your code compatible",
          },
          {
            type: "doc",
            id: "guides/stay-up-to-date/terraform/terraform-15/deployment-walkthrough/step-3-update-references-to-the-gruntwork-infrastructure-as-code-library",
            label: "3. Update library references",
          },
        ],
      },
      {
        type: "category",
        label: "Terraform 1.x",
        page: "guides/stay-up-to-date/terraform/terraform-1.x/index",
        items: [
          {
            type: "doc",
            id: "guides/stay-up-to-date/terraform/terraform-1.x/core-concepts",
            label: "Core concepts",
          },
          {
            type: "doc",
            id: "guides/stay-up-to-date/terraform/terraform-1.x/deployment-walkthrough/step-1-update-your-code-to-be-compatible-with-terraform-0-15",
            label: "1. Get to the version below",
          },
          {
            type: "doc",
            id: "guides/stay-up-to-date/terraform/terraform-1.x/deployment-walkthrough/step-2-update-references-to-the-gruntwork-infrastructure-as-code-library",
            label: "2. Update library references",
          },
        ],
      },
      {
        type: "doc",
        id: "guides/stay-up-to-date/terraform/how-to-update-to-aws-provider-v6/index",
        label: "AWS provider 6",
      },
    ),
  ],
  "DRY reference architecture": [
    updateGuides,
    ...among(updates, {
      type: "category",
      label: "DRY Reference Architecture",
      page: "guides/stay-up-to-date/terraform/how-to-dry-your-reference-architecture/index",
      collapsed: false,
      items: [
        {
          type: "doc",
          id: "guides/stay-up-to-date/terraform/how-to-dry-your-reference-architecture/core-concepts",
          label: "Core concepts",
        },
        {
          type: "doc",
          id: "guides/stay-up-to-date/terraform/how-to-dry-your-reference-architecture/deployment-walkthrough/intro",
          label: "Update approach",
        },
        {
          type: "doc",
          id: "guides/stay-up-to-date/terraform/how-to-dry-your-reference-architecture/deployment-walkthrough/update-to-the-service-catalog-based-reference-architecture",
          label: "Use the Service Catalog first (optional)",
        },
        {
          type: "doc",
          id: "guides/stay-up-to-date/terraform/how-to-dry-your-reference-architecture/deployment-walkthrough/refactoring-common-configurations-for-a-component",
          label: "Refactor a component",
        },
        {
          type: "doc",
          id: "guides/stay-up-to-date/terraform/how-to-dry-your-reference-architecture/deployment-walkthrough/optional-even-dryer-configuration",
          label: "Even DRYer configuration (optional)",
        },
      ],
    }),
  ],
  "production framework": [
    guides,
    ...getAmongGuides({
      type: "category",
      label: "Production Framework",
      page: "guides/production-framework/index",
      collapsed: false,
      items: [
        {
          type: "category",
          label: "Ingredients",
          page: "guides/production-framework/ingredients/index",
          collapsed: false,
          items: [
            {
              type: "doc",
              id: "guides/production-framework/ingredients/service-catalog",
              label: "Service catalog",
            },
            {
              type: "doc",
              id: "guides/production-framework/ingredients/landing-zone",
              label: "Landing zone",
            },
            {
              type: "doc",
              id: "guides/production-framework/ingredients/ci-cd-pipeline",
              label: "CI/CD pipeline",
            },
            {
              type: "doc",
              id: "guides/production-framework/ingredients/self-service",
              label: "Self-service",
            },
            {
              type: "doc",
              id: "guides/production-framework/ingredients/automatic-updates",
              label: "Automatic updates",
            },
            {
              type: "doc",
              id: "guides/production-framework/ingredients/other-ingredients",
              label: "Other ingredients",
            },
          ],
        },
        {
          type: "category",
          label: "Recipes",
          page: "guides/production-framework/recipes/index",
          collapsed: false,
          items: [
            {
              type: "doc",
              id: "guides/production-framework/recipes/dev-team-experience",
              label: "Dev team experience",
            },
            {
              type: "doc",
              id: "guides/production-framework/recipes/ops-team-experience",
              label: "Ops team experience",
            },
          ],
        },
        {
          type: "doc",
          id: "guides/production-framework/gruntwork-solutions",
          label: "How Gruntwork can help",
        },
      ],
    }),
  ],
  "reference-architecture usage": [
    {
      type: "link",
      label: "← Reference Architecture",
      href: "/docs/guides/reference-architecture",
    },
    {
      type: "category",
      label: "Use a Reference Architecture",
      page: "guides/reference-architecture/example-usage-guide/index",
      collapsed: false,
      items: [
        {
          type: "doc",
          id: "guides/reference-architecture/example-usage-guide/authenticate",
          label: "Authenticate",
        },
        {
          type: "doc",
          id: "guides/reference-architecture/example-usage-guide/deploy-apps",
          label: "Deploy your apps",
        },
        {
          type: "doc",
          id: "guides/reference-architecture/example-usage-guide/configure-gw-pipelines",
          label: "Configure Gruntwork Pipelines",
        },
        {
          type: "doc",
          id: "guides/reference-architecture/example-usage-guide/monitoring-alerting-logging",
          label: "Monitoring, alerting, logging",
        },
        {
          type: "doc",
          id: "guides/reference-architecture/example-usage-guide/adding-a-new-account",
          label: "Add a new account",
        },
        {
          type: "doc",
          id: "guides/reference-architecture/example-usage-guide/undeploy",
          label: "Undeploy",
        },
      ],
    },
    {
      type: "ref",
      id: "guides/reference-architecture/configuration-guide",
      label: "Configure a Reference Architecture",
    },
  ],
  reference: [
    { type: "link", label: "← Home", href: "/" },
    { type: "doc", id: "reference/intro", label: "Reference" },
    { type: "ref", id: "reference/services/intro/overview", label: "Service Catalog API" },
    { type: "ref", id: "reference/modules/index", label: "Modules" },
    { type: "ref", id: "reference/tools/stub", label: "Tools" },
  ],
  modules: [
    { type: "link", label: "← Reference", href: "/docs/reference/intro" },
    { type: "ref", id: "reference/services/intro/overview", label: "Service Catalog API" },
    {
      type: "category",
      label: "Modules",
      page: "reference/modules/index",
      items: [{ type: "autogenerated", dir: "reference/modules" }],
    },
    { type: "ref", id: "reference/tools/stub", label: "Tools" },
  ],
  tools: [
    { type: "link", label: "← Reference", href: "/docs/reference/intro" },
    { type: "ref", id: "reference/services/intro/overview", label: "Service Catalog API" },
    { type: "ref", id: "reference/modules/index", label: "Modules" },
    { type: "doc", id: "reference/tools/stub", label: "Tools" },
  ],
  services: [
    { type: "link", label: "← Reference", href: "/docs/reference/intro" },
    { type: "doc", id: "reference/check", label: "Check my code" },
    { type: "autogenerated", dir: "reference/services" },
  ],
});
