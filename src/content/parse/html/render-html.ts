import { Parser } from "htmlparser2";
import { layoutIds } from "../../../model/site/layout-ids.ts";
import { escapeText } from "../../../model/text/escape-html.ts";
import { createPositionLookup, type Position } from "../../../model/text/positions.ts";
import { markdownRules } from "../../rules/markdown-rules.ts";
import { type ArticleNode, type Attributes, raw } from "../article.ts";
import { getLinkAttributes } from "../links/render-link.ts";
import {
  applyExplicitSize,
  getColorMode,
  getImagesByMode,
  resolveFirstImage,
  resolveImage,
  resolveSrcset,
} from "../links/resolve-image.ts";
import { resolveLink } from "../links/resolve-link.ts";
import { getScrollFrameAttributes } from "../markdown/render-table.ts";
import {
  getSource,
  getStart,
  type HtmlScope,
  type NodeOf,
  type OpenTag,
  type RenderContext,
  report,
} from "../render-context.ts";
import {
  isAllowedAttribute,
  isAllowedTag,
  isBlockTag,
  optionalEnds,
  paragraphEnds,
  voidTags,
} from "./allowed-html.ts";
import { recordJsx } from "./jsx-in-markdown.ts";
import { getOpeningTag } from "./to-html.ts";

export function renderHtml(node: NodeOf<"html">, context: RenderContext): ArticleNode[] {
  const positionInside = createInnerPositionLookup(
    node,
    getSource(context, node).split(/\r\n|\n|\r/),
  );
  const html = splitHtml(node.value).map((part) => {
    if (part.kind === "text") checkMarkup(part, positionInside, context);
    return renderPart(part, positionInside(part.offset), context);
  });
  return [raw(html.join(""))];
}

const markdownMarkup =
  /\*\*[^*\s][^*\n]*\*\*|(?<![`\w])`[^`\n]+`(?!`)|(?<!\\)!?\[[^[\]\n]+\]\((?:\.{0,2}\/|#|https?:|[\w-]+\.\w)[^()\s]*\)/;

/** A fence, a heading, or two items of a list. */
const markdownBlock =
  /(?<=\n[ \t]*)(?:(?:```|~~~)[^\n]*|#{2,6} \S[^\n]*|([-+]) \S[^\n]*(?=\n[ \t]*\1 \S))/;

/** Between the tags of an HTML block, Markdown is text until an empty line. */
function checkMarkup(
  { source, offset }: HtmlPart,
  positionInside: (offset: number) => Position,
  context: RenderContext,
): void {
  const isCode = context.html.openTags.some(({ tag }) => /^(?:pre|code|kbd|samp|tt)$/.test(tag));
  const match = markdownBlock.exec(source) ?? markdownMarkup.exec(source);
  if (!match || isCode || context.page.isDescription) return;
  const values = { markup: match[0] };
  report(context, positionInside(offset + match.index), markdownRules["markdown-in-html"], values);
}

export function closeTags(context: RenderContext): ArticleNode[] {
  const closed = context.html.openTags.splice(0).reverse();
  for (const { tag, position } of closed) {
    if (!optionalEnds.has(tag))
      report(context, position, markdownRules["unclosed-html"], { kind: "tag", tag });
  }
  return closed.length > 0 ? [raw(closed.map(getEnd).join(""))] : [];
}

/** Closes blocks whose end tags were inside the last paragraph: `<li>a`, empty line, `b</li>`. */
export function endBlocks({ html }: RenderContext): ArticleNode[] {
  const endTags = html.endingTags.splice(0).map((tag) => takeEndTags(tag, html) ?? "");
  return endTags.length > 0 ? [raw(endTags.join(""))] : [];
}

/** A block of Markdown ends a paragraph whose end tag is missing, as in a browser. */
export function endParagraph({ html }: RenderContext): ArticleNode[] {
  if (html.openTags.at(-1)?.tag !== "p") return [];
  html.openTags.pop();
  html.endedParagraphs += 1;
  return [raw("</p>")];
}

function renderPart(part: HtmlPart, position: Position, context: RenderContext): string {
  if (part.kind === "comment") {
    if (!part.source.endsWith("-->")) {
      report(context, position, markdownRules["unclosed-html"], { kind: "comment" });
    } else if (/^<!--\s*@include/.test(part.source)) {
      const values = { found: part.source, kind: "include" } as const;
      report(context, position, markdownRules["foreign-syntax"], values);
    }
    return "";
  }
  if (part.kind === "text") {
    const [source] = /^<[?!][^>]*>?/.exec(part.source) ?? [];
    if (source !== undefined) {
      const values = { kind: "unknown-tag", source, tag: "" } as const;
      report(context, position, markdownRules["html-not-allowed"], values);
    }
    return escapeAngles(part.source);
  }
  if (part.tag === "h1" && !context.page.hideTitle) {
    if (part.kind === "open") report(context, position, markdownRules["second-title"], {});
    return renderPart({ ...part, tag: "h2" }, position, context);
  }
  // Browsers read `</br>` as a line break.
  if (part.kind === "close" && part.tag === "br") return "<br>";
  if (part.kind === "close" && endOuterBlock(part.tag, context)) return "";
  const isMisplaced = context.html.isInParagraph && isBlockTag(part.tag);
  if (isMisplaced || isPlaceholder(part) || !isAllowedTag(part.tag))
    return rejectTag(part, position, context);
  return part.kind === "close"
    ? closeTag(part, position, context)
    : openTag(part, position, context);
}

function openTag(
  { tag, attributes, isSelfClosing }: Extract<HtmlPart, { kind: "open" }>,
  position: Position,
  context: RenderContext,
): string {
  const variants = context.html.openTags.findLast((open) => open.tag === "picture")?.variants;
  const mode = tag === "source" ? getColorMode(attributes.media) : undefined;
  if (variants && mode && attributes.srcset) {
    variants.set(mode, resolveFirstImage(attributes.srcset, position, context));
    return "";
  }
  const safe = getSafeAttributes(tag, attributes, { position, context });
  if (variants && tag === "img") {
    return getImagesByMode(safe, variants)
      .map((attributes) => getOpeningTag(tag, attributes))
      .join("");
  }
  const openingTag = getOpeningTag(tag, safe);
  const label = context.page.messages.table;
  const start =
    tag === "table"
      ? getOpeningTag("div", getScrollFrameAttributes(label)) + openingTag
      : openingTag;
  if (voidTags.has(tag)) return start;
  if (isSelfClosing) return start + getEnd({ tag });
  const { openTags } = context.html;
  let endTags = "";
  // For example, an `<li>` ends the previous `<li>`.
  for (let last = openTags.at(-1); last !== undefined; last = openTags.at(-1)) {
    const endsParagraph = last.tag === "p" && paragraphEnds.has(tag);
    if (!endsParagraph && !optionalEnds.get(tag)?.has(last.tag)) break;
    if (endsParagraph && tag !== "p") context.html.endedParagraphs += 1;
    openTags.pop();
    endTags += getEnd(last);
  }
  openTags.push({ tag, position, ...(tag === "picture" && { variants: new Map() }) });
  return endTags + start;
}

function closeTag(
  part: Extract<HtmlPart, { kind: "close" }>,
  position: Position,
  context: RenderContext,
): string {
  const endTags = takeEndTags(part.tag, context.html);
  if (endTags !== undefined) return endTags;
  if (part.tag !== "p" || context.html.endedParagraphs === 0) {
    return rejectTag(part, position, context);
  }
  context.html.endedParagraphs -= 1;
  return "";
}

/** Undefined if the tag is not open, or a tag inside it needs its own end tag. */
function takeEndTags(tag: string, { openTags }: HtmlScope): string | undefined {
  const index = openTags.findLastIndex((open) => open.tag === tag);
  const inner = openTags.slice(index + 1);
  if (index < 0 || !inner.every((open) => optionalEnds.has(open.tag))) return undefined;
  return openTags.splice(index).reverse().map(getEnd).join("");
}

/** Registers the end of a block around the paragraph. False if no such block is open. */
function endOuterBlock(tag: string, { html }: RenderContext): boolean {
  if (!html.isInParagraph || !isBlockTag(tag) || !isAllowedTag(tag)) return false;
  for (let scope = html.parent; scope !== undefined; scope = scope.parent) {
    const open = scope.openTags.filter((openTag) => openTag.tag === tag).length;
    const ending = scope.endingTags.filter((endingTag) => endingTag === tag).length;
    if (open === ending) continue;
    scope.endingTags.push(tag);
    return true;
  }
  return false;
}

function getEnd({ tag }: Pick<OpenTag, "tag">): string {
  return tag === "table" ? "</table></div>" : `</${tag}>`;
}

function getSafeAttributes(
  tag: string,
  attributes: Record<string, string>,
  { position, context }: { position: Position; context: RenderContext },
): Attributes {
  const { href, src, ...rest } = attributes;
  const safe: Attributes = {};
  for (const [name, value] of Object.entries(rest)) {
    if (name === "id" && !claimId(value, position, context)) continue;
    if (isAllowedAttribute(name, tag)) safe[name] = value === "" && name === "open" ? true : value;
    else {
      const values = { kind: "attribute", name, tag } as const;
      report(context, position, markdownRules["html-not-allowed"], values);
    }
  }
  if (tag === "a" && href !== undefined) {
    return { ...getLinkAttributes(resolveLink(href, position, context)), ...safe };
  }
  const { srcset } = safe;
  if (typeof srcset === "string") {
    const resolved = resolveSrcset(srcset, position, context);
    if (resolved === "") delete safe.srcset;
    else safe.srcset = resolved;
  }
  if (tag !== "img") return safe;
  const image = src === undefined ? {} : resolveImage(src, position, context);
  return { alt: "", ...applyExplicitSize(image, safe), loading: "lazy", decoding: "async" };
}

/** Reserves the id of an element. Returns false and adds a diagnostic for an id of the layout. */
export function claimId(id: string, position: Position, context: RenderContext): boolean {
  const { explicitIds } = context;
  if (layoutIds.has(id)) {
    report(context, position, markdownRules["reserved-id"], { id });
    return false;
  }
  if (explicitIds.has(id)) {
    report(context, position, markdownRules["duplicate-heading-id"], { id, of: "element" });
  }
  explicitIds.add(id);
  return true;
}

/** A tag without an address is not a picture, as in `cp <source> <target>`. */
function isPlaceholder(part: Extract<HtmlPart, { kind: "open" | "close" }>): boolean {
  return part.tag === "source" && part.kind === "open" && Object.keys(part.attributes).length === 0;
}

function rejectTag(
  part: Extract<HtmlPart, { kind: "open" | "close" }>,
  position: Position,
  context: RenderContext,
): string {
  const { kind, source, tag } = part;
  const [, component] = /^<\/?([A-Z][\w.]*)/.exec(source) ?? [];
  // `<REGION>` is a placeholder, not a component.
  if (component !== undefined && /[a-z]/.test(component)) {
    recordJsx(context, position, `<${component}>`);
    return escapeText(source);
  }
  const { rejectedTags } = context.output;
  // The end tag of a rejected tag needs no second diagnostic.
  if (kind === "open" || (isAllowedTag(tag) && !rejectedTags.has(tag))) {
    const { isDescription } = context.page;
    const values = { kind: getRejectionKind(part), source, tag, isDescription };
    report(context, position, markdownRules["html-not-allowed"], values);
  }
  if (kind === "open") rejectedTags.add(tag);
  return escapeText(source);
}

function getRejectionKind({
  kind,
  tag,
}: Extract<HtmlPart, { kind: "open" | "close" }>):
  | "unknown-tag"
  | "no-open-tag"
  | "block-in-paragraph" {
  if (!isAllowedTag(tag) || (tag === "source" && kind === "open")) return "unknown-tag";
  return kind === "close" ? "no-open-tag" : "block-in-paragraph";
}

function escapeAngles(html: string): string {
  return html.replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** The parser strips container prefixes from all lines but the first. */
function createInnerPositionLookup(
  node: NodeOf<"html">,
  lines: readonly string[],
): (offset: number) => Position {
  const start = getStart(node);
  const getPosition = createPositionLookup(node.value);
  return (offset) => {
    const { line, column } = getPosition(offset);
    if (line === 1) return { line: start.line, column: start.column + column - 1 };
    const lineEnd = node.value.indexOf("\n", offset);
    const rest = node.value.slice(offset, lineEnd < 0 ? undefined : lineEnd);
    const index = lines[line - 1]?.lastIndexOf(rest.trimEnd()) ?? -1;
    return { line: start.line + line - 1, column: index < 0 ? column : index + 1 };
  };
}

type HtmlPart =
  | { kind: "text"; source: string; offset: number }
  | { kind: "comment"; source: string; offset: number }
  | {
      kind: "open";
      source: string;
      offset: number;
      tag: string;
      attributes: Record<string, string>;
      isSelfClosing: boolean;
    }
  | { kind: "close"; source: string; offset: number; tag: string };

const markup =
  /<!--(?:-?>|[\s\S]*?(?:-->|$))|<(\/?)([a-z][a-z\d-]*)((?:"[^"]*"|'[^']*'|[^"'<>])*)>/gi;

function splitHtml(html: string): HtmlPart[] {
  const parts: HtmlPart[] = [];
  let end = 0;
  for (const match of html.matchAll(markup)) {
    const { index: offset } = match;
    const [source, slash, name = ""] = match;
    if (offset > end) parts.push({ kind: "text", source: html.slice(end, offset), offset: end });
    end = offset + source.length;
    const tag = name.toLowerCase();
    if (tag === "") parts.push({ kind: "comment", source, offset });
    else if (slash) parts.push({ kind: "close", source, offset, tag });
    else parts.push({ kind: "open", source, offset, tag, ...readTag(source) });
  }
  if (end < html.length) parts.push({ kind: "text", source: html.slice(end), offset: end });
  return parts;
}

/** Decodes entities, so that `&#106;avascript:` is recognized. */
function readTag(source: string): { attributes: Record<string, string>; isSelfClosing: boolean } {
  let attributes: Record<string, string> = {};
  const parser = new Parser({
    onopentag(_, parsed) {
      attributes = parsed;
    },
  });
  parser.end(source);
  return { attributes, isSelfClosing: source.endsWith("/>") };
}
