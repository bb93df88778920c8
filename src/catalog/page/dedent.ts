import { skipOpaque } from "../hcl/skip-opaque.ts";

/**
 * Removes the indentation of the surrounding block from all lines but the first. The text of a
 * heredoc without `-` keeps its white space, which is part of its value.
 */
export function dedent(text: string): string {
  const source = text.replaceAll("\r\n", "\n");
  const kept = verbatimLines(source);
  const lines = source.split("\n");
  const indents = lines
    .filter((line, index) => index > 0 && !kept.has(index) && line.trim() !== "")
    .map((line) => /^\s*/.exec(line)?.[0].length ?? 0);
  const indent = indents.length > 0 ? Math.min(...indents) : 0;
  return lines
    .map((line, index) => (index === 0 || kept.has(index) ? line : line.slice(indent)))
    .join("\n");
}

/** Returns the indexes of the lines between `<<EOT` and `EOT`. */
function verbatimLines(source: string): Set<number> {
  const found = new Set<number>();
  let line = 0;
  for (let at = 0; at < source.length; at++) {
    const end = Math.max(skipOpaque(source, at), at + 1);
    const breaks = source.slice(at, end).split("\n").length - 1;
    if (source.startsWith("<<", at) && source.charAt(at + 2) !== "-") {
      for (let inner = 1; inner < breaks; inner++) found.add(line + inner);
    }
    line += breaks;
    at = end - 1;
  }
  return found;
}
