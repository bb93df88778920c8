import type { Block } from "../guide/block.ts";
import { filePathOf } from "../guide/title.ts";
import { isTyped } from "../play/play-guide.ts";

/** A fault in a copy of a guide: some lines that are replaced by others. */
export interface Edit {
  file: string;
  /** The first line that is replaced, from 1. */
  line: number;
  /** How many lines are replaced. */
  count: number;
  lines: string[];
}

/** Finds all places of a guide at which a fault of one kind can be planted. */
export type FindPlaces = (blocks: readonly Block[], source: readonly string[]) => Edit[];

/** Returns the faulty line; null takes it away, undefined leaves it alone. */
type Change = (line: string, match: RegExpExecArray) => string | null | undefined;

/** Places in the lines of some blocks that a pattern fits. */
export function inBlocks(
  wanted: (block: Block) => boolean,
  pattern: RegExp,
  change: Change,
): FindPlaces {
  return (blocks, source) =>
    blocks.filter(wanted).flatMap((block) => {
      const length = block.code.replace(/\n$/, "").split("\n").length;
      return Array.from({ length }, (_, index) => block.line + index).flatMap((line): Edit[] => {
        const text = source[line - 1] ?? "";
        const match = pattern.exec(text);
        const changed = match ? change(text, match) : undefined;
        if (changed === undefined || changed === text) return [];
        return [{ file: block.file, line, count: 1, lines: changed === null ? [] : [changed] }];
      });
    });
}

/** Places in what a reader types. */
export function inCommands(pattern: RegExp, change: Change): FindPlaces {
  return inBlocks(isTyped, pattern, change);
}

/** Places in files that the guide writes. */
export function inFiles(pattern: RegExp, change: Change, language?: RegExp): FindPlaces {
  return inBlocks(
    (block) => isWritten(block) && (language?.test(block.language) ?? true),
    pattern,
    change,
  );
}

/** Places in the titles of blocks that write a file. */
export function inTitles(change: (title: string) => string): FindPlaces {
  return (blocks, source) =>
    blocks.filter(isWritten).flatMap((block): Edit[] => {
      const fence = source[block.line - 2] ?? "";
      const title = block.title ?? "";
      const lines = [fence.replace(`title="${title}"`, `title="${change(title)}"`)];
      return lines[0] === fence
        ? []
        : [{ file: block.file, line: block.line - 1, count: 1, lines }];
    });
}

/** Takes away whole blocks. */
export function withoutBlock(wanted: (block: Block) => boolean): FindPlaces {
  return (blocks) =>
    blocks.filter(wanted).map(({ file, line, code }) => ({
      file,
      line: line - 1,
      count: code.replace(/\n$/, "").split("\n").length + 2,
      lines: [],
    }));
}

/** Whether a block writes a whole file. */
export function isWritten({ title }: Block): boolean {
  return title !== null && filePathOf(title)?.action === "write";
}

/** Puts a fault into a text. */
export function applyEdit(text: string, { line, count, lines }: Edit): string {
  return text
    .split("\n")
    .toSpliced(line - 1, count, ...lines)
    .join("\n");
}

/** A name with two of its letters exchanged, as a typo does it. */
export function misspelled(name: string): string {
  for (let at = name.length - 2; at > 0; at -= 1) {
    const [a = "", b = ""] = [name.charAt(at), name.charAt(at + 1)];
    if (a !== b && /[a-z]/i.test(a) && /[a-z]/i.test(b)) {
      return name.slice(0, at) + b + a + name.slice(at + 2);
    }
  }
  return `${name}x`;
}
