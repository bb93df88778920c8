import type { ChangeKind } from "../../model/reference/reference.ts";
import {
  applyRelease,
  getFirstInterface,
  type HistoryChange,
  type HistoryInput,
  type HistoryRelease,
  type HistoryRequirement,
  type HistorySettings,
  isRequired,
  type ModuleHistory,
  type ModuleInterface,
} from "./history.ts";
import { compareSettings } from "./input-settings.ts";
import { putBreakingFirst } from "./setting-fields.ts";
import { toHcl } from "./to-hcl.ts";
import { altersDeployment } from "./upgrade-plan.ts";

export interface ReleaseChange {
  kind: ChangeKind;
  subject: "input" | "output" | "requirement";
  name: string;
  breaking: boolean;
  values: string[];
}

/** The changes of each release, in the order of the history. */
export function getReleaseChanges(
  history: ModuleHistory,
): { release: HistoryRelease; changes: ReleaseChange[] }[] {
  const moduleInterface = getFirstInterface(history);
  return history.releases.map((release) => {
    applyRelease(moduleInterface, release);
    return { release, changes: listChanges(release, moduleInterface) };
  });
}

function listChanges(
  release: HistoryRelease,
  { inputs }: Pick<ModuleInterface, "inputs">,
): ReleaseChange[] {
  const {
    added = [],
    removed = [],
    changed = [],
    outputsAdded = [],
    outputsRemoved = [],
    requirements = [],
    settings = [],
  } = release;
  const isNew = new Set(added.map(({ name }) => name));
  const changes: ReleaseChange[] = [
    ...requirements.map(getRequirementChange),
    ...removed.map((name) => createRemoval("input", name)),
    ...changed.map(getInputChange),
    ...settings
      .filter(({ name }) => !isNew.has(name))
      .flatMap((change) => getSettingChanges(change, inputs.get(change.name))),
    ...outputsRemoved.map((name) => createRemoval("output", name)),
    ...added.map((input): ReleaseChange => {
      const breaking = isRequired(input);
      const kind = breaking ? "added-required" : "added";
      return { kind, subject: "input", name: input.name, breaking, values: [input.type] };
    }),
    ...outputsAdded.map((name): ReleaseChange => {
      return { kind: "added", subject: "output", name, breaking: false, values: [] };
    }),
  ];
  return putBreakingFirst(changes);
}

function createRemoval(subject: ReleaseChange["subject"], name: string): ReleaseChange {
  return { kind: "removed", subject, name, breaking: true, values: [] };
}

function getRequirementChange({ name, from, to, breaks }: HistoryRequirement): ReleaseChange {
  const change = { subject: "requirement" as const, name };
  if (to === undefined) {
    return { ...change, kind: "no-longer-required", breaking: false, values: [] };
  }
  const breaking = breaks === "up" || breaks === "both";
  const kind = from === undefined ? "added-required" : "other-versions";
  const values = from === undefined ? [to] : [from || "*", to || "*"];
  return { ...change, kind, breaking, values: values.filter((value) => value !== "") };
}

function getSettingChanges(
  { name, from, to }: HistorySettings,
  input: HistoryInput | undefined,
): ReleaseChange[] {
  const required = input !== undefined && isRequired(input);
  return compareSettings(from, to, required).map(({ kind, breaking, before, after }) => {
    const values = [before, after].filter((value) => typeof value === "string");
    return { kind, subject: "input", name, breaking, values };
  });
}

function getInputChange({ name, field, from, to, breaks }: HistoryChange): ReleaseChange {
  const change = { subject: "input" as const, name };
  if (field === "type") {
    const breaking = breaks === "up" || breaks === "both";
    return { ...change, kind: "retyped", breaking, values: [String(from), String(to)] };
  }
  if (to === undefined) return { ...change, kind: "newly-required", breaking: true, values: [] };
  if (from === undefined) {
    return { ...change, kind: "no-longer-required", breaking: false, values: [toHcl(to)] };
  }
  const breaking = altersDeployment(from, to);
  return { ...change, kind: "re-defaulted", breaking, values: [toHcl(from), toHcl(to)] };
}
