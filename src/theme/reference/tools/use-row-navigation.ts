import { type RefObject, useEffect } from "react";

/** Loads the keyboard navigation of lists on first focus. */
export function useRowNavigation(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const list = root.current;
    let isStarted = false;
    const start = async () => {
      // If this fails, Tab still reaches every control, and the next focus tries again.
      const rows = await import("./row-navigation.ts").catch(() => undefined);
      if (!rows || !list || isStarted || signal.aborted) return;
      isStarted = true;
      list.removeEventListener("focusin", start);
      signal.addEventListener("abort", rows.startRowNavigation(list));
    };
    list?.addEventListener("focusin", start, { signal });
    return () => controller.abort();
  }, [root]);
}
