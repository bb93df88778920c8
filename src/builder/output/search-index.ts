import { basename, dirname } from "node:path/posix";
import { Parser } from "htmlparser2";
import type { SearchRecord as CatalogEntry } from "../../catalog/index.ts";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { nearest } from "../../model/diagnostics/nearest.ts";
import { diagnose } from "../../model/diagnostics/rule.ts";
import {
  areaOf,
  type EntryFacts,
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
import { builderRules } from "../diagnostics/rules.ts";
import { type AskedPlace, questionsFile, type SearchTables } from "../load/search-tables.ts";

/** Reads what a search can lead to on a page. */
export interface SearchedPage {
  read(): { records: readonly IndexedRecord[] };
}

/** A rendered site with what its search index is made from. */
export interface IndexedSite extends RenderedSite {
  searchTables: Pick<SearchTables, "questions" | "related">;
  finished: readonly SearchedPage[];
  /** Inputs and outputs of the catalog. */
  searchEntries: readonly CatalogEntry[];
  /** Sees what a search can lead to. */
  onSearchRecords: ((records: SearchRecord[]) => void) | undefined;
}

export const searchIndexOutput: Output<IndexedSite> = {
  name: "search index",
  paths: ({ site }) => (site.hasSearch ? [manifestFile] : []),
  write({ site, finished, searchEntries: entries, searchTables, onSearchRecords }, put) {
    if (!site.hasSearch) return;
    const { questions, related } = searchTables;
    const records = searchRecords(finished, { site, entries, questions });
    onSearchRecords?.(Array.from(records, ({ record }) => record));
    const files = indexFiles(records, related);
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
  questions: readonly Pick<AskedPlace, "to" | "asked">[];
}

/**
 * Everything that a search can lead to: pages, their sections, and the entries of the catalog. Pages are
 * read each time that somebody goes through the records.
 */
export function searchRecords(
  finished: readonly SearchedPage[],
  { site, entries, questions }: EntriesOfSite,
): Iterable<IndexedRecord> {
  const { indexRecord, indexQuestions } = indexerOf(site.searchSynonyms);
  const askedOf = new Map<string, string[]>();
  for (const { to, asked } of questions) {
    askedOf.set(placeKey(to), [...(askedOf.get(placeKey(to)) ?? []), ...asked]);
  }
  const entriesOf = new Map<string, CatalogEntry[]>();
  for (const entry of entries) {
    const address = entry.url.split("#")[0] ?? "";
    entriesOf.set(address, [...(entriesOf.get(address) ?? []), entry]);
  }
  const ownOf = (page: SearchRecord | undefined) =>
    (page && entriesOf.get(withBase(site.baseUrl, page.route))) ?? [];
  const reference = new Set<string>();
  for (const { read } of entriesOf.size > 0 ? finished : []) {
    const [first] = read().records;
    if (first && ownOf(first.record).length > 0) reference.add(areaOf(first.record));
  }
  const recordsOf = ({ read }: SearchedPage): readonly IndexedRecord[] => {
    const { records } = read();
    const page = records[0]?.record;
    if (!page) return [];
    const own = ownOf(page).map((entry) => indexRecord(entryRecord(entry, page)));
    const answering = records.map((indexed) => {
      const asked = askedOf.get(placeOf(indexed));
      return asked ? indexQuestions(indexed, asked) : indexed;
    });
    return [...(reference.has(areaOf(page)) ? answering.map(ofServices) : answering), ...own];
  };
  return {
    *[Symbol.iterator]() {
      for (const page of finished) yield* recordsOf(page);
    },
  };
}

/** Finds questions of places that the search does not know. */
export function checkQuestions(
  questions: readonly AskedPlace[],
  finished: readonly SearchedPage[],
): Diagnostic[] {
  if (questions.length === 0) return [];
  const places = new Set(finished.flatMap(({ read }) => read().records.map(placeOf)));
  return questions
    .filter(({ to }) => !places.has(placeKey(to)))
    .map(({ to, line }) => {
      const near = nearest(placeKey(to), places)?.replace(/^#/, "/#");
      const place = { file: questionsFile, line, column: 1 };
      return diagnose(builderRules["lost-questions"], place, { to, near });
    });
}

/** The key of a page or section. */
function placeOf({ record: { route, anchor } }: IndexedRecord): string {
  return placeKey(anchor ? `${route}#${anchor}` : route);
}

/** An address with or without a slash before its anchor. */
function placeKey(address: string): string {
  return address.replace(/\/(?=#|$)/, "");
}

/** All that stands in a part of the site with the pages of services is about services. */
function ofServices({ record, ...indexed }: IndexedRecord): IndexedRecord {
  return { ...indexed, record: { ...record, scope: "services" } };
}

/** An input or output stands below the page of its service. */
function entryRecord(entry: CatalogEntry, page: SearchRecord): SearchRecord {
  const { route, title, path, version, locale } = page;
  return {
    kind: entry.kind,
    route,
    anchor: decodeURIComponent(entry.url.split("#")[1] ?? ""),
    title,
    heading: entry.name,
    path: [...path, title],
    text: textOf(entry.description),
    facts: factsOf(entry),
    version,
    locale,
  };
}

/** Characters of a type or default in a result; what is longer is read on the page. */
const mostCode = 60;

function factsOf(entry: CatalogEntry): EntryFacts {
  const { type, required, default: fallback, since } = entry;
  return {
    ...(type && { type: cutCode(type) }),
    ...(required && { required }),
    ...(fallback !== null && { default: cutCode(fallback) }),
    ...(since !== null && { since }),
  };
}

/** Code on one line. */
function cutCode(code: string): string {
  const line = code.replace(/\s+/g, " ").trim();
  return line.length <= mostCode ? line : `${line.slice(0, mostCode - 1).trimEnd()}…`;
}

/** A description as it reads, by the rules for pages. */
function textOf(markup: string): string {
  const { pageText, ...reader } = sectionsReader();
  new Parser(reader).end(`<main>${markup}</main>`);
  return pageText().text;
}
