import { useCallback, useSyncExternalStore } from "react";
import { readStorage, watchStorage } from "../../src/framework/client/storage.ts";

/**
 * A text of the browser's storage, the same in all components and tabs. Undefined without scripts
 * and until the page is hydrated.
 */
export function useStoredText(key: string): string | null | undefined {
  const subscribe = useCallback((listener: () => void) => watchStorage(key, listener), [key]);
  return useSyncExternalStore(
    subscribe,
    () => readStorage(key),
    () => undefined,
  );
}
