import type { Position } from "../../../model/text/positions.ts";

export type LineIndex = (offset: number) => Position;

export function indexLines(text: string): LineIndex {
  const starts = [0];
  for (const { index } of text.matchAll(/\n/g)) starts.push(index + 1);
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}

/** As in terraform-docs, comments begin with `#` or `//` in the first column. */
export function firstCommentLine(lines: readonly string[], line: number): number {
  let first = line - 1;
  while (first > 0 && /^(?:#|\/\/)/.test(lines[first - 1] ?? "")) first--;
  return first;
}

/** Describes a block without a description. */
export function leadingComments(lines: readonly string[], line: number): string {
  return lines
    .slice(firstCommentLine(lines, line), line - 1)
    .map((text) => text.trim().replace(/^#/, "").replace(/^\/\//, "").trim())
    .join(" ");
}
