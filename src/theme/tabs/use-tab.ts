import { type RefObject, useEffect, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { readStorage, watchStorage, writeStorage } from "../../framework/client/storage.ts";
import { getTabKey } from "../../model/site/preference-keys.ts";
import { findUrlTarget } from "../browser/scrolling.ts";

interface TabOptions {
  groupId: string | undefined;
  param: string | undefined;
  /** The same array in each render, because effects depend on it. */
  values: readonly string[];
  initial: string;
}

interface TabControl {
  selected: string;
  /** Selects for all groups of the same name, here and on later pages. */
  select(value: string): void;
  /** Selects in this group only. */
  show(value: string): void;
}

export function useTab({ groupId, param, values, initial }: TabOptions): TabControl {
  const [shownTab, show] = useState(initial);
  // Before the first paint after a navigation; the URL wins.
  useLayoutEffect(() => {
    if (groupId === undefined) return;
    const key = getTabKey(groupId);
    const showChoice = (choice: string | null) => {
      if (choice !== null && values.includes(choice)) show(choice);
    };
    showChoice(readStorage(key));
    return watchStorage(key, showChoice);
  }, [groupId, values]);
  useQueryTab(param, values, show);
  return {
    selected: values.includes(shownTab) ? shownTab : initial,
    show,
    select(value) {
      show(value);
      if (groupId !== undefined) writeStorage(getTabKey(groupId), value);
      if (param !== undefined) writeParam(param, value);
    },
  };
}

/** The tab that a query names; undefined if the group has no such tab. */
export function findQueryTab(
  query: string,
  param: string,
  values: readonly string[],
): string | undefined {
  const value = new URLSearchParams(query).get(param);
  return values.find((other) => other === value);
}

function useQueryTab(
  param: string | undefined,
  values: readonly string[],
  show: (value: string) => void,
): void {
  useEffect(() => {
    if (param === undefined) return;
    const read = () => {
      const value = findQueryTab(location.search, param, values);
      if (value !== undefined) show(value);
    };
    read();
    window.navigation?.addEventListener("currententrychange", read);
    return () => window.navigation?.removeEventListener("currententrychange", read);
  }, [param, values, show]);
}

/** The URL can be shared, but a choice adds no history entry. */
function writeParam(param: string, value: string): void {
  const url = new URL(location.href);
  url.searchParams.set(param, value);
  // The anchor may be in another tab, which it would select again.
  if (findUrlTarget()?.closest("[role=tabpanel]")) url.hash = "";
  history.replaceState(history.state, "", url);
}

/** Makes hidden panels searchable, and selects the one with a match or the target. */
export function useHiddenUntilFound(
  root: RefObject<HTMLElement | null>,
  show: (index: number) => void,
): void {
  useEffect(() => {
    // React supports `hidden` only as a boolean.
    for (const panel of getPanels(root)) if (panel.hidden) panel.hidden = "until-found";
    const { current } = root;
    const onMatch = ({ target }: Event) => {
      const index = getPanels(root).findIndex((panel) => panel.contains(target as Node));
      // Synchronous, so that the browser can scroll to the match.
      if (index >= 0) flushSync(() => show(index));
    };
    current?.addEventListener("beforematch", onMatch);
    return () => current?.removeEventListener("beforematch", onMatch);
  });
}

function getPanels({ current }: RefObject<HTMLElement | null>): HTMLElement[] {
  return [...(current?.querySelectorAll<HTMLElement>(":scope > [role=tabpanel]") ?? [])];
}
