import { asArray, asString, isRecord, type Json, type JsonRecord } from "../text/values.ts";

/** Keys that VitePress reads, and those that become keys of the new page. */
const ownKeys =
  /^(?:title|titleTemplate|description|layout|sidebar|navbar|aside|outline|head|footer|editLink|lastUpdated|pageClass|prev|next|lang|tags|date|authors?|image|keywords|id|slug)$/;
const titleKeys = /^(?:title|text|label|name|heading|caption)$/;
const addressKeys = /^(?:href|link|to|url)$/;

/**
 * A list of the texts and links that a layout of the theme reads from the front matter of a page.
 *
 * @param hasText whether the page has its own text, so that single keys are only data
 */
export function frontMatterToMarkdown(
  frontMatter: JsonRecord,
  { hasText }: { hasText: boolean },
): string {
  const entries = Object.entries(frontMatter).filter(
    ([key, value]) => !ownKeys.test(key) && !(hasText && asString(value) !== undefined),
  );
  return entries.flatMap(([, value]) => getItems(value, 0)).join("\n");
}

function getItems(value: Json, depth: number): string[] {
  const indent = "  ".repeat(depth);
  const text = asString(value);
  if (text !== undefined) return isText(text) ? [`${indent}- ${text}`] : [];
  if (!isRecord(value)) return asArray(value).flatMap((item) => getItems(item, depth));
  const entries = Object.entries(value);
  const find = (pattern: RegExp) =>
    entries.find(([key, one]) => pattern.test(key) && asString(one));
  const [title, address] = [find(titleKeys), find(addressKeys)];
  const label = asString(title?.[1]) ?? asString(address?.[1]);
  const rest = entries.filter((entry) => entry !== title && entry !== address);
  if (label === undefined) return rest.flatMap(([, inner]) => getItems(inner, depth));
  const line = address ? `[${label}](${asString(address[1])})` : label;
  return [`${indent}- ${line}`, ...rest.flatMap(([, inner]) => getItems(inner, depth + 1))];
}

/** Names of themes, sizes, files, and icons have no spaces, or no words. */
function isText(text: string): boolean {
  return /[^\x20-\x7e]|\s/.test(text.trim()) && /\p{L}{3}|[^\x20-\x7e]/u.test(text);
}
