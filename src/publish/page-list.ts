import type { StoredPage } from "../model/page/stored-page.ts";
import { type PageListEntry, pageListFile } from "../model/search/search.ts";
import type { Output } from "./output.ts";

export const pageListOutput: Output = {
  name: "page list",
  paths: () => [pageListFile],
  write: ({ pages }, put) => put(pageListFile, JSON.stringify(getPageList(pages))),
};

export function getPageList(pages: readonly StoredPage[]): PageListEntry[] {
  return pages.filter(({ unlisted }) => !unlisted).map(({ route, title }) => [route, title]);
}
