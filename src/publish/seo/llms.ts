import { fillIn } from "../../model/messages/fill-in.ts";
import type { PublishMessages } from "../messages.ts";

/** A page as a language model gets it. */
export interface LlmsPage {
  title: string;
  description: string;
  /** Absolute addresses of the page and of its Markdown twin. */
  url: string;
  twin: string;
  markdown: string;
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

/** `llms.txt` as https://llmstxt.org describes it: title, summary, and links to the twins by section. */
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
