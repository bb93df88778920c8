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
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    // A filter may have hidden the row.
    if (event.key === "Tab" && !current?.checkVisibility()) enter(getVisibleRows(root)[0]);
    const row = getRow(event.target);
    // Arrows scroll a long default value.
    if (!row || event.shiftKey || event.target instanceof HTMLPreElement) return;
    const rows = getVisibleRows(root);
    const next = rows[getNextIndex(event.key, rows.indexOf(row), rows.length)];
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

function getNextIndex(key: string, index: number, count: number): number {
  switch (key) {
    case "ArrowDown":
      return index + 1;
    case "ArrowUp":
      return index - 1;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return -1;
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
