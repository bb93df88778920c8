import { blocksOf } from "./blocks.ts";
import type { MarkdownContext } from "./inline-text.ts";
import { DomUtils, parseDocument } from "./nodes.ts";

/**
 * The main part of a finished page as Markdown, for machines and for terminals: what components drew
 * is in it, what only leads around is not. Addresses are absolute.
 *
 * @param address absolute address of the page
 */
export function pageMarkdown(
  html: string,
  address: string,
  messages: MarkdownContext["messages"],
): string {
  const start = html.indexOf("<main");
  const end = html.lastIndexOf("</main>");
  if (start === -1 || end === -1) return "";
  const { children } = parseDocument(html.slice(start, end));
  const main = DomUtils.getElementsByTagName("main", children, false, 1);
  const absolute = (used: string) =>
    URL.canParse(used, address) ? new URL(used, address).href : used;
  const text = blocksOf(main[0]?.children ?? [], { absolute, messages })
    .filter(Boolean)
    .join("\n\n");
  return text === "" ? "" : `${text}\n`;
}
