import { compareVersions } from "../../../model/versions.ts";
import { chunk, runInFrames, splitWords } from "../tools/listing.ts";
import { markWords } from "../tools/mark-words.ts";

export { scrollToListStart } from "../tools/listing.ts";

interface RowFilter {
  query: string;
  values: Readonly<Record<string, string>>;
}

interface Row {
  element: HTMLElement;
  text: string;
}

/** React does not render the rows again, so they are read once. */
const rowsByList = new WeakMap<HTMLElement, Row[]>();

export function listRows(list: HTMLElement): Row[] {
  const rows =
    rowsByList.get(list) ??
    [...list.querySelectorAll<HTMLElement>("[data-row], .ref-index > li")].map((element) => ({
      element,
      text: element.textContent.toLowerCase(),
    }));
  rowsByList.set(list, rows);
  return rows;
}

/** Changing more rows per frame would block the main thread for too long. */
const rowsAtOnce = 100;

let latest: AbortController | undefined;

interface ShownRows {
  count: number;
  total: number;
  /** Resolves when the list is complete or another filter has replaced this one. */
  done: Promise<void>;
}

export function showRows(list: HTMLElement, filter: RowFilter): ShownRows {
  const rows = listRows(list);
  const words = splitWords(filter.query);
  const matching = rows.filter((row) => matchesFilter(row, words, filter.values));
  const isAll = words.length === 0 && Object.keys(filter.values).length === 0;
  const shownRows = new Set(matching.map(({ element }) => element));
  latest?.abort();
  latest = new AbortController();
  const { signal } = latest;
  showGroups(list, shownRows, isAll);
  // Rows of closed groups need no layout, so they change together, before their group opens.
  for (const { element } of rows)
    if (getClosedGroup(element)) element.hidden = !shownRows.has(element);
  const rowsToChange = rows.flatMap(({ element }) =>
    element.hidden === shownRows.has(element) ||
    (!isAll && !element.hidden && getClosedGroup(element))
      ? element
      : [],
  );
  const steps = [
    ...chunk(rowsToChange, rowsAtOnce).map((slice) => () => {
      for (const element of slice) {
        element.hidden = !shownRows.has(element);
        const group = !isAll && !element.hidden && getClosedGroup(element);
        if (group) openGroup(group);
      }
    }),
    () => markWords(shownRows, words),
  ];
  // The reader sees the first rows.
  const [first, ...rest] = steps;
  first?.();
  return { count: matching.length, total: rows.length, done: runInFrames(rest, signal) };
}

function matchesFilter(
  { element, text }: Row,
  words: readonly string[],
  values: RowFilter["values"],
): boolean {
  return (
    Object.entries(values).every(([name, value]) => {
      if (name === "from") return compareVersions(getVersion(element), value) > 0;
      if (name === "to") return compareVersions(getVersion(element), value) <= 0;
      const rowValue = element.dataset[name];
      return rowValue === undefined ? getTypes(element).includes(value) : rowValue === value;
    }) && words.every((word) => text.includes(word) || text.includes(word.replaceAll("-", "_")))
  );
}

function getVersion(row: HTMLElement): string {
  return row.closest<HTMLElement>("[data-version]")?.dataset.version ?? "";
}

function getTypes(row: HTMLElement): string[] {
  return [...row.querySelectorAll("i")].map(({ textContent }) => textContent.replace(/\(.*/, ""));
}

/** Groups hide with their last row, and close after the filter that opened them. */
function showGroups(list: HTMLElement, shownRows: ReadonlySet<HTMLElement>, isAll: boolean): void {
  const full = new Set<Element>();
  for (const row of shownRows) {
    for (
      let current: Element | null = row;
      current && current !== list;
      current = current.parentElement
    ) {
      if (full.has(current)) break;
      full.add(current);
    }
  }
  for (const group of list.querySelectorAll<HTMLElement>("[data-group]")) {
    group.hidden = !full.has(group);
    if (!isAll || !("opened" in group.dataset)) continue;
    group.removeAttribute("open");
    delete group.dataset.opened;
  }
  // The style sheet hides the counts of groups, which include hidden rows.
  list.toggleAttribute("data-filtered", !isAll);
}

function getClosedGroup(row: HTMLElement): HTMLDetailsElement | null {
  return row.closest<HTMLDetailsElement>("details[data-group]:not([open])");
}

function openGroup(group: HTMLDetailsElement): void {
  group.open = true;
  group.dataset.opened = "";
}

const foldable = "details:is([data-group], [data-row])";

export function foldGroups(list: HTMLElement, open: boolean): void {
  for (const group of list.querySelectorAll<HTMLDetailsElement>(foldable)) {
    group.open = open;
  }
}
