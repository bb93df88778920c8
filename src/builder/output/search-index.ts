import { basename, dirname } from "node:path/posix";
import { crc32 } from "node:zlib";
import { Parser } from "htmlparser2";
import type { CatalogSearchEntry } from "../../catalog/page/search-records.ts";
import type { CacheStore } from "../../model/cache.ts";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { findNearest } from "../../model/diagnostics/nearest.ts";
import { diagnose } from "../../model/diagnostics/rule.ts";
import { groupBy } from "../../model/group-by.ts";
import type { StoredPage } from "../../model/page/stored-page.ts";
import {
  type EntryFacts,
  getArea,
  type SearchRecord,
  searchFolder,
  searchManifestFile,
  wholeIndexName,
} from "../../model/search/search.ts";
import type { SiteShell } from "../../model/site/site.ts";
import { shorten } from "../../model/text/shorten.ts";
import { withBase } from "../../model/url/route.ts";
import type { Output, RenderedSite } from "../../publish/index.ts";
import { createSectionReader } from "../../search/index/extract-sections.ts";
import { type IndexFile, indexSegments } from "../../search/index/index-files.ts";
import { getIndexer, type IndexedRecord } from "../../search/index/index-record.ts";
import { getPageInfo } from "../../search/index/page-records.ts";
import type { SegmentSource } from "../../search/index/segment.ts";
import { computeHash } from "../cache/hash.ts";
import { builderRules } from "../diagnostics/rules.ts";
import { type QuestionLine, questionsFile, type SearchTables } from "../load/search-tables.ts";

/** A page of the site. Its records are not known if another shard renders it. */
export interface RoutedPage {
  route: string;
  /** The section of the site; undefined if the page is not searchable. */
  area(): string | undefined;
}

export interface IndexedPage extends RoutedPage {
  read(): { records: readonly IndexedRecord[] };
}

export interface KeyedPage extends IndexedPage {
  /** Changes with the records, so that unchanged segments come from the cache. */
  key: string;
}

export function toRoutedPage(page: StoredPage, site: SiteShell): RoutedPage {
  const area = () => {
    const info = getPageInfo(page, site);
    return info ? getArea(info) : undefined;
  };
  return { route: page.route, area };
}

export interface IndexedSite extends RenderedSite {
  searchTables: Pick<SearchTables, "questions" | "related">;
  indexedPages: readonly KeyedPage[];
  indexVersion(): string;
  withIndexStore(use: (store: CacheStore) => void): Promise<void>;
  replaceHashedFolder(path: string): void;
  searchEntries: readonly CatalogSearchEntry[];
  onSearchRecords: ((records: SearchRecord[]) => void) | undefined;
}

export const searchIndexOutput: Output<IndexedSite> = {
  name: "search index",
  paths: ({ site }) => (site.hasSearch ? [searchManifestFile] : []),
  async write(indexedSite, put) {
    const { site, indexedPages: pages, searchEntries: entries, onSearchRecords } = indexedSite;
    if (!site.hasSearch) return;
    const { questions, related } = indexedSite.searchTables;
    const context = { site, entries, questions };
    onSearchRecords?.(Array.from(listSearchRecords(pages, context), ({ record }) => record));
    const segments = getSearchSegments(pages, { ...context, version: indexedSite.indexVersion() });
    await indexedSite.withIndexStore((store) => {
      const files = indexSegments(segments, {
        related,
        store,
        lastVersion: site.docsVersions?.lastVersion,
      });
      const folder = files.map(({ path }) => dirname(path)).find((dir) => dir !== searchFolder);
      if (folder !== undefined) indexedSite.replaceHashedFolder(folder);
      for (const { path, content, hash } of files) put(path, content, hash);
      if (site.worksOffline) put(`${folder}/${wholeIndexName}`, getWholeIndex(files));
    });
  },
};

function getWholeIndex(files: readonly IndexFile[]): string {
  return JSON.stringify(Object.fromEntries(files.map(({ path, text }) => [basename(path), text])));
}

interface RecordContext {
  site: Pick<SiteShell, "baseUrl" | "searchSynonyms" | "searchAnswers">;
  entries: readonly CatalogSearchEntry[];
  questions: readonly Pick<QuestionLine, "to" | "questions">[];
}

export function listSearchRecords(
  pages: readonly IndexedPage[],
  options: RecordContext,
): Iterable<IndexedRecord> {
  const { getRecords } = createRecordBuilder(pages, options);
  return {
    *[Symbol.iterator]() {
      for (const page of pages) yield* getRecords(page);
    },
  };
}

/** Leaves out segments with a page that another shard renders. */
export function getSearchSegments(
  pages: readonly (KeyedPage | RoutedPage)[],
  { version, ...options }: RecordContext & { version: string },
): SegmentSource[] {
  const { baseUrl, searchSynonyms, searchAnswers } = options.site;
  const { getRecords, areas, getAddedContent } = createRecordBuilder(pages, options);
  const context = JSON.stringify([
    version,
    baseUrl,
    searchSynonyms,
    searchAnswers,
    [...areas].sort(),
  ]);
  return cutIntoSegments(pages).flatMap((segmentPages) => {
    if (!segmentPages.every(isKeyed)) return [];
    const key = computeHash(
      context,
      ...segmentPages.flatMap((page) => [page.key, getAddedContent(page)]),
    );
    return { key, read: () => segmentPages.flatMap(getRecords) };
  });
}

function isKeyed(page: KeyedPage | RoutedPage): page is KeyedPage {
  return "key" in page;
}

/** Average and maximum number of pages in a segment. */
const averageSegmentSize = 256;
const maxSegmentSize = 1024;

/** Splits the pages by address, so that an added page changes only one or two segments. */
export function cutIntoSegments<T extends Pick<RoutedPage, "route">>(pages: readonly T[]): T[][] {
  const segments: T[][] = [];
  let last: T[] | undefined;
  for (const page of pages) {
    if (!last || last.length === maxSegmentSize || crc32(page.route) % averageSegmentSize === 0) {
      last = [];
      segments.push(last);
    }
    last.push(page);
  }
  return segments;
}

function createRecordBuilder(
  pages: readonly RoutedPage[],
  { site, entries, questions }: RecordContext,
) {
  const { indexRecord, indexQuestions } = getIndexer(site.searchSynonyms);
  const targets = questions.map((line) => {
    return { address: normalizeAddress(line.to), questions: line.questions };
  });
  const targetsByAddress = groupBy(targets, ({ address }) => address);
  const targetsByRoute = groupBy(targets, ({ address }) => getRoute(address));
  const entriesByUrl = groupBy(entries, ({ url }) => url.split("#")[0] ?? "");
  const getEntriesOnPage = ({ route }: RoutedPage) =>
    entriesByUrl.get(withBase(site.baseUrl, route)) ?? [];
  const areas = new Set(
    pages.filter((page) => getEntriesOnPage(page).length > 0).flatMap((page) => page.area() ?? []),
  );
  return {
    areas,
    getRecords(indexedPage: IndexedPage): readonly IndexedRecord[] {
      const { records } = indexedPage.read();
      const page = records[0]?.record;
      if (!page) return [];
      const entryRecords = getEntriesOnPage(indexedPage).map((entry) =>
        indexRecord(getEntryRecord(entry, page)),
      );
      const withQuestions = records.map((indexed) => {
        const texts = targetsByAddress
          .get(getAddressOfRecord(indexed))
          ?.flatMap((target) => target.questions);
        return texts ? indexQuestions(indexed, texts) : indexed;
      });
      const isAnswer = hasAnswers(page.route, site.searchAnswers);
      return [
        ...(areas.has(getArea(page)) ? withQuestions.map(withServiceScope) : withQuestions),
        ...entryRecords,
      ].map((indexed) => (isAnswer ? markAsAnswer(indexed) : indexed));
    },
    getAddedContent: (page: RoutedPage): string =>
      JSON.stringify([
        getEntriesOnPage(page),
        targetsByRoute.get(normalizeAddress(page.route)) ?? [],
      ]),
  };
}

export function checkQuestions(
  questions: readonly QuestionLine[],
  pages: readonly IndexedPage[],
): Diagnostic[] {
  const questionRoutes = new Set(questions.map(({ to }) => getRoute(normalizeAddress(to))));
  const getAddresses = (some: readonly IndexedPage[]) =>
    new Set(some.flatMap(({ read }) => read().records.map(getAddressOfRecord)));
  const addresses = getAddresses(
    pages.filter(({ route }) => questionRoutes.has(normalizeAddress(route))),
  );
  const unmatched = questions.filter(({ to }) => !addresses.has(normalizeAddress(to)));
  // Only suggestions need all pages.
  const all = unmatched.length > 0 ? getAddresses(pages) : addresses;
  return unmatched.map(({ to, line }) => {
    // Without its slash, the route of the home page is empty.
    const suggestion = findNearest(normalizeAddress(to), all)?.replace(/^#/, "/#");
    const location = { file: questionsFile, line, column: 1 };
    return diagnose(builderRules["lost-questions"], location, { to, suggestion });
  });
}

function getAddressOfRecord({ record: { route, anchor } }: IndexedRecord): string {
  return normalizeAddress(anchor ? `${route}#${anchor}` : route);
}

function normalizeAddress(address: string): string {
  return address.replace(/\/(?=#|$)/, "");
}

function getRoute(address: string): string {
  return address.split("#")[0] ?? "";
}

/** In a section with services, all records are about services. */
function withServiceScope({ record, ...indexed }: IndexedRecord): IndexedRecord {
  return { ...indexed, record: { ...record, scope: "services" } };
}

function markAsAnswer({ record, ...indexed }: IndexedRecord): IndexedRecord {
  return { ...indexed, record: { ...record, isAnswer: true } };
}

/** `answers` are routes of folders; `!` before the route of a page excludes it. */
function hasAnswers(route: string, answers: readonly string[]): boolean {
  const address = normalizeAddress(route);
  const normalized = answers.map(normalizeAddress);
  const isInFolder = normalized.some((folder) => address.startsWith(`${folder}/`));
  return isInFolder && !normalized.includes(`!${address}`);
}

/** An input or output is listed below the page of its service. */
function getEntryRecord(entry: CatalogSearchEntry, page: SearchRecord): SearchRecord {
  const { route, title, path, version, locale } = page;
  return {
    kind: entry.kind,
    route,
    anchor: decodeURIComponent(entry.url.split("#")[1] ?? ""),
    title,
    heading: entry.name,
    path: [...path, title],
    text: stripTags(entry.description),
    facts: getEntryFacts(entry),
    version,
    locale,
  };
}

const maxCodeLength = 60;

function getEntryFacts(entry: CatalogSearchEntry): EntryFacts {
  const { type, required, default: defaultValue, since } = entry;
  return {
    ...(type && { type: shortenCode(type) }),
    ...(required && { required }),
    ...(defaultValue !== null && { default: shortenCode(defaultValue) }),
    ...(since !== null && { since }),
  };
}

function shortenCode(code: string): string {
  return shorten(code.replace(/\s+/g, " ").trim(), maxCodeLength);
}

function stripTags(markup: string): string {
  const { pageText, ...reader } = createSectionReader();
  new Parser(reader).end(`<main>${markup}</main>`);
  return pageText().text;
}
