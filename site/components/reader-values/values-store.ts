import { useEffect, useSyncExternalStore } from "react";
import { readStorage, watchStorage, writeStorage } from "../../../src/framework/client/storage.ts";
import {
  type Fields,
  type Replacements,
  readStored,
  replacementsOf,
  storageKey,
  toStored,
  type WrittenValues,
} from "./fill-values.ts";

const listeners = new Set<() => void>();
const none: WrittenValues = {};

/** The last text with its values, so that equal texts give the same object. */
let last: { stored: string | null; values: WrittenValues } = { stored: null, values: none };

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const unwatch = watchStorage(storageKey, listener);
  return () => {
    listeners.delete(listener);
    unwatch();
  };
}

/** The reader's values, which stay in this browser. Empty without scripts. */
function useWrittenValues(fields: Fields): WrittenValues {
  const read = () => {
    const stored = readStorage(storageKey);
    if (stored !== last.stored) last = { stored, values: readStored(fields, stored) };
    return last.values;
  };
  return useSyncExternalStore(subscribe, read, () => none);
}

export function storeValues(fields: Fields, written: WrittenValues): void {
  writeStorage(storageKey, toStored(fields, written));
  for (const listener of listeners) listener();
}

interface FilledCode {
  written: WrittenValues;
  /** How many values replace those of the example. */
  count: number;
}

/** Writes the reader's values into the marks that the build left in code. */
export function useFilledCode(fields: Fields): FilledCode {
  const written = useWrittenValues(fields);
  useEffect(() => fillMarks(replacementsOf(fields, written)), [fields, written]);
  const replaced = replacementsOf(fields, written);
  return { written, count: fields.filter(({ name }) => replaced.has(name)).length };
}

function fillMarks(replacements: Replacements): void {
  for (const mark of document.querySelectorAll<HTMLElement>("[data-value]")) {
    const { value = "", example = mark.textContent } = mark.dataset;
    mark.dataset.example = example;
    mark.textContent = replacements.get(value) ?? example;
    mark.classList.toggle("own-value", replacements.has(value));
  }
}
