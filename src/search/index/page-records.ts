import type { StoredPage } from "../../model/page/stored-page.ts";
import type { SearchRecord } from "../../model/search/search.ts";
import { getCurrentItem } from "../../model/site/current-item.ts";
import type { SiteShell } from "../../model/site/site.ts";
import { withBase } from "../../model/url/route.ts";
import type { PageText, SectionText } from "./extract-sections.ts";

export interface PageInfo {
  route: string;
  title: string;
  otherNames: string[];
  /** Its label in the sidebar, if it differs from the title. */
  menuLabel: string | null;
  description: string;
  keywords: string[];
  /** Titles of its parents, outermost first. */
  path: string[];
  version: string | null;
  locale: string;
  isPost: boolean;
}

/** One record for the page and one for each section. */
export function getPageRecords(page: PageInfo, { text, sections }: PageText): SearchRecord[] {
  const { route, title, path, version, locale, isPost } = page;
  const common = { route, title, version, locale, ...(isPost && { scope: "blog" as const }) };
  const names = [...page.keywords, page.menuLabel ?? [], ...page.otherNames].flat();
  const pageRecord: SearchRecord = {
    ...common,
    kind: "page",
    anchor: "",
    heading: title,
    path,
    text: [page.description, text].filter(Boolean).join(" "),
    ...(names.length > 0 && { names: names.join(" ") }),
  };
  const open: SectionText[] = [];
  const sectionRecords = sections.map((section): SearchRecord => {
    while ((open.at(-1)?.level ?? 0) >= section.level) open.pop();
    const ancestors = open.map(({ heading }) => heading);
    open.push(section);
    const { id, heading, text: content } = section;
    return {
      ...common,
      kind: "section",
      anchor: id,
      heading,
      path: [...path, title, ...ancestors],
      text: content,
    };
  });
  return [pageRecord, ...sectionRecords];
}

/** Null if the page is not searchable. */
export function getPageInfo(page: StoredPage, site: SiteShell): PageInfo | null {
  if (!site.hasSearch || !isSearchable(page)) return null;
  const { route, title, description, keywords, otherNames } = page;
  const path = getPath(page, site);
  const version = "version" in page ? page.version : null;
  const menuLabel = getMenuLabel(page);
  const locale = site.locale.code;
  const isPost = page.kind === "blog-post";
  return {
    route,
    title,
    otherNames,
    menuLabel,
    description,
    keywords,
    path,
    version,
    locale,
    isPost,
  };
}

/** Lists of pages, unlisted pages, and the 404 page are not searchable. */
function isSearchable(page: StoredPage): boolean {
  return !page.unlisted && ("body" in page || page.kind === "custom");
}

function getMenuLabel(page: StoredPage): string | null {
  const label = page.kind === "doc" ? page.breadcrumbs.at(-1)?.label : undefined;
  return label && label !== page.title ? label : null;
}

/** Titles of the parents. The first is the page's section of the site: its item of the navbar. */
function getPath(page: StoredPage, { navbar, baseUrl, title }: SiteShell): string[] {
  const item = getCurrentItem(navbar, withBase(baseUrl, page.route));
  const area = item?.label ?? (page.kind === "blog-post" ? page.blog.title : title);
  const crumbs = page.kind === "doc" ? page.breadcrumbs.slice(0, -1) : [];
  return [area, ...crumbs.map(({ label }) => label).filter((label) => label !== area)];
}
