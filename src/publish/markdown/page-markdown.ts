import { DomUtils, parseDocument } from "htmlparser2";
import { fillIn } from "../../model/messages/fill-in.ts";
import { inlineElements } from "../../model/page/inline-elements.ts";
import { escapeText } from "../../model/text/escape-html.ts";
import { getCodeBlock, getCodeSpan } from "../../model/text/markdown-code.ts";
import { markHeading } from "./heading-anchor.ts";
import {
  getShownText,
  type HtmlElement,
  type HtmlNode,
  hasClass,
  isElement,
  isPageInterface,
} from "./html-node.ts";
import { getFootnoteMark, getInlineText, type MarkdownContext } from "./inline-text.ts";

/** Converts `<main>` to Markdown. `address` is the absolute URL of the page. */
export function getPageMarkdown(
  html: string,
  address: string,
  messages: MarkdownContext["messages"],
): string {
  const start = html.indexOf("<main");
  const end = html.lastIndexOf("</main>");
  if (start === -1 || end === -1) return "";
  const { children } = parseDocument(html.slice(start, end));
  const main = DomUtils.getElementsByTagName("main", children, false, 1);
  const toAbsoluteUrl = (href: string) =>
    URL.canParse(href, address) ? new URL(href, address).href : href;
  const text = getBlocks(main[0]?.children ?? [], { toAbsoluteUrl, messages })
    .filter(Boolean)
    .join("\n\n");
  return text === "" ? "" : `${text}\n`;
}

const inlineNames: ReadonlySet<string> = new Set([...inlineElements, "br", "img", "input"]);

/** Groups consecutive inline nodes, and omits elements of the page's interface. */
function groupInlineNodes(nodes: readonly HtmlNode[]): (HtmlNode[] | HtmlElement)[] {
  const groups: (HtmlNode[] | HtmlElement)[] = [];
  let line: HtmlNode[] = [];
  for (const node of nodes) {
    if (!isElement(node) || inlineNames.has(node.name)) {
      if (line.push(node) === 1) groups.push(line);
    } else {
      line = [];
      if (!isPageInterface(node)) groups.push(node);
    }
  }
  return groups;
}

function getBlocks(nodes: readonly HtmlNode[], context: MarkdownContext): string[] {
  return groupInlineNodes(nodes).flatMap((group) =>
    Array.isArray(group) ? paragraph(group, context) : elementBlocks(group, context),
  );
}

function elementBlocks(element: HtmlElement, context: MarkdownContext): string[] {
  const { name, children, attribs } = element;
  const inner = () => getBlocks(children, context);
  const text = (...openMarks: string[]) =>
    getInlineText(children, { ...context, openMarks }).trim();
  const heading = /^h([1-6])$/.exec(name);
  if (heading) return [`${"#".repeat(Number(heading[1]))} ${markHeading(text(), attribs.id)}`];
  if (attribs.role === "tabpanel") return [bold(attribs["data-label"] ?? ""), ...inner()];
  if (hasClass(element, "admonition")) return [quote(inner())];
  if (hasClass(element, "footnotes")) return footnotes(element, context);
  if (
    name === "summary" &&
    children.some((child) => isElement(child) && /^h[2-6]$/.test(child.name))
  ) {
    return inner();
  }
  if (hasClass(element, "admonition-title") || name === "summary" || name === "dt") {
    return [bold(text("**"))];
  }
  switch (name) {
    case "p":
      return paragraph(children, context);
    case "pre":
      return [getBlockOfCode(element)];
    case "blockquote":
      return [quote(inner())];
    case "ul":
    case "ol":
      return [list(element, context)];
    case "table":
      return [...tableCaption(element, context), getTableText(element, context)];
    case "hr":
      return ["---"];
    case "figure":
      return figure(element, context);
    case "figcaption":
      return caption(children, context);
    default:
      // The title of a code block is in its fence.
      return hasClass(element, "code-title") ? [] : inner();
  }
}

/** A diagram is the text that screen readers read. A plot shows the numbers of a table. */
function figure(element: HtmlElement, context: MarkdownContext): string[] {
  const blocks = getBlocks(element.children, context);
  const svg = DomUtils.findOne(({ name }) => name === "svg", element.children);
  const label = parseDocument(escapeText(svg?.attribs["aria-label"] ?? "")).children;
  if (label.length === 0 || hasClass(element, "plot")) return blocks;
  return blocks.length === 0 ? caption(label, context) : [...blocks, ...paragraph(label, context)];
}

function caption(nodes: readonly HtmlNode[], context: MarkdownContext): string[] {
  const caption = getInlineText(nodes, { ...context, openMarks: ["*"] }).trim();
  return caption === "" ? [] : [`*${fillIn(context.messages.figure, { caption })}*`];
}

/** A line of a paragraph must not begin like a list, a heading, a quote, or a rule. */
function paragraph(nodes: readonly HtmlNode[], context: MarkdownContext): string[] {
  const text = getInlineText(nodes, { ...context, keepsBreaks: true })
    .replace(/(?:\\\n\s*)+$/, "")
    .trim()
    .replace(/^ *(\d{1,9})(?=[.)](?:\s|$))/gm, "$1\\")
    .replace(/^ *(?=[-+](?:\s|$)|#{1,6}(?:\s|$)|>|==|--|~~~)/gm, "\\");
  return text === "" ? [] : [text];
}

function bold(text: string): string {
  return text === "" ? "" : `**${text}**`;
}

function quote(blocks: string[]): string {
  return blocks.join("\n\n").replace(/^/gm, "> ").replace(/^> $/gm, ">");
}

function getBlockOfCode(pre: HtmlElement): string {
  const code = getShownText(pre).replace(/\n$/, "");
  const container = pre.parent && isElement(pre.parent) ? pre.parent : pre;
  const title = container.children.find((node) => isElement(node) && hasClass(node, "code-title"));
  const name = title ? DomUtils.textContent(title).replace(/["\n`]/g, "") : "";
  const info = [container.attribs["data-lang"] ?? "", name && `title="${name}"`].filter(Boolean);
  return getCodeBlock(code, info.join(" "));
}

function list({ name, children, attribs }: HtmlElement, context: MarkdownContext): string {
  const items = children.filter(isElement).filter((item) => item.name === "li");
  const first = Number(attribs.start ?? 1);
  const texts = items.map((item, index) => {
    const sign = name === "ol" ? `${first + index}. ` : "- ";
    const blocks = getBlocks(item.children, context).map((block, index) =>
      index === 0 ? block : block.replace(/^(?=.)/gm, " ".repeat(sign.length)),
    );
    const [head = "", ...rest] = blocks;
    let text = sign + head.replace(/\n(?=.)/g, `\n${" ".repeat(sign.length)}`);
    for (const block of rest) {
      // A list that begins with another number than 1 needs an empty line before it.
      const isNestedList = /^\s*(?:-|1\.) /.test(block);
      text += (isNestedList ? "\n" : "\n\n") + block;
    }
    return text;
  });
  return texts.join(texts.some((text) => text.includes("\n\n")) ? "\n\n" : "\n");
}

function footnotes({ children }: HtmlElement, context: MarkdownContext): string[] {
  return DomUtils.getElementsByTagName("li", children, true)
    .filter(({ attribs }) => attribs.id !== undefined)
    .map((note) => {
      const text = getBlocks(note.children, context).join("\n\n");
      return `${getFootnoteMark(`#${note.attribs.id}`)}: ${text.replace(/\n(?=.)/g, "\n    ")}`;
    });
}

function tableCaption({ children }: HtmlElement, context: MarkdownContext): string[] {
  const caption = DomUtils.findOne(({ name }) => name === "caption", children);
  return caption ? paragraph(caption.children, context) : [];
}

function getTableText(table: HtmlElement, context: MarkdownContext): string {
  const rows = DomUtils.getElementsByTagName("tr", table.children);
  const [head = [], ...body] = spreadCells(rows);
  const line = (cells: string[]) => `| ${cells.join(" | ")} |`;
  const textLine = (cells: TableRow) =>
    line(cells.map((cell) => getCellLines(cell?.children ?? [], context).join("<br>")));
  const alignments = head.map((cell) => alignmentMarks[cell?.attribs.align ?? ""] ?? "---");
  return [textLine(head), line(alignments), ...body.map(textLine)].join("\n");
}

/** `null` is an empty cell. */
type TableRow = readonly (HtmlElement | null)[];

/** Markdown has no cells over several rows or columns: their text is in each row, and in one column. */
function spreadCells(rows: readonly HtmlElement[]): TableRow[] {
  let fromAbove: { cell: HtmlElement | null; rows: number }[] = [];
  return rows.map((element, index) => {
    // A cell ends with the head, body, or foot of the table.
    if (element.parent !== rows[index - 1]?.parent) fromAbove = [];
    const row: (HtmlElement | null)[] = [];
    const addFromAbove = () => {
      for (let above = fromAbove[row.length]; above?.rows; above = fromAbove[row.length]) {
        above.rows -= 1;
        row.push(above.cell);
      }
    };
    for (const cell of getCells(element)) {
      addFromAbove();
      const [first, rowCount] = [row.length, getSpan(cell, "rowspan")];
      row.push(cell, ...Array<null>(getSpan(cell, "colspan") - 1).fill(null));
      row.slice(first).forEach((part, offset) => {
        fromAbove[first + offset] = { cell: part, rows: rowCount - 1 };
      });
    }
    const last = fromAbove.findLastIndex(({ rows: rest }) => rest > 0);
    while (row.length <= last) {
      addFromAbove();
      if (row.length <= last) row.push(null);
    }
    return row;
  });
}

function getCells({ children }: HtmlElement): HtmlElement[] {
  return DomUtils.getElementsByTagName((name) => name === "th" || name === "td", children);
}

/** Zero rows are all that follow. */
function getSpan({ attribs }: HtmlElement, name: "rowspan" | "colspan"): number {
  const span = Number(attribs[name] || 1);
  if (name === "rowspan" && span === 0) return Number.POSITIVE_INFINITY;
  return Number.isInteger(span) && span > 0 ? Math.min(span, 100) : 1;
}

/** A cell is one line, so `<br>` separates its blocks, items, and lines of code. */
function getCellLines(nodes: readonly HtmlNode[], context: MarkdownContext): string[] {
  return groupInlineNodes(nodes).flatMap((group) => {
    if (Array.isArray(group)) return escapePipes(getInlineText(group, context).trim()) || [];
    return group.name === "pre" ? getCodeLines(group) : getCellLines(group.children, context);
  });
}

function getCodeLines(pre: HtmlElement): string[] {
  const lines = getShownText(pre).split("\n");
  return lines.filter((line) => line.trim() !== "").map((line) => escapePipes(getCodeSpan(line)));
}

function escapePipes(text: string): string {
  return text.replaceAll("|", "\\|");
}

const alignmentMarks: Readonly<Record<string, string>> = {
  left: ":--",
  center: ":-:",
  right: "--:",
};
