/**
 * The comment lines that end right before a line, joined, as terraform-docs reads them: they begin
 * with `#` or `//` in the first column. They describe a block that has no description of its own.
 */
export function leadingComments(lines: readonly string[], line: number): string {
  let first = line - 1;
  while (first > 0 && /^(?:#|\/\/)/.test(lines[first - 1] ?? "")) first--;
  return lines
    .slice(first, line - 1)
    .map((text) => text.trim().replace(/^#/, "").replace(/^\/\//, "").trim())
    .join(" ");
}
