// The example company: what all guides share. The page "The example company" shows it in tables,
// and a check compares accounts, Regions, ranges, profiles, versions and paths of the guides with it.

/** A kind of account, with what the guides write about it. */
interface Account {
  /** The ID, twelve digits. */
  id: string;
  /** What it contains. */
  holds: string;
  /** Whether the landing zone creates it; the others belong to the introduction's first deployment. */
  landingZone: boolean;
}

/** A network with its range. */
interface Vpc {
  /** Input `vpc_name` and the tag `Name`. */
  name: string;
  account: string;
  /** Folder of its environment within `<account>/<region>`; null where no guide creates the network. */
  environment: string | null;
  range: string;
}

/** A tier of subnets within a network: three of them in three zones. */
interface SubnetTier {
  name: string;
  /** `netnum` of `cidrsubnet(range, newBits, netnum)` in each zone. */
  numbers: readonly [number, number, number];
}

/** A person. */
interface User {
  name: string;
  /** The account that the IAM user is in, with the groups there. */
  memberships: readonly { account: string; groups: readonly string[] }[];
  does: string;
}

/** A role that people or machines assume. */
interface Role {
  name: string;
  /** The accounts that have it. */
  accounts: readonly string[];
  /** Whom its trust policy names: accounts. */
  trusts: readonly string[];
  /** Whether the trust policy requires MFA. */
  mfa: boolean;
  may: string;
}

/** Profiles of `~/.aws/config` that stand for a role: one per account, named `<account>-<suffix>`. */
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

/** A tool on the reader's machine. */
interface Tool {
  name: string;
  /** The command that runs it. */
  command: string;
  version: string;
  /** Its key in `mise.toml`. */
  mise: string;
}

/** A value that some pages may use although it is none of the company's. */
interface Exception {
  kind: "account" | "region" | "range" | "profile" | "version" | "path" | "domain";
  /** The value; a star at its end stands for anything. A version is `repository@tag`. */
  value: string;
  /** Beginning of the files that may use it, from the root of the repository; all where left out. */
  pages?: string;
  reason: string;
}

/** The subnets of a kind of network. */
interface SubnetPlan {
  newBits: number;
  tiers: readonly SubnetTier[];
}

/** The shape of {@link example}. */
export interface ExampleCompany {
  organization: {
    name: string;
    /** Input `name_prefix`: names of buckets begin with it. */
    prefix: string;
    /** The organization on GitHub, or group on GitLab. */
    github: string;
    domain: string;
    /** ID of the AWS organization. */
    id: string;
  };
  accounts: Record<string, Account>;
  /** IDs that are no account of the company: publishers of images, and other companies in policies. */
  outsideAccounts: Record<string, string>;
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
  /** Paths in the repository of live code; words in angle brackets vary. */
  layout: readonly { path: string; holds: string }[];
  state: {
    /** Words in angle brackets vary. */
    bucket: string;
    key: string;
  };
  vpcs: readonly Vpc[];
  /** Ranges that no network of the table may use. */
  otherRanges: readonly { range: string; use: string }[];
  /** Of networks of applications, and of management networks. */
  subnets: { application: SubnetPlan; management: SubnetPlan };
  users: readonly User[];
  /** Groups in the security account; `<account>` stands for logs, shared, dev, stage and prod. */
  groups: readonly { name: string; grants: string }[];
  roles: readonly Role[];
  userProfiles: readonly UserProfile[];
  roleProfiles: readonly RoleProfiles[];
  /** For the accounts that the landing zone does not make. */
  signInProfiles: readonly SignInProfile[];
  /** Hours that a session with MFA lasts. */
  sessionHours: number;
  buckets: readonly { name: string; account: string; region: string; holds: string }[];
  keys: readonly { arn: string; encrypts: string }[];
  tools: readonly Tool[];
  /** Constraints in the guides' root modules. */
  constraints: { iac: string; awsProvider: string; packerAmazonPlugin: string };
  /** Kubernetes of the cluster guide. */
  kubernetes: string;
  /** The tag of each repository of the library. */
  library: Record<string, string>;
  exceptions: readonly Exception[];
}

/** The previous generation and the update guides, whose pages use other example accounts. */
const history = {
  architecture: "site/content/docs/guides/reference-architecture",
  updates: "site/content/docs/guides/stay-up-to-date",
} as const;

const workloads = ["shared", "dev", "stage", "prod"] as const;
const reached = ["logs", ...workloads] as const;

/** What all guides share. */
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
      holds: "The organization and billing; no infrastructure (AWS: management account)",
      landingZone: true,
    },
    logs: {
      id: "222222222222",
      holds: "Buckets for CloudTrail and AWS Config, and the KMS key of the trails",
      landingZone: true,
    },
    security: {
      id: "333333333333",
      holds: "IAM users and groups; no workloads",
      landingZone: true,
    },
    shared: {
      id: "444444444444",
      holds: "CI, container registries, machine images",
      landingZone: true,
    },
    dev: { id: "777777777777", holds: "The dev environment", landingZone: true },
    stage: { id: "888888888888", holds: "The stage environment", landingZone: true },
    prod: { id: "999999999999", holds: "The prod environment", landingZone: true },
    sandbox: { id: "555555555555", holds: "Manual experiments", landingZone: false },
    test: {
      id: "666666666666",
      holds: "What automated tests create and destroy",
      landingZone: false,
    },
  },
  outsideAccounts: {
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
    { path: "root.hcl", holds: "Provider, backend, and common inputs of every unit" },
    { path: "multi_region.hcl", holds: "One provider per Region, for the baselines" },
    { path: "common.hcl", holds: "Values that all accounts share" },
    { path: "accounts.json", holds: "Names and IDs of the accounts" },
    { path: "<account>/account.hcl", holds: "The name of the account" },
    { path: "<account>/_global/region.hcl", holds: "The Region for the API calls of global units" },
    { path: "<account>/_global/<name>/terragrunt.hcl", holds: "A unit that belongs to no Region" },
    { path: "<account>/<region>/region.hcl", holds: "The Region of the units below it" },
    {
      path: "<account>/<region>/<environment>/<category>/<name>/terragrunt.hcl",
      holds: "A unit, such as stage/us-east-2/stage/networking/vpc",
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
      does: "Administers the landing zone and deploys; the guides assume that you are alice",
    },
    {
      name: "bob",
      memberships: [{ account: "root", groups: ["billing", "iam-user-self-mgmt"] }],
      does: "Pays the bills",
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
      does: "Develops an application",
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
      mfa: true,
      may: "Do everything; for the initial setup and emergencies",
    },
    {
      name: "allow-full-access-from-other-accounts",
      accounts: reached,
      trusts: ["security"],
      mfa: true,
      may: "Do everything",
    },
    {
      name: "allow-read-only-access-from-other-accounts",
      accounts: reached,
      trusts: ["security"],
      mfa: true,
      may: "Read everything",
    },
    {
      name: "allow-dev-access-from-other-accounts",
      accounts: ["dev", "stage"],
      trusts: ["security"],
      mfa: true,
      may: "Use the services in `dev_permitted_services`",
    },
    {
      name: "allow-billing-only-access-from-other-accounts",
      accounts: workloads,
      trusts: ["security"],
      mfa: true,
      may: "View and pay the bill",
    },
    {
      name: "allow-logs-access-from-other-accounts",
      accounts: ["logs"],
      trusts: ["security"],
      mfa: true,
      may: "Read the logs of CloudTrail, AWS Config, and CloudWatch",
    },
    {
      name: "allow-auto-deploy-from-other-accounts",
      accounts: workloads,
      trusts: ["security", "shared"],
      mfa: false,
      may: "Take the actions in `auto_deploy_permissions`; for machines",
    },
    {
      name: "allow-ssh-grunt-access-from-other-accounts",
      accounts: ["security"],
      trusts: reached,
      mfa: false,
      may: "Look up group members and their SSH keys; for servers",
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
      accounts: reached,
      source: "security",
      from: "landing-zone/deployment-walkthrough/test",
    },
    {
      suffix: "read-only",
      role: "allow-read-only-access-from-other-accounts",
      accounts: reached,
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
      holds: "API calls of all accounts",
    },
    {
      name: "acme-config-logs",
      account: "logs",
      region: "us-east-2",
      holds: "Configuration history of all accounts",
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
      pages: history.updates,
      reason: "Updates lead from old versions to newer ones",
    },
    {
      kind: "version",
      value: "terraform-aws-service-catalog@v0.146.0",
      pages: "site/content/blog/2026-11-25-upgrading-the-service-catalog.md",
      reason: "The post says what to write before an upgrade from this release",
    },
    {
      kind: "region",
      value: "*",
      pages: history.updates,
      reason: "The guides are about infrastructure of readers, wherever it is",
    },
    {
      kind: "path",
      value: "*",
      pages: history.updates,
      reason: "The guides show layouts before and after an update",
    },
    {
      kind: "version",
      value: "*",
      pages: history.architecture,
      reason: "The Reference Architecture of 2022 pins the versions of its time",
    },
    {
      kind: "path",
      value: "*",
      pages: history.architecture,
      reason: "The Reference Architecture has another layout",
    },
    {
      kind: "profile",
      value: "sandbox-*",
      pages: history.architecture,
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
      pages: history.architecture,
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
interface Profile {
  name: string;
  account: string;
  /** The IAM user whose session it is; null for roles and for IAM Identity Center. */
  user: string | null;
  /** The role that it assumes; null if it assumes none. */
  role: string | null;
  /** The profile that assumes the role; null if it assumes none. */
  source: string | null;
}

/** All profiles, those of roles written out per account. */
export function getExampleProfiles(): Profile[] {
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
