import { fillIn } from "../../model/messages/fill-in.ts";
import type { DocPage, Page } from "../../model/page/page.ts";
import { currentItem } from "../../model/site/current-item.ts";
import type { SiteShell } from "../../model/site/site.ts";
import { fileAddress, twinFile, withBase } from "../../model/url/route.ts";
import type { PublishMessages } from "../messages.ts";
import type { Output, RenderedSite } from "../output.ts";

/** The Markdown copy of each listed page. */
export const markdownCopiesOutput: Output = {
  name: "Markdown copies",
  isReplaceable: true,
  paths: ({ site, listed }) => (site.hasTwins ? listed.map(({ route }) => twinFile(route)) : []),
  write({ site, listedPages }, put) {
    if (!site.hasTwins) return;
    for (const { page, markdown } of listedPages) put(twinFile(page.route), markdown);
  },
};

/** All Markdown copies for language models: as a list of links, and in one file. */
export const llmsOutput: Output = {
  name: "llms",
  isReplaceable: true,
  paths: ({ site }) => (site.hasTwins ? ["llms.txt", "llms-full.txt"] : []),
  write(rendered, put) {
    const { site, messages } = rendered;
    if (!site.hasTwins) return;
    const sections = sectionsOf(rendered);
    put("llms.txt", llmsIndex(site, sections));
    put("llms-full.txt", llmsFull({ ...site, messages }, sections));
  },
};

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
      };
    }),
  }));
}

/** A page as a language model gets it. */
interface LlmsPage {
  title: string;
  description: string;
  /** Absolute addresses of the page and of its Markdown copy. */
  url: string;
  twin: string;
  markdown: string;
}

interface LlmsSection {
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

/** `llms.txt` as https://llmstxt.org describes it: title, summary, and links to the Markdown copies by section. */
export function llmsIndex({ title, tagline }: LlmsSite, sections: readonly LlmsSection[]): string {
  const lists = sections.map(({ label, pages }) => {
    const links = pages.map((page) => {
      const about = page.description === "" ? "" : `: ${page.description}`;
      return `- [${page.title.replace(/[[\]]/g, "\\$&")}](${page.twin})${about}\n`;
    });
    return `\n## ${label}\n\n${links.join("")}`;
  });
  return `# ${title}\n\n> ${tagline}\n${lists.join("")}`;
}

/** `llms-full.txt`: every page in the same order, each below its address. */
export function llmsFull(site: LlmsFullSite, sections: readonly LlmsSection[]): string {
  const pages = sections.flatMap(({ pages: some }) => some);
  const texts = pages.map(
    ({ url, markdown }) =>
      `\n---\n${fillIn(site.messages.source, { address: url })}\n\n${markdown}`,
  );
  return `# ${site.title}\n\n> ${site.tagline}\n${texts.join("")}`;
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
