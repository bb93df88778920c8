import { focusOn } from "../../framework/client/navigation/focus-on.ts";
import { safeDecode } from "../../model/url/route.ts";

/**
 * Opens the tabs and the `<details>` that hide the target of the address, or are it, gives it the
 * focus and scrolls there if it was hidden: then the browser could not. Tabs learn of it as they
 * learn of a search in the page: by the platform's `beforematch` event.
 *
 * @param stays whether the reader is to stay at this place of the page
 */
export async function revealTarget(stays: boolean): Promise<void> {
  // React may be rendering: a state update in the middle of it is not allowed.
  await null;
  const target = addressTarget();
  if (!target?.closest("details, [role=tabpanel]")) return;
  const wasHidden = !target.checkVisibility();
  const place = window.scrollY;
  for (let outer: Element | null = target; outer; outer = outer.parentElement) {
    if (outer instanceof HTMLDetailsElement) outer.open = true;
  }
  if (!target.checkVisibility()) target.dispatchEvent(new Event("beforematch", { bubbles: true }));
  if (stays) {
    if (wasHidden) window.scrollTo(0, place);
  } else if (wasHidden) moveTo(target);
  else if (!document.activeElement?.matches("input, select")) focusOn(target);
}

/** The element that the hash of the address names. */
export function addressTarget(): HTMLElement | null {
  return document.getElementById(safeDecode(location.hash.slice(1)));
}

/** Scrolls to an element and gives it the focus. */
export function moveTo(target: HTMLElement): void {
  target.scrollIntoView();
  focusOn(target);
}

interface Extent {
  top: number;
  bottom: number;
}

/**
 * How far a box must scroll so that an item inside comes into view, 0 where it is in view.
 * An item out of view is brought a third of the box away from the edge, so that its
 * neighbors can be seen.
 */
export function scrollNeeded(box: Extent, item: Extent): number {
  const margin = (box.bottom - box.top) / 3;
  if (item.top < box.top) return item.top - box.top - margin;
  if (item.bottom > box.bottom) return item.bottom - box.bottom + margin;
  return 0;
}

/** Scrolls `box`, and nothing around it, until `item` is in view. */
export function scrollWithin(box: Element, item: Element): void {
  box.scrollTop += scrollNeeded(box.getBoundingClientRect(), item.getBoundingClientRect());
}
