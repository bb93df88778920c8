import { type RefObject, useEffect } from "react";
import { safeDecode } from "../../model/route.ts";
import { writeClipboard } from "../article/write-clipboard.ts";
import { type Entry, type EntryFilter, matches } from "./filter-entries.ts";

interface ListedEntry extends Entry {
  element: HTMLElement;
}

/** The entries of the page in the order of their source. They are plain markup, not React's. */
export function listEntries(): ListedEntry[] {
  return [...document.querySelectorAll<HTMLElement>(".ref")].map((element) => {
    const text = (element.textContent ?? "").toLowerCase();
    const head = element.firstElementChild;
    return {
      element,
      name: head?.querySelector("code")?.textContent?.toLowerCase() ?? "",
      type: head?.querySelector(".ref-type")?.textContent?.toLowerCase() ?? "",
      required: head?.querySelector(".required") !== null,
      text,
    };
  });
}

/** Shows what a filter lets through, in the order it asks for. Answers how many are shown. */
export function showEntries(entries: readonly ListedEntry[], filter: EntryFilter): number {
  let shown = 0;
  for (const entry of entries) {
    const isShown = matches(entry, filter);
    entry.element.hidden = !isShown;
    if (isShown) shown++;
  }
  for (const list of document.querySelectorAll<HTMLElement>(".refs")) {
    const section = list.parentElement;
    if (section) section.hidden = !list.querySelector(".ref:not([hidden])");
    sortList(list, entries, filter.byName);
  }
  return shown;
}

/** Moves elements only where the order is another one. */
function sortList(list: HTMLElement, entries: readonly ListedEntry[], byName: boolean): void {
  if (list.dataset.sorted === String(byName)) return;
  if (list.dataset.sorted === undefined && !byName) return;
  list.dataset.sorted = String(byName);
  const own = entries.filter(({ element }) => element.parentElement === list);
  if (byName) own.sort((a, b) => (a.name < b.name ? -1 : 1));
  list.append(...own.map(({ element }) => element));
}

/** Opens or closes everything that is folded. */
export function foldEntries(open: boolean): void {
  for (const details of document.querySelectorAll<HTMLDetailsElement>(".refs details")) {
    details.open = open;
  }
}

/** Copies the name of the entry whose button was pressed. */
export function useCopyButtons(onCopied: (name: string) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the listener may live as long as the page
  useEffect(() => {
    const copy = async (event: MouseEvent) => {
      const button = event.target instanceof Element ? event.target.closest("[data-copy]") : null;
      const name = button?.parentElement?.querySelector("code")?.textContent;
      if (!name) return;
      if (await writeClipboard(name)) onCopied(name);
    };
    document.addEventListener("click", copy);
    return () => document.removeEventListener("click", copy);
  }, []);
}

/** Calls back when the address leads to an entry that the filter hides. */
export function useHiddenTarget(root: RefObject<HTMLElement | null>, reveal: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the listener may live as long as the page
  useEffect(() => {
    const look = () => {
      const target = document.getElementById(safeDecode(location.hash.slice(1)));
      if (!target?.closest(".ref[hidden]") || !root.current) return;
      reveal();
      target.scrollIntoView();
    };
    window.addEventListener("hashchange", look);
    return () => window.removeEventListener("hashchange", look);
  }, []);
}
