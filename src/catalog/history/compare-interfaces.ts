import { byName } from "../../model/compare-text.ts";
import {
  type HistoryChange,
  type HistoryInput,
  type HistoryRelease,
  type HistoryRequirement,
  type HistorySettings,
  isSameValue,
  type ModuleInterface,
} from "./history.ts";

type InterfaceChanges = Omit<HistoryRelease, "version" | "date" | "exists">;

export function compareInterfaces(
  before: ModuleInterface,
  after: ModuleInterface,
): InterfaceChanges | undefined {
  const inputs = [...after.inputs.values()].sort(byName);
  const added = inputs.filter(({ name }) => !before.inputs.has(name));
  const changed = inputs.flatMap((input) => getChanges(before.inputs.get(input.name), input));
  const changes: InterfaceChanges = {
    ...omitEmpty("added", added),
    ...omitEmpty("removed", findMissingNames(before.inputs, after.inputs)),
    ...omitEmpty("changed", changed),
    ...omitEmpty("outputsAdded", findMissingNames(after.outputs, before.outputs)),
    ...omitEmpty("outputsRemoved", findMissingNames(before.outputs, after.outputs)),
    ...omitEmpty("requirements", getRequirementChanges(before.requirements, after.requirements)),
    ...omitEmpty("settings", getSettingChanges(before, after)),
  };
  return Object.keys(changes).length === 0 ? undefined : changes;
}

/** The names that only the first list has, sorted. */
export function findMissingNames(
  list: { keys(): Iterable<string> },
  other: { has(name: string): boolean },
): string[] {
  return [...list.keys()].filter((name) => !other.has(name)).sort();
}

function omitEmpty<K extends keyof InterfaceChanges>(
  key: K,
  values: InterfaceChanges[K] & unknown[],
) {
  return values.length === 0 ? {} : { [key]: values };
}

function getRequirementChanges(
  before: ModuleInterface["requirements"],
  after: ModuleInterface["requirements"],
): HistoryRequirement[] {
  if (!before || !after) return [];
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  return names.flatMap((name) => {
    const [from, to] = [before.get(name), after.get(name)];
    if (from === to) return [];
    return [{ name, ...(from !== undefined && { from }), ...(to !== undefined && { to }) }];
  });
}

function getSettingChanges(before: ModuleInterface, after: ModuleInterface): HistorySettings[] {
  if (!before.settings || !after.settings) return [];
  return [...after.inputs.keys()].sort().flatMap((name) => {
    const from = before.inputs.has(name) ? before.settings?.get(name) : undefined;
    const to = after.settings?.get(name);
    if ((!from && !to) || isSameValue({ ...from }, { ...to })) return [];
    return [{ name, ...(from && { from }), ...(to && { to }) }];
  });
}

function getChanges(before: HistoryInput | undefined, after: HistoryInput): HistoryChange[] {
  if (!before) return [];
  const { name } = after;
  const changes: HistoryChange[] = [];
  if (before.type !== after.type) {
    changes.push({ name, field: "type", from: before.type, to: after.type });
  }
  if (!isSameValue(before.default, after.default)) {
    changes.push({
      name,
      field: "default",
      ...(before.default !== undefined && { from: before.default }),
      ...(after.default !== undefined && { to: after.default }),
    });
  }
  return changes;
}
