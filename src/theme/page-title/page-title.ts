import { plural } from "../../model/messages/fill-in.ts";
import type { Page } from "../../model/page/page.ts";
import type { SiteShell } from "../../model/site/site.ts";
import * as messages from "../messages/messages.ts";

export function getPageTitle(page: Page, site: SiteShell): string {
  if (page.route === "/" || page.title === site.title) return site.title;
  return `${getTitleWithNumber(page, site.locale.code)} ${site.titleDelimiter} ${site.title}`;
}

function getTitleWithNumber(page: Page, locale: string): string {
  const heading = getPageHeading(page, locale);
  const pageNumber = "pagination" in page ? page.pagination.page : 1;
  return pageNumber > 1 ? messages.pageOfPosts(heading, pageNumber) : heading;
}

export function getPageHeading(page: Page, locale: string): string {
  switch (page.kind) {
    case "doc-tags":
    case "blog-tags":
      return messages.tags;
    case "doc-tag":
      return plural(messages.pagesTagged, { locale, count: page.docs.length, tag: page.title });
    case "blog-tag":
      return plural(messages.postsTagged, { locale, count: page.count, tag: page.title });
    case "search":
      return messages.search;
    case "blog-archive":
      return messages.archive;
    default:
      return page.title;
  }
}
