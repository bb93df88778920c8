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
  const lives: EntryHistories = {
    inputs: new Map([...start.inputs.keys()].map((name) => [name, newLife(null)])),
    outputs: new Map([...start.outputs].map((name) => [name, newLife(null)])),
    removedInputs: [],
    removedOutputs: [],
  };
  const known = start.inputs;
  for (const release of history.releases) {
    removeEntries(lives, release, known);
    for (const input of release.added ?? []) {
      known.set(input.name, input);
      lives.inputs.set(input.name, newLife(release.version));
      lives.removedInputs = without(lives.removedInputs, input.name);
    }
    for (const name of release.outputsAdded ?? []) {
      lives.outputs.set(name, newLife(release.version));
      lives.removedOutputs = without(lives.removedOutputs, name);
    }
    const { version, date } = release;
    for (const change of release.changed ?? []) {
      lives.inputs.get(change.name)?.changes.push({ ...change, version, date });
      const input = known.get(change.name);
      if (input && change.field === "type")
        known.set(input.name, { ...input, type: `${change.to}` });
    }
  }
  const exists = (lists: ReadonlyMap<string, EntryHistory>) => (entry: RemovedEntry) =>
    entry.successor !== null && !lists.has(entry.successor) ? { ...entry, successor: null } : entry;
  lives.removedInputs = lives.removedInputs.map(exists(lives.inputs)).sort(byName);
  lives.removedOutputs = lives.removedOutputs.map(exists(lives.outputs)).sort(byName);
  return lives;
}

function newLife(since: string | null): EntryHistory {
  return { since, changes: [] };
}

function without(list: readonly RemovedEntry[], name: string): RemovedEntry[] {
  return list.filter((entry) => entry.name !== name);
}

function removeEntries(
  lives: EntryHistories,
  release: HistoryRelease,
  known: Map<string, HistoryInput>,
): void {
  const { version, date } = release;
  const removed = (release.removed ?? []).map((name) => {
    return { name, type: known.get(name)?.type ?? null };
  });
  const successors = successorsOf(removed, release.added ?? []);
  for (const { name, type } of removed) {
    lives.inputs.delete(name);
    known.delete(name);
    const successor = successors.get(name) ?? null;
    lives.removedInputs.push({ name, version, date, type, successor });
  }
  const outputs = (release.outputsRemoved ?? []).map((name) => ({ name, type: null }));
  const added = (release.outputsAdded ?? []).map((name) => ({ name, type: "" }));
  const outputSuccessors = successorsOf(outputs, added);
  for (const { name, type } of outputs) {
    lives.outputs.delete(name);
    const successor = outputSuccessors.get(name) ?? null;
    lives.removedOutputs.push({ name, version, date, type, successor });
  }
}
