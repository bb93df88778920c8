import { matchesWords, splitWords } from "../../../model/text/match-words.ts";
import { compareVersions } from "../../../model/versions.ts";
import { chunk, runInFrames } from "../tools/listing.ts";
import { markWords } from "../tools/mark-words.ts";

export { scrollToListStart } from "../tools/listing.ts";

interface RowFilter {
  query: string;
  /** Chosen options by the name of their field. */
  values: Readonly<Record<string, string>>;
}

interface ListRow {
  element: HTMLElement;
  text: string;
}

/** Rows are read once, because React does not render them again. */
const rowsByList = new WeakMap<HTMLElement, ListRow[]>();

export function readRows(list: HTMLElement): ListRow[] {
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
const maxRowsPerFrame = 100;

interface ShownRows {
  count: number;
  total: number;
  /** Resolves when the list is complete or another filter has replaced this one. */
  done: Promise<void>;
}

export function showRows(list: HTMLElement, filter: RowFilter): ShownRows {
  const rows = readRows(list);
  const words = splitWords(filter.query);
  const matching = rows.filter((row) => matchesFilter(row, words, filter.values));
  const isUnfiltered = words.length === 0 && Object.keys(filter.values).length === 0;
  const shownRows = new Set(matching.map(({ element }) => element));
  showGroups(list, shownRows, isUnfiltered);
  const elements = rows.map(({ element }) => element);
  // Rows of closed groups need no layout, so they all change before their group opens.
  for (const element of elements)
    if (getClosedGroup(element)) element.hidden = !shownRows.has(element);
  const needsOpenGroup = (element: HTMLElement) => !isUnfiltered && shownRows.has(element);
  const rowsToChange = elements.filter(
    (element) =>
      element.hidden === shownRows.has(element) ||
      (needsOpenGroup(element) && getClosedGroup(element)),
  );
  const [showFirstRows, ...otherSteps] = [
    ...chunk(rowsToChange, maxRowsPerFrame).map((slice) => () => {
      for (const element of slice) {
        element.hidden = !shownRows.has(element);
        if (needsOpenGroup(element)) openGroup(getClosedGroup(element));
      }
    }),
    () => markWords(shownRows, words),
  ];
  showFirstRows?.();
  return { count: matching.length, total: rows.length, done: runInFrames(otherSteps) };
}

function matchesFilter(
  { element, text }: ListRow,
  words: readonly string[],
  values: RowFilter["values"],
): boolean {
  return (
    Object.entries(values).every(([name, value]) => {
      if (name === "from") return compareVersions(getVersion(element), value) > 0;
      if (name === "to") return compareVersions(getVersion(element), value) <= 0;
      const rowValue = element.dataset[name];
      return rowValue === undefined ? getTypes(element).includes(value) : rowValue === value;
    }) && matchesWords(text, words)
  );
}

function getVersion(row: HTMLElement): string {
  return row.closest<HTMLElement>("[data-version]")?.dataset.version ?? "";
}

function getTypes(row: HTMLElement): string[] {
  return [...row.querySelectorAll("i")].map(({ textContent }) => textContent.replace(/\(.*/, ""));
}

/** Hides groups without shown rows. Without a filter, closes the groups that a filter opened. */
function showGroups(
  list: HTMLElement,
  shownRows: ReadonlySet<HTMLElement>,
  isUnfiltered: boolean,
): void {
  const ancestors = new Set<Element>();
  for (const row of shownRows) {
    for (
      let current = row.parentElement;
      current && current !== list && !ancestors.has(current);
      current = current.parentElement
    ) {
      ancestors.add(current);
    }
  }
  for (const group of list.querySelectorAll<HTMLElement>("[data-group]")) {
    group.hidden = !ancestors.has(group);
    if (!isUnfiltered || !("opened" in group.dataset)) continue;
    group.removeAttribute("open");
    delete group.dataset.opened;
  }
  // The style sheet hides the counts of groups, which include hidden rows.
  list.toggleAttribute("data-filtered", !isUnfiltered);
}

function getClosedGroup(row: HTMLElement): HTMLDetailsElement | null {
  return row.closest<HTMLDetailsElement>("details[data-group]:not([open])");
}

/** Marks the group, so that it closes again with the filter. */
function openGroup(group: HTMLDetailsElement | null): void {
  if (!group) return;
  group.open = true;
  group.dataset.opened = "";
}

export function toggleGroups(list: HTMLElement, open: boolean): void {
  const selector = "details:is([data-group], [data-row])";
  for (const details of list.querySelectorAll<HTMLDetailsElement>(selector)) details.open = open;
}
