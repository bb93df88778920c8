import {
  isAllowedAttribute,
  isAllowedTag,
} from "../../../../src/content/parse/html/allowed-html.ts";
import { type OpeningTag, quoteAttribute, readTag } from "../../text/jsx-tag.ts";
import type { NodeOf } from "../prepare.ts";
import { type Conversion, offsetsOf } from "./conversion.ts";
import { parseCss, removeAttribute } from "./convert-attributes.ts";

const droppedElements = /^(?:script|style|svg|noscript|template|canvas)$/;
const frames = /^(?:iframe|embed|object|video|audio)$/;

/** Elements of HTML that this engine does not allow. Their content stays. */
const unwrappedElements: ReadonlySet<string> = new Set(
  "acronym address applet area article aside base basefont bdi bdo big blink body button center cite data datalist dialog dir fieldset font footer form frame frameset head header hgroup html input label legend link main map marquee menu meta meter nav nobr optgroup option output param progress select slot textarea time title track".split(
    " ",
  ),
);

/** The title is the only `h1` of a page, and explanations are abbreviations. */
const renamedElements: Readonly<Record<string, string>> = { h1: "h2", dfn: "abbr" };

/** Replaces HTML that this engine does not support in a page of plain Markdown. */
export function convertHtml(
  node: NodeOf<"html">,
  { isInline }: { isInline: boolean },
  work: Conversion,
): void {
  const [start, end] = offsetsOf(node);
  let done = start;
  for (const { index } of work.text.slice(start, end).matchAll(/<\/?[a-z]|<!--/gi)) {
    const at = start + index;
    if (at < done) continue;
    done = at + 1;
    if (work.text.startsWith("<!--", at)) {
      done = endAfter("-->", at, end, work.text);
      continue;
    }
    const [, slash, name = ""] = /^<(\/?)([a-z][\w-]*)/i.exec(work.text.slice(at, end)) ?? [];
    const isEndTag = slash === "/";
    done = convertTag(name.toLowerCase(), { isEndTag, isInline, at, end }, work);
  }
}

interface TagPosition {
  isEndTag: boolean;
  /** Whether the tag is part of a paragraph. */
  isInline: boolean;
  at: number;
  end: number;
}

function convertTag(
  name: string,
  { isEndTag, isInline, at, end }: TagPosition,
  work: Conversion,
): number {
  const { text } = work;
  const renamed = Object.hasOwn(renamedElements, name) ? renamedElements[name] : undefined;
  const isUnwrapped = mustUnwrap(renamed ?? name, isInline);
  if (isEndTag) {
    const close = endAfter(">", at, end, text);
    const isRemoved = isUnwrapped || frames.test(name) || droppedElements.test(name);
    if (isRemoved) work.edits.push({ start: at, end: close, text: "" });
    else if (renamed !== undefined) {
      work.edits.push({ start: at, end: close, text: `</${renamed}>` });
    }
    return close;
  }
  const tag = readTag(text, at);
  if (!tag || tag.end > end) return endAfter(">", at, end, text);
  if (droppedElements.test(name) || frames.test(name)) {
    work.report("element-removed", `<${name}>`, at);
    const close = tag.selfClosing ? tag.end : endOfElement(name, tag.end, end, text);
    const content = text.slice(tag.end, close);
    const link = frames.test(name) ? linkToFrame(name, { tag, content }, work) : "";
    work.edits.push({ start: at, end: close, text: link });
    return close;
  }
  if (isUnwrapped) {
    work.report("element-removed", `<${name}>`, at);
    work.edits.push({ start: at, end: tag.end, text: "" });
    return tag.end;
  }
  if (renamed !== undefined) work.edits.push({ start: at + 1, end: tag.nameEnd, text: renamed });
  convertTagAttributes(name, tag, work);
  return tag.end;
}

/** Custom elements are unwrapped too. Other unknown names are placeholders such as `<name>`. */
function mustUnwrap(name: string, isInline: boolean): boolean {
  if (unwrappedElements.has(name) || name.includes("-")) return true;
  return isAllowedTag(name, false) && !isAllowedTag(name, isInline);
}

function endAfter(token: string, at: number, end: number, text: string): number {
  const found = text.indexOf(token, at);
  return found < 0 || found >= end ? end : found + token.length;
}

/** The offset after the end tag of an element. Elements of the same name may be inside it. */
function endOfElement(name: string, at: number, end: number, text: string): number {
  let depth = 1;
  for (const { index, 0: tag } of text
    .slice(at, end)
    .matchAll(new RegExp(`<(?:/${name}\\s*|${name}(?=[\\s/>])[^>]*)>`, "gi"))) {
    if (tag.startsWith("</")) depth--;
    else if (!tag.endsWith("/>")) depth++;
    if (depth === 0) return at + index + tag.length;
  }
  return at;
}

function linkToFrame(
  name: string,
  { tag, content }: { tag: OpeningTag; content: string },
  { context }: Conversion,
): string {
  const source = readTag(content, content.search(/<source\b/i));
  const src =
    attributeOf(tag, "src") ??
    attributeOf(tag, "data") ??
    attributeOf(tag, "data-src") ??
    (source && attributeOf(source, "src"));
  if (src === undefined) return "";
  const address = src.startsWith("//") ? `https:${src}` : (context.image(src) ?? src);
  const isMedia = name === "video" || name === "audio";
  const host = URL.canParse(address) ? new URL(address).hostname : address;
  const label =
    attributeOf(tag, "title") ??
    (isMedia ? `${name === "video" ? "Video" : "Audio"}: ${host}` : host);
  const text = label.replace(/&/g, "&amp;").replace(/</g, "&lt;");
  return `<a href=${quoteAttribute(address)}>${text}</a>`;
}

/** Names of attributes are case-insensitive in HTML. */
function attributeOf({ attributes }: OpeningTag, key: string): string | undefined {
  return attributes.find(({ name }) => name.toLowerCase() === key)?.literal;
}

function convertTagAttributes(name: string, tag: OpeningTag, work: Conversion): void {
  const given = tag.attributes.find((one) => one.name.toLowerCase() === "class");
  for (const attribute of tag.attributes) {
    const { start, end, literal = "" } = attribute;
    const key = attribute.name.toLowerCase();
    if (key === "src" || key === "href") convertAddress(name, { key, start, end, literal }, work);
    else if (key === "style") {
      const made = work.context.styleClass(parseCss(literal));
      const cause = made === undefined ? "style-removed" : "style-to-class";
      work.report(cause, literal.slice(0, 60), start);
      const classes = `class=${quoteAttribute([given?.literal, made].filter(Boolean).join(" "))}`;
      if (made === undefined || given) work.edits.push(removeAttribute(attribute, work.text));
      else work.edits.push({ start, end, text: classes });
      if (made !== undefined && given) {
        work.edits.push({ start: given.start, end: given.end, text: classes });
      }
    } else if (/^on[a-z]+$/.test(key)) {
      work.report("handler-removed", key, start);
      work.edits.push(removeAttribute(attribute, work.text));
    } else if (key !== "class" && !isAllowedAttribute(key, name)) {
      work.edits.push(removeAttribute(attribute, work.text));
    }
  }
}

function convertAddress(
  element: string,
  { key, start, end, literal }: { key: string; start: number; end: number; literal: string },
  work: Conversion,
): void {
  const isImage = key === "src";
  if (element !== "img" && element !== "a" && element !== "source") return;
  const now = isImage ? work.context.image(literal) : work.context.link(literal);
  if (now === undefined) work.report(isImage ? "missing-image" : "broken-link", literal, start);
  else if (now !== literal) work.edits.push({ start, end, text: `${key}=${quoteAttribute(now)}` });
}
