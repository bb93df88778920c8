import type { SiteConfig } from "../../config/schemas/site-config.ts";
import type { DocRecord, PageRecord } from "../../content/index.ts";
import type { Page } from "../../model/page/page.ts";
import type { MergedData, ReadData } from "./read-site-data.ts";
import { newestBelow, type SourceDates } from "./source-dates.ts";

/** Tells each article where its source is and when it last changed. */
export function addSources(
  data: MergedData,
  { editUrl }: Pick<SiteConfig, "editUrl">,
  dates: SourceDates,
): ReadData {
  const withSource = <R extends PageRecord | DocRecord>(record: R): R => {
    const { page, file } = record;
    if (!("body" in page)) return record;
    const source = { lastUpdated: changedOn(dates, file), editUrl: editAddress(editUrl, file) };
    return { ...record, page: { ...page, ...source } };
  };
  return { ...data, docs: data.docs.map(withSource), pages: data.pages.map(withSource), dates };
}

/** ISO date of the last change of what a page is made from, or null. */
export function changedOn(dates: SourceDates, file: string): string | null {
  const folder = catalogFolder(file);
  return folder === null ? (dates.get(file) ?? null) : newestBelow(dates, folder);
}

/** Whether a page has a source of its own; lists have those of others. */
export function hasSource(page: Page): boolean {
  return "body" in page || page.kind === "custom";
}

/** A service's page is made from all files of its folder, the lists of services from all services. */
function catalogFolder(file: string): string | null {
  if (file === "catalog") return file;
  return /^(catalog\/.*)\/index\.md$/.exec(file)?.[1] ?? null;
}

function editAddress(patterns: SiteConfig["editUrl"], file: string): string | null {
  if (patterns === null) return null;
  const folder = catalogFolder(file);
  const path = (folder ?? file).split("/").map(encodeURIComponent).join("/");
  return patterns[folder === null ? "file" : "folder"].replace("{path}", () => path);
}
