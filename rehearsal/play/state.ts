import type { Place } from "../../src/model/diagnostics/rule.ts";
import type { Kind, Thing } from "../guide/guide.ts";
import { FileSystem, home } from "./files/file-system.ts";

/** A profile that commands may use. */
export interface Profile {
  /** ID of its account; null where nothing says it. */
  accountId: string | null;
  region: string | null;
}

/** A folder of code that was applied. */
export interface Applied {
  /** Names of its outputs; null where they are not known. */
  outputs: ReadonlySet<string> | null;
  /** Values of outputs that are known without a run. */
  values: ReadonlyMap<string, string>;
}

/** Values that a variable can have: more than one in a loop, null where only a run can tell. */
export type Values = readonly string[] | null;

/** Everything that exists at a point of a rehearsal. */
export interface State {
  files: FileSystem;
  folder: string;
  /** The repository in which the reader works; null before there is one. */
  repository: string | null;
  repositories: Set<string>;
  variables: Map<string, Values>;
  exported: Set<string>;
  profiles: Map<string, Profile>;
  /** What was left behind, as `kind=name`, with the place. */
  things: Map<string, Place>;
  /** Folders in which `init` has run. */
  initialized: Set<string>;
  /** What was applied, by its folder. */
  applied: Map<string, Applied>;
  /** Folders whose state was made, as the keys under which others read it. */
  stateKeys: Map<string, string>;
  /** Accounts (IDs, or names of profiles) in which the bucket for state exists. */
  bootstrapped: Set<string>;
  /** Tags of repositories that the reader has made: `folder@tag`. */
  gitTags: Set<string>;
  /** Whether the credentials of a cluster were fetched. */
  hasCluster: boolean;
  /** Folders in which the guide has written code. */
  coded: Set<string>;
  /** Plans that were written and wait for their apply, by their files. */
  plans: Map<string, Place>;
  /** Regions in which something was made. */
  regions: Set<string>;
  /** Secrets that workflows read, with the first place that does. */
  secretsRead: Map<string, Place>;
}

/** The state of a machine on which nothing was done yet. */
export function emptyState(): State {
  return {
    files: new FileSystem(),
    folder: home,
    repository: null,
    repositories: new Set(),
    variables: new Map(),
    exported: new Set(),
    profiles: new Map(),
    things: new Map(),
    initialized: new Set(),
    applied: new Map(),
    stateKeys: new Map(),
    bootstrapped: new Set(),
    gitTags: new Set(),
    hasCluster: false,
    coded: new Set(),
    plans: new Map(),
    regions: new Set(),
    secretsRead: new Map(),
  };
}

/** A copy that changes on its own. */
export function copyState(state: State): State {
  return {
    ...state,
    files: state.files.copy(),
    repositories: new Set(state.repositories),
    variables: new Map(state.variables),
    exported: new Set(state.exported),
    profiles: new Map(state.profiles),
    things: new Map(state.things),
    initialized: new Set(state.initialized),
    applied: new Map(state.applied),
    stateKeys: new Map(state.stateKeys),
    bootstrapped: new Set(state.bootstrapped),
    gitTags: new Set(state.gitTags),
    coded: new Set(state.coded),
    plans: new Map(state.plans),
    regions: new Set(state.regions),
    secretsRead: new Map(state.secretsRead),
  };
}

/** A new terminal, in which the next guide begins: files stay, folder and variables do not. */
export function newTerminal(state: State): State {
  return {
    ...copyState(state),
    folder: home,
    repository: null,
    variables: new Map(),
    exported: new Set(),
    coded: new Set(),
    plans: new Map(),
    secretsRead: new Map(),
  };
}

/** The key of a thing in `things`. */
export function thingKey(kind: Kind, name: string): string {
  return `${kind}=${name}`;
}

/** Reads `tool=tofu`. */
export function readThing(text: string): Thing {
  const at = text.indexOf("=");
  return { kind: text.slice(0, at) as Kind, name: text.slice(at + 1) };
}
