import type { badges, changes, detailTitles } from "./catalog-messages.ts";
import type { ServiceConnections } from "./connection.ts";
import type { Input, Output, Validation } from "./module.ts";

export interface ReferenceLink {
  href: string;
  text: string;
}

export type BadgeName = Exclude<keyof typeof badges, "since" | "breaking">;

export type ChangeKind = keyof typeof changes;

export interface TypeRow {
  id: string;
  name: string;
  type: string;
  required: boolean;
  default: string | null;
  /** Empty without a comment. */
  comment: string;
  rows: TypeRow[];
}

interface EntryContext {
  id: string;
  /** Whether the bare name is an id too: old URLs were `#name`. */
  hasBareId: boolean;
  badges: BadgeName[];
  /** The version that added it, if known. */
  since: string | null;
  lastChange: EntryChange | null;
  /** URL of its source, if public. */
  source: ReferenceLink | null;
}

export interface EntryChange {
  kind: Extract<ChangeKind, "retyped" | "re-defaulted" | "newly-required" | "no-longer-required">;
  version: string;
  /** HCL of the value before and after; empty for a requirement. */
  values: string[];
}

export interface RemovedEntryRow {
  kind: "input" | "output";
  id: string;
  name: string;
  /** The first version without it. */
  version: string;
  successor: ReferenceLink | null;
  /** Whether an upgrade guide names the successor. Otherwise, the names suggest it. */
  isDocumented: boolean;
}

export interface ServiceRelease {
  version: string;
  date: string;
  href: string;
  /** False if the service is missing from this version on, true if it is back. */
  exists: boolean | null;
  changes: ReferenceChange[];
}

/** `description` is HTML. */
export interface InputEntry
  extends Omit<Input, "comment" | "typeTree" | "default" | "source" | "validations">,
    EntryContext {
  kind: "input";
  type: string;
  /** Attributes of its type. */
  rows: TypeRow[];
  default: string | null;
  validations: Validation[];
  alsoIn: ReferenceLink[];
  /** How many more services have one; null if `alsoIn` is complete. */
  more: { href: string; count: number } | null;
}

export interface OutputEntry extends Omit<Output, "value" | "source">, EntryContext {
  kind: "output";
}

export interface ReferenceChange {
  kind: ChangeKind;
  subject: "input" | "output" | "requirement";
  name: string;
  /** Null if the page has no entry for it. */
  href: string | null;
  breaking: boolean;
  /** Before and after, each on one line; fewer if there is nothing to compare. */
  values: string[];
}

export interface VersionChanges {
  from: string;
  to: string;
  changes: ReferenceChange[];
}

/** Example code for one tool. */
interface UsageTab {
  tool: string;
  label: string;
  /** HTML with the required inputs. */
  required: string;
  /** HTML with all inputs; null if no input is optional. */
  all: string | null;
}

/** A heading between the generated sections. */
export interface ReferenceHeading {
  id: string;
  title: string;
  directLink: string;
}

/** A module that the newest release of its repository does not have. */
export interface RetiredModule {
  repository: string;
  /** The first version without it. */
  version: string;
  successor: DetailCell | null;
}

interface ReferenceVersions {
  history: string;
  source: string;
  service: string;
  /** URL of the upgrade planner for this service. */
  planner: string;
  check: string;
}

export interface DetailCell {
  text: string;
  href: string | null;
}

export type DetailKind = keyof typeof detailTitles;

/** A table with at least one row. */
export interface ModuleDetail {
  kind: DetailKind;
  rows: DetailCell[][];
}

export interface ReferenceExample {
  name: string;
  href: string;
  /** HTML of its files. */
  code: string;
}

export interface ServiceReference {
  /** BCP 47 tag for numbers. */
  locale: string;
  version: string;
  /** The release that last changed the service. */
  lastModified: ReferenceLink | null;
  retired: RetiredModule | null;
  folder: string;
  release: string;
  json: string;
  requirements: string[];
  /** Null if `releases` says more, or nothing changed. */
  changes: VersionChanges | null;
  /** The start of the history. */
  firstKnown: { version: string; date: string } | null;
  /** Newest first. */
  releases: ServiceRelease[];
  removed: RemovedEntryRow[];
  /** Null without a history. */
  versions: ReferenceVersions | null;
  usage: UsageTab[];
  connections: ServiceConnections | null;
  requiredInputs: InputEntry[];
  optionalInputs: InputEntry[];
  outputs: OutputEntry[];
  details: ModuleDetail[];
  examples: ReferenceExample[];
  headings: Record<"usage" | "connections" | "reference", ReferenceHeading>;
}

export interface IndexedService extends ReferenceLink {
  type: string;
  default: string | null;
  since: string | null;
}

export interface IndexedInput {
  name: string;
  services: IndexedService[];
}

export interface InputLetter {
  letter: string;
  inputs: IndexedInput[];
}
