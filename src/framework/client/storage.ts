/** Values that could not be stored. They last until the reader leaves the page. */
const unsavedValues = new Map<string, string | null>();

/** Never throws: storage may be missing (old WebViews), blocked (cookies), or full. */
export function readStorage(key: string): string | null {
  const unsaved = unsavedValues.get(key);
  if (unsaved !== undefined) return unsaved;
  try {
    return window.localStorage.getItem(key);
  } catch (error) {
    warn(error);
    return null;
  }
}

/** All values whose keys begin with `prefix`, by key. Never throws. */
export function readStorageGroup(prefix: string): Map<string, string> {
  const keys = new Set(unsavedValues.keys());
  try {
    for (const key of Object.keys(window.localStorage)) keys.add(key);
  } catch (error) {
    warn(error);
  }
  const values = new Map<string, string>();
  for (const key of keys) {
    const value = key.startsWith(prefix) ? readStorage(key) : null;
    if (value !== null) values.set(key, value);
  }
  return values;
}

/** Null removes the value. */
export function writeStorage(key: string, value: string | null): void {
  try {
    if (value === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, value);
    unsavedValues.delete(key);
  } catch (error) {
    unsavedValues.set(key, value);
    warn(error);
  }
  for (const listener of listenersByKey.get(key) ?? []) listener(value);
}

let hasWarned = false;

function warn(error: unknown): void {
  if (!hasWarned)
    console.warn("Storage is unavailable: settings are lost when this page is closed.", error);
  hasWarned = true;
}

type Listener = (value: string | null) => void;

const listenersByKey = new Map<string, Set<Listener>>();

/**
 * Calls `listener` when this page or another tab writes the value, and after a return from the
 * back-forward cache. Returns the cleanup.
 */
export function watchStorage(key: string, listener: Listener): () => void {
  const listeners = listenersByKey.get(key) ?? new Set();
  listenersByKey.set(key, listeners.add(listener));
  const onStorage = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return;
    unsavedValues.delete(key);
    listener(readStorage(key));
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener(readStorage(key));
  };
  window.addEventListener("storage", onStorage);
  window.addEventListener("pageshow", onShow);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", onStorage);
    window.removeEventListener("pageshow", onShow);
  };
}
