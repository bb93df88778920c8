import type { SearchRecord as CatalogEntry } from "../../catalog/index.ts";
import { type PageListEntry, pageListFile, type SearchRecord } from "../../model/search/search.ts";
import type { SiteShell } from "../../model/site/site.ts";
import { indexFiles } from "../../search/index/index.ts";
import type { Finished } from "../render/render-pages.ts";
import { searchRecords } from "./search-records.ts";
import type { Staging } from "./staging.ts";

interface WriteSearchOptions {
  site: SiteShell;
  entries: readonly CatalogEntry[];
  onRecords: ((records: SearchRecord[]) => void) | undefined;
}

/** Writes the list of pages and, where the site has a search, the files of its index. */
export function writeSearch(
  staging: Staging,
  finished: readonly Finished[],
  { site, entries, onRecords }: WriteSearchOptions,
): void {
  staging.write(pageListFile, JSON.stringify(pageList(finished)));
  if (!site.hasSearch) return;
  const records = searchRecords(finished, { site, entries });
  onRecords?.(records.map(({ record }) => record));
  for (const { path, text } of indexFiles(records)) staging.write(path, text);
}

export function pageList(finished: readonly Pick<Finished, "source">[]): PageListEntry[] {
  return finished
    .filter(({ source: { page } }) => !page.unlisted)
    .map(({ source: { page } }) => [page.route, page.title]);
}
