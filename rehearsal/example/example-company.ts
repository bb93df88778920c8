interface ValueWithReason {
  value: string;
  reason: string;
}

export type ValueKind =
  | "account"
  | "region"
  | "range"
  | "profile"
  | "version"
  | "path"
  | "domain"
  | "command";

interface AllowedValue {
  kind: ValueKind;
  /** May end with `*` for any text. */
  value: string;
  /** Beginning of the paths of pages; default: all. */
  pages?: string;
  reason: string;
}

interface CompanyProfile {
  name: string;
  accountId: string;
  /** The role that the profile assumes; null for a user session. */
  role: string | null;
}

export interface ExampleCompany {
  accounts: { name: string; id: string }[];
  /** Accounts of other companies. */
  otherAccounts: ValueWithReason[];
  regions: ValueWithReason[];
  defaultRegion: string;
  ranges: ValueWithReason[];
  profiles: CompanyProfile[];
  /** The pinned tag of each module repository, by its name without the owner. */
  tags: ReadonlyMap<string, string>;
  liveRepository: string;
  /** Layouts of paths: `<account>/<region>/<environment>/<category>/<name>`. */
  layout: string[];
  environments: string[];
  /** Pattern of state bucket names: `acme-<account>-<region>-terraform-state`. */
  stateBucket: string;
  domain: string;
  exceptions: AllowedValue[];
}

export function getAccountName(company: ExampleCompany, id: string): string | undefined {
  return company.accounts.find((account) => account.id === id)?.name;
}

export function getAccountId(company: ExampleCompany, name: string): string | undefined {
  return company.accounts.find((account) => account.name === name)?.id;
}

/** Whether a page may use a command or option of another version, such as `terragrunt run-all`. */
export function isAllowedCommand(
  { exceptions }: ExampleCompany,
  file: string,
  command: string,
): boolean {
  return exceptions.some(
    ({ kind, value, pages = "" }) =>
      kind === "command" &&
      file.startsWith(pages) &&
      (value.endsWith("*") ? command.startsWith(value.slice(0, -1)) : command === value),
  );
}

/** Values that guides of every company may use. */
export const knownValues: readonly AllowedValue[] = [
  { kind: "range", value: "0.0.0.0/0", reason: "every address" },
  { kind: "range", value: "10.0.0.0/8", reason: "RFC 1918: private addresses" },
  { kind: "range", value: "172.16.0.0/12", reason: "RFC 1918: private addresses" },
  { kind: "range", value: "192.168.0.0/16", reason: "RFC 1918: private addresses" },
  { kind: "range", value: "100.64.0.0/10", reason: "RFC 6598: shared addresses, secondary ranges" },
  { kind: "range", value: "198.19.0.0/16", reason: "RFC 2544: secondary ranges of VPCs" },
  { kind: "range", value: "127.0.0.0/8", reason: "RFC 1122: the machine itself" },
  { kind: "range", value: "169.254.0.0/16", reason: "RFC 3927: link-local, metadata of instances" },
  { kind: "range", value: "192.0.2.0/24", reason: "RFC 5737: documentation" },
  { kind: "range", value: "198.51.100.0/24", reason: "RFC 5737: documentation" },
  { kind: "range", value: "203.0.113.0/24", reason: "RFC 5737: documentation" },
  { kind: "account", value: "000000000000", reason: "is not an account" },
  { kind: "account", value: "123456789012", reason: "the account of AWS's own examples" },
  {
    kind: "profile",
    value: "default",
    reason: "the profile that the AWS CLI takes without a name",
  },
];
