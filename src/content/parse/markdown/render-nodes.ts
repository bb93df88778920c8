import type { MdastNode } from "satteri";
import { type ArticleNode, type Attributes, breakLongNames, element, text } from "../article.ts";
import { markText } from "../code/mark-values.ts";
import { renderCode } from "../code/render-code.ts";
import { recordJsxInText } from "../html/jsx-in-markdown.ts";
import { closeTags, endBlocks, endParagraph, renderHtml } from "../html/render-html.ts";
import { toText } from "../html/to-html.ts";
import {
  checkMalformedLinks,
  renderImage,
  renderImageReference,
  renderLink,
  renderLinkReference,
  renderParagraph,
} from "../links/render-link.ts";
import { renderExpression, renderJsx } from "../mdx/render-mdx.ts";
import { restoreParagraphs } from "../mdx/restore-paragraphs.ts";
import type { NodeOf, RenderContext } from "../render-context.ts";
import { checkForeignSyntax } from "./check-foreign-syntax.ts";
import {
  checkLostEmphasis,
  checkLostFence,
  checkLostItem,
  checkLostList,
  checkLostMarkup,
} from "./check-lost-markup.ts";
import {
  checkColons,
  renderAlert,
  renderContainer,
  renderLeaf,
  renderTextDirective,
} from "./render-directive.ts";
import { renderEmphasis } from "./render-emphasis.ts";
import { renderFootnoteReference } from "./render-footnotes.ts";
import { renderHeading } from "./render-heading.ts";
import { renderTable } from "./render-table.ts";

const LONG_PATH_LENGTH = 24;

type Renderers = {
  [T in MdastNode["type"]]?: (node: NodeOf<T>, context: RenderContext) => ArticleNode[];
};

const renderers: Renderers = {
  root: (node, context) => context.render(node.children),
  text: renderText,
  paragraph(node, context) {
    checkLostList(node, context);
    checkLostEmphasis(node, context);
    return renderParagraph(node, context);
  },
  heading: renderHeading,
  emphasis: (node, context) => renderEmphasis("em", node, context),
  strong: (node, context) => renderEmphasis("strong", node, context),
  delete: (node, context) => renderEmphasis("del", node, context),
  inlineCode: ({ value }, { page }) => {
    const render = value.length < LONG_PATH_LENGTH ? undefined : breakLongNames;
    return [element("code", {}, markText(value, page.codeValues, render))];
  },
  break: () => [element("br", {})],
  thematicBreak: () => [element("hr", {})],
  blockquote: (node, context) =>
    renderAlert(node, context) ?? [element("blockquote", {}, context.render(node.children))],
  list: renderList,
  table: renderTable,
  code(node, context) {
    checkLostFence(node, context);
    return renderCode(node, context);
  },
  html: renderHtml,
  link: renderLink,
  linkReference: renderLinkReference,
  image: renderImage,
  imageReference: renderImageReference,
  footnoteReference: renderFootnoteReference,
  containerDirective: renderContainer,
  leafDirective: renderLeaf,
  textDirective: renderTextDirective,
  mdxJsxFlowElement: renderJsx,
  mdxJsxTextElement: renderJsx,
  mdxFlowExpression: renderExpression,
  mdxTextExpression: renderExpression,
};

const phrasingTypes: ReadonlySet<string> = new Set(
  "text emphasis strong delete inlineCode break link linkReference image imageReference".split(" "),
);

export function renderNodes(nodes: readonly MdastNode[], context: RenderContext): ArticleNode[] {
  if (context.isMdx) {
    const restored = restoreParagraphs(nodes, context.source.text);
    return restored.flatMap((node) => renderNode(node, context));
  }
  if (!nodes.some((node) => node.type === "html")) {
    return nodes.flatMap((node) => renderNode(node, context));
  }
  // A cell may contain blocks next to its text.
  const hasText = nodes.some((node) => phrasingTypes.has(node.type));
  const html = {
    isInParagraph: hasText && !context.isInTableCell,
    openTags: [],
    endedParagraphs: 0,
    parent: context.html,
    endingTags: [],
  };
  const scope = { ...context, html };
  const rendered = (hasText ? nodes : divideParagraphs(nodes)).flatMap((node) => [
    ...(hasText || node.type === "html" ? [] : endParagraph(scope)),
    ...renderNode(node, scope),
    ...endBlocks(scope),
  ]);
  return [...rendered, ...closeTags(scope)];
}

/** Between `<p>` and `</p>` on their own lines, Markdown makes blocks, so `<div>` replaces `<p>`. */
function divideParagraphs(nodes: readonly MdastNode[]): readonly MdastNode[] {
  const result = [...nodes];
  for (const [index, node] of nodes.entries()) {
    if (node.type !== "html" || !/^<p(?:\s[^<>]*)?>\s*$/i.test(node.value)) continue;
    const end = nodes.findIndex((later, laterIndex) => laterIndex > index && later.type === "html");
    const last = nodes[end];
    if (end === index + 1 || last?.type !== "html" || !/^\s*<\/p>/i.test(last.value)) continue;
    result[index] = { ...node, value: node.value.replace(/^<p/i, "<div") };
    result[end] = { ...last, value: last.value.replace(/<\/p/i, "</div") };
  }
  return result;
}

function renderNode<T extends MdastNode["type"]>(
  node: NodeOf<T>,
  context: RenderContext,
): ArticleNode[] {
  const render = renderers[node.type as T];
  return render ? render(node, context) : [];
}

/** Chinese and Japanese have no spaces, but browsers show a line break as one. */
const lineBreakInWords =
  /(?<=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\u3001\u3002\uff01-\uff1f])\n(?=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])/gu;

function renderText(node: NodeOf<"text">, context: RenderContext): ArticleNode[] {
  if (node.value.includes(":::")) checkColons(node, context);
  checkMalformedLinks(node, context);
  recordJsxInText(node, context);
  checkForeignSyntax(node, context);
  checkLostMarkup(node, context);
  return markText(node.value.replace(lineBreakInWords, ""), context.page.codeValues);
}

function renderList(node: NodeOf<"list">, context: RenderContext): ArticleNode[] {
  const isLoose = node.spread === true || node.children.some((item) => item.spread === true);
  const items = node.children.map((item) => {
    checkLostItem(item, node.ordered === true, context);
    return renderItem(item, isLoose, context);
  });
  const isTaskList = node.children.some((item) => typeof item.checked === "boolean");
  const attributes: Attributes = {
    ...(isTaskList && { class: "contains-task-list" }),
    ...(node.ordered && (node.start ?? 1) !== 1 && { start: String(node.start) }),
  };
  return [element(node.ordered ? "ol" : "ul", attributes, items)];
}

function renderItem(
  item: NodeOf<"listItem">,
  isLoose: boolean,
  context: RenderContext,
): ArticleNode {
  const checkbox = typeof item.checked === "boolean" ? renderCheckbox(item.checked, context) : [];
  const children = context.render(
    isLoose ? item.children : item.children.map((child) => withoutParagraph(child, context)),
  );
  if (checkbox.length > 0) {
    return element("li", { class: "task-list-item" }, putFirst(checkbox, children));
  }
  return element("li", isFolder(children) ? { class: "folder" } : {}, children);
}

/** In a file tree, names that end in `/` are drawn as folders. */
function isFolder(children: ArticleNode[]): boolean {
  return /^[^\s/]\S*\/(?:\s|$)/.test(toText(children.slice(0, 1)));
}

function withoutParagraph(child: MdastNode, context: RenderContext): MdastNode {
  if (child.type !== "paragraph") return child;
  checkLostList(child, context);
  checkLostEmphasis(child, context);
  return { type: "root", children: child.children };
}

function putFirst(checkbox: ArticleNode[], nodes: ArticleNode[]): ArticleNode[] {
  const [first, ...rest] = nodes;
  if (first?.type !== "element" || first.tag !== "p") {
    return [...checkbox, ...nodes];
  }
  return [element("p", first.attributes, [...checkbox, ...first.children]), ...rest];
}

function renderCheckbox(checked: boolean, { page }: RenderContext): ArticleNode[] {
  const label = checked ? page.messages.taskDone : page.messages.taskOpen;
  const attributes = { type: "checkbox", disabled: true, "aria-label": label } as const;
  return [element("input", { ...attributes, ...(checked && { checked }) }), text(" ")];
}
