import { type RefObject, useEffect, useRef, useState } from "react";
import { isRevisited } from "../../../framework/client/navigation-state.ts";
import { findUrlTarget, scrollToTarget } from "../../browser/scrolling.ts";
import { replaceUrl } from "../../browser/url.ts";
import { useShownCounts } from "../version/shown-counts.ts";
import { type EntryFilter, isFiltered, noFilter, readFilter, writeFilter } from "./entry-filter.ts";
import type { MatchCount } from "./filter-reference-dom.ts";

/** Undefined offline: all entries stay visible. */
export function loadFilterCode(): Promise<typeof import("./filter-reference-dom.ts") | undefined> {
  return import("./filter-reference-dom.ts").catch(() => undefined);
}

interface FilterControl {
  filter: EntryFilter;
  /** Null without a filter. */
  counts: Record<"input" | "output", MatchCount> | null;
  change(changes: Partial<EntryFilter>): Promise<void>;
}

/** The filter in the URL, applied to the entries below `root`. */
export function useFilter(root: RefObject<HTMLElement | null>): FilterControl {
  const currentFilter = useRef(noFilter);
  const [filter, setFilter] = useState(noFilter);
  const [counts, setCounts] = useState<FilterControl["counts"]>(null);

  const applyFilter = async (next: EntryFilter) => {
    currentFilter.current = next;
    setFilter(next);
    const filterCode = await loadFilterCode();
    if (!filterCode || !root.current || currentFilter.current !== next) return;
    const shown = filterCode.showEntries(root.current, next);
    setCounts(isFiltered(next) ? shown.counts : null);
    await shown.done;
  };
  const change = (changes: Partial<EntryFilter>) => {
    const next = { ...currentFilter.current, ...changes };
    const { pathname, search, hash } = location;
    replaceUrl(pathname + writeFilter(search, next) + hash);
    return applyFilter(next);
  };
  const applyUrlFilter = async () => {
    const urlFilter = readFilter(location.search);
    if (writeFilter("", urlFilter) !== writeFilter("", currentFilter.current))
      await applyFilter(urlFilter);
  };
  const start = async () => {
    // After Back, the browser has restored the scroll position, which the filter would change.
    await new Promise(requestAnimationFrame);
    const { scrollY } = window;
    // Text typed before hydration wins over the URL.
    if (currentFilter.current === noFilter) await applyUrlFilter();
    if (currentFilter.current === noFilter) return;
    if (isRevisited()) window.scrollTo(0, scrollY);
    else await showTarget();
  };
  /** Clears the filter if it hides the target of the URL. */
  const showTarget = async () => {
    const target = findUrlTarget();
    if (!target?.closest("li[hidden]") || !root.current?.contains(target)) return;
    await change(noFilter);
    scrollToTarget(target);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the entries are those of the page
  useEffect(() => {
    void start();
    const onHashChange = async () => {
      const target = findUrlTarget();
      const wasHidden = target?.closest("li[hidden]");
      await applyUrlFilter();
      await showTarget();
      if (target && wasHidden) scrollToTarget(target);
    };
    window.addEventListener("hashchange", onHashChange);
    return () => window.removeEventListener("hashchange", onHashChange);
  }, []);
  const shownCounts = useShownCounts();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version has other entries
  useEffect(() => {
    if (isFiltered(currentFilter.current)) void applyFilter(currentFilter.current);
  }, [shownCounts]);
  return { filter, counts, change };
}
