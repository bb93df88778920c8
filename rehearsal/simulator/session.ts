import { posix } from "node:path";
import type { KnownModules } from "../../src/catalog/usage/find-module.ts";
import type { Diagnostic } from "../../src/model/diagnostics/diagnostic.ts";
import type { SourceLocation } from "../../src/model/diagnostics/rule.ts";
import type { ExampleCompany } from "../example/example-company.ts";
import type { Resource, ResourceKind } from "../guide/guide.ts";
import { diagnose, type LintRule } from "../lint-rules.ts";
import { FileSystem, home } from "./file-system.ts";
import type { ReadCode } from "./iac/read-code.ts";

/** How many references, such as paths and inputs, and how many shown outputs were checked. */
export interface Counts {
  references: number;
  outputs: number;
}

export interface SimulationContext {
  company: ExampleCompany;
  modules: KnownModules;
  readCode: ReadCode;
  /** Keys of all resources that some declaration provides, see `getResourceKey`. */
  providedAnywhere: ReadonlySet<string>;
}

/** The simulation of one guide. */
export class Session {
  readonly context: SimulationContext;
  readonly state: State;
  readonly diagnostics: Diagnostic[] = [];
  readonly counts: Counts = { references: 0, outputs: 0 };

  constructor(context: SimulationContext, state: State) {
    this.context = context;
    this.state = state;
  }

  get company(): ExampleCompany {
    return this.context.company;
  }

  report<Values extends object>(
    rule: LintRule<Values>,
    location: SourceLocation,
    values: NoInfer<Values>,
  ): void {
    this.diagnostics.push(diagnose(rule, location, values));
  }

  /** Counts a check and reports it if it failed. Returns `isValid`. */
  check<Values extends object>(
    isValid: boolean,
    rule: LintRule<Values>,
    location: SourceLocation,
    getValues: () => NoInfer<Values>,
  ): boolean {
    this.counts.references += 1;
    if (!isValid) this.report(rule, location, getValues());
    return isValid;
  }

  has(kind: ResourceKind, name: string): boolean {
    return this.state.resources.has(getResourceKey(kind, name));
  }

  provide(kind: ResourceKind, name: string): void {
    this.state.resources.add(getResourceKey(kind, name));
  }

  getNames(kind: ResourceKind): string[] {
    const keys = [...this.state.resources].filter((key) => key.startsWith(`${kind}=`));
    return keys.map((key) => key.slice(kind.length + 1));
  }
}

export interface Profile {
  /** Null if nothing says which account it belongs to. */
  accountId: string | null;
  region: string | null;
}

export interface AppliedCode {
  /** Null if they are unknown. */
  outputs: ReadonlySet<string> | null;
  /** Values of outputs that are constant. */
  values: ReadonlyMap<string, string>;
}

/** Settings of an S3 backend. Values are null if they are unknown before a run. */
export type BackendSettings = ReadonlyMap<string, string | null>;

export interface Plan {
  location: SourceLocation;
  /** Whether it destroys all resources. */
  destroys: boolean;
}

/** Possible values of a variable: several in a loop, null if they are unknown before a run. */
export type VariableValues = readonly string[] | null;

/** What a reader has. Folders, repositories, and plans are absolute paths. */
export interface State {
  files: FileSystem;
  /** The working folder. */
  folder: string;
  /** The repository that the terminal was in last. */
  repository: string | null;
  repositories: Set<string>;
  variables: Map<string, VariableValues>;
  /** Names of the exported variables, which commands can read. */
  exported: Set<string>;
  profiles: Map<string, Profile>;
  /** See `getResourceKey`. */
  resources: Set<string>;
  /** Folders after `init`, with the settings of their backend. */
  initialized: Map<string, BackendSettings>;
  /** By folder. */
  applied: Map<string, AppliedCode>;
  foldersByStateKey: Map<string, string>;
  /** Tags that the reader has created: `repository@tag`. */
  gitTags: Set<string>;
  /** Whether `kubectl` has credentials for a cluster. */
  hasCluster: boolean;
  /** Folders of modules that the guide writes. */
  codeFolders: Set<string>;
  /** Saved plans that no step has applied. */
  plans: Map<string, Plan>;
  /** Regions that files of the guides name. */
  regions: Set<string>;
}

export function createEmptyState(): State {
  return {
    files: new FileSystem(),
    folder: home,
    repository: null,
    repositories: new Set(),
    variables: new Map(),
    exported: new Set(),
    profiles: new Map(),
    resources: new Set(),
    initialized: new Map(),
    applied: new Map(),
    foldersByStateKey: new Map(),
    gitTags: new Set(),
    hasCluster: false,
    codeFolders: new Set(),
    plans: new Map(),
    regions: new Set(),
  };
}

export function copyState(state: State): State {
  const entries = Object.entries(state).map(([key, value]) => [key, copyValue(value)]);
  return { ...state, ...Object.fromEntries(entries) };
}

function copyValue(value: unknown): unknown {
  if (value instanceof FileSystem) return value.copy();
  if (value instanceof Map) return new Map(value);
  return value instanceof Set ? new Set(value) : value;
}

/** The state in a new terminal, in which each guide starts. */
export function openTerminal(state: State): State {
  return {
    ...copyState(state),
    folder: home,
    repository: null,
    variables: new Map(),
    exported: new Set(),
    codeFolders: new Set(),
    plans: new Map(),
  };
}

export function getResourceKey(kind: ResourceKind, name: string): string {
  return `${kind}=${name}`;
}

export function parseResource(text: string): Resource {
  const equalsIndex = text.indexOf("=");
  return { kind: text.slice(0, equalsIndex) as ResourceKind, name: text.slice(equalsIndex + 1) };
}

export function changeFolder(state: State, folder: string): void {
  state.folder = folder;
  state.repository = getRepository(state, folder) ?? state.repository;
}

export function getRepository({ repositories }: State, folder: string): string | undefined {
  for (let current = folder; current.startsWith(home); current = posix.dirname(current)) {
    if (repositories.has(current)) return current;
  }
  return undefined;
}

export function addRepository(state: State, path: string): void {
  if (!state.files.isFolder(path)) state.files.addUnknownFolder(path);
  state.repositories.add(path);
}
