import { safeDecode } from "../../model/route.ts";

/**
 * Opens the tabs and the `<details>` that hide the target of the address, or are it, and moves there:
 * the browser cannot scroll to what is hidden. Tabs learn of it as they learn of a search in the
 * page: by the platform's `beforematch` event.
 */
export async function revealTarget(): Promise<void> {
  // React may be about to draw; it must not be asked for another drawing in the midst of that.
  await null;
  const target = document.getElementById(safeDecode(location.hash.slice(1)));
  if (!target?.closest("details, [role=tabpanel]")) return;
  for (let outer: Element | null = target; outer; outer = outer.parentElement) {
    if (outer instanceof HTMLDetailsElement) outer.open = true;
  }
  if (!target.checkVisibility()) target.dispatchEvent(new Event("beforematch", { bubbles: true }));
  target.scrollIntoView();
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
