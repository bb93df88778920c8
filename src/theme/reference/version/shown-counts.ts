import { useSyncExternalStore } from "react";

/** The inputs and outputs of the version that the reader chose. */
export interface ShownCounts {
  input: number;
  output: number;
}

let shownCounts: ShownCounts | null = null;
const listeners = new Set<() => void>();

/** Null if the page shows the current version. */
export function setShownCounts(counts: ShownCounts | null): void {
  shownCounts = counts;
  for (const listener of listeners) listener();
}

export function useShownCounts(): ShownCounts | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shownCounts,
    () => null,
  );
}
