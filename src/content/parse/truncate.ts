import type { MdastNode } from "satteri";
import { withBase } from "../../model/url/route.ts";
import { type ArticleNode, type ComponentNode, element, raw } from "./article.ts";
import { isExternal } from "./links/resolve-address.ts";
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

/** The page that a link is resolved against. */
type PageAddress = Pick<PageSettings, "baseUrl" | "route">;

/**
 * Makes a preview of an article for a list, where several are on one page: it has no ids,
 * its headings are one level lower, and links to places of the article lead to the article.
 */
export function toPreview(nodes: readonly ArticleNode[], place: PageAddress): ArticleNode[] {
  return nodes.flatMap((node) => previewNode(node, place));
}

function previewNode(node: ArticleNode, place: PageAddress): ArticleNode[] {
  if (node.type === "raw") return [raw(previewMarkup(node.html, place))];
  if (node.type === "component") return [previewComponent(node, place)];
  if (node.type !== "element") return [node];
  const { id: _, "aria-describedby": _note, ...attributes } = node.attributes;
  if (attributes.class === "anchor") return [];
  const { href } = attributes;
  if (typeof href === "string") attributes.href = fromList(href, place);
  return [element(oneLevelDown(node.tag), attributes, toPreview(node.children, place))];
}

function previewComponent(node: ComponentNode, place: PageAddress): ComponentNode {
  const isElement = /^[a-z]/.test(node.name);
  const attributes = node.attributes
    .filter((attribute) => !(isElement && "name" in attribute && attribute.name === "id"))
    .map((attribute) =>
      attribute.type === "mdxJsxAttribute" &&
      attribute.name === "href" &&
      typeof attribute.value === "string"
        ? { ...attribute, value: fromList(attribute.value, place) }
        : attribute,
    );
  return { ...node, attributes, children: toPreview(node.children, place) };
}

/** Returns the address of a link of an article as it must be in a list. */
export function fromList(href: string, { baseUrl, route }: PageAddress): string {
  const own = withBase(baseUrl, route);
  if (href.startsWith("#")) return own + href;
  // Other relative addresses are broken anyway; the link check must resolve them to the same target.
  const base = `http://localhost${own}`;
  if (/^[/?]/.test(href) || isExternal(href) || !URL.canParse(href, base)) return href;
  const { pathname, search, hash } = new URL(href, base);
  return pathname + search + hash;
}

/** In a list the post's title is a heading of level 2 already. */
function oneLevelDown(tag: string): string {
  return tag.replace(/^h([1-5])$/, (_, level) => `h${Number(level) + 1}`);
}

/** Diagrams refer to their own parts, so their ids get the route as a prefix; all other ids are removed. */
function previewMarkup(html: string, place: PageAddress): string {
  const prefix = place.route.replace(/[^\w]+/g, "-").replace(/^-|-$/g, "");
  return html.replace(/<[a-z][^>]*>/gi, (tag) =>
    tag
      .replace(/( id="|url\(#)(?=d\d+-)/g, (start) => `${start}${prefix}-`)
      .replace(/ id="([^"]*)"/g, (all, id) => (id.startsWith(`${prefix}-d`) ? all : ""))
      .replace(/(?<= href=")[^"]*/g, (href) => fromList(href, place)),
  );
}
