import type { MdastNode } from "satteri";
import { withBase } from "../../model/route.ts";
import { type ArticleNode, element, raw } from "./article.ts";
import type { PageSettings } from "./render-context.ts";

/** The nodes before and after `<!-- truncate -->` or, in MDX, the same in a comment in braces. */
export function splitAtMarker(nodes: readonly MdastNode[]): {
  above: readonly MdastNode[];
  below: readonly MdastNode[] | null;
} {
  const at = nodes.findIndex(isMarker);
  return at < 0
    ? { above: nodes, below: null }
    : { above: nodes.slice(0, at), below: nodes.slice(at + 1) };
}

function isMarker(node: MdastNode): boolean {
  if (node.type === "html") return /^\s*<!--\s*truncate\s*-->\s*$/.test(node.value);
  return node.type === "mdxFlowExpression" && /^\s*\/\*\s*truncate\s*\*\/\s*$/.test(node.value);
}

type Place = Pick<PageSettings, "baseUrl" | "route">;

/**
 * The beginning of an article for a list, where several stand on one page: it gives no ids away,
 * its headings are one level lower, and links to places of the article lead to the article.
 */
export function toPreview(nodes: readonly ArticleNode[], place: Place): ArticleNode[] {
  return nodes.flatMap((node) => previewNode(node, place));
}

function previewNode(node: ArticleNode, place: Place): ArticleNode[] {
  if (node.type === "raw") return [raw(withOwnIds(node.html, place))];
  if (node.type === "component") return [{ ...node, children: toPreview(node.children, place) }];
  if (node.type !== "element") return [node];
  const { id: _, "aria-describedby": _note, ...attributes } = node.attributes;
  if (attributes.class === "anchor") return [];
  const { href } = attributes;
  if (typeof href === "string" && href.startsWith("#")) {
    attributes.href = withBase(place.baseUrl, place.route) + href;
  }
  return [element(oneLevelDown(node.tag), attributes, toPreview(node.children, place))];
}

/** In a list the post's title is a heading of level 2 already. */
function oneLevelDown(tag: string): string {
  return tag.replace(/^h([1-5])$/, (_, level) => `h${Number(level) + 1}`);
}

/** Diagrams refer to their own parts: their ids get the route in front. */
function withOwnIds(html: string, { route }: Place): string {
  const prefix = route.replace(/[^\w]+/g, "-").replace(/^-|-$/g, "");
  return html.replace(/( id="|url\(#)(?=d\d+-)/g, (start) => `${start}${prefix}-`);
}
