import { type RefObject, useEffect } from "react";

const fields = "input, textarea, select, [contenteditable], dialog";

/** Sites without keyboard shortcuts name none on the search button. */
const withShortcuts = ".search-button[aria-keyshortcuts]";

/** F focuses the field of a filter. */
export function useFilterKey(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const field = bar.current?.querySelector("input");
    if (!field || !document.querySelector(withShortcuts)) return;
    field.ariaKeyShortcuts = "F";
    const onKey = (event: KeyboardEvent) => {
      const { key, altKey, ctrlKey, metaKey, target } = event;
      if (key.toLowerCase() !== "f" || altKey || ctrlKey || metaKey) return;
      if (target instanceof Element && target.closest(fields)) return;
      event.preventDefault();
      field.focus();
      field.select();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [bar]);
}
