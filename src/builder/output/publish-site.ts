import { join } from "node:path";
import { getDocumentFile } from "../../framework/client/payload-format.ts";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { isListed } from "../../model/page/page.ts";
import type { SearchRecord } from "../../model/search/search.ts";
import { getRouteFolder, getRouteKey } from "../../model/url/route.ts";
import {
  checkRulesFiles,
  type MarkdownPage,
  type ParsedRedirects,
  type PlannedSite,
  type PublishedSite,
} from "../../publish/index.ts";
import { hashCode } from "../cache/import-graph.ts";
import { joinStores, type StoreReader, withStore } from "../cache/store.ts";
import { getLastChange, hasSource } from "../load/add-sources.ts";
import { readSearchTables } from "../load/search-tables.ts";
import type { ReadData } from "../load/site-data.ts";
import type { PageResult } from "../render/render-pages.ts";
import type { WrittenPages } from "../render/write-pages.ts";
import { createImageDrawer } from "./draw-images.ts";
import { writeOutputs } from "./outputs.ts";
import { checkQuestions, toRoutedPage } from "./search-index.ts";
import { checkRedirects } from "./site-redirects.ts";
import type { Staging } from "./staging.ts";

interface PublishOptions {
  planned: PlannedSite;
  data: ReadData;
  redirects: ParsedRedirects;
  siteDir: string;
  sidebarNames: string[];
  root: string;
  cacheDir: string;
  segments: readonly StoreReader[];
  onSearchRecords: ((records: SearchRecord[]) => void) | undefined;
  /** Called for each page that is read; may throw. */
  onRead(page: number, total: number): void;
}

export interface Published extends Omit<PublishedSite, "baseUrl"> {
  diagnostics: Diagnostic[];
}

export async function publishSite(
  staging: Staging,
  pages: WrittenPages,
  options: PublishOptions,
): Promise<Published> {
  const { planned, data, siteDir, root, cacheDir, onRead } = options;
  const searchTables = readSearchTables(siteDir);
  const finished = pages.finished.map(
    (page, index, { length }): PageResult => ({
      ...page,
      read() {
        onRead(index + 1, length);
        return page.read();
      },
    }),
  );
  const indexedPages = finished.map(({ source, key, read }) => ({
    ...toRoutedPage(source.page, planned.site),
    key,
    read,
  }));
  const files = new Set([...staging.manifest.paths, ...getPlannedRouteFiles(data)]);
  const { config, site } = planned;
  const checked = checkRedirects(pages, { redirects: options.redirects, site, files });
  const { redirects, movedAnchors, diagnostics } = checked;
  const redirected = new Set(redirects.map(({ from }) => getRouteKey(from)));
  await writeOutputs(staging, {
    ...planned,
    pages: finished.map(({ source }) => source.page),
    markdownPages: finished.flatMap((page) => toMarkdownPage(page, data)),
    redirects,
    movedAnchors,
    messages: data.messages.publish,
    writtenPaths: staging.manifest.paths,
    sidebarNames: options.sidebarNames,
    readDocument(route) {
      const path = getDocumentFile(getRouteFolder(route));
      // A page whose address cannot be used has an error instead of a document.
      const isWritten = staging.manifest.getSize(path) !== undefined;
      return isWritten ? new TextDecoder().decode(staging.read(path)) : "";
    },
    drawImages: createImageDrawer(root, join(cacheDir, "social")),
    indexedPages,
    indexVersion: () => indexVersion(root),
    withIndexStore: (use) =>
      withStore(join(cacheDir, "search"), async (searchCache) =>
        use(joinStores(searchCache, options.segments)),
      ),
    replaceHashedFolder: (path) => staging.replaceHashedFolder(path),
    searchEntries: data.searchRecords,
    searchTables,
    onSearchRecords: options.onSearchRecords,
  });
  const limits = checkRulesFiles(config.hosting, { baseUrl: site.baseUrl, redirects });
  const questionDiagnostics = site.hasSearch
    ? checkQuestions(searchTables.questions, indexedPages)
    : [];
  return {
    pages: checked.pages,
    movedAnchors,
    redirected,
    diagnostics: [...diagnostics, ...limits, ...searchTables.diagnostics, ...questionDiagnostics],
  };
}

function toMarkdownPage({ source, read }: PageResult, { dates }: ReadData): MarkdownPage[] {
  const { page, file } = source;
  if (!isListed(page)) return [];
  const lastModified = hasSource(page) ? getLastChange(dates, file) : null;
  return [{ page, lastModified, readMarkdown: () => read().markdown }];
}

export function getPlannedRouteFiles({ plannedRoutes }: Pick<ReadData, "plannedRoutes">): string[] {
  return plannedRoutes.map((route) => getDocumentFile(getRouteFolder(route)));
}

export function indexVersion(root: string): string {
  return hashCode(root, ["src/builder/output/search-index.ts"]);
}
