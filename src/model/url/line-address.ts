import { safeDecode } from "./route.ts";

export interface LineRange {
  block: string;
  first: number;
  last: number;
}

/** Numbered on collision. Browser and link check use the same order, so the ids agree. */
export function getUniqueBlockId(usedIds: { has(id: string): boolean }, title: string): string {
  const name = getBlockId(title);
  let id = name;
  for (let count = 2; usedIds.has(id); count += 1) id = `${name}-${count}`;
  return id;
}

/** From the first words of a title, or the last two segments of a path. */
export function getBlockId(title: string): string {
  const end = title
    .replace(/\s*\(.*\)$/, "")
    .split("/")
    .slice(-2)
    .join("-");
  const words = end.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ["block"];
  return `code-${words.slice(0, 6).join("-")}`;
}

export function readRange(hash: string): LineRange | undefined {
  const [, block, from, to = from] =
    /^#(code-.+?)-L(\d+)(?:-L(\d+))?$/.exec(safeDecode(hash)) ?? [];
  if (block === undefined) return undefined;
  const ends = [Number(from), Number(to)];
  return { block, first: Math.min(...ends), last: Math.max(...ends) };
}

export function formatLineHash({ block, first, last }: LineRange): string {
  return `#${block}-L${first}${last > first ? `-L${last}` : ""}`;
}

export function joinRanges(range: LineRange, other: LineRange): LineRange {
  return {
    ...range,
    first: Math.min(range.first, other.first),
    last: Math.max(range.last, other.last),
  };
}
