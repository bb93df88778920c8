import { useEffect, useMemo } from "react";
import { storeText, useStoredText } from "../stored-text.ts";
import {
  type EnteredValues,
  type Fields,
  getReplacements,
  type Replacements,
  readStored,
  storageKey,
  toStored,
} from "./fill-values.ts";

export function storeValues(fields: Fields, entered: EnteredValues): void {
  storeText(storageKey, toStored(fields, entered));
}

interface FilledValues {
  /** The reader's values, which stay in this browser. Empty without scripts. */
  entered: EnteredValues;
  /** How many values replace those of the example. */
  count: number;
}

/** Writes the reader's values into the marks that the build left in text and code. */
export function useFilledValues(fields: Fields): FilledValues {
  const stored = useStoredText(storageKey) ?? null;
  const entered = useMemo(() => readStored(fields, stored), [fields, stored]);
  const replacements = useMemo(() => getReplacements(fields, entered), [fields, entered]);
  useEffect(() => fillMarks(replacements), [replacements]);
  return { entered, count: fields.filter(({ name }) => replacements.has(name)).length };
}

function fillMarks(replacements: Replacements): void {
  for (const mark of document.querySelectorAll<HTMLElement>("[data-value]")) {
    const { value = "", example = mark.textContent } = mark.dataset;
    mark.dataset.example = example;
    mark.textContent = replacements.get(value) ?? example;
    mark.classList.toggle("own-value", replacements.has(value));
  }
}
