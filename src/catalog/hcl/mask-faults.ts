import { skipOpaque } from "./skip-opaque.ts";

/**
 * The grammar refuses two things that are valid HCL: exponents without a fraction (`1e3`), and an
 * object's attribute whose value is a name when the next line begins with `(`. This puts characters
 * it understands in their place, one for one, so that every offset still holds.
 */
export function maskFaults(source: string): string {
  const masked = source.split("");
  const open: string[] = [];
  let last = "";
  /** Where the last comment begins. */
  let comment = -1;
  for (let at = 0; at < source.length; at++) {
    const end = skipOpaque(source, at);
    const char = source.charAt(at);
    if (end > at) {
      // Behind the end of a heredoc nothing may stand, and nobody mistakes it for a name.
      if (char === '"' || char === "<") last = char;
      else comment = at;
      at = end - 1;
      continue;
    }
    const exponent = exponentAt(source, at);
    if (exponent > 0) {
      masked.fill("1", at, at + exponent);
      at += exponent - 1;
      last = "1";
      continue;
    }
    if (char === "\n" && open.at(-1) === "{" && endsValue(last)) {
      placeComma(masked, source, { lineEnd: at, comment });
    }
    if ("{([".includes(char)) open.push(char);
    if ("})]".includes(char)) open.pop();
    if (char.trim() !== "") last = char;
  }
  return masked.join("");
}

/** The length of a number with an exponent that begins at `at`, 0 where there is none. */
function exponentAt(source: string, at: number): number {
  const char = source.charAt(at);
  if (char < "0" || char > "9" || /[\p{ID_Continue}.]/u.test(source.charAt(at - 1))) return 0;
  return /^\d+(\.\d+)?[eE][-+]?\d+/.exec(source.slice(at, at + 64))?.[0].length ?? 0;
}

/** Whether a line that ends with this character may have ended an expression. */
function endsValue(char: string): boolean {
  return /[\p{ID_Continue}"\])}]/u.test(char);
}

/**
 * Puts a comma before a `(` that begins the next line: into its indentation, which no comment owns,
 * or in the place of the line's end. A line comment there would take it along and goes.
 */
function placeComma(
  masked: string[],
  source: string,
  { lineEnd, comment }: { lineEnd: number; comment: number },
): void {
  const indent = /^\n([ \t]*)\(/.exec(source.slice(lineEnd, lineEnd + 256))?.[1];
  if (indent === undefined) return;
  const inComment = indent === "" && skipOpaque(source, comment) === lineEnd;
  if (inComment) masked.fill(" ", comment, lineEnd);
  masked[inComment ? comment : lineEnd + indent.length] = ",";
}
