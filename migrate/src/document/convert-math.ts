import { getCodeBlock, getCodeSpan } from "../../../src/model/text/markdown-code.ts";
import { matchesOutsideCode } from "../text/code-ranges.ts";
import { applyEdits, type Edit } from "../text/edits.ts";

/** Shows formulas (`$…$`, `$$…$$`) as code, because as text they would be parsed as Markdown. */
export function convertMath(body: string): string {
  const blocks: Edit[] = [
    ...matchesOutsideCode(body, /^([ \t]*)\$\$[ \t]*\n?([\s\S]+?)\n?[ \t]*\$\$[ \t]*$/gm),
  ].map(({ index, 0: matched, 1: indent = "", 2: formula = "" }) => {
    const unindented = formula.replace(new RegExp(`^${indent}`, "gm"), "");
    const text = getCodeBlock(unindented.trim(), "latex").replace(/^(?=.)/gm, indent);
    return { start: index, end: index + matched.length, text };
  });
  const withBlocks = applyEdits(body, blocks).text;
  const formulas =
    /(?<![\\$\w])(\${1,2})(?!\s)((?:\\.|[^$\\\n]|\n(?![ \t]*\n))+?)(?<!\s)\1(?![$\w])/g;
  const inline = [...matchesOutsideCode(withBlocks, formulas)].map(
    ({ index, 0: matched, 2: formula = "" }): Edit => {
      const text = getCodeSpan(formula.replace(/\s+/g, " "));
      return { start: index, end: index + matched.length, text };
    },
  );
  return applyEdits(withBlocks, inline).text;
}
