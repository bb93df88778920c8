import { getNextItem } from "../../browser/next-item.ts";

const controls = "a, button, summary, pre";

/** Arrows, Home, and End move between rows; Tab stops only in the current row. Returns the cleanup. */
export function startRowNavigation(root: HTMLElement): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let current: HTMLElement | undefined;
  root.addEventListener("keydown", onKey, { signal });
  root.addEventListener("focusin", ({ target }) => enter(getRow(target)), { signal });
  enter(getRow(document.activeElement));
  return () => {
    controller.abort();
    for (const row of getRows(root)) setTabbable(row, true);
  };

  function onKey(event: KeyboardEvent): void {
    // A filter may have hidden the row.
    if (event.key === "Tab" && !current?.checkVisibility()) enter(getVisibleRows(root)[0]);
    const row = getRow(event.target);
    // Arrows scroll a long default value.
    if (!row || event.shiftKey || event.target instanceof HTMLPreElement) return;
    const next = getNextItem(event, getVisibleRows(root), row);
    if (!next) return;
    event.preventDefault();
    enter(next);
    next.querySelector("a")?.focus();
  }

  function enter(row: HTMLElement | undefined): void {
    if (!row || row === current) return;
    for (const other of current ? [current] : getRows(root)) setTabbable(other, false);
    setTabbable(row, true);
    current = row;
  }
}

function getRows(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(".ref")];
}

function getVisibleRows(root: HTMLElement): HTMLElement[] {
  return getRows(root).filter((row) => row.checkVisibility());
}

function getRow(node: EventTarget | null): HTMLElement | undefined {
  return (node instanceof Element && node.closest<HTMLElement>(".ref")) || undefined;
}

function setTabbable(row: HTMLElement, tabbable: boolean): void {
  for (const control of row.querySelectorAll<HTMLElement>(controls)) {
    if (!tabbable) control.tabIndex = -1;
    else if (control instanceof HTMLPreElement) control.tabIndex = 0;
    else control.removeAttribute("tabindex");
  }
}
