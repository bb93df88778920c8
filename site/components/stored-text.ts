import { useCallback, useSyncExternalStore } from "react";
import { readStorage, watchStorage, writeStorage } from "../../src/framework/client/storage.ts";

const listeners = new Set<() => void>();

/**
 * A text of the browser's storage, the same in all components and tabs. Undefined without scripts
 * and until the page is hydrated.
 */
export function useStoredText(key: string): string | null | undefined {
  const subscribe = useCallback(
    (listener: () => void) => {
      listeners.add(listener);
      const unwatch = watchStorage(key, listener);
      return () => {
        listeners.delete(listener);
        unwatch();
      };
    },
    [key],
  );
  return useSyncExternalStore(
    subscribe,
    () => readStorage(key),
    () => undefined,
  );
}

export function storeText(key: string, text: string | null): void {
  writeStorage(key, text);
  for (const listener of listeners) listener();
}
