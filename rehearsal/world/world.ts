/** A value with the reason why guides may use it. */
export interface Reasoned {
  value: string;
  reason: string;
}

/** Kinds of values that the check of the world looks for. */
export type ValueKind = "account" | "region" | "range" | "profile" | "version" | "path" | "domain";

/** A value that some pages may use although it is none of the world's. */
export interface Exception {
  kind: ValueKind;
  /** The value; a star at the end stands for anything. */
  value: string;
  /** Beginning of the files that may use it; every page where it is left out. */
  pages?: string;
  reason: string;
}

/** A profile of the AWS configuration file. */
export interface WorldProfile {
  name: string;
  /** ID of the account that a session of this profile is in. */
  accountId: string;
  /** Role that it assumes; null for a user's own session. */
  role: string | null;
}

/** What all guides of a site share. The rehearsal knows no site: whoever calls it passes its world. */
export interface World {
  accounts: { name: string; id: string }[];
  /** Accounts of others: publishers of images, other companies in examples. */
  otherAccounts: Reasoned[];
  regions: Reasoned[];
  defaultRegion: string;
  /** Ranges of addresses; whatever lies inside of one belongs to it. */
  ranges: Reasoned[];
  profiles: WorldProfile[];
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
  exceptions: Exception[];
}

/** The name of an account by its ID. */
export function accountName(world: World, id: string): string | undefined {
  return world.accounts.find((account) => account.id === id)?.name;
}

/** The ID of an account by its name. */
export function accountId(world: World, name: string): string | undefined {
  return world.accounts.find((account) => account.name === name)?.id;
}
