import { type RefObject, useEffect } from "react";
import { safeDecode } from "../../model/route.ts";
import { writeClipboard } from "../article/write-clipboard.ts";
import * as messages from "../content/tools-messages.ts";
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

/** Entries that are shown, hidden or moved before the browser gets to draw: more make a long task. */
const sliceSize = 20;

let latest: AbortController | undefined;

interface Shown {
  count: number;
  /** Resolves when the page shows it, or another filter has taken over. */
  done: Promise<void>;
}

/** Shows what a filter lets through, in the order it asks for. */
export function showEntries(entries: readonly ListedEntry[], filter: EntryFilter): Shown {
  const shown = new Set(
    entries.filter((entry) => matches(entry, filter)).map(({ element }) => element),
  );
  const lists = [...document.querySelectorAll<HTMLElement>(".refs")];
  showFrames(lists, shown);
  latest?.abort();
  latest = new AbortController();
  const sorting = lists.flatMap((list) => sortSteps(list, entries, filter.byName));
  return {
    count: shown.size,
    done: runInFrames([...sorting, ...hideSteps()], latest.signal),
  };

  function hideSteps(): (() => void)[] {
    return slices(entries).map((slice) => () => {
      for (const { element } of slice) element.hidden = !shown.has(element);
    });
  }
}

/** Headings of empty lists go, and a tab without entries says so. */
function showFrames(lists: readonly HTMLElement[], shown: ReadonlySet<HTMLElement>): void {
  const isEmpty = (root: HTMLElement) => ![...shown].some((element) => root.contains(element));
  for (const { parentElement: section } of lists) if (section) section.hidden = isEmpty(section);
  for (const panel of document.querySelectorAll<HTMLElement>("[role=tabpanel]:has(.refs)")) {
    if (isEmpty(panel)) panel.dataset.none = messages.nothingMatches(shown.size);
    else delete panel.dataset.none;
  }
}

/** Steps that move the elements of a list; none where the order stays. */
function sortSteps(
  list: HTMLElement,
  entries: readonly ListedEntry[],
  byName: boolean,
): (() => void)[] {
  if (list.dataset.sorted === String(byName)) return [];
  if (list.dataset.sorted === undefined && !byName) return [];
  const own = entries.filter(({ element }) => element.parentElement === list);
  if (byName) own.sort((a, b) => (a.name < b.name ? -1 : 1));
  const steps = slices(own).map((slice) => () => {
    list.append(...slice.map(({ element }) => element));
  });
  return [
    // A filter that takes over halfway finds a list in neither order.
    () => Object.assign(list.dataset, { sorted: "moving" }),
    ...steps,
    () => Object.assign(list.dataset, { sorted: String(byName) }),
  ];
}

function slices<T>(list: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(list.length / sliceSize) }, (_, index) =>
    list.slice(index * sliceSize, (index + 1) * sliceSize),
  );
}

/** One step a frame, the first at once, until a newer filter takes over. */
async function runInFrames(steps: readonly (() => void)[], signal: AbortSignal): Promise<void> {
  for (const step of steps) {
    if (signal.aborted) return;
    step();
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }
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
export function useHiddenTarget(
  root: RefObject<HTMLElement | null>,
  reveal: () => Promise<void>,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the listener may live as long as the page
  useEffect(() => {
    const look = async () => {
      const target = document.getElementById(safeDecode(location.hash.slice(1)));
      if (!target?.closest(".ref[hidden]") || !root.current) return;
      await reveal();
      target.scrollIntoView();
    };
    window.addEventListener("hashchange", look);
    return () => window.removeEventListener("hashchange", look);
  }, []);
}
