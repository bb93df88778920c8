/** A value with the reason why guides may use it. */
export interface ValueWithReason {
  value: string;
  reason: string;
}

/** Kinds of values that the check of the company looks for. */
export type ValueKind = "account" | "region" | "range" | "profile" | "version" | "path" | "domain";

/** A value that some pages may use although it is none of the company's. */
export interface AllowedValue {
  kind: ValueKind;
  /** The value; a star at the end stands for anything. */
  value: string;
  /** Beginning of the files that may use it; every page where it is left out. */
  pages?: string;
  reason: string;
}

/** A profile of the AWS configuration file. */
export interface CompanyProfile {
  name: string;
  /** ID of the account that a session of this profile is in. */
  accountId: string;
  /** Role that it assumes; null for a user's own session. */
  role: string | null;
}

/** What all guides of a site share. The rehearsal knows no site: whoever calls it passes its company. */
export interface ExampleCompany {
  accounts: { name: string; id: string }[];
  /** Accounts of others: publishers of images, other companies in examples. */
  otherAccounts: ValueWithReason[];
  regions: ValueWithReason[];
  defaultRegion: string;
  /** Ranges of addresses; whatever lies inside of one belongs to it. */
  ranges: ValueWithReason[];
  profiles: CompanyProfile[];
  /** Tag of each repository of modules, by its name without the owner. */
  tags: ReadonlyMap<string, string>;
  /** The repository that says what runs where. */
  liveRepository: string;
  /** Shapes of its paths: `<account>/<region>/<environment>/<category>/<name>`. */
  layout: string[];
  environments: string[];
  /** Shape of the names of buckets with state: `acme-<account>-<region>-terraform-state`. */
  stateBucket: string;
  /** Domain of the company, which ends in a name that is kept for examples. */
  domain: string;
  exceptions: AllowedValue[];
}

/** The name of an account by its ID. */
export function accountName(company: ExampleCompany, id: string): string | undefined {
  return company.accounts.find((account) => account.id === id)?.name;
}

/** The ID of an account by its name. */
export function accountId(company: ExampleCompany, name: string): string | undefined {
  return company.accounts.find((account) => account.name === name)?.id;
}

/** Values that mean the same in every company, each with its reason. */
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
  { kind: "account", value: "000000000000", reason: "stands for no account" },
  { kind: "account", value: "123456789012", reason: "the account of AWS's own examples" },
  {
    kind: "profile",
    value: "default",
    reason: "the profile that the AWS CLI takes without a name",
  },
];
