import { useEffect, useLayoutEffect } from "react";
import { usePathname } from "../../framework/client/navigation/navigation-store.ts";

/** Where the page was scrolled to last. Infinity: the next scroll is a leap to a hash. */
let from = 0;

function expectLeap(): void {
  from = Number.POSITIVE_INFINITY;
}

/** Hides the navbar on the way down; shows it on the way up, near the top and after a hash link. */
export function useHidingNavbar(): void {
  const pathname = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page at another path may open at a hash
  useLayoutEffect(() => {
    if (location.hash) expectLeap();
  }, [pathname]);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    from = scrollY;
    addEventListener("scroll", onScroll, { signal, passive: true });
    addEventListener("hashchange", expectLeap, { signal });
    // A link to the hash at hand changes nothing but the place.
    addEventListener("click", onClick, { signal, capture: true });
    return () => controller.abort();
  }, []);
}

// The attribute on <html> is the state: the style sheet moves what stands below the bar as well.
function onScroll(): void {
  const root = document.documentElement;
  const near = document.querySelector<HTMLElement>(".top")?.offsetHeight ?? 0;
  const scroll = { from, to: scrollY, near, end: root.scrollHeight - root.clientHeight };
  root.toggleAttribute("data-away", isBarAway(root.hasAttribute("data-away"), scroll));
  from = scrollY;
}

function onClick({ target }: MouseEvent): void {
  if (target instanceof Element && target.closest("a[href*='#']")) expectLeap();
}

interface Scroll {
  from: number;
  to: number;
  /** Height of the bar, near the top of the page. */
  near: number;
  /** Furthest place the page can be scrolled to: touch screens bounce beyond it. */
  end: number;
}

/** Whether the navbar is hidden after a scroll: it hides only on the way down. */
export function isBarAway(away: boolean, { from, to, near, end }: Scroll): boolean {
  if (to <= near) return false;
  if (to > end) return away;
  return to === from ? away : to > from;
}
