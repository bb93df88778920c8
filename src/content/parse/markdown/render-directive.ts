import type { MdastNode } from "satteri";
import { findNearest } from "../../../model/diagnostics/nearest.ts";
import { maskCode } from "../../../model/text/markdown-fences.ts";
import { markdownRules } from "../../rules/markdown-rules.ts";
import { type ArticleNode, element, text } from "../article.ts";
import { getFence } from "../code/render-code.ts";
import { withoutParagraphOfJsx } from "../mdx/restore-paragraphs.ts";
import { getSource, getStart, type NodeOf, type RenderContext, report } from "../render-context.ts";

const styleOfName: Readonly<Record<string, string>> = {
  important: "info",
  secondary: "note",
  success: "tip",
};

export function renderContainer(
  node: NodeOf<"containerDirective">,
  context: RenderContext,
): ArticleNode[] {
  checkEnd(node, context);
  const titles = getTitles(context);
  const [opening = ""] = getSource(context, node).split("\n", 1);
  const { label, labelEnd, children } = splitLabel(node);
  if (!Object.hasOwn(titles, node.name)) {
    reportUnknown(node, node.name, context);
    return [element("p", {}, [text(opening)]), ...context.render(children)];
  }
  const hasLabel = label !== undefined;
  const nameEnd = opening.indexOf(node.name) + node.name.length;
  const rest = opening.slice(hasLabel ? labelEnd : nameEnd).trim();
  checkOpening(node, { rest, hasLabel }, context);
  const title = label
    ? context.render(label)
    : [text(getTitleWithoutBrackets(rest) || (titles[node.name] ?? ""))];
  return [admonition(node.name, title, context.render(children))];
}

/** The titles of all kinds of admonitions. */
function getTitles({ page }: RenderContext): Readonly<Record<string, string>> {
  return page.messages.admonitions;
}

function admonition(name: string, title: ArticleNode[], children: ArticleNode[]): ArticleNode {
  const attributes = { class: `admonition admonition-${styleOfName[name] ?? name}`, role: "note" };
  return element("div", attributes, [
    element("p", { class: "admonition-title" }, title),
    ...children,
  ]);
}

/** Converts an alert of GitHub (`> [!NOTE]`); undefined for other quotes. */
export function renderAlert(
  node: NodeOf<"blockquote">,
  context: RenderContext,
): ArticleNode[] | undefined {
  const [first, ...rest] = node.children;
  const start = first?.type === "paragraph" ? first.children[0] : undefined;
  if (first?.type !== "paragraph" || start?.type !== "text") return undefined;
  const titles = getTitles(context);
  const [mark, type = "", title] =
    /^\[!(\w+)\](?:[ \t]*(?:\n|$)|[-+]?[ \t]*(\S[^\n]*))/.exec(start.value) ?? [];
  const name = type.toLowerCase();
  if (mark === undefined || getSource(context, start).startsWith("\\")) return undefined;
  if (!Object.hasOwn(titles, name)) {
    reportUnknown(node, type, context);
    return undefined;
  }
  if (title !== undefined) {
    const alert = { kind: "alert", type, name, title } as const;
    report(context, getStart(node), markdownRules["admonition-title"], alert);
    return undefined;
  }
  const restOfText = withoutFirstLine(start, mark, context);
  const others = first.children.slice(1);
  const paragraph = {
    ...first,
    children: restOfText.value === "" ? withoutBreak(others) : [restOfText, ...others],
  };
  const children = [...withoutParagraphOfJsx(paragraph), ...rest];
  return [admonition(name, [text(titles[name] ?? "")], context.render(children))];
}

/** The position moves to the text of the next line, so that diagnostics name it. */
function withoutFirstLine(
  node: NodeOf<"text">,
  firstLine: string,
  context: RenderContext,
): NodeOf<"text"> {
  const value = node.value.slice(firstLine.length);
  const [skipped, prefix = ""] = /^[^\n]*\n([ \t>]*)/.exec(getSource(context, node)) ?? [];
  if (!node.position || skipped === undefined) return { ...node, value };
  const { start, end } = node.position;
  const textStart = {
    line: start.line + 1,
    column: prefix.length + 1,
    offset: (start.offset ?? 0) + skipped.length,
  };
  return { ...node, value, position: { start: textStart, end } };
}

function withoutBreak<N extends { type: string }>(nodes: N[]): N[] {
  return nodes[0]?.type === "break" ? nodes.slice(1) : nodes;
}

/** Separates the label from the content. `labelEnd` is an offset from the start of the directive. */
function splitLabel({ children, position }: NodeOf<"containerDirective">) {
  const [first, ...rest] = children;
  const isLabel = first?.type === "paragraph" && first.data?.directiveLabel === true;
  if (!isLabel) return { label: undefined, labelEnd: 0, children };
  return {
    label: first.children.length > 0 ? first.children : undefined,
    labelEnd: (first.position?.end.offset ?? 0) - (position?.start.offset ?? 0),
    children: rest,
  };
}

/** `::name` has no meaning here and is shown as text. */
export function renderLeaf(node: NodeOf<"leafDirective">, context: RenderContext): ArticleNode[] {
  if (/^[a-z]/i.test(node.name)) reportUnknown(node, node.name, context);
  return [element("p", {}, renderAsText(node, "::", context))];
}

export function renderTextDirective(
  node: NodeOf<"textDirective">,
  context: RenderContext,
): ArticleNode[] {
  return renderAsText(node, ":", context);
}

function renderAsText(
  node: NodeOf<"textDirective"> | NodeOf<"leafDirective">,
  colons: string,
  context: RenderContext,
): ArticleNode[] {
  const last: MdastNode | undefined = node.children.at(-1);
  if (!last) return [text(getSource(context, node))];
  const tailLength = (node.position?.end.offset ?? 0) - (last.position?.end.offset ?? 0);
  const tail = tailLength > 0 ? getSource(context, node).slice(-tailLength) : "]";
  return [text(`${colons}${node.name}[`), ...context.render(node.children), text(tail)];
}

function reportUnknown(
  node: Container | NodeOf<"leafDirective"> | NodeOf<"blockquote">,
  name: string,
  context: RenderContext,
): void {
  const knownNames = Object.keys(getTitles(context));
  const suggestion = findNearest(name, knownNames);
  const isAlert = node.type === "blockquote";
  const unknown = { name, suggestion, knownNames, isAlert };
  report(context, getStart(node), markdownRules["unknown-admonition"], unknown);
}

type Container = NodeOf<"containerDirective">;

/** Reports an admonition without its own closing line. */
function checkEnd(node: Container, context: RenderContext): void {
  const last = node.children.at(-1);
  const sharesEnd =
    last?.type === "containerDirective" && last.position?.end.offset === node.position?.end.offset;
  const source = getSource(context, node);
  const colons = /^\s*(:+)/.exec(source)?.[1] ?? "";
  if (!sharesEnd && getClosingColons(source).length >= colons.length) return;
  report(context, getStart(node), markdownRules["unclosed-admonition"], {
    name: node.name,
    colons,
    inner: sharesEnd ? last.name : undefined,
    codeLine: getLineOfOpenCode(last, context),
  });
}

/** The closing line may be inside a code block that is not closed. */
function getLineOfOpenCode(
  last: MdastNode | undefined,
  context: RenderContext,
): number | undefined {
  const isOpen = last?.type === "code" && getFence(last, context)?.isClosed === false;
  return isOpen ? getStart(last).line : undefined;
}

function getClosingColons(source: string): string {
  const [, ...lines] = source.trimEnd().split("\n");
  return /^[\s>]*(:+)$/.exec(lines.at(-1) ?? "")?.[1] ?? "";
}

function checkOpening(
  node: Container,
  { rest, hasLabel }: { rest: string; hasLabel: boolean },
  context: RenderContext,
): void {
  if (rest === "") return;
  const title = hasLabel ? "" : getTitleWithoutBrackets(rest);
  report(
    context,
    getStart(node),
    markdownRules["admonition-title"],
    title ? { kind: "title", name: node.name, title } : { kind: "rest", rest },
  );
}

/** A title that was written as in Docusaurus 2 (`:::note Title`) or as an attribute. */
function getTitleWithoutBrackets(rest: string): string {
  if (rest.startsWith("{")) return /\btitle=(["'])(.*?)\1/.exec(rest)?.[2] ?? "";
  return rest.replace(/^\[\]?|\]$/g, "").trim();
}

/** Reports colons that neither open nor close an admonition. `node` is text that contains them. */
export function checkColons(node: NodeOf<"text">, context: RenderContext): void {
  const { line: first } = getStart(node);
  const last = node.position?.end.line ?? first;
  const lines = context.source.text.split("\n", last);
  let previous = "";
  const withoutCode = maskCode(lines.join("\n")).split("\n");
  for (const [index, line] of lines.entries()) {
    if (!withoutCode[index]?.includes(":::")) continue;
    const [, prefix, directive] = /^((?:[\s>*+-]|\d+[.)])*)(:::.*)$/.exec(line) ?? [];
    if (prefix === undefined || directive === undefined) continue;
    const isReported = isSpacedOpening(previous) && /^:+$/.test(directive);
    previous = directive;
    if (index + 1 < first || isReported) continue;
    const position = { line: index + 1, column: prefix.length + 1 };
    report(context, position, markdownRules["stray-colons"], { line: directive });
  }
}

/** Matches `::: tip`. Because that line is reported, its closing line is not. */
function isSpacedOpening(line: string): boolean {
  return /^:::+[ \t]+[a-z]/.test(line);
}
