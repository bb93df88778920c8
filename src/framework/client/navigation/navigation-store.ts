"use client";
import { useSyncExternalStore } from "react";

/** What the client navigation is doing. */
type NavigationStatus = "idle" | "loading" | "error";

interface Navigation {
  status: NavigationStatus;
  /** Loads the failed page again. */
  retry(): void;
  /** Puts the error away; the old page stays. */
  dismiss(): void;
}

/** The page on screen. */
interface ShownPage {
  /** Base URL included. */
  pathname: string;
  /** Hash of what it says. */
  article: string;
}

interface Actions {
  /** Loads the page of the address again in full, for example after a crash. */
  refresh(): void;
}

const unavailable: Actions = { refresh: () => location.reload() };

let status: NavigationStatus = "idle";
let shownNow: ShownPage = { pathname: "", article: "" };
let actions = unavailable;
let returning = false;
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The browser entry hands in what only it can do. */
export function provideActions(provided: Actions): void {
  actions = provided;
}

export function setNavigation(next: NavigationStatus): void {
  status = next;
  notify();
}

/**
 * Called when another page is on screen.
 *
 * @param byReturn whether the reader has been there before, and loads it again or comes back
 */
export function setShownPage(next: ShownPage, byReturn = false): void {
  shownNow = next;
  returning = byReturn;
  notify();
}

/** The page on screen: the same object as long as none replaces it. */
export function shownPage(): ShownPage {
  return shownNow;
}

/** Whether the page on screen was loaded again or come back to. */
export function isReturn(): boolean {
  return returning;
}

/**
 * Calls back when another page is on screen, its title included. Returns the function that ends it.
 */
export function onPageShown(listener: () => void): () => void {
  let shown = shownNow.pathname;
  return subscribe(() => {
    if (shownNow.pathname === shown) return;
    // The page that React takes over was on screen before.
    const isFirst = shown === "";
    shown = shownNow.pathname;
    if (!isFirst) listener();
  });
}

/** State of the client navigation; on the server and while hydrating always idle. */
export function useNavigation(): Navigation {
  const current = useSyncExternalStore(
    subscribe,
    () => status,
    () => "idle" as const,
  );
  return { status: current, retry: refreshPage, dismiss: () => setNavigation("idle") };
}

/** Path of the page on screen, base URL included; empty on the server and while hydrating. */
export function usePathname(): string {
  return useSyncExternalStore(
    subscribe,
    () => shownNow.pathname,
    () => "",
  );
}

/** Loads the page of the address again in full. */
export function refreshPage(): void {
  actions.refresh();
}
