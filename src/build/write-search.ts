import type { SearchRecord as CatalogEntry } from "../catalog/index.ts";
import type { SiteShell } from "../model/site.ts";
import { indexFiles } from "../search/index/index.ts";
import type { Staging } from "./output.ts";
import type { Finished } from "./render-pages.ts";
import { searchRecords } from "./search-records.ts";

/** Writes the files of the search index, where the site has a search. */
export async function writeSearch(
  staging: Staging,
  finished: readonly Finished[],
  { site, entries }: { site: SiteShell; entries: readonly CatalogEntry[] },
): Promise<void> {
  if (!site.hasSearch) return;
  const files = indexFiles(searchRecords(finished, { site, entries }));
  await Promise.all(files.map(({ path, text }) => staging.write(path, text)));
}
