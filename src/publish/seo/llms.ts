import { fillIn } from "../../model/messages/fill-in.ts";
import type { DocPage, Page } from "../../model/page/page.ts";
import { currentItem } from "../../model/site/current-item.ts";
import type { SiteShell } from "../../model/site/site.ts";
import { fileAddress, twinFile, withBase } from "../../model/url/route.ts";
import { markdownCopy } from "../markdown/markdown-copy.ts";
import type { PublishMessages } from "../messages.ts";
import type { Output, RenderedSite } from "../output.ts";
import { cutText, pageMark } from "./cut-text.ts";

/** The Markdown copy of each listed page. */
export const markdownCopiesOutput: Output = {
  name: "Markdown copies",
  isReplaceable: true,
  paths: ({ site, listed }) => (site.hasTwins ? listed.map(({ route }) => twinFile(route)) : []),
  write({ site, listedPages }, put) {
    if (!site.hasTwins) return;
    for (const listed of listedPages) put(twinFile(listed.page.route), markdownCopy(listed, site));
  },
};

/**
 * All Markdown copies for language models: as a list of links, in one file, and in files of at most
 * 100 KB for each part of the site and each service of a catalog.
 */
export const llmsOutput: Output = {
  name: "llms",
  isReplaceable: true,
  paths: ({ site }) => (site.hasTwins ? ["llms.txt", "llms-full.txt"] : []),
  write(rendered, put) {
    const { site, messages } = rendered;
    if (!site.hasTwins) return;
    const sections = sectionsOf(rendered);
    const areas = llmsAreas(sections, messages);
    for (const { files } of areas) for (const { path, text } of files) put(path, text);
    const addressOf = (path: string) => site.url + withBase(site.baseUrl, fileAddress(path));
    put("llms.txt", llmsIndex({ ...site, messages }, sections, areaLinks(areas, addressOf)));
    put("llms-full.txt", llmsFull({ ...site, messages }, sections));
  },
};

function areaLinks(areas: readonly LlmsArea[], addressOf: (path: string) => string): LlmsLink[] {
  return areas.flatMap(({ label, files }) =>
    files.map(({ path }, index) => ({
      label: files.length === 1 ? label : `${label}, ${index + 1}/${files.length}`,
      href: addressOf(path),
    })),
  );
}

function sectionsOf({ site, listedPages, sidebars }: RenderedSite): LlmsSection[] {
  const addressOf = (route: string) => site.url + withBase(site.baseUrl, route);
  const markdownOf = new Map(listedPages.map(({ page, markdown }) => [page, markdown]));
  const chapters = readingOrder([...markdownOf.keys()], site, sidebars);
  return chapters.map(({ label, pages }) => ({
    label,
    pages: pages.map((page): LlmsPage => {
      const { title, description, route } = page;
      return {
        title,
        description,
        url: addressOf(route),
        twin: addressOf(fileAddress(twinFile(route))),
        markdown: markdownOf.get(page) ?? "",
        area: areaOf(page, label),
      };
    }),
  }));
}

/** The part of the site that a page belongs to: a service has one of its own. */
function areaOf(page: Page, chapter: string): LlmsPage["area"] {
  if (page.kind !== "doc") return { folder: "llms", name: chapter };
  if (page.body.kind !== "reference") {
    return { folder: "llms", name: page.sidebar?.name ?? chapter };
  }
  return { folder: "llms/services", name: page.route.split("/").at(-1) ?? "", title: page.title };
}

/** A page as a language model gets it. */
export interface LlmsPage {
  title: string;
  description: string;
  /** Absolute addresses of the page and of its Markdown copy. */
  url: string;
  twin: string;
  markdown: string;
  area: {
    folder: string;
    /** What the file is named after. */
    name: string;
    /** How it is called, where that is not its name. */
    title?: string;
  };
}

export interface LlmsSection {
  label: string;
  pages: LlmsPage[];
}

interface LlmsSite {
  title: string;
  tagline: string;
}

interface LlmsFullSite extends LlmsSite {
  messages: PublishMessages;
}

interface LlmsLink {
  label: string;
  href: string;
}

/**
 * `llms.txt` as https://llmstxt.org describes it: title, summary, and links to the Markdown copies by
 * section, then to the complete texts.
 */
export function llmsIndex(
  { title, tagline, messages }: LlmsFullSite,
  sections: readonly LlmsSection[],
  complete: readonly LlmsLink[],
): string {
  const lists = sections.map(({ label, pages }) => {
    const links = pages.map((page) => {
      const about = page.description === "" ? "" : `: ${page.description}`;
      return `- [${page.title.replace(/[[\]]/g, "\\$&")}](${page.twin})${about}\n`;
    });
    return `\n## ${label}\n\n${links.join("")}`;
  });
  const links = complete.map(({ label, href }) => `- [${label}](${href})\n`).join("");
  const texts = links === "" ? "" : `\n## ${messages.completeTexts}\n\n${links}`;
  return `# ${title}\n\n> ${tagline}\n${lists.join("")}${texts}`;
}

/** `llms-full.txt`: every page in the same order, each below its address. */
export function llmsFull(site: LlmsFullSite, sections: readonly LlmsSection[]): string {
  const pages = sections.flatMap(({ pages: some }) => some);
  const texts = pages.map((page) => `\n---\n${withSource(page, site.messages)}`);
  return `# ${site.title}\n\n> ${site.tagline}\n${texts.join("")}`;
}

function withSource({ url, markdown }: LlmsPage, { source }: PublishMessages): string {
  return `${fillIn(source, { address: url })}\n\n${markdown}`;
}

/** The complete text of a part of the site, in files that programs can take in at once. */
export interface LlmsArea {
  label: string;
  files: { path: string; text: string }[];
}

/** Bytes of the largest file of an area. */
const largestFile = 100_000;

/** The complete texts of all pages by area, in reading order. A text is cut between its blocks. */
export function llmsAreas(sections: readonly LlmsSection[], messages: PublishMessages): LlmsArea[] {
  const areas = new Map<string, LlmsPage[]>();
  for (const page of sections.flatMap(({ pages }) => pages)) {
    const path = `${page.area.folder}/${slug(page.area.name)}`;
    areas.set(path, [...(areas.get(path) ?? []), page]);
  }
  return [...areas].map(([path, pages]) => {
    const { name, title = name } = pages[0]?.area ?? { name: "" };
    const whole = pages.map((page) => withSource(page, messages)).join(pageMark);
    const texts = cutText(whole, largestFile);
    const files = texts.map((text, index) => ({
      path: `${path}${index === 0 ? "" : `-${index + 1}`}.txt`,
      text,
    }));
    return { label: title, files };
  });
}

function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
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
