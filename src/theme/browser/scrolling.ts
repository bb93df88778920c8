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

/** Scrolls an item that is out of view to a third of the box from its edge. */
export function scrollWithin(box: Element, item: Element): void {
  const outer = box.getBoundingClientRect();
  const inner = item.getBoundingClientRect();
  const margin = outer.height / 3;
  if (inner.top < outer.top) box.scrollTop += inner.top - outer.top - margin;
  else if (inner.bottom > outer.bottom) box.scrollTop += inner.bottom - outer.bottom + margin;
}
