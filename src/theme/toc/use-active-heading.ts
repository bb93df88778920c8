import { useEffect, useState } from "react";
import type { TocEntry } from "../../model/page/page.ts";

/** The reading line: a quarter of the window below its top. Everything above counts as passed. */
const passedArea = "100000px 0px -75% 0px";

/** Id of the heading whose section is being read. */
export function useActiveHeading(entries: TocEntry[]): string | undefined {
  const [active, setActive] = useState<string>();
  useEffect(() => {
    const ids = tocIds(entries);
    const passed = new Set<string>();
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) {
          if (isIntersecting) passed.add(target.id);
          else passed.delete(target.id);
        }
        setActive(lastPassed(ids, passed));
      },
      { rootMargin: passedArea },
    );
    for (const id of ids) {
      const heading = document.getElementById(id);
      if (heading) observer.observe(heading);
    }
    return () => observer.disconnect();
  }, [entries]);
  return active;
}

/** Ids of a table of contents in reading order. */
export function tocIds(entries: TocEntry[]): string[] {
  return entries.flatMap((entry) => [entry.id, ...tocIds(entry.children)]);
}

/** The heading the reader is under: the last one that has passed the reading line. */
export function lastPassed(ids: string[], passed: ReadonlySet<string>): string | undefined {
  return ids.findLast((id) => passed.has(id));
}
