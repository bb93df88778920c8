import { searchAddress, shortcuts } from "virtual:site/search";
import { preload } from "virtual:site/search-preload";
import { type ReactNode, useLayoutEffect, useState } from "react";
import { reloadToResume, takeResumedValue } from "../../framework/client/resume-after-reload.ts";
import { getFocusedElement } from "../browser/keys.ts";
import { listenToIntent } from "../browser/listen-to-intent.ts";
import * as messages from "../messages/messages.ts";
import {
  getInitialQuery,
  getTextOfKeys,
  isMac,
  isSearchShortcut,
  isTextKey,
} from "./search-keys.ts";

const button = ".search-button";

export function useSearch(): ReactNode {
  const [dialog, setDialog] = useState<ReactNode>(null);
  // A layout effect is early enough for clicks and keys from before hydration.
  useLayoutEffect(() => {
    /** Keys pressed while the dialog loads or the page reloads for it; otherwise null. */
    let keys: string[] | null = null;

    async function open(text: Iterable<string>): Promise<void> {
      // The second click of a double click opens nothing.
      if (keys) return;
      keys = [...text];
      const reloads = await openOrReload(keys, setDialog);
      if (!reloads) keys = null;
    }

    function onKey(event: KeyboardEvent): void {
      const shownDialog = document.querySelector<HTMLDialogElement>("dialog[open]");
      const isShortcut = shortcuts && isSearchShortcut(event);
      if (shownDialog) {
        if (!shownDialog.matches(".search-dialog") || !isShortcut) return;
        event.preventDefault();
        ignoreRepeats();
        shownDialog.close();
      } else if (keys && !keys.includes("Escape")) {
        const isText = isTextKey(event);
        if (isText) keys.push(event.key);
        if (isText || isShortcut) event.preventDefault();
      } else {
        const text = getInitialQuery(event, getFocusContext());
        if (text === null || !document.querySelector(button)) return;
        event.preventDefault();
        ignoreRepeats();
        open(text);
      }
    }

    function onIntent(event: Event): void {
      if (!(event.target instanceof Element && event.target.closest(button))) return;
      if (event.type === "click") open("");
      else loadSearch().catch(() => {});
    }

    const stopListening = listenToIntent(onIntent);
    document.addEventListener("keydown", onKey);
    if (shortcuts) showShortcut();
    const resumed = takeResumedValue<string[]>("search");
    if (resumed) open(resumed);
    return () => {
      stopListening();
      document.removeEventListener("keydown", onKey);
    };
  }, []);
  return dialog;
}

/** Opens the dialog. More keys may be added while it loads. Returns whether the page reloads. */
async function openOrReload(keys: string[], show: (dialog: ReactNode) => void): Promise<boolean> {
  const { pathname } = location;
  // After a navigation, the reader no longer waits for the dialog.
  const isAwaited = () => location.pathname === pathname;
  try {
    const { openSearch } = await loadSearch();
    if (isAwaited()) await openSearch(keys, show);
  } catch {
    // A deploy has replaced the script: reload and open the dialog.
    if (isAwaited() && (await reloadToResume("search", () => keys))) return true;
    // Offline, the search page may still work.
    const { text } = getTextOfKeys(keys);
    const query = text && `?q=${encodeURIComponent(text)}`;
    if (isAwaited()) location.assign(searchAddress + query);
  }
  return false;
}

function loadSearch() {
  preload();
  return import("./dialog/open-search.tsx");
}

function getFocusContext() {
  const element = getFocusedElement();
  return {
    isOnButton: element?.matches(button) ?? false,
    // The field of a dialog that was just closed may still have focus.
    isInField:
      element instanceof HTMLElement &&
      element.checkVisibility() &&
      (element.isContentEditable || element.matches("input, textarea, select")),
    hasShortcuts: shortcuts,
  };
}

function showShortcut(): void {
  const mac = isMac();
  // The buttons in menus show only an icon.
  const shownButton = document.querySelector<HTMLElement>(`.top > ${button}`);
  if (!shownButton) return;
  shownButton.title = messages.searchShortcut[mac ? "mac" : "others"];
  shownButton.ariaKeyShortcuts = mac ? "Meta+K" : "Control+K";
}

function ignoreRepeats(): void {
  const controller = new AbortController();
  const { signal } = controller;
  const onKey = (event: KeyboardEvent) => {
    if (!event.repeat) return controller.abort();
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener("keydown", onKey, { capture: true, signal });
}
