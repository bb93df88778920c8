import { slug } from "github-slugger";
import { fillIn } from "../../../model/messages/fill-in.ts";
import { layoutIds } from "../../../model/site/layout-ids.ts";
import { htmlToText } from "../../../model/text/escape-html.ts";
import { markdownRules } from "../../rules/markdown-rules.ts";
import { mdxRules } from "../../rules/mdx-rules.ts";
import { type ArticleNode, element, isDynamic, raw, text } from "../article.ts";
import { toHtml, toText } from "../html/to-html.ts";
import { getSource, getStart, type NodeOf, type RenderContext, report } from "../render-context.ts";
import { getExplicitId, withoutExplicitId } from "./heading-ids.ts";
import { isFootnoteReference } from "./render-footnotes.ts";

export function renderHeading(node: NodeOf<"heading">, context: RenderContext): ArticleNode[] {
  const children = context.render(withoutExplicitId(node, getSource(context, node)));
  const plainChildren = children.flatMap(withoutLinks);
  const id = getHeadingId(node, oneLine(toText(plainChildren)), context);
  const level = getHeadingLevel(node, context);
  const location = { file: context.source.file, ...getStart(node) };
  const html = toHtml(plainChildren).trim();
  const heading = oneLine(htmlToText(html));
  if (isEmpty(children)) report(context, getStart(node), markdownRules["empty-heading"], {});
  else context.output.headings.push({ id, level, html, location });
  for (const { code } of plainChildren.flatMap(findExpressions)) {
    report(context, getStart(node), mdxRules["computed-heading"], { code });
  }
  if (level === 1) return [element("h1", { id }, children)];
  const anchor = element("a", {
    class: "anchor",
    href: `#${id}`,
    "aria-label": fillIn(context.page.messages.directLink, { heading }),
  });
  // Without the label, screen readers would read the name of the anchor as part of the heading.
  const name = heading === "" || children.some(isDynamic) ? {} : { "aria-label": heading };
  return [element(`h${level}`, { id, ...name }, [...children, anchor])];
}

function findExpressions(node: ArticleNode): { code: string }[] {
  if (node.type === "expression") return [{ code: node.value.trim() }];
  return "children" in node ? node.children.flatMap(findExpressions) : [];
}

function oneLine(text: string): string {
  return text.trim().replace(/\s*\n\s*/g, " ");
}

function getHeadingId(node: NodeOf<"heading">, label: string, context: RenderContext): string {
  const explicitId = getExplicitId(node, getSource(context, node));
  const position = getStart(node);
  // A heading with only emoji contains no letters for an id.
  const fallback = slug(label) === "" ? "section" : label;
  if (explicitId === undefined) return context.slugger.slug(fallback);
  const violated = findViolatedRule(explicitId, context);
  if (violated === undefined) {
    context.explicitIds.add(explicitId);
    return explicitId;
  }
  report(context, position, markdownRules[violated], { id: explicitId });
  return context.slugger.slug(fallback);
}

function isEmpty(nodes: readonly ArticleNode[]): boolean {
  return nodes.every((node) => {
    if (node.type === "text") return node.value.trim() === "";
    if (node.type === "raw") return !/[^<>\s]+(?![^<]*>)|<(?:img|svg)\b/i.test(node.html);
    if (node.type !== "element") return false;
    if (node.tag === "img") return node.attributes.alt === "";
    return isEmpty(node.children);
  });
}

function findViolatedRule(id: string, { explicitIds }: RenderContext) {
  if (!/^[^\s"'<>&]+$/.test(id)) return "invalid-heading-id";
  if (layoutIds.has(id)) return "reserved-id";
  return explicitIds.has(id) ? "duplicate-heading-id" : undefined;
}

function getHeadingLevel(node: NodeOf<"heading">, context: RenderContext): number {
  const depth = Math.min(node.depth + context.headingShift, 6);
  if (depth > 1 || context.page.hideTitle) return depth;
  report(context, getStart(node), markdownRules["second-title"], {});
  return 2;
}

/** Removes links, footnote references, and ids: what remains can be the content of a link. */
export function withoutLinks(node: ArticleNode): ArticleNode[] {
  if (node.type === "raw") return [raw(node.html.replace(/<\/?a\b[^>]*>|\sid="[^"]*"/g, ""))];
  if (node.type === "text" || node.type === "expression") return [node];
  const children = node.children.flatMap(withoutLinks);
  if (node.type === "component") return children;
  if (node.tag === "img") return [text(String(node.attributes.alt ?? ""))];
  const { id: _, ...attributes } = node.attributes;
  if (node.tag === "a") return children;
  return isFootnoteReference(node) ? [] : [element(node.tag, attributes, children)];
}
