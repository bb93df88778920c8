import { skipOpaque } from "./skip-opaque.ts";

/**
 * The grammar refuses two things that are valid HCL: exponents without a fraction (`1e3`), and an
 * object's attribute that ends with a name when the next line begins with `(`. Returns the text with
 * characters in their place that the grammar understands, one for one, so that all offsets stay.
 */
export function maskFaults(source: string): string {
  const scan: Scan = { source, masked: source.split(""), open: [], last: "", comment: -1 };
  for (let at = 0; at < source.length; ) at = maskAt(scan, at);
  return scan.masked.join("");
}

interface Scan {
  source: string;
  /** The characters of the result. */
  masked: string[];
  /** The brackets that are open. */
  open: string[];
  /** The last character that is neither white space nor part of a comment. */
  last: string;
  /** Where the last comment begins; -1 before the first one. */
  comment: number;
}

/** Masks what begins at an offset. Returns where to go on. */
function maskAt(scan: Scan, at: number): number {
  const { source } = scan;
  const char = source.charAt(at);
  const opaqueEnd = skipOpaque(source, at);
  if (opaqueEnd > at) {
    const isComment = char === "#" || char === "/";
    if (isComment) scan.comment = at;
    // The quotation mark of a string, or the `<` of a heredoc: after that no value continues.
    else scan.last = char;
    return opaqueEnd;
  }
  const exponent = exponentAt(source, at);
  if (exponent > 0) {
    scan.masked.fill("1", at, at + exponent);
    scan.last = "1";
    return at + exponent;
  }
  if (char === "\n" && scan.open.at(-1) === "{" && endsValue(scan.last)) separateLines(scan, at);
  if ("{([".includes(char)) scan.open.push(char);
  if ("})]".includes(char)) scan.open.pop();
  if (char.trim() !== "") scan.last = char;
  return at + 1;
}

/** Returns the length of a number with an exponent that begins at an offset, 0 where there is none. */
function exponentAt(source: string, at: number): number {
  const char = source.charAt(at);
  const isStart = char >= "0" && char <= "9" && !/[\p{ID_Continue}.]/u.test(source.charAt(at - 1));
  if (!isStart) return 0;
  return /^\d+(\.\d+)?[eE][-+]?\d+/.exec(source.slice(at, at + 64))?.[0].length ?? 0;
}

/** Whether an expression may end with this character. */
function endsValue(char: string): boolean {
  return /[\p{ID_Continue}"\])}]/u.test(char);
}

/**
 * Puts a comma between a line and the next one, where that begins with `(`. Its place is the last
 * space of the indentation. Without indentation it is the end of the line, or, where that belongs to
 * a line comment, the beginning of the comment, which becomes spaces.
 */
function separateLines({ source, masked, comment }: Scan, lineEnd: number): void {
  const [, indent] = /^\n([ \t]*)\(/.exec(source.slice(lineEnd, lineEnd + 256)) ?? [];
  if (indent === undefined) return;
  const isInComment = indent === "" && skipOpaque(source, comment) === lineEnd;
  if (isInComment) masked.fill(" ", comment, lineEnd);
  masked[isInComment ? comment : lineEnd + indent.length] = ",";
}
