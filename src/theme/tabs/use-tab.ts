import { type RefObject, useEffect, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { readStorage, watchStorage, writeStorage } from "../../framework/client/storage.ts";
import { tabKey } from "../../model/site/preference-keys.ts";
import { addressTarget } from "../browser/scrolling.ts";

interface TabOptions {
  groupId: string | undefined;
  /** Name of the query parameter that chooses a tab. */
  param: string | undefined;
  values: string[];
  initial: string;
}

interface TabControl {
  selected: string;
  /** The reader's choice: it counts for all groups of the same name, here and on later pages. */
  select(value: string): void;
  /** Shows a tab here and now. */
  show(value: string): void;
}

/** Which tab is shown: what the address asks for, else the reader's choice, else the first one. */
export function useTab({ groupId, param, values, initial }: TabOptions): TabControl {
  const [shown, show] = useState(initial);
  const names = values.join("\n");
  // Before the first paint after a navigation, and before the address has its say.
  useLayoutEffect(() => {
    if (groupId === undefined) return;
    const follow = () => {
      const choice = tabChoice(groupId);
      // A tab that this group does not have changes nothing here.
      if (choice !== null && names.split("\n").includes(choice)) show(choice);
    };
    follow();
    return onTabChoice(groupId, follow);
  }, [groupId, names]);
  useQueryTab(param, show);
  return {
    selected: values.includes(shown) ? shown : initial,
    show,
    select(value) {
      show(value);
      if (groupId !== undefined) chooseTab(groupId, value);
      if (param !== undefined) writeParam(param, value);
    },
  };
}

/** Shows the tab that the address names, now and whenever the address changes on this page. */
function useQueryTab(param: string | undefined, show: (value: string) => void): void {
  useEffect(() => {
    if (param === undefined) return;
    const read = () => {
      const value = new URLSearchParams(location.search).get(param);
      if (value !== null) show(value);
    };
    read();
    // Browsers without the Navigation API load the page anew.
    window.navigation?.addEventListener("currententrychange", read);
    return () => window.navigation?.removeEventListener("currententrychange", read);
  }, [param, show]);
}

/** The address can be passed on, but a choice is no step to go back to. */
function writeParam(param: string, value: string): void {
  const url = new URL(location.href);
  url.searchParams.set(param, value);
  // The target in a tab that was left would bring that tab back.
  if (addressTarget()?.closest("[role=tabpanel]")) url.hash = "";
  history.replaceState(history.state, "", url);
}

const listeners = new Set<() => void>();

/** The tab the reader chose in a group: here, on an earlier visit or in another window. */
function tabChoice(groupId: string): string | null {
  return readStorage(tabKey(groupId));
}

function chooseTab(groupId: string, value: string): void {
  writeStorage(tabKey(groupId), value);
  for (const listener of listeners) listener();
}

function onTabChoice(groupId: string, listener: () => void): () => void {
  listeners.add(listener);
  const stop = watchStorage(tabKey(groupId), listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

/**
 * Keeps hidden tab panels within reach of the browser's search, and shows the one that holds what
 * was found: by that search, or as the target of an address (`browser/scrolling.ts`).
 */
export function useMatch(root: RefObject<HTMLElement | null>, show: (index: number) => void): void {
  useEffect(() => {
    // React knows `hidden` as on or off only.
    for (const panel of panelsOf(root)) if (panel.hidden) panel.hidden = "until-found";
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the listener may live as long as the group
  useEffect(() => {
    const { current } = root;
    const onMatch = ({ target }: Event) => {
      const index = panelsOf(root).findIndex((panel) => panel.contains(target as Node));
      // At once, so that the target can be scrolled to.
      if (index >= 0) flushSync(() => show(index));
    };
    current?.addEventListener("beforematch", onMatch);
    return () => current?.removeEventListener("beforematch", onMatch);
  }, []);
}

function panelsOf({ current }: RefObject<HTMLElement | null>): HTMLElement[] {
  return [...(current?.querySelectorAll<HTMLElement>(":scope > [role=tabpanel]") ?? [])];
}

interface TabPlace {
  index: number;
  count: number;
  /** Where text runs from right to left, so do tabs. */
  isRtl: boolean;
}

/** Which tab a key leads to from the one at hand; undefined where the key means nothing. */
export function nextTab(key: string, { index, count, isRtl }: TabPlace): number | undefined {
  switch (key) {
    case "ArrowRight":
    case "ArrowLeft":
      return (index + ((key === "ArrowRight") === isRtl ? -1 : 1) + count) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
}
