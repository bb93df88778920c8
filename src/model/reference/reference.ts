import type { badges, changes } from "./catalog-messages.ts";
import type { ServiceFeeds } from "./feed.ts";
import type { Input, Output, Validation } from "./module.ts";

/** A link with finished address. */
export interface ReferenceLink {
  href: string;
  text: string;
}

/** A label of an input or output, by the name of its text in the messages. */
export type BadgeName = Exclude<keyof typeof badges, "since" | "breaking">;

/** A kind of difference between two versions of a module, by the name of its text in the messages. */
export type ChangeKind = keyof typeof changes;

/** An attribute of an object type, or an element of a tuple. */
export interface TypeRow {
  id: string;
  name: string;
  /** Short form of the type, such as `list(object)`. */
  type: string;
  required: boolean;
  /** Source text of the default, or null. */
  default: string | null;
  /** The comment beside the attribute; empty without one. */
  comment: string;
  /** The attributes of its own type. */
  rows: TypeRow[];
}

/** What an entry has whatever it describes. */
interface EntryContext {
  id: string;
  /** True where the bare name is an id as well: addresses of the former site were `#name`. */
  hasBareId: boolean;
  /** Labels beside the name. */
  badges: BadgeName[];
  /** Version that added the entry, or null where that is not known. */
  since: string | null;
  /** Its last change since it exists, or null. */
  lastChange: EntryChange | null;
  /** Where its source can be read, or null. */
  source: ReferenceLink | null;
}

/** A change of an entry that exists. */
export interface EntryChange {
  kind: Extract<ChangeKind, "retyped" | "re-defaulted" | "newly-required" | "no-longer-required">;
  version: string;
  /** HCL texts of the value before and after; none for a requirement. */
  values: string[];
}

/** An input or output that a service had once. */
export interface RemovedEntryRow {
  kind: "input" | "output";
  id: string;
  name: string;
  /** The first version without it. */
  version: string;
  /** The entry that probably replaced it, or null. */
  successor: ReferenceLink | null;
}

/** A release that changed the interface of a service. */
export interface ServiceRelease {
  version: string;
  /** ISO day. */
  date: string;
  /** Address of its notes. */
  href: string;
  /** False where the service is missing from this version on, true where it is back, else null. */
  exists: boolean | null;
  /** Breaking ones first. */
  changes: ReferenceChange[];
}

/** An input as its page shows it: `description` is HTML. */
export interface InputEntry
  extends Omit<Input, "typeTree" | "default" | "source" | "validations">,
    EntryContext {
  kind: "input";
  /** Short form of the type, such as `list(object)`. */
  type: string;
  /** Attributes of its type; empty for types without attributes. */
  rows: TypeRow[];
  /** Source text of the default, or null. */
  default: string | null;
  /** Each condition in one line. */
  validations: Validation[];
  /** Other services with an input of this name. */
  alsoIn: ReferenceLink[];
  /** How many more services have one, and the page that lists them; null where `alsoIn` is complete. */
  more: { href: string; count: number } | null;
}

/** An output as its page shows it: `description` is HTML. */
export interface OutputEntry extends Omit<Output, "value" | "source">, EntryContext {
  kind: "output";
}

/** A difference between two versions of a service. */
export interface ReferenceChange {
  kind: ChangeKind;
  subject: "input" | "output";
  name: string;
  /** Address of the entry on the page; null where the entry was removed. */
  href: string | null;
  breaking: boolean;
  /** The value before and after, each in one line; one or none where there is nothing to compare. */
  values: string[];
}

/** What changed since the previous version of a service. */
export interface VersionChanges {
  from: string;
  to: string;
  changes: ReferenceChange[];
}

/** Code that calls a service, for one tool. */
export interface UsageTab {
  /** Value of the tab, shared with the other pages of the site. */
  tool: string;
  label: string;
  /** HTML of the code with the required inputs. */
  required: string;
  /** HTML of the code with all inputs; null where no input is optional. */
  all: string | null;
}

/** A heading between the generated parts of a page. */
export interface ReferenceHeading {
  id: string;
  title: string;
  /** Name of the link that leads to the heading. */
  directLink: string;
}

/** Addresses with which a service's page shows another version. */
export interface ReferenceVersions {
  /** Address of the history. */
  history: string;
  /** Value of a `source` argument up to the version. */
  source: string;
  /** Name of the service, from which the label of a block is made. */
  service: string;
  /** Address of the upgrade planner with this service. */
  planner: string;
}

/** The interface of a service: everything on its page but the text of its author. */
export interface ServiceReference {
  /** BCP 47 tag of the language in which numbers are written. */
  locale: string;
  version: string;
  /** The release that last changed the service, or null. */
  lastModified: ReferenceLink | null;
  /** Address of the source folder. */
  folder: string;
  /** Address of the release notes. */
  release: string;
  /** Address of the JSON file with the same facts. */
  json: string;
  /** Versions of tools and providers that the module requires. */
  requirements: string[];
  /** Null where the previous version is not known, nothing changed, or `releases` says more. */
  changes: VersionChanges | null;
  /** First version and day that the history knows; null without a history. */
  firstKnown: { version: string; date: string } | null;
  /** Releases that changed the service, newest first; empty without a history. */
  releases: ServiceRelease[];
  removed: RemovedEntryRow[];
  /** What the page needs in a browser to show another version; null without a history. */
  versions: ReferenceVersions | null;
  usage: UsageTab[];
  /** Null where nothing feeds the service and it feeds nothing. */
  feeds: ServiceFeeds | null;
  requiredInputs: InputEntry[];
  optionalInputs: InputEntry[];
  outputs: OutputEntry[];
  headings: Record<"usage" | "feeds" | "reference", ReferenceHeading>;
}

/** A service that has an input, with its link to the entry there. */
export interface IndexedService extends ReferenceLink {
  /** Short form of the type, such as `list(object)`. */
  type: string;
  /** The default in one line, shortened; null where the input is required. */
  default: string | null;
  /** Version that added the input, or null where that is not known. */
  since: string | null;
}

/** An input name in the list of all inputs. */
export interface IndexedInput {
  name: string;
  services: IndexedService[];
}

/** All inputs whose names begin with one letter. */
export interface InputLetter {
  letter: string;
  inputs: IndexedInput[];
}
