/** Marks for tools such as linters. A sentence about a tool is not a mark. */
const toolMark =
  /^(?:(?:bridgecrew|checkov|cspell|infracost|semgrep|spell-checker|terrascan|tfsec|trivy|vim):|kics-scan\b|nosec\b|nosemgrep\b|prettier-ignore|terraform-docs-|tflint-ignore|ts:skip|yamllint (?:dis|en)able)/i;

const banner = /^(?:[-=#*~_+/\s]*|([-=#*~_+/])\1{2,}.*\1{3,})$/;

/** Joins the lines of a comment that describe code: no headings above or between rules, no marks for tools. */
export function getCommentText(comment: readonly string[]): string {
  const lines = comment.filter((line) => !toolMark.test(line));
  const lastBanner = lines.findLastIndex((line) => line !== "" && banner.test(line));
  return lines
    .slice(lastBanner + 1)
    .reduce((text, line) => {
      const isItem = /^(?:[-*+|]|\d+[.)])(?:\s|$)/.test(line);
      return text === "" ? line : `${text}${isItem ? "\n" : " "}${line}`;
    }, "")
    .trim();
}

/** The comments inside a block as one text, without marks for tools and lines without words. */
export function getInnerComment(comments: readonly string[]): string {
  const lines = comments.flatMap(getCommentLines).filter((line) => !toolMark.test(line.trim()));
  const textLines = lines.filter((line) => line === "" || !banner.test(line));
  return textLines.join("\n").replace(/^\n+|\n+$/g, "");
}

/** Without the characters that mark a comment. */
export function getCommentLines(comment: string): string[] {
  const text = comment.replace(/\r$/gm, "");
  if (!text.startsWith("/*")) return [text.replace(/^(?:#+|\/\/+) ?/, "").trimEnd()];
  const lines = text.slice(2, -2).split("\n");
  return lines.map((line) => line.replace(/^\s*\* ?/, "").trimEnd());
}
