import { useEffect, useRef } from "react";
import { useNavigation, usePathname } from "../../framework/client/navigation-state.ts";
import { getRouteKey } from "../../model/url/route.ts";
import { scrollWithin } from "../browser/scrolling.ts";

/** In windows of at least this width (997 px at the default text size), menus are part of the page. */
const wideWindow = "(min-width: 62.3em)";

/** Closes popovers after navigation or resizing, and traps focus in an open menu. */
export function usePopovers(): void {
  const pathname = usePathname();
  const { status } = useNavigation();
  const shownPath = useRef("");
  useEffect(() => {
    // The first path is that of the document. A menu may have been opened since it was loaded.
    const hasNavigated = shownPath.current !== "" && shownPath.current !== pathname;
    // An open menu would cover the error message.
    if (hasNavigated || status === "error") {
      closePopovers();
      collapseSections();
    }
    shownPath.current = pathname;
  }, [pathname, status]);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    trapFocus();
    // Toggle events do not bubble, but they can be captured.
    const captured = { capture: true, signal };
    matchMedia(wideWindow).addEventListener("change", closePopovers, { signal });
    document.addEventListener("beforetoggle", onBeforeToggle, captured);
    document.addEventListener("toggle", onToggle, captured);
    // A menu link may lead to an anchor on this page.
    window.addEventListener("hashchange", closePopovers, { signal });
    document.addEventListener("focusout", closeOnFocusOut, { signal });
    document.addEventListener("click", closeOnCurrentLink, { signal });
    document.addEventListener("keydown", closeOnEscape, captured);
    return () => controller.abort();
  }, []);
}

/** Makes the elements outside of an open menu usable again. */
let releaseFocus = () => {};

export function closePopovers(): void {
  // A menu that was removed with the old page fires no event.
  releaseFocus();
  for (const popover of getOpenPopovers("[popover]")) popover.hidePopover();
}

function collapseSections(): void {
  const others = ".menu details[open]:not(:has([aria-current=page]))";
  for (const section of document.querySelectorAll(others)) section.removeAttribute("open");
}

function getOpenPopovers(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`${selector}:popover-open`)];
}

/** The button must not be inert, because the browser restores focus to it. */
function onBeforeToggle({ target }: Event): void {
  if (target instanceof Element && target.matches("nav")) releaseFocus();
}

function onToggle({ target }: Event): void {
  if (target instanceof Element && target.matches("nav")) trapFocus();
}

function trapFocus(): void {
  releaseFocus();
  // The main menu comes first in the document and stacks on top.
  const [menu] = getOpenPopovers("nav");
  releaseFocus = menu ? makeOthersInert(menu) : () => {};
  const current =
    menu?.querySelector("[aria-current=page]") ??
    menu?.querySelector(":scope > :last-child [aria-current]");
  if (menu && current) scrollWithin(menu, current);
  if (menu && !menu.contains(document.activeElement)) {
    menu.querySelector("button")?.focus({ preventScroll: true });
  }
}

function closeOnFocusOut({ relatedTarget }: FocusEvent): void {
  if (!(relatedTarget instanceof Element)) return;
  for (const popover of getOpenPopovers("[popover]:not(nav)")) {
    if (popover.contains(relatedTarget)) continue;
    if (relatedTarget.getAttribute("popovertarget") !== popover.id) popover.hidePopover();
  }
}

/** A link to the current page causes no navigation, which would close the menu. */
function closeOnCurrentLink({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest("[popover] a[aria-current]") : null;
  if (!(link instanceof HTMLAnchorElement)) return;
  if (getRouteKey(link.pathname) === getRouteKey(location.pathname)) closePopovers();
}

/** The browser would close only the upper menu and lose the focus. */
function closeOnEscape({ key }: KeyboardEvent): void {
  if (key !== "Escape" || getOpenPopovers("nav").length < 2) return;
  closePopovers();
  document.querySelector<HTMLElement>(".menu-button")?.focus();
}

/** Makes everything outside `element` inert. Returns the cleanup function. */
function makeOthersInert(element: Element): () => void {
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
