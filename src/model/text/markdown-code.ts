/** A fenced code block. Its fence is longer than any run of backticks in the code. */
export function getCodeBlock(code: string, info = ""): string {
  const fence = "`".repeat(Math.max(3, findLongestRun(code) + 1));
  return `${fence}${info}\n${code}\n${fence}`;
}

/** A code span, which may contain backticks. */
export function getCodeSpan(code: string): string {
  const fence = "`".repeat(findLongestRun(code) + 1);
  const space = code.startsWith("`") || code.endsWith("`") ? " " : "";
  return fence + space + code + space + fence;
}

function findLongestRun(code: string): number {
  return Math.max(0, ...[...code.matchAll(/`+/g)].map(([run]) => run.length));
}
