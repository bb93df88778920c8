import { compareText } from "../../model/compare-text.ts";
import { groupBy } from "../../model/group-by.ts";
import { fillIn } from "../../model/messages/fill-in.ts";
import type { StoredPage } from "../../model/page/stored-page.ts";
import { getCurrentItem } from "../../model/site/current-item.ts";
import type { SiteShell } from "../../model/site/site.ts";
import {
  getAbsoluteUrl,
  getFileAddress,
  getMarkdownPageFile,
  withBase,
} from "../../model/url/route.ts";
import { escapeMarkdown } from "../markdown/inline-text.ts";
import { withFrontMatter } from "../markdown/with-front-matter.ts";
import type { PublishMessages } from "../messages.ts";
import type { Output, RenderedSite } from "../output.ts";
import { splitMarkdown } from "./split-markdown.ts";

export const markdownPagesOutput: Output = {
  name: "Markdown pages",
  isReplaceable: true,
  paths: ({ site, listedPages }) =>
    site.hasMarkdownPages ? listedPages.map(({ route }) => getMarkdownPageFile(route)) : [],
  write({ site, markdownPages }, put) {
    if (!site.hasMarkdownPages) return;
    for (const entry of markdownPages)
      put(getMarkdownPageFile(entry.page.route), withFrontMatter(entry, site));
  },
};

/** All Markdown pages for language models: a list, one file, and files of at most 100 KB. */
export const llmsOutput: Output = {
  name: "llms",
  isReplaceable: true,
  paths: ({ site }) => (site.hasMarkdownPages ? ["llms.txt", "llms-full.txt"] : []),
  write(rendered, put) {
    const { site, messages } = rendered;
    if (!site.hasMarkdownPages) return;
    const sections = getSections(rendered);
    const links = getLlmsAreas(sections, messages).flatMap(({ label, files }) => {
      const addresses: string[] = [];
      for (const { path, text } of files) {
        put(path, text);
        addresses.push(getAbsoluteUrl(site, getFileAddress(path)));
      }
      return getAreaLinks(label, addresses);
    });
    put("llms.txt", getLlmsIndex({ ...site, messages }, sections, links));
    put("llms-full.txt", getLlmsFull({ ...site, messages }, sections));
  },
};

function getAreaLinks(label: string, hrefs: readonly string[]): LlmsLink[] {
  return hrefs.map((href, index) => ({
    label: hrefs.length === 1 ? label : `${label}, ${index + 1}/${hrefs.length}`,
    href,
  }));
}

function getSections({ site, markdownPages, sidebarNames }: RenderedSite): LlmsSection[] {
  const getAddress = (route: string) => getAbsoluteUrl(site, route);
  const readMarkdownByPage = new Map(
    markdownPages.map(({ page, readMarkdown }) => [page, readMarkdown]),
  );
  const getArea = createAreaFinder(markdownPages.map(({ page }) => page));
  const chapters = getReadingOrder([...readMarkdownByPage.keys()], site, sidebarNames);
  return chapters.map(({ label, pages }) => ({
    label,
    pages: pages.map((page): LlmsPage => {
      const { title, description, route } = page;
      return {
        title,
        description,
        url: getAddress(route),
        markdownUrl: getAddress(getFileAddress(getMarkdownPageFile(route))),
        readMarkdown: () => readMarkdownByPage.get(page)?.() ?? "",
        area: getArea(page, label),
      };
    }),
  }));
}

/** Each service is an area. If two services have the same name, their folder is part of it. */
export function createAreaFinder(
  pages: readonly StoredPage[],
): (page: StoredPage, chapter: string) => LlmsPage["area"] {
  const isService = (page: StoredPage) => page.kind === "doc" && page.body.kind === "reference";
  const getName = ({ route }: StoredPage, segments: number) =>
    route.split("/").slice(-segments).join("/");
  const servicesByName = groupBy(pages.filter(isService), (page) => getName(page, 1));
  return (page, chapter) => {
    if (page.kind !== "doc") return { folder: "llms", name: chapter };
    if (!isService(page)) return { folder: "llms", name: page.sidebar?.name ?? chapter };
    const name = getName(page, 1);
    const isUnique = servicesByName.get(name)?.length === 1;
    return {
      folder: "llms/services",
      name: isUnique ? name : getName(page, 2),
      title: page.title,
    };
  };
}

interface LlmsPage {
  title: string;
  description: string;
  url: string;
  markdownUrl: string;
  readMarkdown(): string;
  area: {
    folder: string;
    /** Basis of the file name. */
    name: string;
    /** Only for a service: the title of its page. */
    title?: string;
  };
}

interface LlmsSection {
  label: string;
  pages: LlmsPage[];
}

interface LlmsSite {
  title: string;
  tagline: string;
  messages: PublishMessages;
}

interface LlmsLink {
  label: string;
  href: string;
}

/** Source: https://llmstxt.org */
export function getLlmsIndex(
  site: LlmsSite,
  sections: readonly LlmsSection[],
  completeTexts: readonly LlmsLink[],
): string {
  const lists = sections.map(({ label, pages }) => {
    const links = pages.map((page) => {
      const link = getLink({ label: page.title, href: page.markdownUrl });
      const description = page.description.trim().replace(/\s+/g, " ");
      return description === "" ? `- ${link}\n` : `- ${link}: ${description}\n`;
    });
    return `\n## ${label}\n\n${links.join("")}`;
  });
  const links = completeTexts.map((link) => `- ${getLink(link)}\n`).join("");
  const texts = links === "" ? "" : `\n## ${site.messages.completeTexts}\n\n${links}`;
  return `${getHeading(site)}${lists.join("")}${texts}`;
}

function getLink({ label, href }: LlmsLink): string {
  return `[${escapeMarkdown(label.trim().replace(/\s+/g, " "))}](${href})`;
}

function getHeading({ title, tagline }: LlmsSite): string {
  return tagline === "" ? `# ${title}\n` : `# ${title}\n\n> ${tagline}\n`;
}

export function* getLlmsFull(site: LlmsSite, sections: readonly LlmsSection[]): Generator<string> {
  yield getHeading(site);
  for (const { pages } of sections) {
    for (const page of pages) yield `\n---\n${withSource(page, site.messages)}`;
  }
}

function withSource({ url, readMarkdown }: LlmsPage, { source }: PublishMessages): string {
  return `${fillIn(source, { address: url })}\n\n${readMarkdown()}`;
}

/** The complete text of a sidebar, a service, or other pages, in files for a context window. */
interface LlmsArea {
  label: string;
  /** Created lazily and in order, because the texts of all areas do not fit into memory. */
  files: Iterable<{ path: string; text: string }>;
}

const maxFileBytes = 100_000;

export function getLlmsAreas(
  sections: readonly LlmsSection[],
  messages: PublishMessages,
): LlmsArea[] {
  const areas = groupBy(
    sections.flatMap(({ pages }) => pages),
    ({ area, url }) => (area.title === undefined ? getFileName(area) : url),
  );
  const usedPaths = new Set<string>();
  return [...areas.values()].flatMap((pages) => {
    const [first] = pages;
    if (!first) return [];
    const { area } = first;
    const texts = splitMarkdown(getTexts(pages, messages), maxFileBytes);
    return { label: area.title ?? area.name, files: getFiles(texts, getFileName(area), usedPaths) };
  });
}

/** Yields a file for each text. A number follows the name if another file has it. */
function* getFiles(
  texts: Iterable<string>,
  name: string,
  usedPaths: Set<string>,
): LlmsArea["files"] {
  for (const text of texts) {
    let path = `${name}.txt`;
    for (let number = 2; usedPaths.has(path); number++) path = `${name}-${number}.txt`;
    usedPaths.add(path);
    yield { path, text };
  }
}

function getFileName({ folder, name }: LlmsPage["area"]): string {
  return `${folder}/${getSlug(name)}`;
}

function* getTexts(pages: readonly LlmsPage[], messages: PublishMessages): Generator<string> {
  for (const page of pages) yield withSource(page, messages);
}

function getSlug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}

interface Chapter<P extends StoredPage> {
  label: string;
  pages: P[];
}

/** Sorts pages by main menu and sidebar; pages without a sidebar come last, by address. */
export function getReadingOrder<P extends StoredPage>(
  pages: readonly P[],
  { navbar, baseUrl, title }: SiteShell,
  sidebarNames: readonly string[],
): Chapter<P>[] {
  const getLabel = (page: P) =>
    getCurrentItem(navbar, withBase(baseUrl, page.route))?.label ?? title;
  const labels = navbar.flatMap((item) => (item.type === "link" ? [item.label] : []));
  const chapters = new Map<string, P[]>([...labels, title].map((label) => [label, []]));
  for (const page of sortForReading(pages, { baseUrl, sidebarNames }))
    chapters.get(getLabel(page))?.push(page);
  return [...chapters]
    .map(([label, chapterPages]) => ({ label, pages: chapterPages }))
    .filter((chapter) => chapter.pages.length > 0);
}

function sortForReading<P extends StoredPage>(
  pages: readonly P[],
  { baseUrl, sidebarNames }: { baseUrl: string; sidebarNames: readonly string[] },
): P[] {
  const byAddress = new Map(pages.map((page) => [withBase(baseUrl, page.route), page]));
  const getRank = (page: StoredPage) =>
    page.kind === "doc" && page.sidebar
      ? sidebarNames.indexOf(page.sidebar.name)
      : sidebarNames.length;
  const starts = pages
    .filter((page) => page.kind !== "doc" || page.previous === null)
    .sort((a, b) => getRank(a) - getRank(b) || compareText(a.route, b.route));
  const ordered = new Set<P>();
  for (const start of starts) {
    let page: P | undefined = start;
    while (page && !ordered.has(page)) {
      ordered.add(page);
      page = byAddress.get(getNextRoute(page) ?? "");
    }
  }
  // A cycle of previous pages has no start.
  for (const page of pages) ordered.add(page);
  return [...ordered];
}

function getNextRoute(page: StoredPage): string | undefined {
  return page.kind === "doc" ? page.next?.href : undefined;
}
