import { DomUtils } from "htmlparser2";
import { getCodeSpan } from "../../model/text/markdown-code.ts";
import type { PublishMessages } from "../messages.ts";
import {
  type HtmlElement,
  type HtmlNode,
  hasClass,
  isElement,
  isPageInterface,
} from "./html-node.ts";

export interface MarkdownContext {
  toAbsoluteUrl(address: string): string;
  /** Whether `<br>` stays a line break. By default, it becomes a space. */
  keepsBreaks?: boolean;
  /** Marks around the text, such as `**`. */
  openMarks?: readonly string[];
  messages: Pick<PublishMessages, "figure">;
}

const marks: Record<string, string> = {
  strong: "**",
  b: "**",
  em: "*",
  i: "*",
  del: "~~",
  s: "~~",
};

export function getInlineText(nodes: readonly HtmlNode[], context: MarkdownContext): string {
  const texts = nodes.map((node) => inlineNode(node, context));
  return texts
    .map((text, index) => {
      // `!` before a link would begin an image.
      const isBeforeLink = nodes[index]?.type === "text" && texts[index + 1]?.startsWith("[");
      return isBeforeLink ? text.replace(/!$/, "\\!") : text;
    })
    .join("");
}

function inlineNode(node: HtmlNode, context: MarkdownContext): string {
  if (node.type === "text") return escapeMarkdown(node.data.replace(/\s+/g, " "));
  if (!isElement(node) || isPageInterface(node)) return "";
  const text = () => getInlineText(node.children, context);
  // On the page, styles separate types and badges from the text before them.
  if (hasClass(node, "ref-type")) return ` ${getCodeSpan(DomUtils.textContent(node))}`;
  if (hasClass(node, "badge") || hasClass(node, "term-definition")) return ` (${text()})`;
  const mark = marks[node.name];
  if (mark) return markText(node, mark, context);
  switch (node.name) {
    case "br":
      return context.keepsBreaks ? "\\\n" : " ";
    case "code":
    case "kbd":
      return getCodeSpan(DomUtils.textContent(node));
    case "a":
      if ("data-footnote-ref" in node.attribs) return getFootnoteMark(node.attribs.href ?? "");
      return link(text(), node, context);
    case "img":
      // The image for the dark mode repeats the one for the light mode, which is next to it.
      return node.attribs.alt && !hasClass(node, "mode-dark")
        ? `![${escapeMarkdown(node.attribs.alt)}](${formatDestination(node.attribs.src ?? "", context)})`
        : "";
    case "sub":
    case "sup":
      return raisedText(node, text());
    case "input":
      return "checked" in node.attribs ? "[x]" : "[ ]";
    default:
      return text();
  }
}

/** Without the element, ten to the power of six would be 106. */
function raisedText({ name, children }: HtmlElement, text: string): string {
  const isFootnote = children.some(
    (child) => isElement(child) && "data-footnote-ref" in child.attribs,
  );
  return isFootnote || text.trim() === "" ? text : `<${name}>${text}</${name}>`;
}

/** `href` is the address of a footnote on its page. */
export function getFootnoteMark(href: string): string {
  return `[^${href.replace("#user-content-fn-", "")}]`;
}

/** Markdown does not recognize marks next to spaces: `** a**`. */
function markText({ children }: HtmlElement, mark: string, context: MarkdownContext): string {
  const openMarks = context.openMarks ?? [];
  const text = getInlineText(children, { ...context, openMarks: [...openMarks, mark] });
  const inner = text.trim();
  // A nested mark of the same kind would end it.
  if (inner === "" || openMarks.includes(mark)) return text;
  return text.replace(inner, () => `${mark}${inner}${mark}`);
}

function link(text: string, { attribs }: HtmlElement, context: MarkdownContext): string {
  const inner = text.trim();
  if (!attribs.href || inner === "") return text;
  return text.replace(inner, () => `[${inner}](${formatDestination(attribs.href ?? "", context)})`);
}

/** In angle brackets, an address may have parentheses and spaces. */
function formatDestination(address: string, { toAbsoluteUrl }: MarkdownContext): string {
  const url = toAbsoluteUrl(address);
  return /[\s()]/.test(url) ? `<${url}>` : url;
}

/**
 * Escapes what Markdown would read as a mark. That excludes underscores inside words, single tildes,
 * and ampersands that begin no entity.
 */
export function escapeMarkdown(text: string): string {
  return text.replace(
    /[\\`*<[\]]|(?<![\p{L}\p{N}_])_|_(?![\p{L}\p{N}_])|(?<=~)~|~(?=~)|&(?=#?\w+;)/gu,
    "\\$&",
  );
}
