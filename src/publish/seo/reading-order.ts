import type { DocPage, Page } from "../../model/page/page.ts";
import { currentItem } from "../../model/site/current-item.ts";
import type { SiteShell } from "../../model/site/site.ts";
import { withBase } from "../../model/url/route.ts";

/** Pages of a part of the site, in the order in which they are meant to be read. */
interface Chapter<P extends Page> {
  label: string;
  pages: P[];
}

/**
 * Groups pages by the parts of the main menu, in its order. Docs follow their sidebars from page to
 * page; pages outside of any sidebar come after them, by address.
 *
 * @param sidebars names of the sidebars, in order
 */
export function readingOrder<P extends Page>(
  pages: readonly P[],
  { navbar, baseUrl, title }: SiteShell,
  sidebars: readonly string[],
): Chapter<P>[] {
  const labelOf = (page: P) => currentItem(navbar, withBase(baseUrl, page.route))?.label ?? title;
  const labels = navbar.flatMap((item) => (item.type === "link" ? [item.label] : []));
  const chapters = new Map<string, P[]>([...labels, title].map((label) => [label, []]));
  for (const page of inOrder(pages, { baseUrl, sidebars })) chapters.get(labelOf(page))?.push(page);
  return [...chapters]
    .filter(([, some]) => some.length > 0)
    .map(([label, some]) => ({ label, pages: some }));
}

function inOrder<P extends Page>(
  pages: readonly P[],
  { baseUrl, sidebars }: { baseUrl: string; sidebars: readonly string[] },
): P[] {
  const byAddress = new Map(pages.map((page) => [withBase(baseUrl, page.route), page]));
  const rank = (page: Page) =>
    page.kind === "doc" && page.sidebar ? sidebars.indexOf(page.sidebar.name) : sidebars.length;
  const starts = pages
    .filter((page) => page.kind !== "doc" || page.previous === null)
    .sort((a, b) => rank(a) - rank(b) || (a.route < b.route ? -1 : 1));
  const ordered = new Set<P>();
  for (const start of starts) {
    let page: P | undefined = start;
    while (page && !ordered.has(page)) {
      ordered.add(page);
      page = byAddress.get(nextOf(page) ?? "");
    }
  }
  // Two pages that name each other as the last one have no start.
  for (const page of pages) ordered.add(page);
  return [...ordered];
}

function nextOf(page: Page | DocPage): string | undefined {
  return page.kind === "doc" ? page.next?.href : undefined;
}
