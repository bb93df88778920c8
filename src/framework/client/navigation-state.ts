"use client";
import { useSyncExternalStore } from "react";

type NavigationStatus = "idle" | "loading" | "error";

interface Navigation {
  status: NavigationStatus;
  /** Loads the failed page again. */
  retry(): void;
  /** Hides the error; the old page stays. */
  dismiss(): void;
}

interface ShownPage {
  /** With the base URL. */
  pathname: string;
  /** Hash of the text of the page. */
  article: string;
}

let status: NavigationStatus = "idle";
let shown: ShownPage = { pathname: "", article: "" };
let revisited = false;
/** The URL of the page that could not be loaded. */
let failedUrl: string | undefined;
let refresh = () => location.reload();
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Called by the browser entry: what `refreshPage` does. */
export function setRefresh(run: () => void): void {
  refresh = run;
}

/** Loads the current page again in full, for example after a crash. */
export function refreshPage(): void {
  refresh();
}

export function setNavigationStatus(next: NavigationStatus): void {
  status = next;
  failedUrl = undefined;
  notify();
}

/** Called when a page could not be loaded. */
export function setNavigationFailed(url: string): void {
  status = "error";
  failedUrl = url;
  notify();
}

function retry(): void {
  if (failedUrl === undefined || failedUrl === location.href) refreshPage();
  else navigation.navigate(failedUrl);
}

/**
 * Called when another page is on screen.
 *
 * @param isRevisited whether the reader came back to it or loaded it again
 */
export function setShownPage(next: ShownPage, isRevisited = false): void {
  shown = next;
  revisited = isRevisited;
  notify();
}

/** The page on screen: the same object until another page replaces it. */
export function shownPage(): ShownPage {
  return shown;
}

/** Whether the reader came back to the page on screen or loaded it again. */
export function isRevisited(): boolean {
  return revisited;
}

/** Calls back when another page, with its title, is on screen. Returns a function that stops it. */
export function onPageShown(listener: () => void): () => void {
  let before = shown.pathname;
  return subscribe(() => {
    if (shown.pathname === before) return;
    // The page that React hydrates was on screen before.
    const isFirst = before === "";
    before = shown.pathname;
    if (!isFirst) listener();
  });
}

/** State of the client navigation; idle on the server and during hydration. */
export function useNavigation(): Navigation {
  const current = useSyncExternalStore(
    subscribe,
    () => status,
    () => "idle" as const,
  );
  return { status: current, retry, dismiss: () => setNavigationStatus("idle") };
}

/** Path of the current page with the base URL; empty on the server and during hydration. */
export function usePathname(): string {
  return useSyncExternalStore(
    subscribe,
    () => shown.pathname,
    () => "",
  );
}
