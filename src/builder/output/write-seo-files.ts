import { type DocPage, isListed, type Page } from "../../model/page/page.ts";
import { searchRoute } from "../../model/search/search.ts";
import { currentItem } from "../../model/site/current-item.ts";
import type { SiteShell } from "../../model/site/site.ts";
import { fileAddress, twinFile, withBase } from "../../model/url/route.ts";
import {
  type LlmsPage,
  llmsFull,
  llmsIndex,
  openSearch,
  type PublishMessages,
  robots,
  sitemap,
} from "../../publish/index.ts";
import { changedOn, hasSource } from "../load/add-sources.ts";
import type { SourceDates } from "../load/source-dates.ts";
import type { Finished } from "../render/render-pages.ts";
import type { Staging } from "./staging.ts";

interface MachineOptions {
  site: SiteShell;
  messages: PublishMessages;
  /** Names of the sidebars, in order. */
  sidebars: readonly string[];
  /** Files that the site brings itself, such as a `robots.txt` of its own: they stay. */
  taken: ReadonlySet<string>;
  dates: SourceDates;
}

/** The paths of what `writeMachineFiles` writes beside the listed pages, known before they are drawn. */
export function machineFiles(
  listed: readonly Pick<Page, "route">[],
  { hasSearch, hasTwins }: Pick<SiteShell, "hasSearch" | "hasTwins">,
): string[] {
  const twins = listed.map(({ route }) => twinFile(route));
  return [
    ...["sitemap.xml", "robots.txt"],
    ...(hasSearch ? ["opensearch.xml"] : []),
    ...(hasTwins ? [...twins, "llms.txt", "llms-full.txt"] : []),
  ];
}

/** Writes what machines read beside the pages; answers with its paths. */
export function writeMachineFiles(
  staging: Staging,
  finished: readonly Finished[],
  { site, messages, sidebars, taken, dates }: MachineOptions,
): string[] {
  const listed = finished.filter(({ source }) => isListed(source.page));
  const files = [
    ...aboutSite(listed, { site, dates }),
    ...twinsOf(listed, { site, messages, sidebars }),
  ].filter(([path]) => !taken.has(path));
  for (const [path, text] of files) staging.write(path, text);
  return files.map(([path]) => path);
}

function aboutSite(
  listed: readonly Finished[],
  { site, dates }: Pick<MachineOptions, "site" | "dates">,
): [string, string][] {
  const at = (route: string) => site.url + withBase(site.baseUrl, route);
  const entries = listed.map(({ source: { page, file } }) => ({
    url: at(page.route),
    lastModified: hasSource(page) ? changedOn(dates, file) : null,
  }));
  const files: [string, string][] = [
    ["sitemap.xml", sitemap(entries)],
    ["robots.txt", robots(at("/sitemap.xml"))],
  ];
  if (!site.hasSearch) return files;
  const { title, tagline, favicon } = site;
  const text = openSearch({
    title,
    description: tagline,
    searchUrl: at(searchRoute),
    icon: new URL(favicon, site.url).href,
  });
  return [...files, ["opensearch.xml", text]];
}

function twinsOf(
  listed: readonly Finished[],
  { site, messages, sidebars }: Pick<MachineOptions, "site" | "messages" | "sidebars">,
): [string, string][] {
  if (!site.hasTwins) return [];
  const at = (route: string) => site.url + withBase(site.baseUrl, route);
  const markdownOf = new Map(listed.map(({ source: { page }, markdown }) => [page, markdown]));
  const chapters = readingOrder([...markdownOf.keys()], site, sidebars);
  const sections = chapters.map(({ label, pages }) => ({
    label,
    pages: pages.map((page): LlmsPage => {
      const { title, description, route } = page;
      const markdown = markdownOf.get(page) ?? "";
      return {
        title,
        description,
        url: at(route),
        twin: at(fileAddress(twinFile(route))),
        markdown,
      };
    }),
  }));
  const twins = listed.map(({ source, markdown }): [string, string] => [
    twinFile(source.page.route),
    markdown,
  ]);
  return [
    ...twins,
    ["llms.txt", llmsIndex(site, sections)],
    ["llms-full.txt", llmsFull({ ...site, messages }, sections)],
  ];
}

/** Pages of a part of the site, in the order in which they are meant to be read. */
interface Chapter<P extends Page> {
  label: string;
  pages: P[];
}

/**
 * Groups pages by the parts of the main menu, in its order. Docs follow their sidebars from page to
 * page; pages outside of any sidebar come after them, by address.
 *
 * @param sidebars names of the sidebars, in order
 */
export function readingOrder<P extends Page>(
  pages: readonly P[],
  { navbar, baseUrl, title }: SiteShell,
  sidebars: readonly string[],
): Chapter<P>[] {
  const labelOf = (page: P) => currentItem(navbar, withBase(baseUrl, page.route))?.label ?? title;
  const labels = navbar.flatMap((item) => (item.type === "link" ? [item.label] : []));
  const chapters = new Map<string, P[]>([...labels, title].map((label) => [label, []]));
  for (const page of inOrder(pages, { baseUrl, sidebars })) chapters.get(labelOf(page))?.push(page);
  return [...chapters]
    .filter(([, some]) => some.length > 0)
    .map(([label, some]) => ({ label, pages: some }));
}

function inOrder<P extends Page>(
  pages: readonly P[],
  { baseUrl, sidebars }: { baseUrl: string; sidebars: readonly string[] },
): P[] {
  const byAddress = new Map(pages.map((page) => [withBase(baseUrl, page.route), page]));
  const rank = (page: Page) =>
    page.kind === "doc" && page.sidebar ? sidebars.indexOf(page.sidebar.name) : sidebars.length;
  const starts = pages
    .filter((page) => page.kind !== "doc" || page.previous === null)
    .sort((a, b) => rank(a) - rank(b) || (a.route < b.route ? -1 : 1));
  const ordered = new Set<P>();
  for (const start of starts) {
    let page: P | undefined = start;
    while (page && !ordered.has(page)) {
      ordered.add(page);
      page = byAddress.get(nextOf(page) ?? "");
    }
  }
  // Two pages that name each other as the last one have no start.
  for (const page of pages) ordered.add(page);
  return [...ordered];
}

function nextOf(page: Page | DocPage): string | undefined {
  return page.kind === "doc" ? page.next?.href : undefined;
}
