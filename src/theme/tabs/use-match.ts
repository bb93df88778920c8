import { type RefObject, useEffect } from "react";
import { flushSync } from "react-dom";

/**
 * Keeps hidden tab panels within reach of the browser's search, and shows the one that holds what
 * was found: by that search, or as the target of an address (`article/reveal-target.ts`).
 */
export function useMatch(root: RefObject<HTMLElement | null>, show: (index: number) => void): void {
  useEffect(() => {
    // React knows `hidden` as on or off only.
    for (const panel of panelsOf(root)) if (panel.hidden) panel.hidden = "until-found";
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the listener may live as long as the group
  useEffect(() => {
    const { current } = root;
    const onMatch = ({ target }: Event) => {
      const index = panelsOf(root).findIndex((panel) => panel.contains(target as Node));
      // At once, so that the target can be scrolled to.
      if (index >= 0) flushSync(() => show(index));
    };
    current?.addEventListener("beforematch", onMatch);
    return () => current?.removeEventListener("beforematch", onMatch);
  }, []);
}

function panelsOf({ current }: RefObject<HTMLElement | null>): HTMLElement[] {
  return [...(current?.querySelectorAll<HTMLElement>(":scope > [role=tabpanel]") ?? [])];
}
