import { readConstant, readExpression } from "../evaluate/read-statically.ts";
import { escapeMarkdown } from "../text/escape-markdown.ts";
import { htmlToMarkdown, parseTemplate } from "../text/html-to-markdown.ts";
import { readTag } from "../text/jsx-tag.ts";
import {
  asArray,
  asRecord,
  asString,
  asStrings,
  isRecord,
  type Json,
  type JsonRecord,
} from "../text/values.ts";

interface PropertyContext {
  /** The base URL, which properties of components contain, but links and images do not. */
  base: string;
  /** The script of the page. */
  script: string;
  /** A link with the title of the page that an address leads to; undefined if none exists. */
  getPageLink?: ((address: string) => string | undefined) | undefined;
}

/** A word alone, such as `guide` in a list of tags, is probably not a page. */
function isPath(text: string): boolean {
  return /\/|\.(?:md|html)(?:#|$)/.test(text);
}

/** Keeps what readers saw of a component: picture, link, texts, and items of lists. */
export function propertiesToMarkdown(opening: string, context: PropertyContext): string {
  const { script } = context;
  const attributes = readTag(opening, 0)?.attributes ?? [];
  const own: [string, string][] = [];
  const lists: string[] = [];
  for (const { name, literal = "" } of attributes) {
    const [, bound] = /^(?::|v-bind:)(.+)/.exec(name) ?? [];
    if (bound === undefined) {
      own.push([name, literal.trim()]);
      continue;
    }
    const value = readExpression(literal, new Map()) ?? readConstant(script, literal.trim());
    const text = asString(value);
    if (text !== undefined) own.push([bound, text]);
    else lists.push(listToMarkdown(asArray(value), context));
  }
  // Alone, the name of a component's example or file is not text.
  const isText = own.some(
    ([name, text]) => name !== "name" && !hiddenKeys.test(name) && text !== "",
  );
  return [isText ? printProperties(own, context) : "", ...lists].filter(Boolean).join("\n\n");
}

function listToMarkdown(list: readonly Json[], context: PropertyContext): string {
  const rows = list.filter(isRecord);
  if (rows.length === list.length && rows.some(hasOtherTexts)) return printTable(rows);
  const items = list.flatMap((item) => {
    const single = asString(item);
    const text =
      single === undefined
        ? printProperties(getTexts(item), context)
        : ((isPath(single) ? context.getPageLink?.(single) : undefined) ?? single);
    return text === "" ? [] : [`- ${text}`];
  });
  return items.join("\n");
}

const titleKeys = /^(?:title|heading|label|text|name)$/;
const descriptionKeys = /^(?:description|desc|details|content|caption|subtitle)$/;
const pictureKeys = /^(?:src|image|img|cover|thumbnail|avatar|icon)$/;
const addressKeys = /^(?:href|to|link|url)$/;
/** Keys whose values readers do not see. */
const hiddenKeys = /^(?:alt|id|key|class|style|color|theme|target|rel|size|variant|links)$/;

/** Whether an item has texts that a line with a title, a link, and a description does not show. */
function hasOtherTexts(item: JsonRecord): boolean {
  const keys = Object.keys(item).filter(
    (key) => typeof item[key] !== "boolean" && printCell(item[key]) !== "",
  );
  const shown = [titleKeys, descriptionKeys, pictureKeys, addressKeys];
  const others = keys.filter((key) => !shown.some((pattern) => pattern.test(key)));
  const hasDescription = keys.some((key) => descriptionKeys.test(key));
  return others.some((key) => (key === "type" ? hasDescription : !hiddenKeys.test(key)));
}

function printTable(rows: readonly JsonRecord[]): string {
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((key) =>
    rows.some((row) => printCell(row[key]) !== ""),
  );
  const printRow = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [
    printRow(keys.map((key) => key.charAt(0).toUpperCase() + key.slice(1))),
    printRow(keys.map(() => "---")),
    ...rows.map((row) => printRow(keys.map((key) => printCell(row[key])))),
  ].join("\n");
}

/** A text, or a list of texts, in a cell of a table. */
function printCell(value: Json): string {
  const texts = Array.isArray(value)
    ? asStrings(value)
    : [asString(value) ?? (typeof value === "boolean" ? String(value) : "")];
  return texts
    .map((text) => (isHtml(text) ? toMarkdown(text) : escapeMarkdown(text)))
    .join(", ")
    .trim()
    .replace(/\s*\n\s*/g, "<br>")
    .replace(/(?<!\\)\|/g, "\\|");
}

const isHtml = (text: string) => /<\/(?:p|code|a|strong|em|b|i|ul|li|span)>|<br\s*\/?>/.test(text);

function toMarkdown(html: string): string {
  const sameAddress = (address: string) => address;
  const text = htmlToMarkdown(parseTemplate(html), {
    resolveImage: sameAddress,
    resolveLink: sameAddress,
  });
  return text.replace(/\n+/g, "\n").replace(/ {2,}/g, " ");
}

function getTexts(value: Json): [string, string][] {
  return Object.entries(asRecord(value)).flatMap(([key, inner]): [string, string][] => {
    const text = asString(inner)?.trim();
    return text ? [[key, text]] : [];
  });
}

function printProperties(
  texts: readonly (readonly [string, string])[],
  { base, getPageLink }: PropertyContext,
): string {
  const findValue = (names: RegExp) =>
    texts.find(([name, text]) => names.test(name) && text !== "")?.[1];
  const findText = (names: RegExp) => {
    const text = findValue(names);
    return text !== undefined && isHtml(text) ? toMarkdown(text).replaceAll("\n", " ") : text;
  };
  const withoutBase = (address: string) =>
    address.startsWith(base) ? `/${address.slice(base.length)}` : address;
  const title = findText(titleKeys);
  const description = findText(descriptionKeys);
  const picture = findValue(/^(?:src|image|img|cover|thumbnail)$/);
  if (picture && /\.(?:png|jpe?g|gif|webp|avif|svg)$/i.test(picture)) {
    return `![${findValue(/^alt$/) ?? title ?? description ?? ""}](${withoutBase(picture).replaceAll(" ", "%20")})`;
  }
  const address = findValue(addressKeys);
  const isLink = address !== undefined && /^(?:https?:|\.{0,2}\/)/.test(address);
  const toPage = title === undefined ? getPageLink?.(withoutBase(address ?? "")) : undefined;
  const link = isLink ? `[${title ?? address}](${withoutBase(address)})` : title;
  const shown = [toPage ?? link, description];
  return shown.filter(Boolean).join(": ");
}
