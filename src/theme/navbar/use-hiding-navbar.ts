import { useEffect, useLayoutEffect } from "react";
import { usePathname } from "../../framework/client/navigation-state.ts";

/** Infinity if the next scroll is a jump to an anchor. */
let lastScrollY = 0;

function expectJump(): void {
  lastScrollY = Number.POSITIVE_INFINITY;
}

/** Hides when scrolling down; shows when scrolling up, near the top, and after jumps. */
export function useHidingNavbar(): void {
  const pathname = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page at another path may open at a hash
  useLayoutEffect(() => {
    if (location.hash) expectJump();
  }, [pathname]);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    lastScrollY = scrollY;
    addEventListener("scroll", onScroll, { signal, passive: true });
    addEventListener("hashchange", expectJump, { signal });
    // A link to the current anchor fires no `hashchange` event.
    addEventListener("click", onClick, { signal, capture: true });
    addEventListener("focusin", onFocus, { signal });
    return () => controller.abort();
  }, []);
}

// The attribute on <html> is the state: style sheets also move what is below the navbar.
function onScroll(): void {
  const root = document.documentElement;
  const navbar = document.querySelector<HTMLElement>(".top");
  const newScrollY = scrollY;
  // Touch screens scroll beyond the end and back.
  const isPastEnd = newScrollY > root.scrollHeight - root.clientHeight;
  if (newScrollY <= (navbar?.offsetHeight ?? 0) || navbar?.querySelector(inUse)) {
    root.removeAttribute("data-away");
  } else if (!isPastEnd && newScrollY !== lastScrollY) {
    root.toggleAttribute("data-away", newScrollY > lastScrollY);
  }
  lastScrollY = newScrollY;
}

/** Keyboard focus, or an open menu. */
const inUse = ":is(:focus-visible, :popover-open)";

function onFocus({ target }: FocusEvent): void {
  if (!(target instanceof Element) || !target.closest(".top")?.querySelector(inUse)) return;
  document.documentElement.removeAttribute("data-away");
}

function onClick({ target }: MouseEvent): void {
  if (target instanceof Element && target.closest("a[href*='#']")) expectJump();
}
