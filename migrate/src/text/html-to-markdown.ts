import { parseDocument } from "htmlparser2";
import { getCodeBlock, getCodeSpan } from "../../../src/model/text/markdown-code.ts";
import { escapeMarkdown } from "./escape-markdown.ts";

export type HtmlNode = ReturnType<typeof parseDocument>["childNodes"][number];
export type HtmlElement = Extract<HtmlNode, { attribs: unknown }>;

export interface AddressResolver {
  /** The address of a picture; undefined to leave it out. */
  resolveImage(address: string): string | undefined;
  resolveLink(address: string): string;
}

const dropped = /^(?:script|style|svg|template|title|meta|link|head|canvas|noscript|iframe|form)$/;
const blockElements =
  /^(?:p|div|section|header|footer|main|nav|article|aside|ul|ol|table|tr|blockquote|figure|figcaption|dl|dt|dd|details|summary)$/;

/** Keeps the case of names, and lets components close themselves. */
export function parseTemplate(html: string): HtmlNode[] {
  return parseDocument(html, { lowerCaseTags: false, recognizeSelfClosing: true }).childNodes;
}

export function isHtmlElement(node: HtmlNode): node is HtmlElement {
  return "attribs" in node;
}

interface Block {
  kind: "text" | "heading" | "item" | "code";
  /** Markdown, without the `##` of a heading, and without escapes at the starts of lines. */
  text: string;
}

/** Texts, headings, links, lists, code, and pictures of HTML, in their order. */
export function htmlToMarkdown(nodes: readonly HtmlNode[], addresses: AddressResolver): string {
  return printBlocks(toBlocks(nodes, addresses), "\n\n");
}

/** @param beforeList what separates a list from a text before it */
function printBlocks(blocks: readonly Block[], beforeList: string): string {
  return blocks
    .map(({ kind, text }, index) => {
      const previous = blocks[index - 1]?.kind;
      const isTight = kind === "item" && previous === "item";
      const separator = isTight ? "\n" : kind === "item" ? beforeList : "\n\n";
      return (previous ? separator : "") + printBlock({ kind, text });
    })
    .join("");
}

function printBlock({ kind, text }: Block): string {
  if (kind === "heading") return `## ${text}`;
  // These would begin a heading or an item of a list.
  return kind === "text" ? text.replace(/^(?=#{1,6} |[-+] )|^\d+(?=[.)] )/gm, "$&\\") : text;
}

/** Text between blocks becomes a paragraph. */
function toBlocks(nodes: readonly HtmlNode[], addresses: AddressResolver): Block[] {
  const blocks: Block[] = [];
  let paragraph = "";
  const endParagraph = () => {
    const text = paragraph
      .replace(/ *\n */g, "\n")
      .replace(/ {2,}/g, " ")
      .trim();
    if (text !== "") blocks.push({ kind: "text", text });
    paragraph = "";
  };
  for (const part of nodes.flatMap((node) => convertNode(node, addresses))) {
    if (typeof part === "string") {
      // Links of a menu have no space between them, and `!` would make the link a picture.
      const needsSpace = part.startsWith("[") && /(?:\]\(\S*\)|!)$/.test(paragraph);
      paragraph += needsSpace ? ` ${part}` : part;
    } else {
      endParagraph();
      blocks.push(part);
    }
  }
  endParagraph();
  return blocks;
}

/** Blocks, and Markdown within a paragraph. */
function convertNode(node: HtmlNode, addresses: AddressResolver): (Block | string)[] {
  if (node.type === "text") return [escapeMarkdown(node.data.replace(/\s+/g, " "))];
  if (!isHtmlElement(node)) return [];
  const { name, attribs, childNodes } = node;
  if (dropped.test(name) || /\bheaderlink\b/.test(attribs.class ?? "")) return [];
  if (name === "br") return ["\n"];
  if (name === "img") return convertImage(node, addresses);
  if (name === "pre") return convertCodeBlock(node);
  if (name === "code") {
    const code = getText(node).replace(/\s+/g, " ").trim();
    return code === "" ? [] : [getCodeSpan(code)];
  }
  if (attribs.href !== undefined) return convertLink(node, attribs.href, addresses);
  const isBlock = blockElements.test(name) || /^(?:h[1-6]|li)$/.test(name);
  if (!isBlock) return childNodes.flatMap((child) => convertNode(child, addresses));
  const blocks = toBlocks(childNodes, addresses);
  if (blocks.length === 0) return [];
  if (name === "li") return [convertItem(node, blocks)];
  return /^h[1-6]$/.test(name) ? [{ kind: "heading", text: toLine(blocks) }] : blocks;
}

function convertImage({ attribs }: HtmlElement, { resolveImage }: AddressResolver): Block[] {
  const address = attribs.src && resolveImage(attribs.src);
  if (!address) return [];
  const text = `![${escapeMarkdown(attribs.alt ?? "")}](${getDestination(address)})`;
  return [{ kind: "text", text }];
}

function convertCodeBlock(element: HtmlElement): Block[] {
  const code = getText(element).replace(/^\n|\s+$/g, "");
  if (code === "") return [];
  const elements = [element, ...element.childNodes.filter(isHtmlElement)];
  const classes = elements.map(({ attribs }) => attribs.class).join(" ");
  const [, language] = /(?:^| )(?:lang|language)-([\w-]+)/.exec(classes) ?? [];
  return [{ kind: "code", text: getCodeBlock(code, language) }];
}

/** A link in a link, or around code or a list, only shows its content. */
function convertLink(
  element: HtmlElement,
  href: string,
  addresses: AddressResolver,
): (Block | string)[] {
  const blocks = toBlocks(element.childNodes, addresses);
  const label = toLine(blocks);
  if (label === "") return [];
  const isPlain = blocks.every(({ kind }) => kind === "text" || kind === "heading");
  if (!isPlain || label.includes("](")) return blocks;
  const text = getText(element);
  const [before, after] = [/^\s/.test(text) ? " " : "", /\s$/.test(text) ? " " : ""];
  return [before, `[${label}](${getDestination(addresses.resolveLink(href))})`, after];
}

/** Texts of an item are one line. Lists and code in it are below the line. */
function convertItem(element: HtmlElement, blocks: readonly Block[]): Block {
  const merged: Block[] = [];
  for (const { kind, text } of blocks) {
    const last = merged.at(-1);
    const line = kind === "heading" ? `**${text}**` : text.replace(/\n/g, " ");
    if (kind === "item" || kind === "code") merged.push({ kind, text });
    else if (last?.kind === "text") last.text += ` ${line}`;
    else merged.push({ kind: "text", text: line });
  }
  const { parent } = element;
  const items = parent?.childNodes.filter((node) => isHtmlElement(node) && node.name === "li");
  const isOrdered = parent !== null && "name" in parent && parent.name === "ol";
  const marker = isOrdered ? `${(items?.indexOf(element) ?? 0) + 1}. ` : "- ";
  const indent = " ".repeat(marker.length);
  return {
    kind: "item",
    text: marker + printBlocks(merged, "\n").replace(/\n(?=[^\n])/g, `\n${indent}`),
  };
}

function toLine(blocks: readonly Block[]): string {
  return blocks
    .map(({ text }) => text)
    .join(" ")
    .replace(/\s+/g, " ");
}

function getDestination(address: string): string {
  return /[\s()]/.test(address) ? `<${address.replace(/[<>\n]/g, encodeURIComponent)}>` : address;
}

/** The text of HTML, in which `<br>` is a line break. */
export function getHtmlText(html: string): string {
  return parseTemplate(html).map(getText).join("");
}

/** The text of a node, in which `<br>` is a line break. */
function getText(node: HtmlNode): string {
  if (node.type === "text") return node.data;
  if (!isHtmlElement(node)) return "";
  return node.name === "br" ? "\n" : node.childNodes.map(getText).join("");
}
