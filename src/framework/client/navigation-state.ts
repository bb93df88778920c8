"use client";
import { useSyncExternalStore } from "react";

type NavigationStatus = "idle" | "loading" | "error";

interface Navigation {
  status: NavigationStatus;
  retry(): void;
  /** Hides the error; the old page stays. */
  dismiss(): void;
}

interface ShownPage {
  /** Includes the base URL. */
  pathname: string;
  articleHash: string;
}

let status: NavigationStatus = "idle";
let shownPage: ShownPage = { pathname: "", articleHash: "" };
let isShownPageRevisited = false;
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

export function setRefresh(run: () => void): void {
  refresh = run;
}

/** Fully reloads the current page, for example after a crash. */
export function refreshPage(): void {
  refresh();
}

export function setNavigationStatus(next: NavigationStatus): void {
  status = next;
  failedUrl = undefined;
  notify();
}

export function setNavigationFailed(url: string): void {
  status = "error";
  failedUrl = url;
  notify();
}

function retry(): void {
  if (failedUrl === undefined || failedUrl === location.href) refreshPage();
  else navigation.navigate(failedUrl);
}

/** `isRevisited`: the reader came back to the page or reloaded it. */
export function setShownPage(next: ShownPage, isRevisited = false): void {
  shownPage = next;
  isShownPageRevisited = isRevisited;
  notify();
}

/** Returns the same object until another page is on screen. */
export function getShownPage(): ShownPage {
  return shownPage;
}

export function isRevisited(): boolean {
  return isShownPageRevisited;
}

/** Returns a function that unsubscribes. */
export function onPageShown(listener: () => void): () => void {
  let previousPathname = shownPage.pathname;
  return subscribe(() => {
    if (shownPage.pathname === previousPathname) return;
    // The hydrated page was already on screen.
    const isFirst = previousPathname === "";
    previousPathname = shownPage.pathname;
    if (!isFirst) listener();
  });
}

/** Idle on the server and during hydration. */
export function useNavigation(): Navigation {
  const current = useSyncExternalStore(
    subscribe,
    () => status,
    () => "idle" as const,
  );
  return { status: current, retry, dismiss: () => setNavigationStatus("idle") };
}

export function usePathname(): string {
  return useSyncExternalStore(
    subscribe,
    () => shownPage.pathname,
    () => "",
  );
}
