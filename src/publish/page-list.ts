import type { StoredPage } from "../model/page/stored-page.ts";
import { type PageListEntry, pageListFile } from "../model/search/search.ts";
import type { Output } from "./output.ts";

export const pageListOutput: Output = {
  name: "page list",
  paths: () => [pageListFile],
  write: ({ pages }, put) => put(pageListFile, JSON.stringify(pageList(pages))),
};

export function pageList(pages: readonly StoredPage[]): PageListEntry[] {
  return pages.filter(({ unlisted }) => !unlisted).map(({ route, title }) => [route, title]);
}
