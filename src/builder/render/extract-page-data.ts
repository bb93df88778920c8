import { Parser } from "htmlparser2";
import type { AppOptions, RenderedFiles } from "../../app.tsx";
import {
  createLinkDataReader,
  extractLinkData,
  joinLinkData,
  type PageAddresses,
  type PageLinkData,
} from "../../content/check/links/extract-links.ts";
import type { Page } from "../../model/page/page.ts";
import type { SiteShell } from "../../model/site/site.ts";
import { getAbsoluteUrl } from "../../model/url/route.ts";
import { getPageMarkdown } from "../../publish/markdown/page-markdown.ts";
import type { PublishMessages } from "../../publish/messages.ts";
import { createSectionReader, type PageText } from "../../search/index/extract-sections.ts";
import { getIndexer, type IndexedRecord, type Indexer } from "../../search/index/index-record.ts";
import { getPageInfo, getPageRecords, type PageInfo } from "../../search/index/page-records.ts";
import { computeHash } from "../cache/hash.ts";
import { withTimeLimit } from "./time-limit.ts";

/** Addresses in the layout around `<main>`. Neighboring pages share them. */
interface LayoutAddresses {
  name: string;
  addresses: PageAddresses;
}

export interface ExtractedPage {
  /** Without the addresses of the layout. */
  linkData: PageLinkData;
  layout: LayoutAddresses;
  records: IndexedRecord[];
  /** The Markdown page; empty if the site has none. */
  markdown: string;
}

export interface FinishedPage extends Omit<RenderedFiles, "markup">, ExtractedPage {}

export interface RenderPageOptions extends AppOptions {
  messages: PublishMessages;
}

export async function renderAndExtract(
  renderPage: (page: Page, options: AppOptions) => Promise<RenderedFiles>,
  page: Page,
  { messages, ...options }: RenderPageOptions,
): Promise<FinishedPage> {
  const rendered = await withTimeLimit(renderPage(page, options));
  return extractPageData(rendered, { page, site: options.site, messages });
}

export function extractPageData(
  { markup, ...files }: RenderedFiles,
  { page, site, messages }: { page: Page; site: SiteShell; messages: PublishMessages },
): FinishedPage {
  const { text, ...reading } = extractText(markup);
  const info = getPageInfo(page, site);
  const address = getAbsoluteUrl(site, page.route);
  return {
    ...files,
    ...reading,
    records: info ? getRecords(info, text, getIndexer(site.searchSynonyms)) : [],
    markdown: site.hasMarkdownPages ? getPageMarkdown(markup, address, messages) : "",
  };
}

function getRecords(info: PageInfo, text: PageText, indexer: Indexer): IndexedRecord[] {
  const [pageRecord, ...sections] = getPageRecords(info, text);
  if (!pageRecord) return [];
  return [indexer.indexUnderNames(pageRecord, info), ...sections.map(indexer.indexRecord)];
}

function extractText(
  markup: string,
): Pick<ExtractedPage, "linkData" | "layout"> & { text: PageText } {
  const { head, main, layoutMarkup } = splitParts(markup);
  const { getLinkData, ...links } = createLinkDataReader();
  const { pageText, ...text } = createSectionReader();
  const parser = new Parser({
    ...text,
    onopentag(tag, attributes) {
      links.onopentag(tag, attributes);
      text.onopentag(tag, attributes);
    },
    ontext(data) {
      links.ontext(data);
      text.ontext(data);
    },
    onclosetag(tag) {
      links.onclosetag(tag);
      text.onclosetag(tag);
    },
  });
  parser.write(head);
  parser.end(main);
  const { linkData, layout } = readLayout(layoutMarkup);
  return { linkData: joinLinkData([getLinkData(), linkData]), layout, text: pageText() };
}

function splitParts(markup: string): { head: string; main: string; layoutMarkup: string } {
  const start = markup.indexOf("<main");
  const end = markup.lastIndexOf("</main>");
  const body = markup.lastIndexOf("<body", start);
  if (start < 0 || end < start || body < 0) return { head: "", main: markup, layoutMarkup: "" };
  return {
    head: markup.slice(0, body),
    main: markup.slice(start, end),
    layoutMarkup: markup.slice(body, start) + markup.slice(end),
  };
}

interface ExtractedLayout {
  linkData: PageLinkData;
  layout: LayoutAddresses;
}

const layoutCache = new Map<string, ExtractedLayout>();
const maxCachedLayouts = 100;

function readLayout(layoutMarkup: string): ExtractedLayout {
  const key = layoutMarkup.replaceAll(' aria-current="page"', "");
  const cached = layoutCache.get(key);
  if (cached) return cached;
  const { links, images, ...targets } = extractLinkData(key);
  const relativeLinkData = {
    ...targets,
    links: links.filter(isRelative),
    images: images.filter(isRelative),
  };
  const addresses = { links: links.filter(isShared), images: images.filter(isShared) };
  const extracted = {
    linkData: relativeLinkData,
    layout: { name: computeHash(JSON.stringify(addresses)), addresses },
  };
  // Neighboring pages are rendered one after another.
  if (layoutCache.size === maxCachedLayouts) layoutCache.clear();
  layoutCache.set(key, extracted);
  return extracted;
}

/** Whether an address has the same target on every page. */
function isShared(address: string): boolean {
  return /^(?:\/|[a-z][a-z\d+.-]*:)/i.test(address);
}

function isRelative(address: string): boolean {
  return !isShared(address);
}
