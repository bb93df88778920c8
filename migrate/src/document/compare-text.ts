import { codeRanges } from "../../../src/model/text/markdown-fences.ts";
import { matchesOutsideCode } from "../text/code-ranges.ts";
import { applyEdits } from "../text/edits.ts";

export interface LostText {
  words: string[];
  offset: number;
}

const word = /[\p{L}\p{N}_]{2,}/gu;

/** Matches tags, comments, `import` lines, block markers, and expressions. */
const syntax =
  /<!--[\s\S]*?-->|<(?<raw>style|script)\b[^>]*>[\s\S]*?<\/\k<raw>>|\{\/\*[\s\S]*?\*\/\}|<\/?[A-Za-z][^<>]*>|^(?:import|export)\s[^\n]*(?:\n[^\n]+)*|^[ \t>]*(?::{3,}|!!!|\?\?\?\+?|={3}|\/{3,})[^\n]*|\{[^{}\n]*\}|^---8<---[^\n]*|^\[[^\]\n]+\]:[^\n]*|\]\([^)\n]*\)|&\w+;|^\[TOC\]|\[\[toc\]\]/gm;

/**
 * Compares the words of a page before and after its conversion. Words with a diagnostic may be
 * missing.
 */
export function findLostText(
  before: string,
  after: string,
  reported: readonly string[],
): LostText | undefined {
  const counts = countWords(after);
  for (const subject of reported) addWords(subject, counts);
  const plain = blankSyntax(before);
  const lost: { text: string; index: number }[] = [];
  for (const { 0: text, index } of plain.matchAll(word)) {
    const left = counts.get(text.toLowerCase()) ?? 0;
    if (left > 0) counts.set(text.toLowerCase(), left - 1);
    else lost.push({ text, index });
  }
  const [first] = lost;
  return first && { words: lost.map(({ text }) => text), offset: first.index };
}

function countWords(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  addWords(text, counts);
  return counts;
}

function addWords(text: string, counts: Map<string, number>): void {
  for (const [one] of text.matchAll(word)) {
    counts.set(one.toLowerCase(), (counts.get(one.toLowerCase()) ?? 0) + 1);
  }
}

/**
 * Replaces syntax and the first lines of code blocks with spaces, so that offsets stay the same.
 */
function blankSyntax(text: string): string {
  const blank = (start: number, length: number) => ({
    start,
    end: start + length,
    text: text.slice(start, start + length).replace(/[^\n]/g, " "),
  });
  const includes = [
    ...text.matchAll(/^[ \t]*(?:;?-+8<-+|\{!|\{%|<<<|<!--@include)[^\n]*|\[!code [^\]\n]*\]/gm),
  ].map(({ index, 0: match }) => blank(index, match.length));
  const inProse = matchesOutsideCode(text, syntax).map(({ index, 0: match }) =>
    blank(index, match.length),
  );
  const openings = codeRanges(text)
    .filter(([start]) => /^[ \t>*+\-\d.)]*(?:```|~~~)/.test(text.slice(start, start + 40)))
    .map(([start]) => blank(start, (text.indexOf("\n", start) + 1 || text.length) - start));
  return applyEdits(text, [...includes, ...inProse, ...openings]).text;
}
