import { basename, dirname } from "node:path/posix";
import { Parser } from "htmlparser2";
import type { SearchRecord as CatalogEntry } from "../../catalog/index.ts";
import {
  manifestFile,
  type SearchRecord,
  searchFolder,
  wholeIndexName,
} from "../../model/search/search.ts";
import type { SiteShell } from "../../model/site/site.ts";
import { withBase } from "../../model/url/route.ts";
import type { Output, RenderedSite } from "../../publish/index.ts";
import { sectionsReader } from "../../search/index/extract-sections.ts";
import { type IndexFile, indexFiles } from "../../search/index/index-files.ts";
import { type IndexedRecord, indexerOf } from "../../search/index/index-record.ts";
import type { Finished } from "../render/render-pages.ts";

/** A rendered site with what its search index is made from. */
export interface IndexedSite extends RenderedSite {
  finished: readonly Pick<Finished, "records">[];
  /** Inputs and outputs of the catalog. */
  searchEntries: readonly CatalogEntry[];
  /** Sees what a search can lead to. */
  onSearchRecords: ((records: SearchRecord[]) => void) | undefined;
}

export const searchIndexOutput: Output<IndexedSite> = {
  name: "search index",
  paths: ({ site }) => (site.hasSearch ? [manifestFile] : []),
  write({ site, finished, searchEntries: entries, onSearchRecords }, put) {
    if (!site.hasSearch) return;
    const records = searchRecords(finished, { site, entries });
    onSearchRecords?.(records.map(({ record }) => record));
    const files = indexFiles(records);
    for (const { path, text } of files) put(path, text);
    if (site.worksOffline) put(...wholeIndex(files));
  },
};

/** Path and text of the file that holds all files of an index. */
function wholeIndex(files: readonly IndexFile[]): [path: string, text: string] {
  const folder = files.map(({ path }) => dirname(path)).find((dir) => dir !== searchFolder);
  const texts = Object.fromEntries(files.map(({ path, text }) => [basename(path), text]));
  return [`${folder}/${wholeIndexName}`, JSON.stringify(texts)];
}

interface EntriesOfSite {
  site: Pick<SiteShell, "baseUrl" | "searchSynonyms">;
  /** Inputs and outputs of the catalog. */
  entries: readonly CatalogEntry[];
}

/** Everything that a search can lead to: pages, their sections, and the entries of the catalog. */
export function searchRecords(
  finished: readonly Pick<Finished, "records">[],
  { site, entries }: EntriesOfSite,
): IndexedRecord[] {
  const { indexRecord } = indexerOf(site.searchSynonyms);
  const entriesOf = new Map<string, CatalogEntry[]>();
  for (const entry of entries) {
    const address = entry.url.split("#")[0] ?? "";
    entriesOf.set(address, [...(entriesOf.get(address) ?? []), entry]);
  }
  return finished.flatMap(({ records }) => {
    const page = records[0]?.record;
    if (!page) return [];
    const own = entriesOf.get(withBase(site.baseUrl, page.route)) ?? [];
    return [...records, ...own.map((entry) => indexRecord(entryRecord(entry, page)))];
  });
}

/** An input or output stands below the page of its service. */
function entryRecord(entry: CatalogEntry, page: SearchRecord): SearchRecord {
  const { route, title, path, version, locale } = page;
  const facts = [entry.required ? "required" : "", entry.type, textOf(entry.description)];
  return {
    kind: entry.kind,
    route,
    anchor: decodeURIComponent(entry.url.split("#")[1] ?? ""),
    title,
    heading: entry.name,
    path: [...path, title],
    text: facts.filter(Boolean).join(" "),
    version,
    locale,
  };
}

/** A description as it reads, by the rules for pages. */
function textOf(markup: string): string {
  const { pageText, ...reader } = sectionsReader();
  new Parser(reader).end(`<main>${markup}</main>`);
  return pageText().text;
}
