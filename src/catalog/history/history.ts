import { byKey } from "../../model/compare-text.ts";
import type { JsonValue } from "../../model/reference/module.ts";
import { compareVersions } from "../../model/versions.ts";
import type { InputSettings } from "./input-settings.ts";

export const historySchemaVersion = 1;

export interface HistoryInput {
  name: string;
  /** On one line, as `toCanonicalType` writes it. */
  type: string;
  default?: JsonValue;
}

export interface HistoryChange {
  name: string;
  field: "type" | "default";
  /** Absent if the input was required. */
  from?: JsonValue;
  /** Absent if the input became required. */
  to?: JsonValue;
  /** Where a new type may reject values: `up` in this release, `down` in the one before. */
  breaks?: "up" | "down" | "both";
}

/** Versions of Terraform (`terraform`) or of a provider (`hashicorp/aws`) that a release requires. */
export interface HistoryRequirement {
  name: string;
  /** Constraints as written, empty if any version fits. Absent if it was not required. */
  from?: string;
  /** Absent if it is no longer required. */
  to?: string;
  /** Direction in which versions that were allowed may be rejected. Not stored. */
  breaks?: "up" | "down" | "both";
}

/** An input whose settings differ from the release before, or a new one with unusual settings. */
export interface HistorySettings {
  name: string;
  from?: InputSettings;
  to?: InputSettings;
}

/** Successors by old name; null if the guide mentions the removal and no single successor. */
export type DocumentedRenames = Record<string, string | null>;

export interface HistoryRelease {
  version: string;
  date: string;
  added?: HistoryInput[];
  removed?: string[];
  changed?: HistoryChange[];
  outputsAdded?: string[];
  outputsRemoved?: string[];
  /** What an upgrade guide of the module says about removed names, and about kept ones. */
  renamed?: DocumentedRenames;
  outputsRenamed?: DocumentedRenames;
  requirements?: HistoryRequirement[];
  settings?: HistorySettings[];
  /** False if the module is missing from this version on, true if it is back. */
  exists?: boolean;
}

export interface ModuleHistory {
  schema: typeof historySchemaVersion;
  first: {
    version: string;
    date: string;
    inputs: HistoryInput[];
    outputs: string[];
    /** Constraints by name; absent in histories that do not record them. */
    requirements?: Record<string, string>;
    /** Unusual settings by input; absent in histories that do not record them. */
    settings?: Record<string, InputSettings>;
  };
  releases: HistoryRelease[];
  /** Tags that differ from that of the newest version in more than the version, by version. Not stored. */
  tags?: Readonly<Record<string, string>> | undefined;
}

export interface ModuleInterface {
  inputs: Map<string, HistoryInput>;
  outputs: Set<string>;
  /** Constraints by name (`terraform`, `hashicorp/aws`); undefined if they are not known. */
  requirements?: Map<string, string> | undefined;
  /** Unusual settings by input; undefined if they are not known. */
  settings?: Map<string, InputSettings> | undefined;
}

export function isRequired(input: HistoryInput): boolean {
  return input.default === undefined;
}

export function getFirstInterface({ first }: ModuleHistory): ModuleInterface {
  return {
    inputs: new Map(first.inputs.map((input) => [input.name, input])),
    outputs: new Set(first.outputs),
    requirements: first.requirements && new Map(Object.entries(first.requirements)),
    settings: first.settings && new Map(Object.entries(first.settings)),
  };
}

export function applyRelease(moduleInterface: ModuleInterface, release: HistoryRelease): void {
  for (const name of release.removed ?? []) {
    moduleInterface.inputs.delete(name);
    moduleInterface.settings?.delete(name);
  }
  for (const input of release.added ?? []) moduleInterface.inputs.set(input.name, input);
  for (const change of release.changed ?? []) {
    const input = moduleInterface.inputs.get(change.name);
    if (input) moduleInterface.inputs.set(change.name, getChangedInput(input, change));
  }
  for (const name of release.outputsRemoved ?? []) moduleInterface.outputs.delete(name);
  for (const name of release.outputsAdded ?? []) moduleInterface.outputs.add(name);
  for (const { name, to } of release.requirements ?? []) {
    if (to === undefined) moduleInterface.requirements?.delete(name);
    else moduleInterface.requirements?.set(name, to);
  }
  for (const { name, to } of release.settings ?? []) {
    if (to === undefined) moduleInterface.settings?.delete(name);
    else moduleInterface.settings?.set(name, to);
  }
}

function getChangedInput(input: HistoryInput, { field, to }: HistoryChange): HistoryInput {
  if (field === "type") return { ...input, type: String(to) };
  const { default: _, ...required } = input;
  return to === undefined ? required : { ...required, default: to };
}

export function toCanonicalText(value: JsonValue): string {
  return JSON.stringify(value, (_key, inner: JsonValue) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(byKey))
      : inner,
  );
}

export function isSameValue(a: JsonValue | undefined, b: JsonValue | undefined): boolean {
  if (a === b || a === undefined || b === undefined) return a === b;
  return toCanonicalText(a) === toCanonicalText(b);
}

export function getReleasesBetween(
  { releases }: Pick<ModuleHistory, "releases">,
  from: string,
  to: string,
): HistoryRelease[] {
  return releases.filter(
    ({ version }) => compareVersions(version, from) > 0 && compareVersions(version, to) <= 0,
  );
}

export function getHistoryUpTo(history: ModuleHistory, version: string): ModuleHistory {
  const releases = history.releases.filter(
    (release) => compareVersions(release.version, version) <= 0,
  );
  return { ...history, releases };
}

/** The interface at the end of a history, and whether the module is still there. */
export function getLastInterface(history: ModuleHistory): {
  moduleInterface: ModuleInterface;
  exists: boolean;
} {
  const moduleInterface = getFirstInterface(history);
  let exists = true;
  for (const release of history.releases) {
    applyRelease(moduleInterface, release);
    exists = release.exists ?? exists;
  }
  return { moduleInterface, exists };
}

/** Undefined before the first version, or if the module was missing. */
export function getInterface(history: ModuleHistory, version: string): ModuleInterface | undefined {
  if (compareVersions(version, history.first.version) < 0) return undefined;
  const { moduleInterface, exists } = getLastInterface(getHistoryUpTo(history, version));
  return exists ? moduleInterface : undefined;
}
