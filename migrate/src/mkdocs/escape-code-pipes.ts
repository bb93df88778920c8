import { maskFences } from "../document/compare-pages.ts";
import type { Edit } from "../text/edits.ts";

const delimiterRow = /^[ \t>]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-*:?[ \t]*)+$/;

/** A pipe in code ends a cell of GitHub's tables, but not of Python-Markdown's. */
export function escapeCodePipes(text: string): Edit[] {
  const lines = maskFences(text).split("\n");
  const edits: Edit[] = [];
  let isTable = false;
  let start = 0;
  for (const [index, line] of lines.entries()) {
    isTable = line.includes("|") && (isTable || delimiterRow.test(lines[index + 1] ?? ""));
    const codes = isTable ? line.matchAll(/(?<![\\`])(`+)(?!`)(.*?[^`])\1(?!`)/g) : [];
    for (const code of codes) {
      for (const pipe of code[0].matchAll(/(?<!\\)\|/g)) {
        const offset = start + code.index + pipe.index;
        edits.push({ start: offset, end: offset, text: "\\" });
      }
    }
    start += line.length + 1;
  }
  return edits;
}
