import { safeDecode } from "./route.ts";

/** Lines of a block, counted from one. */
export interface LineRange {
  /** Id of the block within the page. */
  block: string;
  first: number;
  last: number;
}

/**
 * The id of a block of numbered lines, with a number at its end where `taken` has it already. The
 * browser and the check of links ask in the order of the page, so both get the same ids.
 */
export function blockIdAmong(taken: { has(id: string): boolean }, title: string): string {
  const name = blockId(title);
  let id = name;
  for (let count = 2; taken.has(id); count += 1) id = `${name}-${count}`;
  return id;
}

/**
 * The id of the first block with a title, made of its first words; of a path, of its last two parts. A
 * block without a title has its language for one.
 */
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
