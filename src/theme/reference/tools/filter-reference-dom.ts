import { type Entry, type EntryFilter, matches } from "./filter-entries.ts";
import { runInFrames, slices, wordsOf } from "./listing.ts";
import { markWords } from "./mark-words.ts";

export { bringListIntoView } from "./listing.ts";

interface ListedEntry extends Entry {
  element: HTMLElement;
}

/** The entries of a page in the order of their source. They are static HTML, unknown to React. */
const known = new WeakMap<HTMLElement, ListedEntry[]>();

/** Reads the entries below `root`, once. */
export function listEntries(root: HTMLElement): ListedEntry[] {
  const entries =
    known.get(root) ??
    [...root.querySelectorAll<HTMLElement>(".ref, .ref-removed li")].map(readEntry);
  known.set(root, entries);
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

/** Entries that one frame shows: more would make a long task. */
const shownAtOnce = 10;
/** Entries that one frame hides, which takes less time. */
const hiddenAtOnce = 250;

let latest: AbortController | undefined;

interface Shown {
  /** How many entries of each kind match. */
  counts: Record<Entry["kind"], number>;
  /** Resolves when the page is complete, or another filter has replaced this one. */
  done: Promise<void>;
}

/** Shows the entries below `root` that match a filter, in its order, and marks its words. */
export function showEntries(root: HTMLElement, filter: EntryFilter): Shown {
  const entries = listEntries(root);
  const matching = entries.filter((entry) => matches(entry, filter));
  const shown = new Set(matching.map(({ element }) => element));
  const counts = { input: 0, output: 0, removed: 0 };
  for (const { kind } of matching) counts[kind]++;
  const lists = [...root.querySelectorAll<HTMLElement>(".refs, .ref-removed ul")];
  latest?.abort();
  latest = new AbortController();
  const ordered = lists.flatMap((list) => entriesOf(list, entries, filter.byName));
  const steps = stepsOf({ lists, shown, ordered, filter });
  return { counts, done: runInFrames(steps, latest.signal) };
}

interface Changes {
  lists: readonly HTMLElement[];
  shown: ReadonlySet<HTMLElement>;
  /** All entries, list by list, in their new order. */
  ordered: readonly HTMLElement[];
  filter: EntryFilter;
}

/**
 * Returns the steps of a change, one for each frame. Entries are hidden from the last one on and
 * shown from the first one on, so that the others move only once. All entries of a list that gets
 * another order are hidden meanwhile.
 */
function stepsOf({ lists, shown, ordered, filter }: Changes): (() => void)[] {
  const { byName, query } = filter;
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
    () => hideEmptySections(lists, shown),
    () => markWords(shown, wordsOf(query)),
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

function hideEmptySections(lists: readonly HTMLElement[], shown: ReadonlySet<HTMLElement>): void {
  const full = new Set([...shown].map(({ parentElement }) => parentElement));
  for (const list of lists) {
    if (list.parentElement) list.parentElement.hidden = !full.has(list);
  }
}

/** Opens or closes all details of the entries below `root`. */
export function foldEntries(root: HTMLElement, open: boolean): void {
  for (const details of root.querySelectorAll<HTMLDetailsElement>(".refs details")) {
    details.open = open;
  }
}
