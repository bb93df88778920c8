import { parseDocument } from "htmlparser2";
import { codeSpan } from "../../../src/model/text/markdown-code.ts";
import { escapeMarkdown } from "./escape-markdown.ts";

export type HtmlNode = ReturnType<typeof parseDocument>["childNodes"][number];
export type HtmlElement = Extract<HtmlNode, { attribs: unknown }>;

export interface MarkdownAddresses {
  /** The address of a picture; undefined to leave it out. */
  image(address: string): string | undefined;
  link(address: string): string;
}

const dropped = /^(?:script|style|svg|template|title|meta|link|head|canvas|noscript|iframe|form)$/;
const blocks =
  /^(?:p|div|section|header|footer|main|nav|article|aside|ul|ol|table|tr|blockquote|figure|figcaption|dl|dt|dd|details|summary)$/;

/** Keeps the names of components, and that they can close themselves. */
export function parseTemplate(html: string): HtmlNode[] {
  return parseDocument(html, { lowerCaseTags: false, recognizeSelfClosing: true }).childNodes;
}

export function isHtmlElement(node: HtmlNode): node is HtmlElement {
  return "attribs" in node;
}

/** Texts, headings, links, lists, and pictures of HTML, in their order. */
export function htmlToMarkdown(nodes: readonly HtmlNode[], addresses: MarkdownAddresses): string {
  return nodes
    .map((node) => nodeToMarkdown(node, addresses))
    .join("")
    .replace(/[ \t]*\n[ \t]*/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

function nodeToMarkdown(node: HtmlNode, addresses: MarkdownAddresses): string {
  if (node.type === "text") return escapeMarkdown(node.data.replace(/\s+/g, " "));
  if (!isHtmlElement(node)) return "";
  const { name, attribs, childNodes } = node;
  if (name === "img") {
    const address = attribs.src && addresses.image(attribs.src);
    return address ? `\n\n![${escapeMarkdown(attribs.alt ?? "")}](${address})\n\n` : "";
  }
  if (name === "br") return "\n";
  if (dropped.test(name) || /\bheaderlink\b/.test(attribs.class ?? "")) return "";
  const inner = childNodes.map((child) => nodeToMarkdown(child, addresses)).join("");
  const line = inner.replace(/\s+/g, " ").trim();
  if (line === "") return "";
  if (/^h[1-6]$/.test(name)) return `\n\n## ${line}\n\n`;
  if (name === "li") {
    const text = inner
      .replace(/^#+ (.+)$/gm, "**$1**")
      .replace(/\s+/g, " ")
      .trim();
    return `\n- ${text.replace(/^- /, "")}\n`;
  }
  if (name === "code") return codeSpan(line);
  if (attribs.href !== undefined && !line.includes("](")) {
    return ` [${line.replace(/^#+ /, "")}](${addresses.link(attribs.href)}) `;
  }
  return blocks.test(name) ? `\n\n${inner}\n\n` : inner;
}
