import { useState, useSyncExternalStore } from "react";
import { getPageKey } from "../../framework/client/payload-format.ts";

/** WebKit allows 100 history changes in ten seconds. */
const WRITE_INTERVAL_MS = 250;

let timer: ReturnType<typeof setTimeout> | undefined;
let pendingWrite = () => {};

/** Throttled, and flushed when the field loses focus. Does nothing after a navigation. */
export function replaceUrl(url: string): void {
  const { href } = location;
  pendingWrite = () => {
    if (location.href === href) history.replaceState(history.state, "", url);
  };
  if (timer !== undefined) return;
  timer = setTimeout(flushUrl, WRITE_INTERVAL_MS);
  document.addEventListener("focusout", flushUrl, { once: true });
}

export function flushUrl(): void {
  if (timer === undefined) return;
  clearTimeout(timer);
  timer = undefined;
  pendingWrite();
}

/** Calls back when the URL changes. Without the Navigation API, only for Back and Forward. */
function onUrlChange(listener: () => void): () => void {
  const target = window.navigation ?? window;
  const type = window.navigation ? "currententrychange" : "popstate";
  target.addEventListener(type, listener);
  return () => target.removeEventListener(type, listener);
}

/** Sets parameters of a query string. Empty values remove theirs; other parameters stay. */
export function withParams(query: string, values: Readonly<Record<string, string>>): string {
  const params = new URLSearchParams(query);
  for (const [name, value] of Object.entries(values)) {
    if (value === "") params.delete(name);
    else params.set(name, value);
  }
  // Slashes need no escape in a query.
  const text = params.toString().replaceAll("%2F", "/");
  return text && `?${text}`;
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const stop = onUrlChange(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

/** Differs from `location.search` while a write is pending or a link has changed the URL. */
let query = "";

type SetQuery = (next: string | ((query: string) => string)) => void;

/** The query string and its setter, without history entries. Empty until hydrated. */
export function useQueryString(): [query: string, setQuery: SetQuery] {
  const [page] = useState(() => getPageKey(globalThis.location?.pathname ?? ""));
  const isShown = () => getPageKey(location.pathname) === page;
  const current = useSyncExternalStore(
    subscribe,
    () => {
      if (isShown() && timer === undefined) query = location.search;
      return query;
    },
    () => "",
  );
  const setQuery: SetQuery = (next) => {
    query = typeof next === "string" ? next : next(query);
    if (isShown()) replaceUrl(location.pathname + query + location.hash);
    for (const listener of listeners) listener();
  };
  return [current, setQuery];
}
