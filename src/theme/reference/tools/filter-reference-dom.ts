import { type Entry, type EntryFilter, matches } from "./filter-entries.ts";
import { chunk, runInFrames, splitWords } from "./listing.ts";
import { markWords } from "./mark-words.ts";

export { scrollToListStart as bringListIntoView } from "./listing.ts";

interface ListedEntry extends Entry {
  element: HTMLElement;
}

/** Static HTML that React does not know. */
const known = new WeakMap<HTMLElement, ListedEntry[]>();

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

/** More per frame would make a long task. */
const shownAtOnce = 10;
const hiddenAtOnce = 250;

let latest: AbortController | undefined;

interface Shown {
  counts: Record<Entry["kind"], number>;
  done: Promise<void>;
}

export function showEntries(root: HTMLElement, filter: EntryFilter): Shown {
  const entries = listEntries(root);
  const matching = entries.filter((entry) => matches(entry, filter));
  const shown = new Set(matching.map(({ element }) => element));
  const counts = { input: 0, output: 0, removed: 0 };
  for (const { kind } of matching) counts[kind]++;
  const lists = [...root.querySelectorAll<HTMLElement>(".refs, .ref-removed ul")];
  latest?.abort();
  latest = new AbortController();
  const ordered = lists.flatMap((list) => getEntries(list, entries, filter.byName));
  const steps = getSteps({ lists, shown, ordered, filter });
  return { counts, done: runInFrames(steps, latest.signal) };
}

interface Changes {
  lists: readonly HTMLElement[];
  shown: ReadonlySet<HTMLElement>;
  ordered: readonly HTMLElement[];
  filter: EntryFilter;
}

/** One step per frame. Hides from the last and shows from the first: each moves once. */
function getSteps({ lists, shown, ordered, filter }: Changes): (() => void)[] {
  const { byName, query } = filter;
  const moving = lists.filter((list) => (list.dataset.sorted === "true") !== byName);
  const moves = (element: HTMLElement) => moving.some((list) => list === element.parentElement);
  const going = ordered.filter(
    (element) => !element.hidden && (!shown.has(element) || moves(element)),
  );
  const coming = ordered.filter(
    (element) => shown.has(element) && (element.hidden || moves(element)),
  );
  // The height is kept, so that the page does not scroll.
  for (const list of lists) {
    list.style.minHeight = moving.includes(list) ? `${list.offsetHeight}px` : "";
  }
  return [
    ...chunk(going.reverse(), hiddenAtOnce).map((slice) => () => setHidden(slice, true)),
    () => hideEmptySections(lists, shown),
    () => markWords(shown, splitWords(query)),
    ...moving.map((list) => () => {
      list.append(...ordered.filter(({ parentElement }) => parentElement === list));
      list.dataset.sorted = String(byName);
    }),
    ...chunk(coming, shownAtOnce).map((slice) => () => setHidden(slice, false)),
    () => {
      for (const list of moving) list.style.minHeight = "";
    },
  ];
}

function setHidden(elements: readonly HTMLElement[], hidden: boolean): void {
  for (const element of elements) element.hidden = hidden;
}

function getEntries(
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

export function foldEntries(root: HTMLElement, open: boolean): void {
  for (const details of root.querySelectorAll<HTMLDetailsElement>(".refs details")) {
    details.open = open;
  }
}
