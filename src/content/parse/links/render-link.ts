import { getPosition, type Position } from "../../../model/text/positions.ts";
import { getScheme } from "../../../model/url/scheme.ts";
import { linkRules } from "../../rules/link-rules.ts";
import { markdownRules } from "../../rules/markdown-rules.ts";
import { type ArticleNode, type Attributes, element, text } from "../article.ts";
import { toText } from "../html/to-html.ts";
import { getSource, getStart, type NodeOf, type RenderContext, report } from "../render-context.ts";
import { resolveImage } from "./resolve-image.ts";
import { resolveLink } from "./resolve-link.ts";

export function renderLink(node: NodeOf<"link">, context: RenderContext): ArticleNode[] {
  const [only] = node.children;
  const isBare = only?.type === "text" && /^(?:https?:|www\.)/i.test(getSource(context, node));
  const end = isBare ? only.value.search(fullWidthPunctuation) : -1;
  if (!isBare || end < 0) return linkTo(node, node, context);
  const url = node.url.slice(0, node.url.length - only.value.length + end);
  const link = { ...node, url, children: [{ ...only, value: only.value.slice(0, end) }] };
  return [...linkTo(link, link, context), text(only.value.slice(end))];
}

/** Text continues after these without a space, so they end an address. */
const fullWidthPunctuation = /[\u3001\u3002\u3008-\u3011\uff01-\uff0f\uff1a-\uff1f]/;

export function renderLinkReference(
  node: NodeOf<"linkReference">,
  context: RenderContext,
): ArticleNode[] {
  const target = context.definitions.get(node.identifier);
  return target ? linkTo(target, node, context) : [text(getSource(context, node))];
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
  const children = context.render(node.children);
  if (isInvisible(children)) {
    report(context, getStart(node), linkRules["lost-link"], { kind: "no-text", address: url });
  } else if (url.trim() === "") {
    report(context, getStart(node), linkRules["lost-link"], {
      kind: "no-address",
      text: toText(children),
    });
  }
  const href = resolveLink(url, getStart(node), context);
  const attributes: Attributes = { ...linkAttributes(href), ...(title && { title }) };
  return [element("a", attributes, children)];
}

export function linkAttributes(href: string | undefined): Attributes {
  if (href === undefined) return {};
  const isWeb = href.startsWith("//") || /^https?$/.test(getScheme(href) ?? "");
  return isWeb ? { href, rel: "noopener" } : { href };
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

function isInvisible(nodes: readonly ArticleNode[]): boolean {
  return nodes.every((node) =>
    node.type === "text"
      ? node.value.trim() === ""
      : node.type === "element" && node.tag !== "img" && isInvisible(node.children),
  );
}

/** Matches a space before the address, or a title whose quotes do not match. */
const brokenAddress = /(?<!\\)\](?:[ \t]+\(([^()<>\s]+)\)|\(([^()<>\s]+)[ \t]+["'][^()\n]*\))/g;

/** The end of a link whose text contains another link. */
const nestedEnd = /^[^[\]\n]*(?<!\\)\]\(([^()<>\s]+)(?:\s+["'][^"'\n]*["'])?\)/;

const addressEnd = /(?<!\\)\]\(([^()<>\n]+)\)/g;

/** After a word, the brackets are more likely the type of an array of arrays. */
const collapsedReference = /(?<![\\\w\]])\[([^[\]^\n]{3,})\]\[\]/g;

const referenceEnd = /(?<!\\)\]\[(?!\^)([^[\]\n]+)\]/g;

/** After a space, a short name is more likely a set of a regular expression, such as `[^ab]`. */
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

  function forEachMatch(
    pattern: RegExp,
    check: (text: string, before: string, position: Position, second: string) => void,
  ): void {
    for (const { index, 1: foundText = "", 2: second = "" } of source.matchAll(pattern)) {
      const before = source.slice(0, index);
      // An escaped opening bracket, as in `\[text](a b.md)`, is text.
      if (/\\\[[^\]]*$/.test(before)) continue;
      check(foundText, before, getPosition(context.source.text, start + index), second);
    }
  }

  const [, nested = ""] = nestedEnd.exec(source) ?? [];
  if (looksLikeAddress(nested) && /[)\]>]/.test(context.source.text.charAt(start - 1))) {
    report(context, getStart(node), linkRules["lost-link"], { kind: "nested", address: nested });
  }
  forEachMatch(addressEnd, (content, _, position) => {
    const [address = "", title = ""] = content.split(/(?=\s["'][^"']*["']$)/);
    const path = address.replace(/\s+=\d*x?\d*$/, "");
    if (!hasSpaces(address) || !looksLikeAddress(path)) return;
    report(context, position, linkRules["lost-link"], { kind: "spaces", address, title });
  });
  forEachMatch(brokenAddress, (spaced, _, position, quoted) => {
    const address = spaced || quoted;
    if (!looksLikeAddress(address)) return;
    const kind = spaced ? "space-before" : "open-title";
    report(context, position, linkRules["lost-link"], { kind, address });
  });
  forEachMatch(referenceEnd, (name, before, position) => {
    if (isIndex(name, before)) return;
    report(context, position, linkRules["lost-link"], { kind: "no-definition", name });
  });
  forEachMatch(collapsedReference, (name, _, position) => {
    report(context, position, linkRules["lost-link"], { kind: "no-definition", name });
  });
  forEachMatch(footnoteReference, (name, _, position) => {
    report(context, position, markdownRules["lost-footnote"], { name, kind: "missing" });
  });
}

/** Spaces before a quoted title do not count. */
function hasSpaces(address: string): boolean {
  return /\S\s+[^\s"']/.test(address);
}

function looksLikeAddress(text: string): boolean {
  return /^(?:https?:|\.{0,2}\/)|\.[a-z]\w{1,4}(?:[?#]\S*)?$/i.test(text);
}

function isIndex(text: string, before: string): boolean {
  return /^\d*$/.test(text) || /[\w\]]\[[^[\]]*$/.test(before);
}
