import { codeRanges, type TextRange } from "../../../src/model/text/markdown-fences.ts";

export function isInside(ranges: readonly TextRange[], offset: number): boolean {
  let low = 0;
  let high = ranges.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const [start, end] = ranges[middle] ?? [0, 0];
    if (offset < start) high = middle - 1;
    else if (offset >= end) low = middle + 1;
    else return true;
  }
  return false;
}

export function matchesOutsideCode(
  text: string,
  pattern: RegExp,
  ranges?: readonly TextRange[],
): RegExpExecArray[] {
  const matches = [...text.matchAll(pattern)];
  if (matches.length === 0) return [];
  const code = ranges ?? codeRanges(text);
  return matches.filter(({ index }) => !isInside(code, index));
}
