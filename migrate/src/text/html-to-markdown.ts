import { parseDocument } from "htmlparser2";
import { getCodeBlock, getCodeSpan } from "../../../src/model/text/markdown-code.ts";
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

/** Would begin a heading or an item of a list at the start of a line. */
const blockMark = /^ ?(?=#{1,6} |[-+] )|^ ?\d+(?=[.)] )/;

/** Keeps the names of components, and that they can close themselves. */
export function parseTemplate(html: string): HtmlNode[] {
  return parseDocument(html, { lowerCaseTags: false, recognizeSelfClosing: true }).childNodes;
}

export function isHtmlElement(node: HtmlNode): node is HtmlElement {
  return "attribs" in node;
}

/** Texts, headings, links, lists, and pictures of HTML, in their order. */
export function htmlToMarkdown(nodes: readonly HtmlNode[], addresses: MarkdownAddresses): string {
  const codeBlocks: string[] = [];
  return nodesToMarkdown(nodes, addresses, codeBlocks)
    .replace(/[ \t]*\n[ \t]*/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim()
    .replace(/^(- )?(.*\uE000\d.*)$/gm, (_line, bullet = "", content = "") => {
      const text = insertCodeBlocks(content, codeBlocks);
      return bullet === "" ? text : bullet + text.replace(/\n(?=[^\n])/g, "\n  ");
    });
}

/** Replaces the marks of code blocks, which keep their white space from being removed. */
function insertCodeBlocks(line: string, codeBlocks: readonly string[]): string {
  return line
    .split(/\uE000(\d+)\uE001/)
    .map((part, index) => (index % 2 === 1 ? (codeBlocks[Number(part)] ?? "") : part.trim()))
    .filter(Boolean)
    .join("\n\n");
}

function nodesToMarkdown(
  nodes: readonly HtmlNode[],
  addresses: MarkdownAddresses,
  codeBlocks: string[],
): string {
  return nodes.reduce((text, node) => {
    const next = nodeToMarkdown(node, addresses, codeBlocks);
    if (node.type === "text" && /(?:^|\n)[ \t]*$/.test(text)) {
      return text + next.replace(blockMark, "$&\\");
    }
    // Links of a menu have no space between them, and `!` would make the link a picture.
    const separator = next.startsWith("[") && /(?:\]\(\S*\)|!)$/.test(text) ? " " : "";
    return text + separator + next;
  }, "");
}

function nodeToMarkdown(
  node: HtmlNode,
  addresses: MarkdownAddresses,
  codeBlocks: string[],
): string {
  if (node.type === "text") return escapeMarkdown(node.data.replace(/\s+/g, " "));
  if (!isHtmlElement(node)) return "";
  const { name, attribs, childNodes } = node;
  if (name === "img") {
    const address = attribs.src && addresses.image(attribs.src);
    return address
      ? `\n\n![${escapeMarkdown(attribs.alt ?? "")}](${getDestination(address)})\n\n`
      : "";
  }
  if (name === "br") return "\n";
  if (dropped.test(name) || /\bheaderlink\b/.test(attribs.class ?? "")) return "";
  if (name === "pre") {
    const code = getText(node).replace(/^\n|\s+$/g, "");
    if (code === "") return "";
    const classes = [node, ...childNodes.filter(isHtmlElement)].map(({ attribs }) => attribs.class);
    const [, language] = /(?:^| )(?:lang|language)-([\w-]+)/.exec(classes.join(" ")) ?? [];
    return `\n\n\uE000${codeBlocks.push(getCodeBlock(code, language)) - 1}\uE001\n\n`;
  }
  if (name === "code") {
    const code = getText(node).replace(/\s+/g, " ").trim();
    return code === "" ? "" : getCodeSpan(code);
  }
  const inner = nodesToMarkdown(childNodes, addresses, codeBlocks);
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
  if (attribs.href !== undefined && !/\]\(|\uE000/.test(line)) {
    const link = `[${line.replace(/^#+ /, "")}](${getDestination(addresses.link(attribs.href))})`;
    return `${/^\s/.test(inner) ? " " : ""}${link}${/\s$/.test(inner) ? " " : ""}`;
  }
  return blocks.test(name) ? `\n\n${inner}\n\n` : inner;
}

function getDestination(address: string): string {
  return /[\s()]/.test(address) ? `<${address.replace(/[<>\n]/g, encodeURIComponent)}>` : address;
}

function getText(node: HtmlNode): string {
  if (node.type === "text") return node.data;
  if (!isHtmlElement(node)) return "";
  return node.name === "br" ? "\n" : node.childNodes.map(getText).join("");
}
