import { focusElement } from "../../framework/client/browser.ts";
import { safeDecode } from "../../model/url/route.ts";

/**
 * Opens tabs and `<details>` around the target of the URL, focuses it, and scrolls to it if the
 * browser could not because it was hidden. Tabs listen for `beforematch`. With
 * `keepsScroll`, the scroll position is kept.
 */
export async function revealTarget(keepsScroll: boolean): Promise<void> {
  // React may be rendering, when state updates are not allowed.
  await null;
  const target = findUrlTarget();
  if (!target?.closest("details, [role=tabpanel]")) return;
  const wasHidden = !target.checkVisibility();
  const top = window.scrollY;
  for (let outer: Element | null = target; outer; outer = outer.parentElement) {
    if (outer instanceof HTMLDetailsElement) outer.open = true;
  }
  if (!target.checkVisibility()) target.dispatchEvent(new Event("beforematch", { bubbles: true }));
  if (keepsScroll) {
    if (wasHidden) window.scrollTo(0, top);
  } else if (wasHidden) scrollToTarget(target);
  else if (!document.activeElement?.matches("input, select")) focusElement(target);
}

export function findUrlTarget(): HTMLElement | null {
  return document.getElementById(safeDecode(location.hash.slice(1)));
}

export function scrollToTarget(target: HTMLElement): void {
  target.scrollIntoView();
  focusElement(target);
}

interface Extent {
  top: number;
  bottom: number;
}

/** 0 if it is visible, otherwise enough to place it a third of the box from the edge. */
export function scrollNeeded(box: Extent, item: Extent): number {
  const margin = (box.bottom - box.top) / 3;
  if (item.top < box.top) return item.top - box.top - margin;
  if (item.bottom > box.bottom) return item.bottom - box.bottom + margin;
  return 0;
}

export function scrollWithin(box: Element, item: Element): void {
  box.scrollTop += scrollNeeded(box.getBoundingClientRect(), item.getBoundingClientRect());
}
