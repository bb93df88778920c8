import type { MdastNode } from "satteri";
import { maskCode } from "../../../model/text/markdown-fences.ts";

type Point = NonNullable<MdastNode["position"]>["end"];

interface Separated {
  text: string;
  /** Number of lines that were added before a line of the result. */
  countAdded(line: number): number;
  /** Moves the nodes of the result to their positions in the original text. */
  restorePositions(node: MdastNode): void;
}

/** `prefix` contains the marks of quotes and the indentation of lists. */
const closingLine = /^(?<prefix>[ \t>]*):{3,}[ \t]*$/gm;

/**
 * The parser takes the closing line of an admonition directly below a table for a row, so this
 * adds an empty line between them.
 */
export function separateClosings(original: string): Separated {
  if (!original.includes(":::"))
    return { text: original, countAdded: () => 0, restorePositions() {} };
  const added: { line: number; length: number }[] = [];
  let text = "";
  let end = 0;
  const masked = maskCode(original);
  for (const { index, groups } of masked.matchAll(closingLine)) {
    if (!isBelowRow(masked, index)) continue;
    const empty = `${groups?.prefix ?? ""}\n`;
    text += original.slice(end, index) + empty;
    end = index;
    added.push({ line: text.split("\n").length - 1, length: empty.length });
  }
  text += original.slice(end);
  const before = (line: number) => added.filter((empty) => empty.line < line);
  const restore = ({ line, column, offset = 0 }: Point): Point => {
    const lines = before(line);
    const length = lines.reduce((total, empty) => total + empty.length, 0);
    return { line: line - lines.length, column, offset: offset - length };
  };
  const restorePositions = (node: MdastNode): void => {
    if (node.position) {
      const { start, end } = node.position;
      node.position = { start: restore(start), end: restore(end) };
    }
    if ("children" in node) for (const child of node.children) restorePositions(child);
  };
  return { text, countAdded: (line) => before(line).length, restorePositions };
}

/** Whether the line at an offset can be a row: a line of the block above it contains `|`. */
function isBelowRow(text: string, offset: number): boolean {
  let end = offset;
  while (end > 0) {
    const start = text.lastIndexOf("\n", end - 2) + 1;
    const line = text.slice(start, end);
    if (line.includes("|")) return true;
    if (/^[\s>]*(?:$|:{3})/.test(line)) return false;
    end = start;
  }
  return false;
}
