import { type ArticleNode, type Attributes, element, text } from "../article.ts";
import { type NodeOf, type RenderContext, sourceOf, startOf } from "../render-context.ts";
import { schemeOf } from "./resolve-address.ts";
import { resolveImage } from "./resolve-image.ts";
import { resolveLink } from "./resolve-link.ts";

export function renderLink(node: NodeOf<"link">, context: RenderContext): ArticleNode[] {
  return linkTo(node, node, context);
}

/** `[text][name]`: address and title come from the definition, the position from the use. */
export function renderLinkReference(
  node: NodeOf<"linkReference">,
  context: RenderContext,
): ArticleNode[] {
  const target = context.definitions.get(node.identifier);
  return target ? linkTo(target, node, context) : [text(sourceOf(context, node))];
}

interface Target {
  url: string;
  title?: string | null | undefined;
}

function linkTo(
  { url, title }: Target,
  node: NodeOf<"link"> | NodeOf<"linkReference">,
  context: RenderContext,
): ArticleNode[] {
  const href = resolveLink(url, startOf(node), context);
  const attributes: Attributes = { ...linkAttributes(href), ...(title && { title }) };
  return [element("a", attributes, context.render(node.children))];
}

/** Attributes of a link with a finished address. */
export function linkAttributes(href: string | undefined): Attributes {
  if (href === undefined) return {};
  const isWeb = href.startsWith("//") || /^https?$/.test(schemeOf(href) ?? "");
  return isWeb ? { href, rel: "noopener" } : { href };
}

export function renderImage(node: NodeOf<"image">, context: RenderContext): ArticleNode[] {
  return [imageOf(node, node, context)];
}

export function renderImageReference(
  node: NodeOf<"imageReference">,
  context: RenderContext,
): ArticleNode[] {
  const target = context.definitions.get(node.identifier);
  return target ? [imageOf(target, node, context)] : [text(sourceOf(context, node))];
}

function imageOf(
  { url, title }: Target,
  node: NodeOf<"image"> | NodeOf<"imageReference">,
  context: RenderContext,
): ArticleNode {
  const { src, ...size } = resolveImage(url, startOf(node), context);
  return element("img", {
    ...(src !== undefined && { src }),
    alt: node.alt ?? "",
    ...size,
    ...(title && { title }),
    loading: "lazy",
    decoding: "async",
  });
}

/**
 * Renders a paragraph; one that holds only an image with a title becomes a figure. What is alone on its
 * line in MDX is not a paragraph for the parser.
 */
export function renderParagraph(node: NodeOf<"paragraph">, context: RenderContext): ArticleNode[] {
  const children = { ...context, inText: true }.render(node.children);
  const visible = children.filter((child) => child.type !== "text" || child.value.trim() !== "");
  const [only] = visible;
  if (visible.length === 1 && only?.type === "element" && only.tag === "img") {
    const { title, ...attributes } = only.attributes;
    if (typeof title === "string") return [figure(attributes, title)];
  }
  return [element("p", {}, children)];
}

function figure(attributes: Attributes, title: string): ArticleNode {
  return element("figure", {}, [
    element("img", attributes),
    element("figcaption", {}, [text(title)]),
  ]);
}
