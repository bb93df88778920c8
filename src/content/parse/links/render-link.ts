import { getPosition } from "../../../model/text/positions.ts";
import { getScheme } from "../../../model/url/scheme.ts";
import { linkRules } from "../../rules/link-rules.ts";
import { markdownRules } from "../../rules/markdown-rules.ts";
import { type ArticleNode, type Attributes, element, text } from "../article.ts";
import { toText } from "../html/to-html.ts";
import { getSource, getStart, type NodeOf, type RenderContext, report } from "../render-context.ts";
import { resolveImage } from "./resolve-image.ts";
import { resolveLink } from "./resolve-link.ts";

export function renderLink(node: NodeOf<"link">, context: RenderContext): ArticleNode[] {
  const [child] = node.children;
  const isBareUrl = child?.type === "text" && /^(?:https?:|www\.)/i.test(getSource(context, node));
  const end = isBareUrl ? child.value.search(fullWidthPunctuation) : -1;
  if (!isBareUrl || end < 0) return renderTarget(node, node, context);
  const url = node.url.slice(0, node.url.length - child.value.length + end);
  const link = { ...node, url, children: [{ ...child, value: child.value.slice(0, end) }] };
  return [...renderTarget(link, link, context), text(child.value.slice(end))];
}

/** In Chinese and Japanese, text follows an address without a space. */
const fullWidthPunctuation = /[\u3001\u3002\u3008-\u3011\uff01-\uff0f\uff1a-\uff1f]/;

export function renderLinkReference(
  node: NodeOf<"linkReference">,
  context: RenderContext,
): ArticleNode[] {
  const target = context.definitions.get(node.identifier);
  return target ? renderTarget(target, node, context) : [text(getSource(context, node))];
}

interface Target {
  url: string;
  title?: string | null | undefined;
}

function renderTarget(
  { url, title }: Target,
  node: NodeOf<"link"> | NodeOf<"linkReference">,
  context: RenderContext,
): ArticleNode[] {
  const children = context.render(node.children);
  if (isNameless(children)) {
    const kind = children.some(hasImage) ? "no-alt" : "no-text";
    report(context, getStart(node), linkRules["lost-link"], { kind, address: url });
  } else if (url.trim() === "") {
    report(context, getStart(node), linkRules["lost-link"], {
      kind: "no-address",
      text: toText(children),
    });
  }
  const href = resolveLink(url, getStart(node), context);
  const attributes: Attributes = { ...getLinkAttributes(href), ...(title && { title }) };
  return [element("a", attributes, children)];
}

export function getLinkAttributes(href: string | undefined): Attributes {
  if (href === undefined) return {};
  const isWebAddress = href.startsWith("//") || /^https?$/.test(getScheme(href) ?? "");
  return isWebAddress ? { href, rel: "noopener" } : { href };
}

export function renderImage(node: NodeOf<"image">, context: RenderContext): ArticleNode[] {
  return [createImageElement(node, node, context)];
}

export function renderImageReference(
  node: NodeOf<"imageReference">,
  context: RenderContext,
): ArticleNode[] {
  const target = context.definitions.get(node.identifier);
  return target ? [createImageElement(target, node, context)] : [text(getSource(context, node))];
}

function createImageElement(
  { url, title }: Target,
  node: NodeOf<"image"> | NodeOf<"imageReference">,
  context: RenderContext,
): ArticleNode {
  const { src, ...size } = resolveImage(url, getStart(node), context);
  return element("img", {
    ...(src !== undefined && { src }),
    alt: node.alt ?? "",
    ...size,
    ...(title && { title }),
    loading: "lazy",
    decoding: "async",
  });
}

/** If a paragraph contains only an image with a title, it becomes a figure. */
export function renderParagraph(node: NodeOf<"paragraph">, context: RenderContext): ArticleNode[] {
  const children = { ...context, isInParagraph: true }.render(node.children);
  const visible = children.filter((child) => child.type !== "text" || child.value.trim() !== "");
  const [only] = visible;
  if (visible.length === 1 && only?.type === "element" && only.tag === "img") {
    const { title, ...attributes } = only.attributes;
    if (typeof title === "string") return [createFigure(attributes, title)];
  }
  return [element("p", {}, children)];
}

function createFigure(attributes: Attributes, title: string): ArticleNode {
  return element("figure", {}, [
    element("img", attributes),
    element("figcaption", {}, [text(title)]),
  ]);
}

function hasImage(node: ArticleNode): boolean {
  return node.type === "element" && (node.tag === "img" || node.children.some(hasImage));
}

function isNameless(nodes: readonly ArticleNode[]): boolean {
  return nodes.every((node) => {
    if (node.type === "text") return node.value.trim() === "";
    if (node.type !== "element") return false;
    return node.tag === "img" ? node.attributes.alt === "" : isNameless(node.children);
  });
}

/** Matches a space before the address, or a title whose quotes do not match. */
const brokenAddress = /(?<!\\)\](?:[ \t]+\(([^()<>\s]+)\)|\(([^()<>\s]+)[ \t]+["'][^()\n]*\))/g;

/** The end of a link whose text contains another link. */
const nestedEnd = /^[^[\]\n]*(?<!\\)\]\(([^()<>\s]+)(?:\s+["'][^"'\n]*["'])?\)/;

const addressEnd = /(?<!\\)\]\(([^()<>\n]+)\)/g;

/** After a word, brackets are more likely the type of an array of arrays. */
const collapsedReference = /(?<![\\\w\]])\[([^[\]^\n]{3,})\]\[\]/g;

const referenceEnd = /(?<!\\)\]\[(?!\^)([^[\]\n]+)\]/g;

/** After a space, a short name is more likely part of a regular expression, such as `[^ab]`. */
const footnoteReference = /(?<!\\)\[\^((?<=\S\[\^)\w[\w-]*|\d+|[a-z][\w-]{3,})\]/gi;

export function checkMalformedLinks(node: NodeOf<"text">, context: RenderContext): void {
  if (!/\][([ \t]|\[\^/.test(node.value)) return;
  const start = node.position?.start.offset ?? 0;
  const nodeSource = getSource(context, node);
  // A URL in parentheses is a separate node.
  const [rest = ""] = node.value.endsWith("](")
    ? (/^[^[\n]*/.exec(context.source.text.slice(start + nodeSource.length)) ?? [])
    : [];
  const source = nodeSource + rest;

  const rule = linkRules["lost-link"];
  const [, nested = ""] = nestedEnd.exec(source) ?? [];
  if (looksLikeAddress(nested) && /[)\]>]/.test(context.source.text.charAt(start - 1))) {
    report(context, getStart(node), rule, { kind: "nested", address: nested });
  }
  const findMatches = (pattern: RegExp) =>
    [...source.matchAll(pattern)].flatMap(({ index, 1: first = "", 2: second = "" }) => {
      const before = source.slice(0, index);
      const position = getPosition(context.source.text, start + index);
      // An escaped opening bracket, as in `\[text](a b.md)`, is text.
      return /\\\[[^\]]*$/.test(before) ? [] : [{ first, second, before, position }];
    });
  for (const { first, position } of findMatches(addressEnd)) {
    const [address = "", title = ""] = first.split(/(?=\s["'][^"']*["']$)/);
    const path = address.replace(/\s+=\d*x?\d*$/, "");
    if (!hasSpaces(address) || !looksLikeAddress(path)) continue;
    report(context, position, rule, { kind: "spaces", address, title });
  }
  for (const { first: spaced, second: quoted, position } of findMatches(brokenAddress)) {
    const address = spaced || quoted;
    const kind = spaced ? "space-before" : "open-title";
    if (looksLikeAddress(address)) report(context, position, rule, { kind, address });
  }
  for (const { first: name, before, position } of findMatches(referenceEnd)) {
    if (!isIndex(name, before)) report(context, position, rule, { kind: "no-definition", name });
  }
  for (const { first: name, position } of findMatches(collapsedReference)) {
    report(context, position, rule, { kind: "no-definition", name });
  }
  for (const { first: name, position } of findMatches(footnoteReference)) {
    report(context, position, markdownRules["lost-footnote"], { name, kind: "missing" });
  }
}

/** Spaces before a quoted title do not count. */
function hasSpaces(address: string): boolean {
  return /\S\s+[^\s"']/.test(address);
}

function looksLikeAddress(text: string): boolean {
  return /^(?:https?:|\.{0,2}\/)|\.[a-z]\w{1,4}(?:[?#]\S*)?$/i.test(text);
}

/** `list[0][1]` is code. */
function isIndex(text: string, before: string): boolean {
  return /^\d*$/.test(text) || /[\w\]]\[[^[\]]*$/.test(before);
}
