import { Parser } from "htmlparser2";

/** A piece of raw HTML. `offset` counts from the start of the text. */
export type HtmlPart =
  | { kind: "text"; source: string; offset: number }
  | { kind: "comment"; source: string; offset: number }
  | {
      kind: "open";
      source: string;
      offset: number;
      tag: string;
      attributes: Record<string, string>;
      selfClosing: boolean;
    }
  | { kind: "close"; source: string; offset: number; tag: string };

const markup = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z\d-]*)((?:"[^"]*"|'[^']*'|[^"'<>])*)>/gi;

/** Splits raw HTML into tags, comments and the text between them. */
export function splitHtml(html: string): HtmlPart[] {
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

/** Returns the attributes of a tag with entities decoded, so that `&#106;avascript:` is recognized. */
function readTag(source: string): { attributes: Record<string, string>; selfClosing: boolean } {
  let attributes: Record<string, string> = {};
  const parser = new Parser({
    onopentag(_, found) {
      attributes = found;
    },
  });
  parser.end(source);
  return { attributes, selfClosing: source.endsWith("/>") };
}
