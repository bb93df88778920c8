import { getCodeBlock, getCodeSpan } from "../../../src/model/text/markdown-code.ts";
import { replaceOutsideCode } from "../text/code-ranges.ts";

/** Shows formulas (`$…$`, `$$…$$`) as code, because as text they would be parsed as Markdown. */
export function convertMath(body: string): string {
  const withBlocks = replaceOutsideCode(
    body,
    /^([ \t]*)\$\$[ \t]*\n?([\s\S]+?)\n?[ \t]*\$\$[ \t]*$/gm,
    ([, indent = "", formula = ""]) => {
      const unindented = formula.replace(new RegExp(`^${indent}`, "gm"), "");
      return getCodeBlock(unindented.trim(), "latex").replace(/^(?=.)/gm, indent);
    },
  );
  return replaceOutsideCode(
    withBlocks,
    /(?<![\\$\w])(\${1,2})(?!\s)((?:\\.|[^$\\\n]|\n(?![ \t]*\n))+?)(?<!\s)\1(?![$\w])/g,
    ([, , formula = ""]) => getCodeSpan(formula.replace(/\s+/g, " ")),
  );
}
