import { type RefObject, useEffect } from "react";

const fields = "input, textarea, select, [contenteditable], dialog";

/** Sites without keyboard shortcuts name none on the search button. */
const withShortcuts = ".search-button[aria-keyshortcuts]";

/** F focuses the field of a filter. While the filter is in use, removed rows do not scroll the page. */
export function useFilterField(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const field = root.current?.querySelector("input");
    const bar = field?.closest(".filter-bar");
    if (!field || !bar) return;
    const controller = new AbortController();
    const { signal } = controller;
    // Selectors with `:has(:focus)` would compute all styles again whenever the focus moves.
    const { style } = document.documentElement;
    const setAnchoring = (value: "" | "none") => {
      style.overflowAnchor = value;
    };
    bar.addEventListener("focusin", () => setAnchoring("none"), { signal });
    bar.addEventListener("focusout", () => setAnchoring(""), { signal });
    signal.addEventListener("abort", () => setAnchoring(""));
    if (document.querySelector(withShortcuts)) {
      field.ariaKeyShortcuts = "F";
      document.addEventListener("keydown", (event) => onKey(event, field), { signal });
    }
    return () => controller.abort();
  }, [root]);
}

function onKey(event: KeyboardEvent, field: HTMLInputElement): void {
  const { key, altKey, ctrlKey, metaKey, target } = event;
  if (key.toLowerCase() !== "f" || altKey || ctrlKey || metaKey) return;
  if (target instanceof Element && target.closest(fields)) return;
  event.preventDefault();
  field.focus();
  field.select();
}
