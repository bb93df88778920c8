import { useEffect, useMemo } from "react";
import { writeStorage } from "../../../src/framework/client/storage.ts";
import type { ReaderValue } from "../../data/reader-values.ts";
import { useStoredText } from "../use-stored-text.ts";
import {
  type EnteredValues,
  getReplacements,
  type Replacements,
  readStored,
  storageKey,
  toStored,
} from "./fill-values.ts";

export function storeValues(fields: readonly ReaderValue[], entered: EnteredValues): void {
  writeStorage(storageKey, toStored(fields, entered));
}

interface ReaderValuesState {
  /** The reader's values, which stay in this browser. Empty without scripts. */
  entered: EnteredValues;
  /** How many values replace those of the example. */
  count: number;
}

/** Writes the reader's values into the elements with `data-value` in text and code. */
export function useFilledValues(fields: readonly ReaderValue[]): ReaderValuesState {
  const stored = useStoredText(storageKey) ?? null;
  const entered = useMemo(() => readStored(fields, stored), [fields, stored]);
  const replacements = useMemo(() => getReplacements(fields, entered), [fields, entered]);
  useEffect(() => fillElements(replacements), [replacements]);
  return { entered, count: fields.filter(({ name }) => replacements.has(name)).length };
}

function fillElements(replacements: Replacements): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-value]")) {
    const { value: name = "", example = element.textContent } = element.dataset;
    element.dataset.example = example;
    element.textContent = replacements.get(name) ?? example;
    element.classList.toggle("own-value", replacements.has(name));
  }
}
