import { byName } from "../../model/compare-text.ts";
import { memoize } from "../../model/memoize.ts";
import type {
  DocumentedRenames,
  HistoryChange,
  HistoryInput,
  HistoryRelease,
  ModuleHistory,
} from "./history.ts";
import { applyRelease, getFirstInterface } from "./history.ts";
import { getSuccessors } from "./renames.ts";

interface DatedChange extends HistoryChange {
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
  /** The new name, or the input or output that replaces it. */
  successor: string | null;
  /** Whether an upgrade guide names the successor. Otherwise, the names suggest it. */
  isDocumented: boolean;
}

export interface EntryHistories {
  inputs: Map<string, EntryHistory>;
  outputs: Map<string, EntryHistory>;
  removedInputs: RemovedEntry[];
  removedOutputs: RemovedEntry[];
}

export const getEntryHistories = memoize(
  computeEntryHistories,
  new WeakMap<ModuleHistory, EntryHistories>(),
);

function computeEntryHistories(history: ModuleHistory): EntryHistories {
  const current = getFirstInterface(history);
  const histories: EntryHistories = {
    inputs: new Map([...current.inputs.keys()].map((name) => [name, createEntry(null)])),
    outputs: new Map([...current.outputs].map((name) => [name, createEntry(null)])),
    removedInputs: [],
    removedOutputs: [],
  };
  for (const release of history.releases) {
    removeEntries(histories, release, current.inputs);
    for (const { name } of release.added ?? []) {
      histories.inputs.set(name, createEntry(release.version));
      histories.removedInputs = without(histories.removedInputs, name);
    }
    for (const name of release.outputsAdded ?? []) {
      histories.outputs.set(name, createEntry(release.version));
      histories.removedOutputs = without(histories.removedOutputs, name);
    }
    const { version, date } = release;
    for (const change of release.changed ?? []) {
      histories.inputs.get(change.name)?.changes.push({ ...change, version, date });
    }
    applyRelease(current, release);
  }
  const { inputs, outputs, removedInputs, removedOutputs } = histories;
  return {
    inputs,
    outputs,
    removedInputs: followSuccessors(removedInputs, inputs).sort(byName),
    removedOutputs: followSuccessors(removedOutputs, outputs).sort(byName),
  };
}

/** Replaces successors that were renamed or removed later with the last name. */
function followSuccessors(
  removed: readonly RemovedEntry[],
  entries: ReadonlyMap<string, EntryHistory>,
): RemovedEntry[] {
  const byOldName = new Map(removed.map((entry) => [entry.name, entry]));
  return removed.map((entry) => {
    let { successor, isDocumented } = entry;
    const seen = new Set([entry.name]);
    while (successor !== null && !entries.has(successor)) {
      const next = seen.has(successor) ? undefined : byOldName.get(successor);
      seen.add(successor);
      isDocumented &&= next?.isDocumented ?? false;
      successor = next?.successor ?? null;
    }
    return { ...entry, successor, isDocumented: isDocumented && successor !== null };
  });
}

function createEntry(since: string | null): EntryHistory {
  return { since, changes: [] };
}

function without(list: readonly RemovedEntry[], name: string): RemovedEntry[] {
  return list.filter((entry) => entry.name !== name);
}

function removeEntries(
  histories: EntryHistories,
  release: HistoryRelease,
  inputsBefore: ReadonlyMap<string, HistoryInput>,
): void {
  const { version, date } = release;
  const removed = (release.removed ?? []).map((name) => {
    return { name, type: inputsBefore.get(name)?.type ?? null };
  });
  const { added = [], renamed = {}, outputsRenamed = {} } = release;
  const successors = createSuccessorLookup(removed, added, renamed);
  for (const { name, type } of removed) {
    histories.inputs.delete(name);
    histories.removedInputs.push({ name, version, date, type, ...successors(name) });
  }
  const outputs = (release.outputsRemoved ?? []).map((name) => ({ name, type: null }));
  const addedOutputs = (release.outputsAdded ?? []).map((name) => ({ name, type: "" }));
  const outputSuccessors = createSuccessorLookup(outputs, addedOutputs, outputsRenamed);
  for (const { name, type } of outputs) {
    histories.outputs.delete(name);
    histories.removedOutputs.push({ name, version, date, type, ...outputSuccessors(name) });
  }
}

/** What a guide says comes first; the names of the other entries are compared. */
function createSuccessorLookup(
  removed: readonly { name: string; type: string | null }[],
  added: readonly Pick<HistoryInput, "name" | "type">[],
  documented: DocumentedRenames,
): (name: string) => Pick<RemovedEntry, "successor" | "isDocumented"> {
  const documentedSuccessors = new Map(Object.entries(documented));
  const usedSuccessors = new Set(documentedSuccessors.values());
  const similar = getSuccessors(
    removed.filter(({ name }) => !documentedSuccessors.has(name)),
    added.filter(({ name }) => !usedSuccessors.has(name)),
  );
  return (name) => {
    const successor = documentedSuccessors.get(name) ?? null;
    if (documentedSuccessors.has(name)) return { successor, isDocumented: successor !== null };
    return { successor: similar.get(name) ?? null, isDocumented: false };
  };
}
