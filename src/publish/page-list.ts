import type { StoredPage } from "../model/page/stored-page.ts";
import { type PageListEntry, pageListFile } from "../model/search/search.ts";
import type { Output } from "./output.ts";

/** All pages that readers may be led to, for the page of unknown addresses. */
export const pageListOutput: Output = {
  name: "page list",
  paths: () => [pageListFile],
  write: ({ pages }, put) => put(pageListFile, JSON.stringify(pageList(pages))),
};

/** Route and title of each page that is not unlisted. */
export function pageList(pages: readonly StoredPage[]): PageListEntry[] {
  return pages.filter(({ unlisted }) => !unlisted).map(({ route, title }) => [route, title]);
}
