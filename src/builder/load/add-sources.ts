import type { SiteConfig } from "../../config/schemas/site-config.ts";
import type { DocRecord, PageRecord } from "../../content/index.ts";
import type { StoredPage } from "../../model/page/stored-page.ts";
import { withBase, withTrailingSlash } from "../../model/url/route.ts";
import type { PageHistory } from "../history/changes-pages.ts";
import { changeAddresses, changesRoute } from "../history/changes-pages.ts";
import { changesByPage, findNewestChanges } from "../history/page-changes.ts";
import type { SiteHistory, SourceDates } from "../history/read-history.ts";
import type { MergedData, ReadData } from "./site-data.ts";

export function addSources(data: MergedData, config: SiteConfig, history: SiteHistory): ReadData {
  const { editUrl, changes: changesConfig, locale, baseUrl, trailingSlash } = config;
  const { dates } = history;
  const words = { messages: data.messages.content, locale: locale.code };
  const getChanges = changesByPage(history, words);
  const changesHref = withBase(baseUrl, withTrailingSlash(changesRoute, trailingSlash));
  const histories = [...data.docs, ...data.pages].flatMap(({ page, file }): PageHistory[] =>
    "body" in page ? [{ page, changes: getChanges(file) }] : [],
  );
  const changesOfPage = new Map(histories.map(({ page, changes }) => [page, changes]));
  const getHref = changeAddresses(histories, { baseUrl, trailingSlash });
  const withSource = <R extends PageRecord | DocRecord>(record: R): R => {
    const { page, file } = record;
    if (!("body" in page)) return record;
    const allChanges = changesOfPage.get(page) ?? [];
    const changes =
      changesConfig === false
        ? []
        : findNewestChanges(allChanges, { maxCount: changesConfig.onPage, getHref });
    const source = {
      lastUpdated: config.lastUpdated ? getLastChange(dates, file) : null,
      changes,
      changesHref: changes.some(({ href }) => href !== null) ? changesHref : null,
      editUrl: editAddress(editUrl, file),
    };
    return { ...record, page: { ...page, ...source } };
  };
  const docs = data.docs.map(withSource);
  const pages = data.pages.map(withSource);
  return { ...data, docs, pages, dates: config.lastUpdated ? dates : new Map(), histories };
}

export function getLastChange(dates: SourceDates, file: string): string | null {
  const folder = getCatalogFolder(file);
  return folder === null ? (dates.get(file) ?? null) : findNewestBelow(dates, folder);
}

/** Lists are generated and have no source. */
export function hasSource(page: StoredPage): boolean {
  return "body" in page || page.kind === "custom";
}

/** A service page uses all files of its folder; lists of services use the whole catalog. */
function getCatalogFolder(file: string): string | null {
  if (file === "catalog") return file;
  return /^(catalog\/.*)\/index\.mdx?$/.exec(file)?.[1] ?? null;
}

function editAddress(patterns: SiteConfig["editUrl"], file: string): string | null {
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
