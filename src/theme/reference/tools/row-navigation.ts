const controls = "a, button, summary, pre";

/** Arrows, Home, and End move between rows; Tab stops in the last row. Returns the cleanup. */
export function startRowNavigation(root: HTMLElement): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let current: HTMLElement | undefined;
  root.addEventListener("keydown", onKey, { signal });
  root.addEventListener("focusin", ({ target }) => enter(getRow(target)), { signal });
  enter(getRow(document.activeElement));
  return () => {
    controller.abort();
    for (const row of getRows(root)) setReachable(row, true);
  };

  function onKey(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    // A filter may have hidden the row.
    if (event.key === "Tab" && !current?.checkVisibility()) enter(getVisibleRows(root)[0]);
    const row = getRow(event.target);
    if (!row || event.shiftKey || isScrollable(event.target)) return;
    const rows = getVisibleRows(root);
    const next = rows[nextIndex(event.key, rows.indexOf(row), rows.length)];
    if (!next) return;
    event.preventDefault();
    enter(next);
    next.querySelector("a")?.focus();
  }

  function enter(row: HTMLElement | undefined): void {
    if (!row || row === current) return;
    if (current) setReachable(current, false);
    else for (const row of getRows(root)) setReachable(row, false);
    setReachable(row, true);
    current = row;
  }
}

function nextIndex(key: string, index: number, count: number): number {
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

/** Arrows scroll a long default value. */
function isScrollable(node: EventTarget | null): boolean {
  return node instanceof HTMLPreElement;
}

function setReachable(row: HTMLElement, reachable: boolean): void {
  for (const control of row.querySelectorAll<HTMLElement>(controls)) {
    if (!reachable) control.tabIndex = -1;
    else if (control instanceof HTMLPreElement) control.tabIndex = 0;
    else control.removeAttribute("tabindex");
  }
}
