/**
 * The line of a source on which a finished text begins, one-based; 1 where it comes from elsewhere,
 * a partial for example.
 */
export function placeOf(source: string, text: string): number {
  const start = text.slice(0, 40).trimEnd();
  const lines = source.split("\n");
  return lines.findIndex((line) => withoutMarks(line).includes(start)) + 1 || 1;
}

/** A line as it reads: without the marks of Markdown for links, code and emphasis. */
function withoutMarks(line: string): string {
  return line.replace(/\]\([^)]*\)/g, "").replace(/[`*_[\]]+/g, "");
}
