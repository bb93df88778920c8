import { matchesWords, splitWords } from "../../../model/text/match-words.ts";
import type { EntryFilter } from "./entry-filter.ts";
import { chunk, runInFrames } from "./listing.ts";
import { markWords } from "./mark-words.ts";

export { scrollToListStart } from "./listing.ts";

export interface FilterableEntry {
  /** `removed`: only in older versions. */
  kind: "input" | "output" | "removed";
  /** In lower case, as are the type and the text. */
  name: string;
  type: string;
  required: boolean;
  changed: boolean;
  text: string;
}

interface ListedEntry extends FilterableEntry {
  element: HTMLElement;
}

/** Entries are read once, because React does not render them again. */
const entriesByRoot = new WeakMap<HTMLElement, ListedEntry[]>();

export function readEntries(root: HTMLElement): ListedEntry[] {
  const entries =
    entriesByRoot.get(root) ??
    [...root.querySelectorAll<HTMLElement>(".ref, .ref-removed li")].map(readEntry);
  entriesByRoot.set(root, entries);
  return entries;
}

function readEntry(element: HTMLElement): ListedEntry {
  const isRemoved = !element.matches(".ref");
  const isOutput = element.id.startsWith("output_");
  const head = element.firstElementChild;
  const name = isRemoved ? head : head?.querySelector("code");
  return {
    element,
    kind: isRemoved ? "removed" : isOutput ? "output" : "input",
    name: name?.textContent?.toLowerCase() ?? "",
    type: head?.querySelector(".ref-type")?.textContent?.toLowerCase() ?? "",
    required: head?.querySelector(".required") !== null,
    changed: "changed" in element.dataset,
    text: (element.textContent ?? "").toLowerCase(),
  };
}

/** Outputs match any type and requirement; removed entries match none. */
export function matchesFilter(entry: FilterableEntry, filter: EntryFilter): boolean {
  const { type, requirement } = filter;
  if (filter.changed && !entry.changed) return false;
  if (entry.kind === "removed" && (type !== "" || requirement !== "")) return false;
  if (entry.kind === "input") {
    if (requirement !== "" && (requirement === "required") !== entry.required) return false;
    if (!entry.type.startsWith(type)) return false;
  }
  return matchesWords(entry.text, splitWords(filter.query));
}

/** Changing more elements per frame would block the main thread for too long. */
const maxShownPerFrame = 10;
const maxHiddenPerFrame = 250;

export interface MatchCount {
  /** Entries of the version that the page shows. */
  count: number;
  /** Whether the list is empty. */
  isEmpty: boolean;
}

interface ShownEntries {
  counts: Record<"input" | "output", MatchCount>;
  /** Resolves when the list is complete or another filter has replaced this one. */
  done: Promise<void>;
}

export function showEntries(root: HTMLElement, filter: EntryFilter): ShownEntries {
  const entries = readEntries(root);
  const matching = entries.filter((entry) => matchesFilter(entry, filter));
  const shownElements = new Set(matching.map(({ element }) => element));
  const counts = {
    input: countMatches("input", matching),
    output: countMatches("output", matching),
  };
  const lists = [...root.querySelectorAll<HTMLElement>(".refs, .ref-removed ul")];
  const ordered = lists.flatMap((list) => getOrderedElements(list, entries, filter.byName));
  const steps = getSteps({ lists, shownElements, ordered, filter });
  return { counts, done: runInFrames(steps) };
}

/** Entries that the chosen version does not have stay in the list, but do not count. */
function countMatches(kind: "input" | "output", matching: readonly ListedEntry[]): MatchCount {
  const listed = matching.filter(({ element }) => element.id.startsWith(`${kind}_`));
  const { length: count } = listed.filter((entry) =>
    entry.kind === "removed"
      ? entry.element.querySelector(":scope > .ref-then")
      : !entry.element.classList.contains("ref-absent"),
  );
  return { count, isEmpty: listed.length === 0 };
}

interface ListState {
  lists: readonly HTMLElement[];
  shownElements: ReadonlySet<HTMLElement>;
  ordered: readonly HTMLElement[];
  filter: EntryFilter;
}

/**
 * Each step runs in its own frame. Entries are hidden from last to first and shown from first to
 * last, so that the entries in the window move as little as possible.
 */
function getSteps({ lists, shownElements, ordered, filter }: ListState): (() => void)[] {
  const { byName, query } = filter;
  const reordered = lists.filter((list) => (list.dataset.sorted === "true") !== byName);
  const isReordered = (element: HTMLElement) =>
    reordered.some((list) => list === element.parentElement);
  const toHide = ordered.filter(
    (element) => !element.hidden && (!shownElements.has(element) || isReordered(element)),
  );
  const toShow = ordered.filter(
    (element) => shownElements.has(element) && (element.hidden || isReordered(element)),
  );
  // The height is kept, so that the page does not scroll.
  for (const list of lists) {
    list.style.minHeight = reordered.includes(list) ? `${list.offsetHeight}px` : "";
  }
  return [
    ...chunk(toHide.reverse(), maxHiddenPerFrame).map((slice) => () => setHidden(slice, true)),
    () => hideEmptySections(lists, shownElements),
    () => markWords(shownElements, splitWords(query)),
    ...reordered.map((list) => () => {
      list.append(...ordered.filter(({ parentElement }) => parentElement === list));
      list.dataset.sorted = String(byName);
    }),
    ...chunk(toShow, maxShownPerFrame).map((slice) => () => setHidden(slice, false)),
    () => {
      for (const list of reordered) list.style.minHeight = "";
    },
  ];
}

function setHidden(elements: readonly HTMLElement[], hidden: boolean): void {
  for (const element of elements) element.hidden = hidden;
}

function getOrderedElements(
  list: HTMLElement,
  entries: readonly ListedEntry[],
  byName: boolean,
): HTMLElement[] {
  const listEntries = entries.filter(({ element }) => element.parentElement === list);
  if (byName) listEntries.sort((a, b) => (a.name < b.name ? -1 : 1));
  return listEntries.map(({ element }) => element);
}

function hideEmptySections(
  lists: readonly HTMLElement[],
  shownElements: ReadonlySet<HTMLElement>,
): void {
  const visibleLists = new Set([...shownElements].map(({ parentElement }) => parentElement));
  for (const list of lists) {
    if (list.parentElement) list.parentElement.hidden = !visibleLists.has(list);
  }
}

export function toggleEntries(root: HTMLElement, open: boolean): void {
  for (const details of root.querySelectorAll<HTMLDetailsElement>(".refs details")) {
    details.open = open;
  }
}
