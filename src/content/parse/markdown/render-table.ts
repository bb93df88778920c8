import { fillIn } from "../../../model/messages/fill-in.ts";
import { markdownRules } from "../../rules/markdown-rules.ts";
import { type ArticleNode, type Attributes, element, joinWithBreaks } from "../article.ts";
import { toText } from "../html/to-html.ts";
import { getStart, type NodeOf, type RenderContext, report } from "../render-context.ts";
import { withoutLinks } from "./render-heading.ts";

export function renderTable(node: NodeOf<"table">, context: RenderContext): ArticleNode[] {
  context.output.lastTable = { node, file: context.source.file };
  const [head, ...body] = node.children.map((row, index) =>
    renderRow(row, { tag: index === 0 ? "th" : "td", align: node.align ?? [], context }),
  );
  const table = element("table", {}, [
    ...(head ? [element("thead", {}, [head])] : []),
    ...(body.length > 0 ? [element("tbody", {}, body)] : []),
  ]);
  const headers =
    head?.children.map((cell) => toText(withoutLinks(cell)).trim()).filter(Boolean) ?? [];
  const { messages } = context.page;
  const label =
    headers.length > 0 ? fillIn(messages.tableOf, { headers: headers.join(", ") }) : messages.table;
  return [createScrollFrame(table, label)];
}

/** A frame in which a table that is too wide scrolls. */
export function createScrollFrame(table: ArticleNode, label: string): ArticleNode {
  return element("div", getScrollFrameAttributes(label), [table]);
}

export function getScrollFrameAttributes(label: string): Attributes {
  return { class: "table", role: "group", tabindex: "0", "aria-label": label };
}

interface RowStyle {
  tag: "th" | "td";
  align: NonNullable<NodeOf<"table">["align"]>;
  context: RenderContext;
}

/** As in GFM, a row has as many cells as the header row. */
function renderRow(row: NodeOf<"tableRow">, { tag, align, context }: RowStyle) {
  const excess = row.children.slice(align.length).find((cell) => cell.children.length > 0);
  if (excess) {
    const start = excess.position?.start.offset;
    const rest = context.source.text.slice(start, row.position?.end.offset);
    const droppedText = rest.replace(/^[|\s]+|[|\s]+$/g, "");
    const values = { cells: row.children.length, columns: align.length, droppedText };
    report(context, getStart(excess), markdownRules["excess-cells"], values);
  }
  const cell = { ...context, isInTableCell: true };
  const cells = align.map((side, index) => {
    const attributes: Attributes = side ? { align: side } : {};
    const content = breakCode(cell.render(row.children[index]?.children ?? []));
    // Screen readers would announce an empty `th` as a header without a name.
    return element(content.length > 0 ? tag : "td", attributes, content);
  });
  return element("tr", {}, cells);
}

const LONG_WORD_LENGTH = 16;

const breakOpportunity = /(?<=[_./:-])(?=[^_./:-])|(?<=[a-z])(?=[A-Z])/;

/** A column is at least as wide as its longest word. */
function breakCode(nodes: readonly ArticleNode[]): ArticleNode[] {
  return nodes.map((node) => {
    if (node.type !== "element") return node;
    const { tag, attributes, children } = node;
    return element(tag, attributes, tag === "code" ? breakName(children) : breakCode(children));
  });
}

function breakName(nodes: ArticleNode[]): ArticleNode[] {
  const isText = nodes.every((node) => node.type === "text" || isBreak(node));
  return isText ? breakText(toText(nodes)) : nodes;
}

function isBreak(node: ArticleNode): boolean {
  return node.type === "element" && node.tag === "wbr";
}

function breakText(code: string): ArticleNode[] {
  return code
    .split(/(\s+)/)
    .flatMap((word) =>
      joinWithBreaks(word.length < LONG_WORD_LENGTH ? [word] : word.split(breakOpportunity)),
    );
}
