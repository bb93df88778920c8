import type { MdastNode } from "satteri";
import { type ArticleNode, element, text } from "../article.ts";
import { renderCode } from "../code/render-code.ts";
import { closeTags, renderHtml } from "../html/render-html.ts";
import { checkMalformedLinks } from "../links/check-malformed-links.ts";
import {
  renderImage,
  renderImageReference,
  renderLink,
  renderLinkReference,
  renderParagraph,
} from "../links/render-link.ts";
import { renderExpression, renderJsx } from "../mdx/render-mdx.ts";
import type { NodeOf, RenderContext } from "../render-context.ts";
import {
  checkColons,
  renderContainer,
  renderLeaf,
  renderTextDirective,
} from "./render-directive.ts";
import { renderFootnoteReference } from "./render-footnotes.ts";
import { renderHeading } from "./render-heading.ts";
import { renderList } from "./render-list.ts";
import { renderTable } from "./render-table.ts";

type Renderers = {
  [T in MdastNode["type"]]?: (node: NodeOf<T>, context: RenderContext) => ArticleNode[];
};

/** The renderer of each type of Markdown node. Types that are not listed render nothing. */
const renderers: Renderers = {
  root: (node, context) => context.render(node.children),
  text: renderText,
  paragraph: renderParagraph,
  heading: renderHeading,
  emphasis: (node, context) => [element("em", {}, context.render(node.children))],
  strong: (node, context) => [element("strong", {}, context.render(node.children))],
  delete: (node, context) => [element("del", {}, context.render(node.children))],
  inlineCode: (node) => [element("code", {}, [text(node.value)])],
  break: () => [element("br", {})],
  thematicBreak: () => [element("hr", {})],
  blockquote: (node, context) => [element("blockquote", {}, context.render(node.children))],
  list: renderList,
  table: renderTable,
  code: renderCode,
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

/** Their siblings are inside a paragraph or a heading. */
const phrasingTypes: ReadonlySet<string> = new Set(
  "text emphasis strong delete inlineCode break link linkReference image imageReference".split(" "),
);

/** Renders siblings. */
export function renderNodes(nodes: readonly MdastNode[], context: RenderContext): ArticleNode[] {
  if (!nodes.some((node) => node.type === "html")) {
    return nodes.flatMap((node) => renderNode(node, context));
  }
  const inline = nodes.some((node) => phrasingTypes.has(node.type));
  const scope = { ...context, html: { inline, openTags: [] } };
  return [...nodes.flatMap((node) => renderNode(node, scope)), ...closeTags(scope)];
}

function renderNode<T extends MdastNode["type"]>(
  node: NodeOf<T>,
  context: RenderContext,
): ArticleNode[] {
  const render = renderers[node.type as T];
  return render ? render(node, context) : [];
}

/** Renders text, and reports what looks like malformed markup. */
function renderText(node: NodeOf<"text">, context: RenderContext): ArticleNode[] {
  if (node.value.includes(":::")) checkColons(node, context);
  checkMalformedLinks(node, context);
  return [text(node.value)];
}
