import { type RefObject, useEffect, useRef, useState } from "react";
import { isRevisited } from "../../../framework/client/navigation-state.ts";
import { scrollToTarget, urlTarget } from "../../browser/scrolling.ts";
import { useQuery } from "../../browser/url.ts";
import {
  type EntryFilter,
  isFiltered,
  noFilter,
  readFilter,
  writeFilter,
} from "./filter-entries.ts";

/** Undefined offline: all entries stay visible. */
export function loadTools(): Promise<typeof import("./filter-reference-dom.ts") | undefined> {
  return import("./filter-reference-dom.ts").catch(() => undefined);
}

interface FilterControl {
  filter: EntryFilter;
  /** Null without a filter. */
  counts: { input: number; output: number } | null;
  change(part: Partial<EntryFilter>): void;
}

/** The filter in the URL, applied to the entries below `root`. */
export function useFilter(root: RefObject<HTMLElement | null>): FilterControl {
  const [query, setQuery] = useQuery();
  const filter = readFilter(query);
  const [counts, setCounts] = useState<FilterControl["counts"]>(null);
  const applied = useRef("");
  const wanted = writeFilter("", filter);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the filter is compared as text
  useEffect(() => {
    if (wanted === applied.current) return;
    const isFirst = applied.current === "";
    applied.current = wanted;
    const { scrollY } = window;
    const apply = async () => {
      const tools = await loadTools();
      if (!tools || !root.current || applied.current !== wanted) return;
      const change = tools.showEntries(root.current, filter);
      setCounts(isFiltered(filter) ? change.counts : null);
      await change.done;
      // After Back, the browser has restored the scroll position, which the filter has changed.
      if (isFirst && isRevisited()) window.scrollTo(0, scrollY);
    };
    void apply();
  }, [wanted]);
  const change = (part: Partial<EntryFilter>) =>
    setQuery((current) => writeFilter(current, { ...readFilter(current), ...part }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the entries are those of the page
  useEffect(() => {
    /** Clears the filter if it hides the target of the URL. */
    const reveal = async () => {
      const target = urlTarget();
      if (!target?.closest("li[hidden]") || !root.current?.contains(target)) return;
      // Shown here, so that the target is visible before it is scrolled to.
      applied.current = "";
      change(noFilter);
      setCounts(null);
      const tools = await loadTools();
      if (root.current) await tools?.showEntries(root.current, noFilter).done;
      scrollToTarget(target);
    };
    window.addEventListener("hashchange", reveal);
    return () => window.removeEventListener("hashchange", reveal);
  }, []);
  return { filter, counts, change };
}
