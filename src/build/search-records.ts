import type { SearchRecord as CatalogEntry } from "../catalog/index.ts";
import { currentItem } from "../model/current-item.ts";
import type { Page } from "../model/page.ts";
import { withBase } from "../model/route.ts";
import type { SearchRecord } from "../model/search.ts";
import type { SiteShell } from "../model/site.ts";
import { type PageInfo, pageRecords } from "../search/index/index.ts";
import type { Finished } from "./render-pages.ts";

/**
 * Everything that a search can lead to: pages, their sections, and the inputs and outputs of the
 * catalogue. Lists of other pages, unlisted pages and the page for unknown addresses are no goals.
 */
export function searchRecords(
  finished: readonly Pick<Finished, "source" | "text">[],
  { site, entries }: { site: SiteShell; entries: readonly CatalogEntry[] },
): SearchRecord[] {
  const entriesOf = new Map<string, CatalogEntry[]>();
  for (const entry of entries) {
    const address = entry.url.split("#")[0] ?? "";
    entriesOf.set(address, [...(entriesOf.get(address) ?? []), entry]);
  }
  return finished.flatMap(({ source: { page }, text }) => {
    if (!isGoal(page)) return [];
    const info = infoOf(page, site);
    const own = entriesOf.get(withBase(site.baseUrl, page.route)) ?? [];
    return [...pageRecords(info, text), ...own.map((entry) => entryRecord(entry, info))];
  });
}

function isGoal(page: Page): boolean {
  return !page.unlisted && ("body" in page || page.kind === "custom");
}

function infoOf(page: Page, site: SiteShell): PageInfo {
  const { route, title, description, keywords } = page;
  const path = pathOf(page, site);
  const version = "version" in page ? page.version : null;
  return { route, title, description, keywords, path, version, locale: site.locale.code };
}

/** Titles above a page; the first is the part of the site: the item of the main menu it marks. */
function pathOf(page: Page, { navbar, baseUrl, title }: SiteShell): string[] {
  const area = currentItem(navbar, withBase(baseUrl, page.route))?.label ?? title;
  const crumbs = page.kind === "doc" ? page.breadcrumbs.slice(0, -1) : [];
  return [area, ...crumbs.map(({ label }) => label).filter((label) => label !== area)];
}

/** An input or output stands below the page of its service. */
function entryRecord(entry: CatalogEntry, page: PageInfo): SearchRecord {
  const { route, title, path, version, locale } = page;
  const facts = [entry.required ? "required" : "", entry.type, withoutMarks(entry.description)];
  return {
    kind: entry.kind,
    route,
    anchor: decodeURIComponent(entry.url.split("#")[1] ?? ""),
    title,
    heading: entry.name,
    path: [...path, title],
    text: facts.filter(Boolean).join(" "),
    version,
    locale,
  };
}

/** A description as it reads: without the marks of Markdown for code, emphasis and links. */
function withoutMarks(markdown: string): string {
  return markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1").replace(/[`*]+/g, "");
}
