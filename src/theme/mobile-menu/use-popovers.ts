import { useEffect, useRef } from "react";
import { useNavigation, usePathname } from "../../framework/client/navigation/navigation-store.ts";
import { scrollWithin } from "../browser/scrolling.ts";

/** From this width on, 997 px at the default text size, the menus are part of the page. */
const wide = "(min-width: 62.3em)";

/**
 * What native popovers leave open: they close when the page changes or cannot be loaded, when the
 * window grows past the mobile width and when focus leaves a dropdown; an open menu keeps focus
 * inside.
 */
export function usePopovers(): void {
  const pathname = usePathname();
  const { status } = useNavigation();
  const shown = useRef("");
  useEffect(() => {
    // The first path is the page that the browser opened: a menu may have been opened since.
    const isOther = shown.current !== "" && shown.current !== pathname;
    // An open menu would cover the message that a page could not be loaded.
    if (isOther || status === "error") {
      closePopovers();
      foldSections();
    }
    shown.current = pathname;
  }, [pathname, status]);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    // One may have been opened since the page came.
    holdInDrawer();
    // Toggle events do not bubble, but they can be captured.
    const captured = { capture: true, signal };
    matchMedia(wide).addEventListener("change", closePopovers, { signal });
    document.addEventListener("beforetoggle", releaseFocus, captured);
    document.addEventListener("toggle", holdFocus, captured);
    // A link of a menu may lead to a place on this page.
    window.addEventListener("hashchange", closePopovers, { signal });
    document.addEventListener("focusout", closeLeft, { signal });
    document.addEventListener("click", closeOnCurrent, { signal });
    document.addEventListener("keydown", closeOnEscape, captured);
    return () => controller.abort();
  }, []);
}

/** Undoes what keeps focus inside of a menu. */
let release = () => {};

function closePopovers(): void {
  // A menu that was removed with the old page fires no event.
  release();
  for (const popover of openPopovers("[popover]")) popover.hidePopover();
}

/** A section of the mobile menu is open at first where it holds the page at hand. */
function foldSections(): void {
  const others = ".menu details[open]:not(:has([aria-current=page]))";
  for (const section of document.querySelectorAll(others)) section.removeAttribute("open");
}

function openPopovers(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`${selector}:popover-open`)];
}

/** The browser gives focus back to the button as soon as a menu closes: the button must not be inert then. */
function releaseFocus({ target }: Event): void {
  if (target instanceof Element && target.matches("nav")) release();
}

function holdFocus({ target }: Event): void {
  if (target instanceof Element && target.matches("nav")) holdInDrawer();
}

/** Keeps focus inside of the open menu, if there is one. */
function holdInDrawer(): void {
  release();
  // The menu comes first in the document, and where both are open it lies on top.
  const [menu] = openPopovers("nav");
  release = menu ? inertOthers(menu) : () => {};
  const current = menu?.querySelector("[aria-current=page]");
  if (menu && current) scrollWithin(menu, current);
  if (menu && !menu.contains(document.activeElement)) menu.querySelector("button")?.focus();
}

/** Dropdowns and definitions close when focus moves on to something else than their button. */
function closeLeft({ relatedTarget }: FocusEvent): void {
  if (!(relatedTarget instanceof Element)) return;
  for (const popover of openPopovers("[popover]:not(nav)")) {
    if (popover.contains(relatedTarget)) continue;
    if (relatedTarget.getAttribute("popovertarget") !== popover.id) popover.hidePopover();
  }
}

/** A link to the page at hand changes no path: the reader still wants to see the page. */
function closeOnCurrent({ target }: MouseEvent): void {
  if (target instanceof Element && target.closest("[popover] [aria-current]")) closePopovers();
}

/** The browser alone would close only the upper menu and lose the focus. */
function closeOnEscape({ key }: KeyboardEvent): void {
  if (key !== "Escape" || openPopovers("nav").length < 2) return;
  closePopovers();
  document.querySelector<HTMLElement>(".menu-button")?.focus();
}

/** Makes everything but `element` and what holds it inert. Returns the function that undoes it. */
function inertOthers(element: Element): () => void {
  const changed: Element[] = [];
  for (let inner = element; inner.parentElement !== null; inner = inner.parentElement) {
    if (inner === document.body) break;
    for (const sibling of inner.parentElement.children) {
      if (sibling === inner || sibling.hasAttribute("inert")) continue;
      sibling.setAttribute("inert", "");
      changed.push(sibling);
    }
  }
  return () => {
    for (const sibling of changed) sibling.removeAttribute("inert");
  };
}
