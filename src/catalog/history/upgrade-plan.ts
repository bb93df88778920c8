import { byName } from "../../model/compare-text.ts";
import type { JsonValue, TypeNode } from "../../model/reference/module.ts";
import type { ChangeKind } from "../../model/reference/reference.ts";
import { compareVersions } from "../../model/versions.ts";
import { acceptsAll } from "./accepts-all.ts";
import { findMissingNames } from "./compare-interfaces.ts";
import { getEntryHistories, type RemovedEntry } from "./entry-history.ts";
import {
  getHistoryUpTo,
  getInterface,
  getReleasesBetween,
  type HistoryInput,
  type HistoryRequirement,
  isRequired,
  isSameValue,
  type ModuleHistory,
  type ModuleInterface,
} from "./history.ts";
import { compareSettings } from "./input-settings.ts";
import { parseCanonicalType } from "./parse-canonical-type.ts";

interface PlanEntry {
  name: string;
  version: string;
}

export type PlannedRemoval = Pick<RemovedEntry, "name" | "version" | "successor" | "isDocumented">;

export interface NewInput extends PlanEntry {
  type: string;
  default?: JsonValue;
}

export interface ChangedInput extends PlanEntry {
  from: JsonValue;
  to: JsonValue;
}

export interface ChangedRequirement extends PlanEntry {
  /** Null if it was not required. */
  from: string | null;
  to: string;
}

export interface ChangedSetting extends PlanEntry {
  kind: ChangeKind;
  /** Conditions of a validation, or the message of a deprecation. */
  values: string[];
}

export interface UpgradePlan {
  from: string;
  to: string;
  direction: "upgrade" | "rollback" | "none";
  removed: PlannedRemoval[];
  /** Inputs that still exist, but whose value belongs in `successor`, as an upgrade guide says. */
  superseded: (PlanEntry & { successor: string })[];
  required: NewInput[];
  narrowed: ChangedInput[];
  /** Inputs that accept less because of a validation or another setting, not because of their type. */
  stricter: ChangedSetting[];
  /** Versions of Terraform and providers that are no longer allowed. */
  requirements: ChangedRequirement[];
  /** Other changes of what is required, such as new providers. */
  otherRequirements: ChangedRequirement[];
  /** Inputs whose new default changes what is deployed. */
  defaults: ChangedInput[];
  outputsRemoved: PlannedRemoval[];
  widened: ChangedInput[];
  otherSettings: ChangedSetting[];
  optionalNow: NewInput[];
  added: NewInput[];
  outputsAdded: PlanEntry[];
}

/** Defaults without effect. Changing one to another does nothing. */
function isUnset(value: JsonValue | undefined): boolean {
  if (value === null || value === "") return true;
  return typeof value === "object" && Object.keys(value).length === 0;
}

export function altersDeployment(from: JsonValue, to: JsonValue): boolean {
  return !isSameValue(from, to) && !(isUnset(from) && isUnset(to));
}

/** Whether a default such as `1.30` is a version, which providers will stop supporting. */
export function isVersionDefault({ name, from }: ChangedInput): boolean {
  const isVersion = /(?:^|_)versions?(?:_|$)/.test(name);
  return isVersion && typeof from === "string" && /^v?\d+(?:\.\d+)*$/.test(from);
}

/** Whether an input may have another meaning after the upgrade, which no comparison shows. */
export function changesMajorVersion({ from, to, direction }: UpgradePlan): boolean {
  return direction === "upgrade" && from.split(".")[0] !== to.split(".")[0];
}

export function createUpgradePlan(
  history: ModuleHistory,
  from: string,
  to: string,
): UpgradePlan | undefined {
  const [before, after] = [getInterface(history, from), getInterface(history, to)];
  if (!before || !after) return undefined;
  const order = compareVersions(from, to);
  const [low, high] = order <= 0 ? [from, to] : [to, from];
  const releases = getReleasesBetween(history, low, high);
  const getVersion = indexLastMentions(releases);
  const direction = order === 0 ? "none" : order < 0 ? "upgrade" : "rollback";
  const { removedInputs, removedOutputs } =
    direction === "upgrade"
      ? getEntryHistories(getHistoryUpTo(history, to))
      : { removedInputs: [], removedOutputs: [] };
  const plan: UpgradePlan = {
    from,
    to,
    direction,
    removed: findMissingNames(before.inputs, after.inputs).map((name) => ({
      name,
      version: getVersion(name),
      ...findSuccessor(removedInputs, name),
    })),
    superseded: direction === "upgrade" ? getSupersededInputs(releases, before, after) : [],
    required: [],
    requirements: [],
    otherRequirements: [],
    narrowed: [],
    stricter: [],
    defaults: [],
    outputsRemoved: findMissingNames(before.outputs, after.outputs).map((name) => ({
      name,
      version: getVersion(`output ${name}`),
      ...findSuccessor(removedOutputs, name),
    })),
    widened: [],
    otherSettings: [],
    optionalNow: [],
    added: [],
    outputsAdded: findMissingNames(after.outputs, before.outputs).map((name) => ({
      name,
      version: getVersion(`output ${name}`),
    })),
  };
  const interfaces = { before, after, getVersion };
  addInputs(plan, interfaces);
  const breakingNames = getBreakingRequirements(releases, direction === "rollback" ? "down" : "up");
  addRequirements(plan, interfaces, breakingNames);
  return plan;
}

interface ComparedInterfaces {
  before: ModuleInterface;
  after: ModuleInterface;
  /** The version that last changed an entry; see `indexLastMentions`. */
  getVersion(key: string): string;
}

function addInputs(plan: UpgradePlan, interfaces: ComparedInterfaces): void {
  const { before, after, getVersion } = interfaces;
  for (const input of [...after.inputs.values()].sort(byName)) {
    const old = before.inputs.get(input.name);
    if (old) {
      addInputChanges(plan, old, input, getVersion(input.name));
      addSettings(plan, input, interfaces);
    } else {
      const added = createInput(input, getVersion(input.name));
      plan[isRequired(input) ? "required" : "added"].push(added);
    }
  }
}

function addInputChanges(
  plan: UpgradePlan,
  old: HistoryInput,
  now: HistoryInput,
  version: string,
): void {
  const { name } = now;
  const [before, after] = [parseCanonicalType(old.type), parseCanonicalType(now.type)];
  if (old.type !== now.type) {
    const change = { name, version, from: old.type, to: now.type };
    plan[acceptsAll(after, before) ? "widened" : "narrowed"].push(change);
  }
  if (isRequired(now) && !isRequired(old)) plan.required.push(createInput(now, version));
  else if (isRequired(old) && !isRequired(now)) plan.optionalNow.push(createInput(now, version));
  else if (old.default !== undefined && now.default !== undefined) {
    const [was, is] = [
      completeDefault(old.default, before, after),
      completeDefault(now.default, after, before),
    ];
    if (altersDeployment(old.default, now.default) && altersDeployment(was, is)) {
      plan.defaults.push({ name, version, from: old.default, to: now.default });
    }
  }
}

/** Fills in defaults of attributes. Leaves out unset attributes that the other type does not have. */
function completeDefault(value: JsonValue, type: TypeNode, other: TypeNode): JsonValue {
  if (typeof value !== "object" || value === null) return value;
  if (type.kind === "collection" && other.kind === "collection") {
    const complete = (item: JsonValue) => completeDefault(item, type.of, other.of);
    if (Array.isArray(value)) return value.map(complete);
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, complete(item)]));
  }
  if (type.kind !== "object" || other.kind !== "object" || Array.isArray(value)) return value;
  const otherTypes = new Map(other.attributes.map(({ name, type: of }) => [name, of]));
  return Object.fromEntries(
    type.attributes.flatMap(({ name, type: of, default: attributeDefault }) => {
      const otherType = otherTypes.get(name);
      const declared = Object.hasOwn(value, name) ? (value[name] ?? null) : null;
      if (!otherType) return isUnset(declared) ? [] : [[name, declared]];
      return [[name, completeDefault(declared ?? attributeDefault?.value ?? null, of, otherType)]];
    }),
  );
}

function addSettings(
  plan: UpgradePlan,
  input: HistoryInput,
  { before, after, getVersion }: ComparedInterfaces,
): void {
  if (!before.settings || !after.settings) return;
  const { name } = input;
  const [was, is] = [before.settings.get(name), after.settings.get(name)];
  for (const { kind, breaking, ...change } of compareSettings(was, is, isRequired(input))) {
    const values = [change.before, change.after].filter((value) => typeof value === "string");
    const setting = { name, version: getVersion(`setting ${name}`), kind, values };
    plan[breaking ? "stricter" : "otherSettings"].push(setting);
  }
}

function addRequirements(
  plan: UpgradePlan,
  { before, after, getVersion }: ComparedInterfaces,
  breakingNames: ReadonlySet<string>,
): void {
  if (!before.requirements) return;
  for (const [name, to] of after.requirements ?? []) {
    const old = before.requirements.get(name);
    if (old === to) continue;
    const change = { name, version: getVersion(`requirement ${name}`), from: old ?? null, to };
    plan[breakingNames.has(name) ? "requirements" : "otherRequirements"].push(change);
  }
}

function findSuccessor(
  removed: readonly RemovedEntry[],
  name: string,
): Pick<RemovedEntry, "successor" | "isDocumented"> {
  const { successor = null, isDocumented = false } =
    removed.find((entry) => entry.name === name) ?? {};
  return { successor, isDocumented };
}

function getSupersededInputs(
  releases: ModuleHistory["releases"],
  { inputs: before }: ModuleInterface,
  { inputs: after }: ModuleInterface,
): UpgradePlan["superseded"] {
  const renames = releases.flatMap(({ version, renamed = {} }) =>
    Object.entries(renamed).flatMap(([name, successor]) =>
      successor === null ? [] : [{ name, version, successor }],
    ),
  );
  return renames.filter(({ name, successor }) => {
    const [old, now] = [before.get(name), after.get(successor)];
    return old && now && after.has(name) && !before.has(successor) && isConvertible(old, now);
  });
}

function isConvertible(a: HistoryInput, b: HistoryInput): boolean {
  const [first, second] = [parseCanonicalType(a.type), parseCanonicalType(b.type)];
  return acceptsAll(first, second) || acceptsAll(second, first);
}

function createInput({ name, type, default: value }: HistoryInput, version: string): NewInput {
  return { name, version, type, ...(value !== undefined && { default: value }) };
}

/** Finds the last release with a key such as `name`, `output name`, or `requirement name`. */
function indexLastMentions(releases: ModuleHistory["releases"]): (name: string) => string {
  const versions = new Map<string, string>();
  for (const release of releases) {
    const { version } = release;
    const inputs = [...(release.added ?? []), ...(release.changed ?? [])].map(({ name }) => name);
    for (const name of [...inputs, ...(release.removed ?? [])]) versions.set(name, version);
    for (const name of [...(release.outputsAdded ?? []), ...(release.outputsRemoved ?? [])]) {
      versions.set(`output ${name}`, version);
    }
    for (const { name } of release.requirements ?? []) {
      versions.set(`requirement ${name}`, version);
    }
    for (const { name } of release.settings ?? []) versions.set(`setting ${name}`, version);
  }
  return (name) => versions.get(name) ?? "";
}

/** The names of requirements that exclude versions which were allowed. */
function getBreakingRequirements(
  releases: ModuleHistory["releases"],
  direction: NonNullable<HistoryRequirement["breaks"]>,
): Set<string> {
  const changes = releases.flatMap(({ requirements = [] }) => requirements);
  const breaking = changes.filter(({ breaks }) => breaks === direction || breaks === "both");
  return new Set(breaking.map(({ name }) => name));
}
