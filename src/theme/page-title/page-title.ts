import { plural } from "../../model/messages/fill-in.ts";
import type { Page } from "../../model/page/page.ts";
import type { SiteShell } from "../../model/site/site.ts";
import * as messages from "../messages/messages.ts";

export function pageTitle(page: Page, site: SiteShell): string {
  if (page.route === "/" || page.title === site.title) return site.title;
  return `${titleWithNumber(page, site.locale.code)} ${site.titleDelimiter} ${site.title}`;
}

function titleWithNumber(page: Page, locale: string): string {
  const heading = pageHeading(page, locale);
  const part = "pagination" in page ? page.pagination.page : 1;
  return part > 1 ? messages.pageOfPosts(heading, part) : heading;
}

export function pageHeading(page: Page, locale: string): string {
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
