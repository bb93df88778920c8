import type { Page } from "@playwright/test";

/** Distance of an element to the bottom of the sticky filter. */
export function gapBelowFilter(page: Page, selector: string): Promise<number> {
  return page.evaluate((name) => {
    const filter = document.querySelector(".filter-bar > div")?.getBoundingClientRect();
    const target = document.querySelector(name)?.getBoundingClientRect();
    return (target?.top ?? 0) - (filter?.bottom ?? 0);
  }, selector);
}

/** Highlighted matches, in lower case. */
export function highlightedMatches(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = [...(CSS.highlights.get("found") ?? [])].map(String);
    return [...new Set(found.map((text) => text.toLowerCase()))].sort();
  });
}
