import { safeDecode } from "../../model/url/route.ts";

/** Lines of a block, counted from one. */
export interface LineRange {
  /** Id of the block within the page. */
  block: string;
  first: number;
  last: number;
}

/** The id of a block: the end of its path, or its language. A second one gets a number. */
export function blockId(title: string): string {
  const end = title
    .replace(/\s*\(.*\)$/, "")
    .split("/")
    .slice(-2)
    .join("-");
  const words = end.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ["block"];
  return `code-${words.slice(0, 6).join("-")}`;
}

/** Reads `#code-main-tf-L3` and `#code-main-tf-L3-L9`. */
export function readRange(hash: string): LineRange | undefined {
  const [, block, from, to = from] =
    /^#(code-.+?)-L(\d+)(?:-L(\d+))?$/.exec(safeDecode(hash)) ?? [];
  if (block === undefined) return undefined;
  const ends = [Number(from), Number(to)];
  return { block, first: Math.min(...ends), last: Math.max(...ends) };
}

/** The address of lines within their page. */
export function hashOf({ block, first, last }: LineRange): string {
  return `#${block}-L${first}${last > first ? `-L${last}` : ""}`;
}

/** The lines from one range to another of the same block. */
export function joined(one: LineRange, other: LineRange): LineRange {
  return {
    ...one,
    first: Math.min(one.first, other.first),
    last: Math.max(one.last, other.last),
  };
}

/** Columns before the first character; a tab fills up to four. */
export function indentOf(text: string): number {
  let columns = 0;
  for (const char of text) {
    if (char === "\t") columns += 4 - (columns % 4);
    else if (char === " ") columns += 1;
    else break;
  }
  return columns;
}
