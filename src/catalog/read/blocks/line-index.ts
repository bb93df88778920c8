import type { Position } from "../../../model/diagnostics/position.ts";

export type LineIndex = (offset: number) => Position;

/** Finds line and column of offsets in one text; counting from the start each time would be slow. */
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
