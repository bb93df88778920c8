import type { Page } from "../../model/page/page.ts";
import type { SiteShell } from "../../model/site/site.ts";
import * as messages from "../messages/messages.ts";
import { pageHeading } from "./page-heading.ts";

/** Title of the document: `Page title | Site title`, on the home page the site's title alone. */
export function pageTitle(page: Page, site: SiteShell): string {
  if (page.route === "/" || page.title === site.title) return site.title;
  return `${ownTitle(page, site.locale.code)} ${site.titleDelimiter} ${site.title}`;
}

/** Each part of a list has a title of its own. */
function ownTitle(page: Page, locale: string): string {
  const heading = pageHeading(page, locale);
  const part = "pagination" in page ? page.pagination.page : 1;
  return part > 1 ? messages.partOf(heading, part) : heading;
}
