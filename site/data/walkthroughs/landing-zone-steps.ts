import { getMonitoringCosts } from "./landing-zone-costs.ts";
import type { WalkthroughStep } from "./walkthrough.ts";

const undoBaseline =
  "Set the `enable_...` input of the feature at fault to `false`, plan, and apply. Do not run `terragrunt destroy`: it turns off the audit log and deletes roles.";

export const landingZoneSteps: readonly WalkthroughStep[] = [
  {
    name: "repository",
    title: "1. Prepare the repository",
    kind: "step",
    minutes: 30,
    creates: [{ account: "your computer", what: "the folder `infrastructure-live`" }],
    undo: "Delete the folder `infrastructure-live` if it is new. Nothing exists in AWS.",
  },
  {
    name: "root-account",
    title: "2. Create and lock down the root account",
    kind: "step",
    minutes: 60,
    creates: [
      { account: "root", what: "the account, with MFA for its root user" },
      { account: "root", what: "the IAM user `alice` with MFA and an access key" },
    ],
    undo: "Delete the user in the console, as root, and run `aws-vault remove root-iam-user`. To undo the rest, close the account on its Account page.",
  },
  {
    name: "configure-root",
    title: "3. Configure the root baseline",
    kind: "step",
    minutes: 30,
    creates: [{ account: "your computer", what: "the unit of the root baseline" }],
    undo: "Delete the unit from `infrastructure-live`. Nothing is applied yet.",
  },
  {
    name: "import",
    title: "4. Import what exists",
    kind: "step",
    minutes: 15,
    creates: [{ account: "root", what: "a state bucket with the imported resources in the state" }],
    undo: "Run `terragrunt state rm` with the address of the import. It removes the entry from the state, not the resource.",
  },
  {
    name: "apply-root",
    title: "5. Apply the root baseline",
    kind: "step",
    minutes: 60,
    costs: [
      { price: "kms-key", quantity: 1, purpose: "KMS key of the trails" },
      ...getMonitoringCosts(3, 1),
      { price: "logs-ingestion", quantity: 2, purpose: "Trails copied to CloudWatch Logs" },
      { price: "s3-standard", quantity: 5, purpose: "Logs and state in S3" },
    ],
    creates: [
      { account: "root", what: "the organization, the first groups, AWS Config, and the trail" },
      { account: "six child accounts", what: "the accounts themselves, still without baselines" },
    ],
    undo: "Do not run a destroy, because it would try to close the accounts. Close them one by one instead.",
  },
  {
    name: "child-root-users",
    title: "6. Secure the root users of the child accounts",
    kind: "step",
    minutes: 15,
    undo: "Allow password recovery for the account in the IAM console of the root account.",
  },
  {
    name: "logs",
    title: "7. Apply the baseline for logs",
    kind: "step",
    minutes: 35,
    costs: getMonitoringCosts(3, 1),
    creates: [
      { account: "your computer", what: "the profiles `logs-admin` to `prod-admin`" },
      { account: "logs", what: "the buckets and the key for the logs of all accounts" },
    ],
    undo: undoBaseline,
  },
  {
    name: "security",
    title: "8. Apply the baseline for security",
    kind: "step",
    minutes: 35,
    costs: getMonitoringCosts(3, 1),
    creates: [
      { account: "security", what: "the baseline, the groups, and the users of all people" },
    ],
    undo: undoBaseline,
  },
  {
    name: "other-accounts",
    title: "9. Apply the baseline for the other accounts",
    kind: "step",
    minutes: 45,
    costs: getMonitoringCosts(3, 4),
    creates: [
      { account: "dev, stage, prod, and shared", what: "the baseline with its roles for people" },
    ],
    undo: undoBaseline,
  },
  {
    name: "test",
    title: "10. Sign in and test",
    kind: "step",
    minutes: 20,
    creates: [{ account: "your computer", what: "the profiles of your user and its roles" }],
    undo: "Delete the access key in the console, run `aws-vault remove security`, and delete the profiles from `~/.aws/config`.",
  },
  { name: "result", title: "What you have now", kind: "appendix", minutes: 0 },
  { name: "without-terragrunt", title: "Without Terragrunt", kind: "appendix", minutes: 0 },
  { name: "remove-everything", title: "Remove everything", kind: "removal", minutes: 45 },
  { name: "troubleshooting", title: "What usually goes wrong", kind: "appendix", minutes: 0 },
];
