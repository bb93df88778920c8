import {
  findFences as findAllFences,
  getCodeRanges as findCodeRanges,
  maskCode as maskAllCode,
  type TextRange,
} from "../../../src/model/text/markdown-fences.ts";
import { applyEdits, getEdits } from "./edits.ts";

// Each page is searched for many patterns in a row, so the results for the last texts are kept.
export const getCodeRanges = rememberLast(findCodeRanges);
export const findFences = rememberLast(findAllFences);
export const maskCode = rememberLast(maskAllCode);

function rememberLast<T>(read: (text: string) => T): (text: string) => T {
  const cache = new Map<string, T>();
  return (text) => {
    const cached = cache.get(text);
    if (cached !== undefined) return cached;
    const value = read(text);
    const [oldest] = cache.size < keptTexts ? [] : cache.keys();
    if (oldest !== undefined) cache.delete(oldest);
    cache.set(text, value);
    return value;
  };
}

const keptTexts = 6;

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
  const code = ranges ?? getCodeRanges(text);
  return matches.filter(({ index }) => !isInside(code, index));
}

/** Replaces matches outside of code. Undefined keeps a match. */
export function replaceOutsideCode(
  text: string,
  pattern: RegExp,
  convert: (match: RegExpExecArray) => string | undefined,
): string {
  return applyEdits(text, getEdits(matchesOutsideCode(text, pattern), convert)).text;
}
