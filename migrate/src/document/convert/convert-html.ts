import {
  isAllowedAttribute,
  isAllowedTag,
  isBlockTag,
  paragraphEnds,
} from "../../../../src/content/parse/html/allowed-html.ts";
import { escapeText } from "../../../../src/model/text/escape-html.ts";
import { type OpeningTag, quoteAttribute, readTag, type TagAttribute } from "../../text/jsx-tag.ts";
import type { NodeOf } from "../prepare.ts";
import { getOffsets, isPageHead, type PageConversion } from "./conversion.ts";
import {
  convertAddress,
  convertSrcset,
  parseStyle,
  removeAttribute,
} from "./convert-attributes.ts";

const droppedElements = /^(?:script|style|svg|noscript|template|canvas|head)$/;
/** Elements that become links to what they embed, or `img` for images. */
const embeddingElements = /^(?:iframe|embed|object|video|audio)$/;

/** Elements that this engine does not allow. Their content stays. */
const unwrappedElements: ReadonlySet<string> = new Set(
  "acronym address applet area article aside base basefont bdi bdo big blink body button center cite data datalist dialog dir fieldset font footer form frame frameset header hgroup html input label legend link main map marquee menu meta meter nav nobr optgroup option output param progress select slot textarea time title track".split(
    " ",
  ),
);

/** Elements that become `div`: without any tags, their indented content would be code. */
const blockElements = /^(?:article|aside|center|footer|header|hgroup|main|nav)$/;

/** Elements for interaction. Their removal is reported, because their text does not replace them. */
const activeElements =
  /^(?:applet|button|dialog|form|frame|frameset|input|map|meter|progress|select|slot|textarea|track)$|-/;

/** The title of a page is its `h1`, and `dfn` is not allowed. */
const renamedElements: Readonly<Record<string, string>> = { h1: "h2", dfn: "abbr" };

interface HtmlContext {
  /** Whether the HTML is part of a paragraph. */
  isInline: boolean;
  /** Where the search for an end tag stops. In paragraphs and table cells, each tag is a node. */
  elementLimit: number;
}

/** Converts HTML that plain Markdown may not contain. Returns the offset after the converted text. */
export function convertHtml(
  node: NodeOf<"html">,
  htmlContext: HtmlContext,
  page: PageConversion,
): number {
  const [start, nodeEnd] = getOffsets(node);
  let convertedEnd = start;
  for (const { index } of page.text.slice(start, nodeEnd).matchAll(/<\/?[a-z]|<!--/gi)) {
    const tagStart = start + index;
    if (tagStart < convertedEnd) continue;
    convertedEnd = page.text.startsWith("<!--", tagStart)
      ? endAfter("-->", tagStart, nodeEnd, page.text)
      : convertTag({ ...htmlContext, tagStart, nodeEnd }, page);
  }
  return convertedEnd;
}

interface TagContext extends HtmlContext {
  tagStart: number;
  nodeEnd: number;
}

/** How the tags of an element change. */
interface TagConversion {
  /** The name in lowercase. */
  name: string;
  newName: string;
  isUnwrapped: boolean;
  isRemoved: boolean;
}

function getConversion(
  name: string,
  isInline: boolean,
  { hidesTitle }: PageConversion["context"],
): TagConversion {
  const isBlock = !isInline && blockElements.test(name);
  const isRenamed = Object.hasOwn(renamedElements, name) && !(name === "h1" && hidesTitle);
  const renamed = isRenamed ? renamedElements[name] : undefined;
  const newName = isBlock ? "div" : (renamed ?? name);
  const isRemoved = embeddingElements.test(name) || droppedElements.test(name);
  return { name, newName, isRemoved, isUnwrapped: !isBlock && mustUnwrap(newName, isInline) };
}

/** @returns the offset after the tag, or after the element if it is removed with its content */
function convertTag(context: TagContext, page: PageConversion): number {
  const source = page.text.slice(context.tagStart, context.nodeEnd);
  const [, slash, name = ""] = /^<(\/?)([a-z][\w-]*)/i.exec(source) ?? [];
  const conversion = getConversion(name.toLowerCase(), context.isInline, page.context);
  return slash === "/"
    ? convertEndTag(conversion, context, page)
    : convertStartTag(conversion, context, page);
}

function convertEndTag(
  { name, newName, isUnwrapped, isRemoved }: TagConversion,
  { isInline, tagStart, nodeEnd }: TagContext,
  page: PageConversion,
): number {
  const { text } = page;
  const end = endAfter(">", tagStart, nodeEnd, text);
  const replace = (newTag: string) => page.edits.push({ start: tagStart, end, text: newTag });
  // Browsers ignore the end tags of these elements.
  if (/^(?:col|hr|img|input|source|wbr)$/.test(name)) {
    replace("");
    return end;
  }
  // For an end tag without a start tag, a browser makes an empty paragraph.
  if (name === "p" && !isInline && !page.isParagraphOpen) replace("");
  if (!isInline && (name === "p" || paragraphEnds.has(name))) page.isParagraphOpen = false;
  if (isInline && closesBlock(name, tagStart, page)) {
    const isLast = /^[ \t]*(?:\n[ \t]*\n|\n?$)/.test(text.slice(end));
    replace(`\n\n</div>${isLast ? "" : "\n\n"}`);
  } else if (isUnwrapped || isRemoved) replace("");
  else if (newName !== name) replace(`</${newName}>`);
  return end;
}

function convertStartTag(
  { name, newName, isUnwrapped, isRemoved }: TagConversion,
  { isInline, elementLimit, tagStart, nodeEnd }: TagContext,
  page: PageConversion,
): number {
  const { text } = page;
  if (!isInline) {
    page.isParagraphOpen = name === "p" || (page.isParagraphOpen && !paragraphEnds.has(name));
  }
  const tag = readTag(text, tagStart);
  if (!tag || tag.end > nodeEnd) return endAfter(">", tagStart, nodeEnd, text);
  if (isRemoved) {
    if (!isPageHead(name, page)) page.report("element-removed", `<${name}>`, tagStart);
    const end = tag.selfClosing ? tag.end : endOfElement(name, tag.end, elementLimit, text);
    const content = text.slice(tag.end, end);
    const link = embeddingElements.test(name) ? linkToEmbedded(name, { tag, content }, page) : "";
    page.edits.push({ start: tagStart, end, text: link });
    return end;
  }
  const source = text.slice(tagStart, tag.end);
  // Without attributes and an end tag, `<my-name>` is not a custom element.
  const isPlaceholder =
    /^<[\w-]+>$/.test(source) && name.includes("-") && !text.includes(`</${tag.name}>`);
  if (name === "center" && !isInline) {
    const centered = page.context.addStyleClass({ textAlign: "center" }) ?? "";
    page.edits.push({
      start: tagStart,
      end: tag.end,
      text: `<div class=${quoteAttribute(centered)}>`,
    });
  } else if (isUnwrapped && !isPlaceholder) {
    const cause = activeElements.test(name) ? "element-removed" : "element-unwrapped";
    page.report(cause, source.replace(/\s+/g, " ").slice(0, 60), tagStart);
    page.edits.push({ start: tagStart, end: tag.end, text: "" });
  } else {
    if (newName !== name) {
      page.edits.push({ start: tagStart + 1, end: tag.nameEnd, text: newName });
    }
    convertTagAttributes(newName, tag, page);
  }
  return tag.end;
}

/** Whether an end tag in a paragraph belongs to an element that started before it and is a `div` now. */
function closesBlock(name: string, tagStart: number, { text, edits }: PageConversion): boolean {
  if (!blockElements.test(name)) return false;
  const [last] = [...text.slice(0, tagStart).matchAll(new RegExp(`</?${name}\\b`, "gi"))].slice(-1);
  if (last === undefined || last[0].startsWith("</")) return false;
  return edits.some(
    (edit) =>
      (edit.start === last.index && edit.text.startsWith("<div")) ||
      (edit.start === last.index + 1 && edit.text === "div"),
  );
}

/** Custom elements are unwrapped too. Unknown names without a hyphen are placeholders, and stay. */
function mustUnwrap(name: string, isInline: boolean): boolean {
  if (unwrappedElements.has(name) || name.includes("-")) return true;
  return isAllowedTag(name) && isInline && isBlockTag(name);
}

/** The offset after the first occurrence of a token; `limit` if none is before it. */
function endAfter(token: string, start: number, limit: number, text: string): number {
  const index = text.indexOf(token, start);
  return index < 0 || index >= limit ? limit : index + token.length;
}

/** The offset after the end tag, past nested elements of the same name; `start` if none exists. */
function endOfElement(name: string, start: number, limit: number, text: string): number {
  let depth = 1;
  for (const { index, 0: tag } of text
    .slice(start, limit)
    .matchAll(new RegExp(`<(?:/${name}\\s*|${name}(?=[\\s/>])[^>]*)>`, "gi"))) {
    if (tag.startsWith("</")) depth--;
    else if (!tag.endsWith("/>")) depth++;
    if (depth === 0) return start + index + tag.length;
  }
  return start;
}

function linkToEmbedded(
  name: string,
  { tag, content }: { tag: OpeningTag; content: string },
  { context }: PageConversion,
): string {
  const source = readTag(content, content.search(/<source\b/i));
  const src =
    getAttribute(tag, "src") ??
    getAttribute(tag, "data") ??
    getAttribute(tag, "data-src") ??
    (source && getAttribute(source, "src"));
  if (src === undefined) return "";
  const address = src.startsWith("//") ? `https:${src}` : (context.resolveImage(src) ?? src);
  const isMedia = name === "video" || name === "audio";
  const host = URL.canParse(address) ? new URL(address).hostname : address;
  const title = getAttribute(tag, "title") ?? getAttribute(tag, "aria-label");
  if (/\.(?:svg|png|jpe?g|gif|webp|avif)$/i.test(address)) {
    return `<img src=${quoteAttribute(address)} alt=${quoteAttribute(title ?? "")}>`;
  }
  const label = title ?? (isMedia ? `${name === "video" ? "Video" : "Audio"}: ${host}` : host);
  return `<a href=${quoteAttribute(address)}>${escapeText(label)}</a>`;
}

/** Names of attributes are case-insensitive in HTML. */
function getAttribute({ attributes }: OpeningTag, key: string): string | undefined {
  return attributes.find(({ name }) => name.toLowerCase() === key)?.literal;
}

function convertTagAttributes(element: string, tag: OpeningTag, page: PageConversion): void {
  const classAttribute = tag.attributes.find(({ name }) => name.toLowerCase() === "class");
  for (const attribute of tag.attributes) {
    const key = attribute.name.toLowerCase();
    if (key === "src" || key === "href") {
      if (!/^(?:img|a|source)$/.test(element)) continue;
      const named = { ...attribute, name: key };
      convertAddress(named, attribute.literal ?? "", {
        tagStart: attribute.start,
        page,
        isComponent: false,
      });
    } else if (key === "srcset") convertSrcset(attribute, page);
    else if (key === "style") convertStyle(attribute, classAttribute, page);
    else if (/^on[a-z]+$/.test(key)) {
      page.report("handler-removed", key, attribute.start);
      page.edits.push(removeAttribute(attribute, page.text));
    } else if (key !== "class" && !isAllowedAttribute(key, element)) {
      page.edits.push(removeAttribute(attribute, page.text));
    }
  }
}

function convertStyle(
  style: TagAttribute,
  classAttribute: TagAttribute | undefined,
  page: PageConversion,
): void {
  const { start, end, literal = "" } = style;
  const styleClass = page.context.addStyleClass(parseStyle(literal));
  const cause = styleClass === undefined ? "style-removed" : "style-to-class";
  page.report(cause, literal.slice(0, 60), start);
  if (styleClass === undefined || classAttribute) {
    page.edits.push(removeAttribute(style, page.text));
  } else page.edits.push({ start, end, text: `class=${quoteAttribute(styleClass)}` });
  if (styleClass === undefined || !classAttribute) return;
  const classes = [classAttribute.literal, styleClass].filter(Boolean).join(" ");
  page.edits.push({
    start: classAttribute.start,
    end: classAttribute.end,
    text: `class=${quoteAttribute(classes)}`,
  });
}
