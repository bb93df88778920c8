import { type RefObject, useEffect } from "react";

/** Loads the keys of the lists when the focus first gets to them. */
export function useRowKeys(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const start = async () => {
      // Offline, Tab stops at all controls.
      const keys = await import("./row-keys.ts").catch(() => undefined);
      if (!keys || !root.current || signal.aborted) return;
      signal.addEventListener("abort", keys.startRowKeys(root.current));
    };
    root.current?.addEventListener("focusin", start, { once: true, signal });
    return () => controller.abort();
  }, [root]);
}
