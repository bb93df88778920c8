import { byName } from "../../model/compare-text.ts";
import type { HistoryChange, HistoryInput, HistoryRelease, ModuleHistory } from "./history.ts";
import { firstInterface } from "./history.ts";
import { successorsOf } from "./renames.ts";

export interface DatedChange extends HistoryChange {
  version: string;
  date: string;
}

export interface EntryHistory {
  /** The version that added it; null if it is older than the history. */
  since: string | null;
  changes: DatedChange[];
}

export interface RemovedEntry {
  name: string;
  version: string;
  date: string;
  type: string | null;
  successor: string | null;
}

export interface EntryHistories {
  inputs: Map<string, EntryHistory>;
  outputs: Map<string, EntryHistory>;
  removedInputs: RemovedEntry[];
  removedOutputs: RemovedEntry[];
}

export function entryHistories(history: ModuleHistory): EntryHistories {
  const start = firstInterface(history);
  const histories: EntryHistories = {
    inputs: new Map([...start.inputs.keys()].map((name) => [name, newEntry(null)])),
    outputs: new Map([...start.outputs].map((name) => [name, newEntry(null)])),
    removedInputs: [],
    removedOutputs: [],
  };
  const known = start.inputs;
  for (const release of history.releases) {
    removeEntries(histories, release, known);
    for (const input of release.added ?? []) {
      known.set(input.name, input);
      histories.inputs.set(input.name, newEntry(release.version));
      histories.removedInputs = without(histories.removedInputs, input.name);
    }
    for (const name of release.outputsAdded ?? []) {
      histories.outputs.set(name, newEntry(release.version));
      histories.removedOutputs = without(histories.removedOutputs, name);
    }
    const { version, date } = release;
    for (const change of release.changed ?? []) {
      histories.inputs.get(change.name)?.changes.push({ ...change, version, date });
      const input = known.get(change.name);
      if (input && change.field === "type")
        known.set(input.name, { ...input, type: `${change.to}` });
    }
  }
  const withKnownSuccessor = (lists: ReadonlyMap<string, EntryHistory>) => (entry: RemovedEntry) =>
    entry.successor !== null && !lists.has(entry.successor) ? { ...entry, successor: null } : entry;
  histories.removedInputs = histories.removedInputs
    .map(withKnownSuccessor(histories.inputs))
    .sort(byName);
  histories.removedOutputs = histories.removedOutputs
    .map(withKnownSuccessor(histories.outputs))
    .sort(byName);
  return histories;
}

function newEntry(since: string | null): EntryHistory {
  return { since, changes: [] };
}

function without(list: readonly RemovedEntry[], name: string): RemovedEntry[] {
  return list.filter((entry) => entry.name !== name);
}

function removeEntries(
  histories: EntryHistories,
  release: HistoryRelease,
  known: Map<string, HistoryInput>,
): void {
  const { version, date } = release;
  const removed = (release.removed ?? []).map((name) => {
    return { name, type: known.get(name)?.type ?? null };
  });
  const successors = successorsOf(removed, release.added ?? []);
  for (const { name, type } of removed) {
    histories.inputs.delete(name);
    known.delete(name);
    const successor = successors.get(name) ?? null;
    histories.removedInputs.push({ name, version, date, type, successor });
  }
  const outputs = (release.outputsRemoved ?? []).map((name) => ({ name, type: null }));
  const added = (release.outputsAdded ?? []).map((name) => ({ name, type: "" }));
  const outputSuccessors = successorsOf(outputs, added);
  for (const { name, type } of outputs) {
    histories.outputs.delete(name);
    const successor = outputSuccessors.get(name) ?? null;
    histories.removedOutputs.push({ name, version, date, type, successor });
  }
}
