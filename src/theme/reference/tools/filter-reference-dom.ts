import { type RefObject, useEffect } from "react";
import { announce } from "../../browser/announcer.ts";
import { showCopied, writeClipboard } from "../../browser/clipboard.ts";
import { addressTarget, moveTo } from "../../browser/scrolling.ts";
import { pagePlural } from "../../messages/page-plural.ts";
import { type Entry, type EntryFilter, matches } from "./filter-entries.ts";
import * as messages from "./tools-messages.ts";

interface ListedEntry extends Entry {
  element: HTMLElement;
}

/** Returns the entries of the page in the order of their source. They are static HTML, unknown to React. */
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

/** Entries that one frame shows: more would make a long task. */
const shownAtOnce = 10;
/** Entries that one frame hides, which takes less time. */
const hiddenAtOnce = 50;

let latest: AbortController | undefined;

interface Shown {
  count: number;
  /** Resolves when the page is complete, or another filter has replaced this one. */
  done: Promise<void>;
}

/** Shows the entries that match a filter, in its order. */
export function showEntries(entries: readonly ListedEntry[], filter: EntryFilter): Shown {
  const shown = new Set(
    entries.filter((entry) => matches(entry, filter)).map(({ element }) => element),
  );
  const lists = [...document.querySelectorAll<HTMLElement>(".refs")];
  latest?.abort();
  latest = new AbortController();
  const ordered = lists.flatMap((list) => entriesOf(list, entries, filter.byName));
  const steps = stepsOf({ lists, shown, ordered }, filter.byName);
  return { count: shown.size, done: runInFrames(steps, latest.signal) };
}

interface Changes {
  lists: readonly HTMLElement[];
  shown: ReadonlySet<HTMLElement>;
  /** All entries, list by list, in their new order. */
  ordered: readonly HTMLElement[];
}

/**
 * Returns the steps of a change, one for each frame. Entries are hidden from the last one on and
 * shown from the first one on, so that the others move only once. All entries of a list that gets
 * another order are hidden meanwhile.
 */
function stepsOf({ lists, shown, ordered }: Changes, byName: boolean): (() => void)[] {
  const moving = lists.filter((list) => (list.dataset.sorted === "true") !== byName);
  const moves = (element: HTMLElement) => moving.some((list) => list === element.parentElement);
  const going = ordered.filter((one) => !one.hidden && (!shown.has(one) || moves(one)));
  const coming = ordered.filter((one) => shown.has(one) && (one.hidden || moves(one)));
  // An empty list keeps its height, so that the page does not scroll.
  for (const list of lists) {
    list.style.minHeight = moving.includes(list) ? `${list.offsetHeight}px` : "";
  }
  return [
    ...slices(going.reverse(), hiddenAtOnce).map((slice) => () => setHidden(slice, true)),
    () => showFrames(lists, shown),
    ...moving.map((list) => () => {
      list.append(...ordered.filter(({ parentElement }) => parentElement === list));
      list.dataset.sorted = String(byName);
    }),
    ...slices(coming, shownAtOnce).map((slice) => () => setHidden(slice, false)),
    () => {
      for (const list of moving) list.style.minHeight = "";
    },
  ];
}

function setHidden(elements: readonly HTMLElement[], hidden: boolean): void {
  for (const element of elements) element.hidden = hidden;
}

/** Returns the entries of a list in their new order. */
function entriesOf(
  list: HTMLElement,
  entries: readonly ListedEntry[],
  byName: boolean,
): HTMLElement[] {
  const own = entries.filter(({ element }) => element.parentElement === list);
  if (byName) own.sort((a, b) => (a.name < b.name ? -1 : 1));
  return own.map(({ element }) => element);
}

/** Hides the headings of empty lists, and shows a text in a tab without entries. */
function showFrames(lists: readonly HTMLElement[], shown: ReadonlySet<HTMLElement>): void {
  const isEmpty = (root: HTMLElement) => ![...shown].some((element) => root.contains(element));
  for (const { parentElement: section } of lists) if (section) section.hidden = isEmpty(section);
  const nothing =
    shown.size > 0
      ? pagePlural(messages.otherTabMatches, { count: shown.size })
      : messages.nothingMatches;
  for (const panel of document.querySelectorAll<HTMLElement>("[role=tabpanel]:has(.refs)")) {
    if (isEmpty(panel)) panel.dataset.none = nothing;
    else delete panel.dataset.none;
  }
}

function slices<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  );
}

/** Runs one step a frame, after the browser has painted, until the signal is aborted. */
async function runInFrames(steps: readonly (() => void)[], signal: AbortSignal): Promise<void> {
  for (const step of steps) {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    if (signal.aborted) return;
    step();
  }
}

/** Opens or closes all details of the entries. */
export function foldEntries(open: boolean): void {
  for (const details of document.querySelectorAll<HTMLDetailsElement>(".refs details")) {
    details.open = open;
  }
}

/** Copies the name of an entry when its button is pressed. */
export function useCopyButtons(): void {
  useEffect(() => {
    const copy = async (event: MouseEvent) => {
      if (!(event.target instanceof Element)) return;
      const button = event.target.closest<HTMLElement>("[data-copy]");
      const name = button?.parentElement?.querySelector("code")?.textContent;
      if (!button || !name || !(await writeClipboard(name))) return;
      showCopied(button);
      announce(messages.copied(name));
    };
    document.addEventListener("click", copy);
    return () => document.removeEventListener("click", copy);
  }, []);
}

interface AddressActions {
  /** Applies the filter of the address. */
  follow(): Promise<void>;
  /** Removes the filter. */
  reveal(): Promise<void>;
}

/** Follows changes of the address, also to an entry that the filter hides. */
export function useAddress(
  root: RefObject<HTMLElement | null>,
  { follow, reveal }: AddressActions,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the listener stays as long as the page
  useEffect(() => {
    const look = async () => {
      const target = addressTarget();
      const isHidden = () => target?.closest(".ref[hidden]") && root.current;
      const wasHidden = isHidden();
      await follow();
      if (isHidden()) await reveal();
      if (target && wasHidden) moveTo(target);
    };
    window.addEventListener("hashchange", look);
    return () => window.removeEventListener("hashchange", look);
  }, []);
}
