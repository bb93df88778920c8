import { useEffect } from "react";
import { usePathname } from "../../kernel/client/navigation-store.ts";
import { inertOthers } from "./inert-others.ts";

/** From this width on the drawers stand in the page. */
const wide = "(min-width: 997px)";

/**
 * What native popovers leave open: they close when the page changes, when the window grows past
 * the mobile width and when focus leaves a dropdown; an open drawer keeps focus inside.
 */
export function usePopovers(): void {
  const pathname = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the new path is the reason to close
  useEffect(closePopovers, [pathname]);
  useEffect(() => {
    const width = matchMedia(wide);
    width.addEventListener("change", closePopovers);
    // Toggle events do not bubble, but they can be captured.
    document.addEventListener("toggle", holdFocus, true);
    document.addEventListener("focusout", closeLeftDropdown);
    document.addEventListener("click", closeOnCurrent);
    return () => {
      width.removeEventListener("change", closePopovers);
      document.removeEventListener("toggle", holdFocus, true);
      document.removeEventListener("focusout", closeLeftDropdown);
      document.removeEventListener("click", closeOnCurrent);
    };
  }, []);
}

function closePopovers(): void {
  for (const popover of document.querySelectorAll<HTMLElement>("[popover]:popover-open")) {
    popover.hidePopover();
  }
}

let drawer: Element | undefined;
let release = () => {};

function holdFocus({ target, newState }: Event & { newState?: string }): void {
  if (!(target instanceof HTMLElement) || target.popover === null) return;
  const isDrawer = target.matches("nav");
  if (newState === "closed" && target !== drawer) return;
  if (newState === "open" && !isDrawer) return;
  release();
  drawer = newState === "open" ? target : undefined;
  release = drawer ? inertOthers(drawer) : () => {};
}

function closeLeftDropdown({ target, relatedTarget }: FocusEvent): void {
  if (!(target instanceof Element) || !(relatedTarget instanceof Element)) return;
  const dropdown = target.closest<HTMLElement>("ul[popover]:popover-open");
  if (!dropdown || dropdown.contains(relatedTarget)) return;
  if (relatedTarget.matches(`[popovertarget="${dropdown.id}"]`)) return;
  dropdown.hidePopover();
}

/** A link to the page at hand changes no path: the reader still wants to see the page. */
function closeOnCurrent({ target }: MouseEvent): void {
  if (target instanceof Element && target.closest("[popover] [aria-current=page]")) closePopovers();
}
