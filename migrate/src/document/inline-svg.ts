import { createHash } from "node:crypto";
import { matchesOutsideCode } from "../text/code-ranges.ts";
import { applyEdits, type Edit } from "../text/edits.ts";
import { quoteAttribute } from "../text/jsx-tag.ts";
import { decodeEntities, stripTags } from "../text/values.ts";

interface WithoutSvg {
  body: string;
  /** Texts of the pictures by their paths in the new site. */
  pictures: Map<string, string>;
}

/** Moves pictures that are written as `<svg>` in plain Markdown to files. */
export function extractSvg(body: string): WithoutSvg {
  const pictures = new Map<string, string>();
  const edits: Edit[] = [];
  let done = 0;
  for (const { index } of matchesOutsideCode(body, /<svg\b/gi)) {
    const end = endOfSvg(body, index);
    if (index < done || end === undefined) continue;
    done = end;
    const svg = toFile(body.slice(index, end));
    const name = createHash("sha256").update(svg).digest("hex").slice(0, 12);
    pictures.set(`public/migrated/svg/${name}.svg`, svg);
    const alt = quoteAttribute(getAlt(svg));
    edits.push({ start: index, end, text: `<img src="/migrated/svg/${name}.svg" alt=${alt}>` });
  }
  return { body: applyEdits(body, edits).text, pictures };
}

function endOfSvg(text: string, start: number): number | undefined {
  let depth = 0;
  const tags = /<(\/?)svg\b[^>]*?(\/?)>/gi;
  tags.lastIndex = start;
  for (let match = tags.exec(text); match; match = tags.exec(text)) {
    const [, slash, isEmpty] = match;
    if (slash) depth--;
    else if (!isEmpty) depth++;
    if (depth === 0) return tags.lastIndex;
  }
  return undefined;
}

/** HTML knows more entities than XML, and the prefix `xlink` without its namespace. */
function toFile(svg: string): string {
  const text = svg.replace(/&(?!(?:amp|lt|gt|quot|apos);)[a-z]\w*;/gi, decodeEntities);
  const [opening = ""] = /^<svg[^>]*/i.exec(text) ?? [];
  const missing = [
    /\sxmlns=/.test(opening) ? "" : ' xmlns="http://www.w3.org/2000/svg"',
    /\sxlink:/.test(text) && !/\sxmlns:xlink=/.test(opening)
      ? ' xmlns:xlink="http://www.w3.org/1999/xlink"'
      : "",
  ];
  return text.replace(/^<svg/i, `<svg${missing.join("")}`);
}

function getAlt(svg: string): string {
  const [, , label] = /^<svg[^>]*?\saria-label=(["'])(.*?)\1/is.exec(svg) ?? [];
  return stripTags(label ?? /<title\b[^>]*>([\s\S]*?)<\/title>/i.exec(svg)?.[1] ?? "");
}
