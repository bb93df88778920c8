import type { SiteConfig } from "../../config/schemas/site-config.ts";
import type { DocRecord, PageRecord } from "../../content/index.ts";
import type { StoredPage } from "../../model/page/stored-page.ts";
import type { SourceDates } from "./read-source-dates.ts";
import type { MergedData, ReadData } from "./site-data.ts";

export function addSources(
  data: MergedData,
  { editUrl }: Pick<SiteConfig, "editUrl">,
  dates: SourceDates,
): ReadData {
  const withSource = <R extends PageRecord | DocRecord>(record: R): R => {
    const { page, file } = record;
    if (!("body" in page)) return record;
    const source = {
      lastUpdated: getLastChange(dates, file),
      editUrl: getEditUrl(editUrl, file),
    };
    return { ...record, page: { ...page, ...source } };
  };
  return { ...data, docs: data.docs.map(withSource), pages: data.pages.map(withSource), dates };
}

export function getLastChange(dates: SourceDates, file: string): string | null {
  const folder = getCatalogFolder(file);
  return folder === null ? (dates.get(file) ?? null) : findNewestBelow(dates, folder);
}

/** Whether a page has a source file. Generated pages, such as lists of posts, have none. */
export function hasSource(page: StoredPage): boolean {
  return "body" in page || page.kind === "custom";
}

/** A service page uses all files of its folder; lists of services use the whole catalog. */
function getCatalogFolder(file: string): string | null {
  if (file === "catalog") return file;
  return /^(catalog\/.*)\/index\.mdx?$/.exec(file)?.[1] ?? null;
}

function getEditUrl(patterns: SiteConfig["editUrl"], file: string): string | null {
  if (patterns === null) return null;
  const folder = getCatalogFolder(file);
  const path = (folder ?? file).split("/").map(encodeURIComponent).join("/");
  return patterns[folder === null ? "file" : "folder"].replace("{path}", () => path);
}

function findNewestBelow(dates: SourceDates, folder: string): string | null {
  let newest: string | null = null;
  for (const [file, date] of dates) {
    if (file.startsWith(`${folder}/`) && (newest === null || date > newest)) newest = date;
  }
  return newest;
}
