import { isAllowedAttribute } from "../../../../src/content/parse/html/allowed-html.ts";
import { type OpeningTag, quoteAttribute, readTag } from "../../text/jsx-tag.ts";
import type { NodeOf } from "../prepare.ts";
import { type Conversion, offsetsOf } from "./conversion.ts";
import { parseCss } from "./convert-attributes.ts";

const droppedElements = /^(?:script|style|svg|noscript|template|canvas)$/;
const frames = /^(?:iframe|embed|object|video|audio)$/;
const unwrappedElements =
  /^(?:center|font|button|form|label|select|option|input|textarea|nav|header|footer|main|big|marquee|article|aside|section|link|meta|base)$/;

/** The title is the only `h1` of a page, and explanations are abbreviations. */
const renamedElements: Readonly<Record<string, string>> = { h1: "h2", dfn: "abbr" };

/** Replaces HTML that this engine does not support in a page of plain Markdown. */
export function convertHtml(node: NodeOf<"html">, work: Conversion): void {
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
    const tag = slash === "" ? readTag(work.text, at) : undefined;
    done = convertTag(name.toLowerCase(), { tag, at, end }, work);
  }
}

interface TagPosition {
  tag: OpeningTag | undefined;
  at: number;
  end: number;
}

function convertTag(name: string, { tag, at, end }: TagPosition, work: Conversion): number {
  const { text } = work;
  if (!tag || tag.end > end) {
    const close = endAfter(">", at, end, text);
    const isGone = frames.test(name) || unwrappedElements.test(name) || droppedElements.test(name);
    if (text[at + 1] === "/" && isGone) work.edits.push({ start: at, end: close, text: "" });
    else if (text[at + 1] === "/" && Object.hasOwn(renamedElements, name))
      work.edits.push({ start: at, end: close, text: `</${renamedElements[name]}>` });
    return close;
  }
  if (droppedElements.test(name) || frames.test(name)) {
    work.report("element-removed", `<${name}>`, at);
    const close = tag.selfClosing ? tag.end : endOfElement(name, tag.end, end, text);
    const content = text.slice(tag.end, close);
    const link = frames.test(name) ? linkToFrame(name, { tag, content }, work) : "";
    work.edits.push({ start: at, end: close, text: link });
    return close;
  }
  if (unwrappedElements.test(name)) {
    work.report("element-removed", `<${name}>`, at);
    work.edits.push({ start: at, end: tag.end, text: "" });
    return tag.end;
  }
  const renamed = Object.hasOwn(renamedElements, name) ? renamedElements[name] : undefined;
  if (renamed !== undefined) work.edits.push({ start: at + 1, end: tag.nameEnd, text: renamed });
  convertTagAttributes(name, tag, work);
  return tag.end;
}

function endAfter(token: string, at: number, end: number, text: string): number {
  const found = text.indexOf(token, at);
  return found < 0 || found >= end ? end : found + token.length;
}

function endOfElement(name: string, at: number, end: number, text: string): number {
  const close = new RegExp(`</${name}\\s*>`, "i").exec(text.slice(at, end));
  return close ? at + close.index + close[0].length : at;
}

function linkToFrame(
  name: string,
  { tag, content }: { tag: OpeningTag; content: string },
  { context }: Conversion,
): string {
  const given = (key: string) => tag.attributes.find((one) => one.name === key)?.literal;
  const source = /<source\b[^>]*?\ssrc=["']([^"']+)/i.exec(content)?.[1];
  const src = given("src") ?? given("data") ?? given("data-src") ?? source;
  if (src === undefined) return "";
  const address = src.startsWith("//") ? `https:${src}` : (context.image(src) ?? src);
  const isMedia = name === "video" || name === "audio";
  const host = URL.canParse(address) ? new URL(address).hostname : address;
  const label =
    given("title") ?? (isMedia ? `${name === "video" ? "Video" : "Audio"}: ${host}` : host);
  return `<a href=${quoteAttribute(address)}>${label.replace(/</g, "&lt;")}</a>`;
}

function convertTagAttributes(name: string, tag: OpeningTag, work: Conversion): void {
  const given = tag.attributes.find((one) => one.name === "class");
  for (const attribute of tag.attributes) {
    const { start, end, literal = "" } = attribute;
    const key = attribute.name.toLowerCase();
    const remove = () => work.edits.push({ start: start - 1, end, text: "" });
    if (key === "src" || key === "href") convertAddress(name, { key, start, end, literal }, work);
    else if (key === "style") {
      const made = work.context.styleClass(parseCss(literal));
      const cause = made === undefined ? "style-removed" : "style-to-class";
      work.report(cause, literal.slice(0, 60), start);
      const all = [given?.literal, made].filter(Boolean).join(" ");
      if (made === undefined || given) remove();
      else work.edits.push({ start, end, text: `class=${quoteAttribute(all)}` });
      if (made !== undefined && given)
        work.edits.push({
          start: given.start,
          end: given.end,
          text: `class=${quoteAttribute(all)}`,
        });
    } else if (/^on[a-z]+$/.test(key)) {
      work.report("handler-removed", key, start);
      remove();
    } else if (key !== "class" && !isAllowedAttribute(key, name)) remove();
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
