import { useSyncExternalStore } from "react";
import { type AskedSearch, readSearch, writeSearch } from "./search-address.ts";

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Back and forward, and a search that was begun in the dialog.
  const target = "navigation" in window ? navigation : window;
  const type = "navigation" in window ? "currententrychange" : "popstate";
  target.addEventListener(type, listener);
  return () => {
    listeners.delete(listener);
    target.removeEventListener(type, listener);
  };
}

/** The search that the address asks for, and the function that puts another one there. */
export function useSearchAddress(): [AskedSearch, (asked: AskedSearch) => void] {
  const query = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => "",
  );
  return [readSearch(query), replaceAddress];
}

function replaceAddress(asked: AskedSearch): void {
  const address = location.pathname + writeSearch(asked);
  if (address !== location.pathname + location.search) {
    history.replaceState(history.state, "", address);
  }
  for (const listener of listeners) listener();
}
