import { plural } from "../../model/messages/plural.ts";
import type { Page } from "../../model/page/page.ts";
import * as messages from "../messages/messages.ts";

/** The first-level heading of a page; that of a page without a file is made from its subject. */
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
