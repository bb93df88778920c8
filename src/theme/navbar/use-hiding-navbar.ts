import { useEffect, useLayoutEffect } from "react";
import { usePathname } from "../../framework/client/navigation-state.ts";

/** Last scroll position. Infinity: the next scroll is a jump to an anchor. */
let from = 0;

function expectJump(): void {
  from = Number.POSITIVE_INFINITY;
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
    from = scrollY;
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
  const revealDistance = navbar?.offsetHeight ?? 0;
  const scroll = {
    from,
    to: scrollY,
    revealDistance,
    end: root.scrollHeight - root.clientHeight,
  };
  const isHidden = isNavbarHidden(root.hasAttribute("data-away"), scroll);
  root.toggleAttribute("data-away", isHidden && !navbar?.querySelector(inUse));
  from = scrollY;
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

interface Scroll {
  from: number;
  to: number;
  revealDistance: number;
  /** Maximum scroll position: touch screens overscroll. */
  end: number;
}

export function isNavbarHidden(away: boolean, { from, to, revealDistance, end }: Scroll): boolean {
  if (to <= revealDistance) return false;
  if (to > end) return away;
  return to === from ? away : to > from;
}
