import type { Page } from "../../model/page/page.ts";
import { currentItem } from "../../model/site/current-item.ts";
import type { SiteShell } from "../../model/site/site.ts";
import { withBase } from "../../model/url/route.ts";
import type { PageInfo } from "./page-records.ts";

/** What the index needs to know of a page, or null where a search does not lead to it. */
export function pageInfo(page: Page, site: SiteShell): PageInfo | null {
  if (!site.hasSearch || !isGoal(page)) return null;
  const { route, title, description, keywords } = page;
  const path = pathOf(page, site);
  const version = "version" in page ? page.version : null;
  const otherNames = [...menuLabelOf(page), ...page.otherNames];
  const locale = site.locale.code;
  return { route, title, otherNames, description, keywords, path, version, locale };
}

/** Lists of other pages, unlisted pages and the page for unknown addresses are no goals. */
function isGoal(page: Page): boolean {
  return !page.unlisted && ("body" in page || page.kind === "custom");
}

/** What the menu calls a page, where that is not its title. */
function menuLabelOf(page: Page): string[] {
  const label = page.kind === "doc" ? page.breadcrumbs.at(-1)?.label : undefined;
  return label && label !== page.title ? [label] : [];
}

/** Titles above a page; the first is the part of the site: the item of the main menu it marks. */
function pathOf(page: Page, { navbar, baseUrl, title }: SiteShell): string[] {
  const item = currentItem(navbar, withBase(baseUrl, page.route));
  const area = item?.label ?? (page.kind === "blog-post" ? page.blog.title : title);
  const crumbs = page.kind === "doc" ? page.breadcrumbs.slice(0, -1) : [];
  return [area, ...crumbs.map(({ label }) => label).filter((label) => label !== area)];
}
