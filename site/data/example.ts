// All guides use this example company. The page "The example company" shows it in tables, and
// `npm run content:rehearse` compares the accounts, Regions, ranges, profiles, versions, and paths of
// the guides with it.

interface Account {
  id: string;
  contents: string;
  /** Whether the landing zone creates it. The guide to the first deployment creates the others. */
  isFromLandingZone: boolean;
}

interface Vpc {
  /** Input `vpc_name` and the tag `Name`. */
  name: string;
  account: string;
  /** Folder of its environment within `<account>/<region>`. Null if no guide creates the network. */
  environment: string | null;
  range: string;
}

/** Subnets of a network in three zones. */
interface SubnetTier {
  name: string;
  /** `netnum` of `cidrsubnet(range, newBits, netnum)` in each zone. */
  numbers: readonly [number, number, number];
}

interface User {
  name: string;
  /** The user's groups in each account. */
  memberships: readonly { account: string; groups: readonly string[] }[];
  job: string;
}

/** A role of people or machines. */
interface Role {
  name: string;
  /** The accounts that have it. */
  accounts: readonly string[];
  /** Accounts in its trust policy. */
  trusts: readonly string[];
  /** Whether the trust policy requires MFA. */
  requiresMfa: boolean;
  permissions: string;
}

/** Profiles of `~/.aws/config` that assume a role: one per account, named `<account>-<suffix>`. */
interface RoleProfiles {
  suffix: string;
  role: string;
  accounts: readonly string[];
  /** The profile of the user who assumes the role. */
  source: string;
  /** Page and section that creates them, below `guides/build-it-yourself`. */
  from: string;
}

/** A profile of a user whose key is in aws-vault. */
interface UserProfile {
  name: string;
  account: string;
  user: string;
  from: string;
}

/** A profile that signs in through IAM Identity Center. */
interface SignInProfile {
  name: string;
  account: string;
  /** Page and section that creates it, below `intro`. */
  from: string;
}

interface Tool {
  name: string;
  command: string;
  version: string;
  /** Its key in `mise.toml`. */
  mise: string;
}

/** A value of another company or time that some pages may use. */
interface AllowedValue {
  kind: "account" | "region" | "range" | "profile" | "version" | "path" | "domain" | "command";
  /**
   * `*` at the end matches any text. A version is written as `repository@tag`, and a command or an
   * option after the name of its tool.
   */
  value: string;
  /** Start of the paths that may use it, from the root of the repository. Default: all. */
  pages?: string;
  reason: string;
}

interface SubnetPlan {
  newBits: number;
  tiers: readonly SubnetTier[];
}

export interface ExampleCompany {
  organization: {
    name: string;
    /** Input `name_prefix`. Names of buckets begin with it. */
    prefix: string;
    /** The organization on GitHub, or the group on GitLab. */
    github: string;
    domain: string;
    /** ID of the AWS organization. */
    id: string;
  };
  accounts: Record<string, Account>;
  /** IDs of other owners, such as publishers of images, with a description. */
  otherAccounts: Record<string, string>;
  regions: {
    default: string;
    second: string;
    /** Only for services that AWS runs in one Region. */
    global: string;
    /** Regions that the guides' baselines watch. */
    watched: readonly string[];
  };
  /** Names of environments, also as folders. */
  environments: readonly string[];
  repositories: Record<string, string>;
  /** Paths in `infrastructure-live`. Words in angle brackets vary. */
  layout: readonly { path: string; contents: string }[];
  state: {
    /** Words in angle brackets vary. */
    bucket: string;
    key: string;
  };
  vpcs: readonly Vpc[];
  /** Ranges that no VPC may use. */
  otherRanges: readonly { range: string; use: string }[];
  subnets: { application: SubnetPlan; management: SubnetPlan };
  users: readonly User[];
  /** Groups in the security account; `<account>` stands for logs, shared, dev, stage and prod. */
  groups: readonly { name: string; grants: string }[];
  roles: readonly Role[];
  userProfiles: readonly UserProfile[];
  roleProfiles: readonly RoleProfiles[];
  /** For the accounts that the landing zone does not create. */
  signInProfiles: readonly SignInProfile[];
  /** How long a session with MFA lasts. */
  sessionHours: number;
  buckets: readonly { name: string; account: string; region: string; contents: string }[];
  keys: readonly { arn: string; encrypts: string }[];
  tools: readonly Tool[];
  /** Constraints in the guides' root modules. */
  constraints: { iac: string; awsProvider: string; packerAmazonPlugin: string };
  /** Version in the cluster guide. */
  kubernetes: string;
  /** The tag of each repository of the library. */
  library: Record<string, string>;
  exceptions: readonly AllowedValue[];
}

/** Folders of guides that show earlier states. */
const architectureGuides = "site/content/docs/guides/reference-architecture";
const updateGuides = "site/content/docs/guides/stay-up-to-date";

const workloads = ["shared", "dev", "stage", "prod"] as const;
const accountsWithRoles = ["logs", ...workloads] as const;

export const example = {
  organization: {
    name: "Acme",
    prefix: "acme",
    github: "acme",
    domain: "acme.example",
    id: "o-a1b2c3d4e5",
  },
  accounts: {
    root: {
      id: "111111111111",
      contents: "The organization and billing; no infrastructure (AWS: management account)",
      isFromLandingZone: true,
    },
    logs: {
      id: "222222222222",
      contents: "Buckets for CloudTrail and AWS Config, and the KMS key of the trails",
      isFromLandingZone: true,
    },
    security: {
      id: "333333333333",
      contents: "IAM users and groups; no workloads",
      isFromLandingZone: true,
    },
    shared: {
      id: "444444444444",
      contents: "CI, container registries, machine images",
      isFromLandingZone: true,
    },
    dev: { id: "777777777777", contents: "The dev environment", isFromLandingZone: true },
    stage: { id: "888888888888", contents: "The stage environment", isFromLandingZone: true },
    prod: { id: "999999999999", contents: "The prod environment", isFromLandingZone: true },
    sandbox: { id: "555555555555", contents: "Manual experiments", isFromLandingZone: false },
    test: {
      id: "666666666666",
      contents: "What automated tests create and destroy",
      isFromLandingZone: false,
    },
  },
  otherAccounts: {
    "111122223333": "Another company, in example policies",
    "444455556666": "Another company, in example policies",
    "099720109477": "Canonical, the publisher of Ubuntu images",
    "602401143452": "AWS, the publisher of EKS images",
    "583800379690": "Gruntwork, if a customer grants it access",
  },
  regions: {
    default: "us-east-2",
    second: "us-west-2",
    global: "us-east-1",
    watched: ["us-east-1", "us-east-2", "us-west-2"],
  },
  environments: ["dev", "stage", "prod", "mgmt"],
  repositories: {
    "infrastructure-live": "What is deployed: one folder per unit, each pinning a module",
    "infrastructure-modules": "The company's own modules, which wrap modules of the library",
  },
  layout: [
    { path: "root.hcl", contents: "Provider, backend, and common inputs of every unit" },
    { path: "multi_region.hcl", contents: "One provider per Region, for the baselines" },
    { path: "common.hcl", contents: "Values that all accounts share" },
    { path: "accounts.json", contents: "Names and IDs of the accounts" },
    { path: "<account>/account.hcl", contents: "The name of the account" },
    {
      path: "<account>/_global/region.hcl",
      contents: "The Region for the API calls of global units",
    },
    {
      path: "<account>/_global/<name>/terragrunt.hcl",
      contents: "A unit that belongs to no Region",
    },
    { path: "<account>/<region>/region.hcl", contents: "The Region of the units below it" },
    {
      path: "<account>/<region>/<environment>/<category>/<name>/terragrunt.hcl",
      contents: "A unit, such as stage/us-east-2/stage/networking/vpc",
    },
  ],
  state: {
    bucket: "acme-<account>-<region>-terraform-state",
    key: "<path of the unit>/terraform.tfstate",
  },
  vpcs: [
    { name: "dev", account: "dev", environment: "dev", range: "10.0.0.0/16" },
    { name: "stage", account: "stage", environment: "stage", range: "10.10.0.0/16" },
    { name: "prod", account: "prod", environment: "prod", range: "10.20.0.0/16" },
    { name: "mgmt-nonprod", account: "stage", environment: "mgmt", range: "10.30.0.0/16" },
    { name: "mgmt-prod", account: "prod", environment: "mgmt", range: "10.40.0.0/16" },
    { name: "shared", account: "shared", environment: "mgmt", range: "10.50.0.0/16" },
    { name: "sandbox", account: "sandbox", environment: null, range: "10.60.0.0/16" },
    { name: "test", account: "test", environment: null, range: "10.70.0.0/16" },
  ],
  otherRanges: [
    { range: "10.128.0.0/9", use: "Reserved: the second Region and acquisitions" },
    { range: "172.20.0.0/16", use: "Kubernetes services, inside each cluster" },
    { range: "172.31.0.0/16", use: "AWS: default VPCs, which the VPC guide removes" },
    { range: "172.17.0.0/16", use: "Docker: default bridge; avoid it" },
    { range: "10.100.0.0/16", use: "AWS: the other default for Kubernetes services; avoid it" },
  ],
  subnets: {
    application: {
      newBits: 5,
      tiers: [
        { name: "Public", numbers: [0, 1, 2] },
        { name: "Private app", numbers: [10, 11, 12] },
        { name: "Private persistence", numbers: [20, 21, 22] },
      ],
    },
    management: {
      newBits: 4,
      tiers: [
        { name: "Public", numbers: [0, 1, 2] },
        { name: "Private", numbers: [8, 9, 10] },
      ],
    },
  },
  users: [
    {
      name: "alice",
      memberships: [
        { account: "root", groups: ["full-access"] },
        { account: "security", groups: ["full-access", "iam-user-self-mgmt", "_all-accounts"] },
      ],
      job: "Administers the landing zone and deploys; the guides assume that you are alice",
    },
    {
      name: "bob",
      memberships: [{ account: "root", groups: ["billing", "iam-user-self-mgmt"] }],
      job: "Pays the bills",
    },
    {
      name: "carol",
      memberships: [
        {
          account: "security",
          groups: [
            "iam-user-self-mgmt",
            "_account.dev-full-access",
            "_account.stage-dev",
            "_account.prod-read-only",
          ],
        },
      ],
      job: "Develops an application",
    },
  ],
  groups: [
    { name: "full-access", grants: "Everything in the security account itself" },
    { name: "read-only", grants: "Read-only access to the security account itself" },
    { name: "iam-user-self-mgmt", grants: "Managing your own password, keys, and MFA device" },
    { name: "_all-accounts", grants: "Every role that a group below grants" },
    { name: "_account.<account>-full-access", grants: "Full access to that account" },
    { name: "_account.<account>-read-only", grants: "Read-only access to that account" },
    { name: "_account.<account>-dev", grants: "The dev role; only for dev and stage" },
    { name: "ssh-grunt-users", grants: "SSH to servers, no AWS permissions" },
    { name: "ssh-grunt-sudo-users", grants: "SSH with sudo, no AWS permissions" },
  ],
  roles: [
    {
      name: "OrganizationAccountAccessRole",
      accounts: ["logs", "security", ...workloads],
      trusts: ["root"],
      requiresMfa: true,
      permissions: "Do everything; for the initial setup and emergencies",
    },
    {
      name: "allow-full-access-from-other-accounts",
      accounts: accountsWithRoles,
      trusts: ["security"],
      requiresMfa: true,
      permissions: "Do everything",
    },
    {
      name: "allow-read-only-access-from-other-accounts",
      accounts: accountsWithRoles,
      trusts: ["security"],
      requiresMfa: true,
      permissions: "Read everything",
    },
    {
      name: "allow-dev-access-from-other-accounts",
      accounts: ["dev", "stage"],
      trusts: ["security"],
      requiresMfa: true,
      permissions: "Use the services in `dev_permitted_services`",
    },
    {
      name: "allow-billing-only-access-from-other-accounts",
      accounts: workloads,
      trusts: ["security"],
      requiresMfa: true,
      permissions: "View and pay the bill",
    },
    {
      name: "allow-logs-access-from-other-accounts",
      accounts: ["logs"],
      trusts: ["security"],
      requiresMfa: true,
      permissions: "Read the logs of CloudTrail, AWS Config, and CloudWatch",
    },
    {
      name: "allow-auto-deploy-from-other-accounts",
      accounts: workloads,
      trusts: ["security", "shared"],
      requiresMfa: false,
      permissions: "Take the actions in `auto_deploy_permissions`; for machines",
    },
    {
      name: "allow-ssh-grunt-access-from-other-accounts",
      accounts: ["security"],
      trusts: accountsWithRoles,
      requiresMfa: false,
      permissions: "Look up group members and their SSH keys; for servers",
    },
  ],
  userProfiles: [
    {
      name: "root-iam-user",
      account: "root",
      user: "alice",
      from: "landing-zone/deployment-walkthrough/root-account#lock-iam-user",
    },
    {
      name: "security",
      account: "security",
      user: "alice",
      from: "landing-zone/deployment-walkthrough/test",
    },
  ],
  roleProfiles: [
    {
      suffix: "admin",
      role: "OrganizationAccountAccessRole",
      accounts: ["logs", "security", ...workloads],
      source: "root-iam-user",
      from: "landing-zone/deployment-walkthrough/logs#admin-profiles",
    },
    {
      suffix: "full-access",
      role: "allow-full-access-from-other-accounts",
      accounts: accountsWithRoles,
      source: "security",
      from: "landing-zone/deployment-walkthrough/test",
    },
    {
      suffix: "read-only",
      role: "allow-read-only-access-from-other-accounts",
      accounts: accountsWithRoles,
      source: "security",
      from: "landing-zone/deployment-walkthrough/test",
    },
    {
      suffix: "auto-deploy",
      role: "allow-auto-deploy-from-other-accounts",
      accounts: ["prod"],
      source: "security",
      from: "pipelines/deployment-walkthrough",
    },
  ],
  signInProfiles: [
    {
      name: "sandbox-full-access",
      account: "sandbox",
      from: "environment-setup/recommended_tools#aws",
    },
    { name: "test-full-access", account: "test", from: "first-deployment/testing#test-account" },
  ],
  sessionHours: 8,
  buckets: [
    {
      name: "acme-cloudtrail-logs",
      account: "logs",
      region: "us-east-2",
      contents: "API calls of all accounts",
    },
    {
      name: "acme-config-logs",
      account: "logs",
      region: "us-east-2",
      contents: "Configuration history of all accounts",
    },
  ],
  keys: [
    {
      arn: "arn:aws:kms:us-east-2:222222222222:key/0a1b2c3d-4e5f-6789-abcd-ef0123456789",
      encrypts: "The trails of all accounts",
    },
  ],
  tools: [
    { name: "OpenTofu", command: "tofu", version: "1.12.6", mise: "opentofu" },
    { name: "Terraform", command: "terraform", version: "1.16.3", mise: "terraform" },
    { name: "Terragrunt", command: "terragrunt", version: "1.1.6", mise: "terragrunt" },
    { name: "Packer", command: "packer", version: "1.15.4", mise: "packer" },
    { name: "AWS CLI", command: "aws", version: "2.38.1", mise: "aws-cli" },
    { name: "aws-vault", command: "aws-vault", version: "7.15.3", mise: "aws-vault" },
    { name: "kubectl", command: "kubectl", version: "1.36.4", mise: "kubectl" },
    { name: "Go", command: "go", version: "1.26.10", mise: "go" },
    { name: "jq", command: "jq", version: "1.8.2", mise: "jq" },
    { name: "TFLint", command: "tflint", version: "0.64.0", mise: "tflint" },
    { name: "pre-commit", command: "pre-commit", version: "4.7.0", mise: "pre-commit" },
  ],
  constraints: {
    iac: ">= 1.10.0, < 2.0.0",
    awsProvider: "~> 6.0",
    packerAmazonPlugin: "~> 1.3",
  },
  kubernetes: "1.35",
  library: {
    "terraform-aws-service-catalog": "v2.11.1",
    "terraform-aws-asg": "v1.2.0",
    "terraform-aws-cache": "v1.0.5",
    "terraform-aws-ci": "v1.3.0",
    "terraform-aws-cis-service-catalog": "v1.2.2",
    "terraform-aws-control-tower": "v2.1.0",
    "terraform-aws-data-storage": "v1.3.1",
    "terraform-aws-ecs": "v1.4.2",
    "terraform-aws-eks": "v5.1.0",
    "terraform-aws-lambda": "v1.3.1",
    "terraform-aws-load-balancer": "v1.3.2",
    "terraform-aws-messaging": "v1.0.3",
    "terraform-aws-monitoring": "v1.3.1",
    "terraform-aws-openvpn": "v1.0.0",
    "terraform-aws-security": "v1.7.0",
    "terraform-aws-server": "v1.0.4",
    "terraform-aws-static-assets": "v1.2.0",
    "terraform-aws-utilities": "v0.10.8",
    "terraform-aws-vpc": "v0.29.0",
    "gruntwork-installer": "v0.0.40",
  },
  exceptions: [
    {
      kind: "version",
      value: "*",
      pages: updateGuides,
      reason: "Updates lead from old versions to newer ones",
    },
    {
      kind: "command",
      value: "terraform 0.1*",
      pages: updateGuides,
      reason: "Terraform 0.12 and 0.13 rewrite code of the version before",
    },
    ...["version", "run-all", "render-json", "--terragrunt-*"].map((name) => ({
      kind: "command" as const,
      value: `terragrunt ${name}`,
      pages: updateGuides,
      reason: "Versions of Terragrunt before 1.0 have it",
    })),
    {
      kind: "version",
      value: "terraform-aws-service-catalog@v0.146.0",
      pages: "site/content/blog/2026-11-25-upgrading-the-service-catalog.md",
      reason: "The post says what to write before an upgrade from this release",
    },
    {
      kind: "region",
      value: "*",
      pages: updateGuides,
      reason: "The guides are about infrastructure of readers, wherever it is",
    },
    {
      kind: "path",
      value: "*",
      pages: updateGuides,
      reason: "The guides show layouts before and after an update",
    },
    {
      kind: "version",
      value: "*",
      pages: architectureGuides,
      reason: "The Reference Architecture of 2022 pins the versions of its time",
    },
    {
      kind: "path",
      value: "*",
      pages: architectureGuides,
      reason: "The Reference Architecture has another layout",
    },
    {
      kind: "profile",
      value: "sandbox-*",
      pages: architectureGuides,
      reason: "The guide adds an account for experiments",
    },
    {
      kind: "profile",
      value: "root-logs",
      reason: "The root user of the logs account, which alone may enable MFA delete",
    },
    {
      kind: "profile",
      value: "dev-vpn",
      pages: architectureGuides,
      reason: "The role that requests certificates of the VPN server",
    },
    {
      kind: "region",
      value: "*",
      pages: "site/content/docs/guides/troubleshooting",
      reason: "Error messages name the Regions in which they occur",
    },
    {
      kind: "region",
      value: "af-south-1",
      pages:
        "site/content/docs/guides/build-it-yourself/achieve-compliance/deployment-walkthrough/root-baseline.mdx",
      reason: "A Region that the company has not enabled",
    },
    {
      kind: "region",
      value: "us-gov-*",
      pages: "site/content/docs/guides/pipelines/govcloud.mdx",
      reason: "The page is about the GovCloud partition, which has its own Regions",
    },
    {
      kind: "profile",
      value: "gov-prod-admin",
      pages: "site/content/docs/guides/pipelines/govcloud.mdx",
      reason: "The account is in the GovCloud partition",
    },
    {
      kind: "path",
      value: "gov-prod/*",
      pages: "site/content/docs/guides/pipelines/govcloud.mdx",
      reason: "The account is in the GovCloud partition",
    },
    {
      kind: "range",
      value: "172.16.1.0/24",
      pages: "site/content/docs/guides/troubleshooting/vpn-and-server-access.md",
      reason: "The default of the input `vpn_subnet`",
    },
    {
      kind: "path",
      value: "stage/us-east-2/stage/queues/terragrunt.stack.hcl",
      pages: "site/content/docs/guides/troubleshooting/terragrunt-layout.md",
      reason: "A stack file, which the walkthroughs do not use",
    },
    {
      kind: "version",
      value: "terraform-aws-utilities@v0.10.3",
      pages: "site/content/docs/guides/patcher",
      reason: "Readers practice an update on an old version",
    },
  ],
} as const satisfies ExampleCompany;

/** A profile of `~/.aws/config`. */
export interface ExampleProfile {
  name: string;
  account: string;
  /** The IAM user whose session it is; null for roles and for IAM Identity Center. */
  user: string | null;
  /** The role that it assumes; null if it assumes none. */
  role: string | null;
  /** The profile that assumes the role; null if it assumes none. */
  source: string | null;
}

/** All profiles, with one per account for each role. */
export function getExampleProfiles(): ExampleProfile[] {
  return [
    ...example.userProfiles.map(({ name, account, user }) => ({
      name,
      account,
      user,
      role: null,
      source: null,
    })),
    ...example.roleProfiles.flatMap(({ suffix, role, accounts, source }) =>
      accounts.map((account) => ({
        name: `${account}-${suffix}`,
        account,
        user: null,
        role,
        source,
      })),
    ),
    ...example.signInProfiles.map(({ name, account }) => ({
      name,
      account,
      user: null,
      role: null,
      source: null,
    })),
  ];
}
