import { Parser } from "htmlparser2";

export interface TagAttribute {
  /** Empty for a spread such as `{...rest}`. */
  name: string;
  start: number;
  end: number;
  /** The value without entities, or that of a plain string in braces. */
  literal?: string;
  expression?: string;
}

export interface OpeningTag {
  name: string;
  start: number;
  end: number;
  nameEnd: number;
  selfClosing: boolean;
  attributes: TagAttribute[];
}

export function findAttribute({ attributes }: OpeningTag, key: string): TagAttribute | undefined {
  return attributes.find(({ name }) => name === key);
}

/** The first text, other than an empty one, that one of these attributes has. */
export function findLiteral(tag: OpeningTag, ...keys: readonly string[]): string | undefined {
  return keys.map((key) => findAttribute(tag, key)?.literal).find(Boolean);
}

/** Reads the opening tag at an offset, because the MDX parser has no positions of attributes. */
export function readTag(text: string, start: number): OpeningTag | undefined {
  const [opening, name = ""] = /^<([\w.:-]*)/.exec(text.slice(start, start + 200)) ?? [];
  if (opening === undefined) return undefined;
  const nameEnd = start + opening.length;
  const attributes: TagAttribute[] = [];
  let index = nameEnd;
  while (index < text.length) {
    index += /^\s*/.exec(text.slice(index, index + 2000))?.[0].length ?? 0;
    const [close] = /^\/?>/.exec(text.slice(index, index + 2)) ?? [];
    if (close !== undefined) {
      const end = index + close.length;
      return { name, start, nameEnd, end, selfClosing: close === "/>", attributes };
    }
    const attribute = readAttribute(text, index);
    if (!attribute) return undefined;
    attributes.push(attribute);
    index = attribute.end;
  }
  return undefined;
}

function readAttribute(text: string, start: number): TagAttribute | undefined {
  if (text[start] === "{") {
    const end = getBraceEnd(text, start);
    return end === undefined
      ? undefined
      : { name: "", start, end, expression: text.slice(start + 1, end - 1) };
  }
  const name = /^[\w:.@$-]+/.exec(text.slice(start, start + 200))?.[0];
  if (!name) return undefined;
  const nameEnd = start + name.length;
  const equals = /^\s*=\s*/.exec(text.slice(nameEnd, nameEnd + 100));
  if (!equals) return { name, start, end: nameEnd, literal: "" };
  const valueStart = nameEnd + equals[0].length;
  const quote = text[valueStart];
  if (quote === '"' || quote === "'") {
    const close = text.indexOf(quote, valueStart + 1);
    if (close < 0) return undefined;
    const literal = decodeAttribute(text.slice(valueStart + 1, close));
    return { name, start, end: close + 1, literal };
  }
  if (quote !== "{") {
    const unquoted = /^[^\s"'=<>`{][^\s"'<>`{]*?(?=\s|\/?>)/.exec(
      text.slice(valueStart, valueStart + 2000),
    )?.[0];
    if (unquoted === undefined) return undefined;
    const literal = decodeAttribute(unquoted);
    return { name, start, end: valueStart + unquoted.length, literal };
  }
  const end = getBraceEnd(text, valueStart);
  if (end === undefined) return undefined;
  const expression = text.slice(valueStart + 1, end - 1);
  const literalText = /^\s*(["'`])((?:(?!\1)[^\\$])*)\1\s*$/.exec(expression)?.[2];
  return {
    name,
    start,
    end,
    expression,
    ...(literalText !== undefined && { literal: literalText }),
  };
}

function decodeAttribute(value: string): string {
  if (!value.includes("&")) return value;
  let decoded = value;
  const parser = new Parser({
    onattribute: (_name, text) => {
      decoded = text;
    },
  });
  parser.end(`<a title="${value.replaceAll('"', "&quot;")}">`);
  return decoded;
}

/** The offset after the brace that closes the one at `start`. Skips strings and block comments. */
function getBraceEnd(text: string, start: number): number | undefined {
  let depth = 0;
  let index = start;
  while (index < text.length) {
    const character = text[index];
    if (character === "{") depth++;
    else if (character === "}" && --depth === 0) return index + 1;
    else if (character === "/" && text[index + 1] === "*") {
      const close = text.indexOf("*/", index + 2);
      if (close < 0) return undefined;
      index = close + 1;
    } else if (character === '"' || character === "'" || character === "`") {
      const end = getQuoteEnd(text, index);
      // A quote that is not closed on its line is an apostrophe in text.
      if (end !== undefined) index = end - 1;
    }
    index++;
  }
  return undefined;
}

function getQuoteEnd(text: string, start: number): number | undefined {
  const quote = text[start];
  for (let index = start + 1; index < text.length; index++) {
    if (text[index] === "\\") index++;
    else if (text[index] === quote) return index + 1;
    else if (text[index] === "\n" && quote !== "`") return undefined;
  }
  return undefined;
}

/** Quotes a JSX attribute value, in which only entities are escapes. */
export function quoteAttribute(text: string): string {
  return `"${text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/\s+/g, " ")}"`;
}
