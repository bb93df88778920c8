import { useState, useSyncExternalStore } from "react";
import { pageKey } from "../../framework/client/payload/payload-format.ts";
import { type AskedSearch, readSearch, writeSearch } from "./search-address.ts";

const listeners = new Set<() => void>();

/** The query string that the page of the search has, or had until a link changed the address. */
let query = "";

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

/**
 * The search that the address asks for, and the function that puts another one there. The address
 * of a link is there before its page, and stays where that cannot be loaded: it is left alone.
 */
export function useSearchAddress(): [AskedSearch, (asked: AskedSearch) => void] {
  const [home] = useState(() => pageKey(globalThis.location?.pathname ?? ""));
  const isHome = () => pageKey(location.pathname) === home;
  const current = useSyncExternalStore(
    subscribe,
    () => {
      if (isHome()) query = location.search;
      return query;
    },
    () => "",
  );
  const replace = (asked: AskedSearch) => {
    query = writeSearch(asked);
    if (isHome() && query !== location.search) {
      history.replaceState(history.state, "", location.pathname + query);
    }
    for (const listener of listeners) listener();
  };
  return [readSearch(current), replace];
}
