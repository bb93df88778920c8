/** What storage refused to keep: it counts until the page is left. */
const refused = new Map<string, string | null>();

/**
 * Local storage that never throws: a value it refuses is kept with the page. Storage can be absent
 * (old WebViews), refused (blocked cookies) or full.
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

/** For developers; readers lose nothing but the memory of their choices. */
function warn(error: unknown): void {
  if (!warned) console.warn("Storage is unavailable: choices are forgotten with the page.", error);
  warned = true;
}

/**
 * Calls back when another tab changes the key, and when the page comes back that the browser had
 * put aside: nobody told it of changes meanwhile. Returns the function that stops it.
 */
export function watchStorage(key: string, listener: (value: string | null) => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return;
    // The newer choice counts.
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
