import type { JsonValue } from "../../model/reference/module.ts";
import { compareVersions, isReleaseVersion } from "../../model/versions.ts";
import {
  applyRelease,
  getFirstInterface,
  type HistoryRelease,
  isSameValue,
  type ModuleHistory,
  type ModuleInterface,
} from "./history.ts";

export interface HistoryError {
  kind: "not-a-version" | "order" | "twice" | "future" | "not-a-day" | "gap";
  path: (string | number)[];
  value: string;
  expected: string;
}

interface CheckOptions {
  /** Latest possible day of a release; null to skip the check. */
  today: string | null;
}

/** Finds unordered or future versions, and releases that do not fit the interface before. */
export function checkHistory(history: ModuleHistory, { today }: CheckOptions): HistoryError[] {
  const errors: HistoryError[] = checkVersionAndDate(history.first, ["first"], today);
  const moduleInterface = getFirstInterface(history);
  let last = history.first.version;
  for (const [index, release] of history.releases.entries()) {
    const path = ["releases", index];
    const { version } = release;
    errors.push(...checkVersionAndDate(release, path, today));
    const order = compareVersions(version, last);
    if (order <= 0) {
      const kind = order === 0 ? "twice" : "order";
      errors.push({ kind, path: [...path, "version"], value: version, expected: last });
    } else last = version;
    errors.push(...checkChanges(release, moduleInterface, path));
    applyRelease(moduleInterface, release);
  }
  return errors;
}

function checkVersionAndDate(
  { version, date }: { version: string; date: string },
  path: (string | number)[],
  today: string | null,
): HistoryError[] {
  const errors: HistoryError[] = [];
  if (!isReleaseVersion(version)) {
    const expected = "three numbers";
    errors.push({ kind: "not-a-version", path: [...path, "version"], value: version, expected });
  }
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(Date.parse(date));
  if (!isDay) {
    errors.push({ kind: "not-a-day", path: [...path, "date"], value: date, expected: "a day" });
  } else if (today !== null && date > today) {
    errors.push({ kind: "future", path: [...path, "date"], value: date, expected: today });
  }
  return errors;
}

/** Finds changes that do not fit the interface before the release. */
function checkChanges(
  release: HistoryRelease,
  moduleInterface: ModuleInterface,
  path: (string | number)[],
): HistoryError[] {
  const errors: HistoryError[] = [];
  const gap = (keys: (string | number)[], value: string, expected: string): void => {
    errors.push({ kind: "gap", path: [...path, ...keys], value, expected });
  };
  const oldName = "a name of the version before";
  const newName = "a name that is new";
  const {
    added = [],
    changed = [],
    removed = [],
    outputsAdded = [],
    outputsRemoved = [],
    requirements = [],
    settings = [],
  } = release;
  const { inputs, outputs } = moduleInterface;
  const hasInput = (name: string) => inputs.has(name) && !removed.includes(name);
  for (const [index, name] of removed.entries()) {
    if (!inputs.has(name)) gap(["removed", index], name, oldName);
  }
  for (const [index, { name }] of added.entries()) {
    if (hasInput(name)) gap(["added", index], name, newName);
  }
  for (const [index, name] of outputsRemoved.entries()) {
    if (!outputs.has(name)) gap(["outputsRemoved", index], name, oldName);
  }
  for (const [index, name] of outputsAdded.entries()) {
    if (outputs.has(name)) gap(["outputsAdded", index], name, newName);
  }
  for (const [index, { name, field, from }] of changed.entries()) {
    const input = inputs.get(name);
    if (!input) gap(["changed", index], name, oldName);
    else if (!isSameValue(input[field], from)) {
      gap(["changed", index, "from"], show(from), show(input[field]));
    }
  }
  for (const [index, { name, from }] of requirements.entries()) {
    const recorded = moduleInterface.requirements?.get(name);
    if (recorded !== from) gap(["requirements", index, "from"], show(from), show(recorded));
  }
  for (const [index, { name, from }] of settings.entries()) {
    const isKept = hasInput(name);
    if (!isKept && added.every((input) => input.name !== name)) {
      gap(["settings", index], name, "an input of this version");
    }
    const stated = { ...from };
    const recorded = { ...(isKept && moduleInterface.settings?.get(name)) };
    if (!isSameValue(stated, recorded)) {
      gap(["settings", index, "from"], show(stated), show(recorded));
    }
  }
  return errors;
}

function show(value: JsonValue | undefined): string {
  return value === undefined ? "none" : JSON.stringify(value);
}
