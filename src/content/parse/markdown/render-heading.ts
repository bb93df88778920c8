import type { MdastNode } from "satteri";
import type { Position } from "../../../model/diagnostics/position.ts";
import { fillIn } from "../../../model/messages/fill-in.ts";
import { layoutIds } from "../../../model/site/layout-ids.ts";
import { type ArticleNode, element, raw, text } from "../article.ts";
import { toHtml, toText } from "../html/to-html.ts";
import { type NodeOf, type RenderContext, report, startOf } from "../render-context.ts";
import { reportReservedId } from "../reserved-id.ts";

const explicitId = /\s*\{\s*#([^{}]*)\}\s*$/;

/** The id that a heading gives itself with `{#id}`, empty where it is not a valid one. */
export function explicitIdOf(node: NodeOf<"heading">): string | undefined {
  // MDX would read the braces as JavaScript, so there the parser takes the id out itself.
  const parsed = (node.data as { hProperties?: { id?: string } } | undefined)?.hProperties?.id;
  const last = node.children.at(-1);
  const typed = last?.type === "text" ? explicitId.exec(last.value)?.[1] : undefined;
  return (parsed ?? typed)?.trim();
}

export function renderHeading(node: NodeOf<"heading">, context: RenderContext): ArticleNode[] {
  const children = context.render(withoutExplicitId(node));
  const plain = children.flatMap(withoutLinks);
  const label = toText(plain).trim();
  const id = idOf(node, label, context);
  const level = levelOf(node, context);
  context.found.headings.push({ id, level, html: toHtml(plain).trim() });
  if (level === 1) return [element("h1", { id }, children)];
  const anchor = element("a", {
    class: "anchor",
    href: `#${id}`,
    "aria-label": fillIn(context.page.messages.directLink, { heading: label }),
  });
  return [element(`h${level}`, { id }, [...children, anchor])];
}

function withoutExplicitId({ children }: NodeOf<"heading">): MdastNode[] {
  const last = children.at(-1);
  if (last?.type !== "text" || !explicitId.test(last.value)) return children;
  return [...children.slice(0, -1), { ...last, value: last.value.replace(explicitId, "") }];
}

function idOf(node: NodeOf<"heading">, label: string, context: RenderContext): string {
  const own = explicitIdOf(node);
  const position = startOf(node);
  if (own === undefined) return context.slugger.slug(label) || context.slugger.slug("section");
  if (!/^[^\s"'<>&]+$/.test(own)) reportInvalidId(own, position, context);
  else if (layoutIds.has(own)) reportReservedId(own, position, context);
  else if (!context.explicitIds.has(own)) {
    context.explicitIds.add(own);
    return own;
  } else reportDuplicateId(own, position, context);
  return context.slugger.slug(label) || context.slugger.slug("section");
}

/** The theme draws the title as the page's only first-level heading. */
function levelOf(node: NodeOf<"heading">, context: RenderContext): number {
  if (node.depth > 1 || context.page.hideTitle) return node.depth;
  report(context, startOf(node), {
    rule: "second-title",
    severity: "warning",
    message: "a `#` heading repeats the level of the page's `title`; it is shown as `##`",
    hint: "use `##`, or remove the line where it repeats the title",
  });
  return 2;
}

/** Headings without links and anchors of their own, for use inside another link. */
function withoutLinks(node: ArticleNode): ArticleNode[] {
  if (node.type === "raw") return [raw(node.html.replace(/<\/?a\b[^>]*>|\sid="[^"]*"/g, ""))];
  if (node.type === "text" || node.type === "expression") return [node];
  const children = node.children.flatMap(withoutLinks);
  if (node.type === "component") return children;
  if (node.tag === "img") return [text(String(node.attributes.alt ?? ""))];
  const { id: _, ...attributes } = node.attributes;
  if (node.tag === "a") return children;
  // A footnote mark would lead away from the heading.
  return node.tag === "sup" ? [] : [element(node.tag, attributes, children)];
}

function reportInvalidId(id: string, at: Position, context: RenderContext): void {
  report(context, at, {
    rule: "invalid-heading-id",
    severity: "error",
    message: `\`${id}\` cannot be the id of a heading`,
    hint: "write `{#my-id}`: letters, digits, `-`, `_` and `.`, without spaces",
  });
}

function reportDuplicateId(id: string, at: Position, context: RenderContext): void {
  report(context, at, {
    rule: "duplicate-heading-id",
    severity: "error",
    message: `the heading id \`${id}\` is used twice on this page`,
    hint: `give this heading another id, for example \`{#${id}-2}\``,
  });
}
