import type { Page, PageBase } from "../../model/page/page.ts";
import type { Route } from "../../model/url/route.ts";
import type { PageRecord } from "../site-data.ts";

/** What a page that no file stands behind has in common with all others. */
export function generatedPage(title: string, route: Route): PageBase {
  return {
    title,
    route,
    description: "",
    keywords: [],
    otherNames: [],
    image: null,
    unlisted: false,
  };
}

/** Findings about such a page name the file or folder that brought it into being. */
export function generatedRecord<P extends Page>(
  page: P,
  file: string,
  links: PageRecord["links"] = [],
): PageRecord<P> {
  return { page, file, links, components: [] };
}
