import type { MdastNode } from "satteri";
import { withBase } from "../../model/url/route.ts";
import { type ArticleNode, type ComponentNode, element, raw } from "./article.ts";
import { isExternal } from "./links/resolve-address.ts";
import type { PageSettings } from "./render-context.ts";

/** Splits at the comment `truncate`: HTML in Markdown, JavaScript in MDX. */
export function splitAtMarker(nodes: readonly MdastNode[]): {
  above: readonly MdastNode[];
  below: readonly MdastNode[] | null;
} {
  const index = nodes.findIndex(isMarker);
  return index < 0
    ? { above: nodes, below: null }
    : { above: nodes.slice(0, index), below: nodes.slice(index + 1) };
}

function isMarker(node: MdastNode): boolean {
  if (node.type === "html") return /^\s*<!--\s*truncate\s*-->\s*$/.test(node.value);
  return node.type === "mdxFlowExpression" && /^\s*\/\*\s*truncate\s*\*\/\s*$/.test(node.value);
}

type PageAddress = Pick<PageSettings, "baseUrl" | "route">;

/**
 * Prepares the start of a post for lists of posts: without ids, with headings one level lower, and
 * with links that work on other pages.
 */
export function toPreview(nodes: readonly ArticleNode[], page: PageAddress): ArticleNode[] {
  return nodes.flatMap((node) => getPreviewNode(node, page));
}

function getPreviewNode(node: ArticleNode, page: PageAddress): ArticleNode[] {
  if (node.type === "raw") return [raw(getPreviewMarkup(node.html, page))];
  if (node.type === "component") return [getPreviewComponent(node, page)];
  if (node.type !== "element") return [node];
  // The description that the second attribute names is not in the list.
  const { id: _, "aria-describedby": __, ...attributes } = node.attributes;
  if (attributes.class === "anchor") return [];
  const { href } = attributes;
  if (typeof href === "string") attributes.href = resolveOnPage(href, page);
  return [element(lowerHeading(node.tag), attributes, toPreview(node.children, page))];
}

function getPreviewComponent(node: ComponentNode, page: PageAddress): ComponentNode {
  const isElement = /^[a-z]/.test(node.name);
  const attributes = node.attributes
    .filter((attribute) => !(isElement && "name" in attribute && attribute.name === "id"))
    .map((attribute) =>
      attribute.type === "mdxJsxAttribute" &&
      attribute.name === "href" &&
      typeof attribute.value === "string"
        ? { ...attribute, value: resolveOnPage(attribute.value, page) }
        : attribute,
    );
  const name = lowerHeading(node.name);
  return { ...node, name, attributes, children: toPreview(node.children, page) };
}

/** Resolves a link of a post, because lists of posts have other URLs. */
export function resolveOnPage(href: string, { baseUrl, route }: PageAddress): string {
  const pageAddress = withBase(baseUrl, route);
  if (href.startsWith("#")) return pageAddress + href;
  // The link check must resolve broken relative addresses to the same target.
  const base = `http://localhost${pageAddress}`;
  if (/^[/?]/.test(href) || isExternal(href) || !URL.canParse(href, base)) return href;
  const { pathname, search, hash } = new URL(href, base);
  return pathname + search + hash;
}

function lowerHeading(tag: string): string {
  return tag.replace(/^h([1-5])$/, (_, level) => `h${Number(level) + 1}`);
}

/** Ids inside diagrams get a prefix, because the diagrams refer to them. Other ids are removed. */
function getPreviewMarkup(html: string, page: PageAddress): string {
  const prefix = page.route.replace(/\W+/g, "-").replace(/^-|-$/g, "");
  return html.replace(/<\/?[a-z][^>]*>/gi, (tag) =>
    tag
      .replace(/(?<=^<\/?)h[1-5]\b/, lowerHeading)
      .replace(/( id="|url\(#)(?=d\d+-)/g, (start) => `${start}${prefix}-`)
      .replace(/ id="([^"]*)"/g, (all, id) => (id.startsWith(`${prefix}-d`) ? all : ""))
      .replace(/(?<= href=")[^"]*/g, (href) => resolveOnPage(href, page)),
  );
}
