import type { JsonValue } from "../../model/reference/module.ts";

/** Number of the format. A reader refuses files of another one. */
export const historySchema = 1;

/** An input as code that calls the module sees it. */
export interface HistoryInput {
  name: string;
  /** The constraint on one line, as `canonicalType` writes it. */
  type: string;
  /** Absent where the input is required. */
  default?: JsonValue;
}

/** One field of an input that a release changed. */
export interface HistoryChange {
  name: string;
  field: "type" | "default";
  /** The value before; absent for a default where the input was required. */
  from?: JsonValue;
  /** The value since; absent for a default where the input became required. */
  to?: JsonValue;
  /**
   * For types, which direction may refuse code that worked: `up` with this release, `down` when going
   * back to the one before. Computed from the types; sources leave it out.
   */
  breaks?: "up" | "down" | "both";
}

/** What a version changed in the interface. Versions that changed nothing are not listed. */
export interface HistoryRelease {
  version: string;
  /** ISO day of the release. */
  date: string;
  added?: HistoryInput[];
  removed?: string[];
  changed?: HistoryChange[];
  outputsAdded?: string[];
  outputsRemoved?: string[];
  /** The whole module is missing in this version (`false`), or is back (`true`). */
  exists?: boolean;
}

/** The interface of a module through its versions: the first state and what changed it. */
export interface ModuleHistory {
  schema: typeof historySchema;
  first: { version: string; date: string; inputs: HistoryInput[]; outputs: string[] };
  /** Oldest first. */
  releases: HistoryRelease[];
}

/** The interface at one version. */
export interface ModuleInterface {
  inputs: Map<string, HistoryInput>;
  outputs: Set<string>;
}

/** Whether an input must be given. */
export function isRequired(input: HistoryInput): boolean {
  return input.default === undefined;
}

/** The interface at the first version. */
export function firstInterface({ first }: ModuleHistory): ModuleInterface {
  return {
    inputs: new Map(first.inputs.map((input) => [input.name, input])),
    outputs: new Set(first.outputs),
  };
}

/** Changes an interface as a release did. The history has to be checked. */
export function applyRelease(at: ModuleInterface, release: HistoryRelease): void {
  for (const name of release.removed ?? []) at.inputs.delete(name);
  for (const input of release.added ?? []) at.inputs.set(input.name, input);
  for (const change of release.changed ?? []) {
    const input = at.inputs.get(change.name);
    if (input) at.inputs.set(change.name, changedInput(input, change));
  }
  for (const name of release.outputsRemoved ?? []) at.outputs.delete(name);
  for (const name of release.outputsAdded ?? []) at.outputs.add(name);
}

function changedInput(input: HistoryInput, { field, to }: HistoryChange): HistoryInput {
  if (field === "type") return { ...input, type: String(to) };
  const { default: _, ...required } = input;
  return to === undefined ? required : { ...required, default: to };
}

/** A value as text in which the order of keys does not count: in HCL it means nothing. */
export function canonicalValue(value: JsonValue): string {
  return JSON.stringify(value, (_key, inner: JsonValue) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

/** Whether two defaults are the same; `undefined` is none. */
export function sameValue(a: JsonValue | undefined, b: JsonValue | undefined): boolean {
  if (a === undefined || b === undefined) return a === b;
  return canonicalValue(a) === canonicalValue(b);
}
