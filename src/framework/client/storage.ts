/** Values that could not be stored; they last until the page is left. */
const refused = new Map<string, string | null>();

/**
 * Reads local storage and never throws. Storage can be missing (old WebViews), blocked (cookies), or
 * full; then values last as long as the page.
 */
export function readStorage(key: string): string | null {
  const own = refused.get(key);
  if (own !== undefined) return own;
  try {
    return window.localStorage.getItem(key);
  } catch (error) {
    warn(error);
    return null;
  }
}

/** Stores a value; null removes it. */
export function writeStorage(key: string, value: string | null): void {
  try {
    if (value === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, value);
    refused.delete(key);
  } catch (error) {
    refused.set(key, value);
    warn(error);
  }
}

let warned = false;

function warn(error: unknown): void {
  if (!warned) console.warn("Storage is unavailable: choices are forgotten with the page.", error);
  warned = true;
}

/**
 * Calls back when another tab changes the key, and when the page returns from the back-forward cache,
 * where it gets no events. Returns a function that stops it.
 */
export function watchStorage(key: string, listener: (value: string | null) => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return;
    refused.delete(key);
    listener(readStorage(key));
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener(readStorage(key));
  };
  window.addEventListener("storage", onStorage);
  window.addEventListener("pageshow", onShow);
  return () => {
    window.removeEventListener("storage", onStorage);
    window.removeEventListener("pageshow", onShow);
  };
}
