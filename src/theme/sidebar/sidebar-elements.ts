import { categoryKey } from "./sidebar-state.ts";

/** What a reader presses to open or close a category: its button, or its label where that has no page. */
const toggles = "[aria-expanded], [data-toggles]";

export interface PressedCategory {
  label: HTMLAnchorElement;
  isOpen: boolean;
  /** As `categoryKey` has it. */
  key: string;
}

/** The category that a press on an element opens or closes. */
export function pressedCategory(target: EventTarget): PressedCategory | undefined {
  const item = target instanceof Element ? target.closest(toggles)?.closest("li") : null;
  const label = item && labelOf(item);
  if (!label) return undefined;
  const isOpen = item.querySelector(":scope > [aria-expanded=true]") !== null;
  return { label, isOpen, key: keyOf(item) };
}

function labelOf(item: Element): HTMLAnchorElement | null {
  return item.querySelector(":scope > a");
}

function keyOf(item: Element): string {
  const around = item.parentElement?.closest("li");
  return categoryKey(around ? keyOf(around) : "", labelOf(item)?.textContent ?? "");
}

/** Draws a list anew; where that removes what has the focus, its place among links and buttons has it. */
export function keepFocus(list: Element, draw: () => void): void {
  const stops = () => [...list.querySelectorAll<HTMLElement>("a, button")];
  const focused = document.activeElement;
  const place = focused instanceof HTMLElement ? stops().indexOf(focused) : -1;
  draw();
  if (!focused?.isConnected) stops()[place]?.focus({ preventScroll: true });
}
