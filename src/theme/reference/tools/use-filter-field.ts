import { type RefObject, useEffect } from "react";
import { getFocusedElement, isLetterKey } from "../../browser/keys.ts";

/** Where F types a letter. */
const textFields = "input, textarea, select, [contenteditable], dialog";

/** Missing if the site has turned keyboard shortcuts off. */
const buttonWithShortcut = ".search-button[aria-keyshortcuts]";

/** F focuses the field of a filter. While the filter has the focus, removed rows do not scroll the page. */
export function useFilterField(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const field = root.current?.querySelector("input");
    const bar = field?.closest(".filter-bar");
    if (!field || !bar) return;
    const controller = new AbortController();
    const { signal } = controller;
    // A style sheet with `:has(:focus)` would recompute all styles whenever the focus moves.
    const { style } = document.documentElement;
    const setAnchoring = (value: "" | "none") => {
      style.overflowAnchor = value;
    };
    bar.addEventListener("focusin", () => setAnchoring("none"), { signal });
    bar.addEventListener("focusout", () => setAnchoring(""), { signal });
    signal.addEventListener("abort", () => setAnchoring(""));
    if (document.querySelector(buttonWithShortcut)) {
      field.ariaKeyShortcuts = "F";
      document.addEventListener("keydown", (event) => onKey(event, field), { signal });
    }
    return () => controller.abort();
  }, [root]);
}

function onKey(event: KeyboardEvent, field: HTMLInputElement): void {
  if (!isLetterKey(event, "f") || event.altKey || event.ctrlKey || event.metaKey) return;
  if (getFocusedElement()?.closest(textFields)) return;
  event.preventDefault();
  field.focus();
  field.select();
}
