import type { Page } from "../../model/page.ts";
import type { SiteShell } from "../../model/site.ts";
import { pageHeading } from "./page-heading.ts";

/** Title of the document: `Page title | Site title`, on the home page the site's title alone. */
export function pageTitle(page: Page, site: SiteShell): string {
  if (page.route === "/" || page.title === site.title) return site.title;
  return `${pageHeading(page, site.locale.code)} ${site.titleDelimiter} ${site.title}`;
}
