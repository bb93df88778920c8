/** The value of a string in HCL 1, and its end in the source. */
export interface Hcl1Text {
  value: string;
  end: number;
}

/** A template directive. Terraform 0.12 introduced them, so a text with one is not HCL 1. */
const directive = /%\{~?\s*(?:if|else|endif|for|endfor)\b/y;

/**
 * Reads the quoted string that begins at `at`. Returns null where it does not end on its line or is
 * not valid in HCL 1. Interpolations are kept as written; quotes need no escape in them.
 */
export function readString1(source: string, at: number): Hcl1Text | null {
  let value = "";
  let end = at + 1;
  while (end < source.length) {
    const char = source.charAt(end);
    if (char === '"') return { value, end: end + 1 };
    if (char === "\n" || matchAt(directive, source, end)) return null;
    const part = char === "\\" ? readEscape(source, end) : readPlain(source, end);
    if (part === null) return null;
    value += part.value;
    end = part.end;
  }
  return null;
}

/** Reads an interpolation, as written, or one character. */
function readPlain(source: string, at: number): Hcl1Text | null {
  const end = Math.max(interpolationEnd(source, at), at + 1);
  const value = source.slice(at, end);
  return value.replace(escapes1, "").includes("\\") ? null : { value, end };
}

function matchAt(pattern: RegExp, source: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(source);
}

/** Returns the end of the interpolation that begins at `at`; `at` where none begins. */
function interpolationEnd(source: string, at: number): number {
  if (!source.startsWith("${", at)) return at;
  let depth = 0;
  for (let end = at + 1; end < source.length; end++) {
    if (source.charAt(end) === "{") depth++;
    if (source.charAt(end) === "}" && --depth === 0) return end + 1;
  }
  return source.length;
}

const escapes: Record<string, string> = {
  a: "\x07",
  b: "\b",
  f: "\f",
  n: "\n",
  r: "\r",
  t: "\t",
  v: "\v",
  '"': '"',
  "\\": "\\",
};

/** An escape sequence: a letter or mark, or the number of a character. */
const escape1 =
  /\\(?:([abfnrtv"\\])|([0-7]{3})|x([\da-fA-F]{2})|u([\da-fA-F]{4})|U([\da-fA-F]{8}))/y;
const escapes1 = new RegExp(escape1, "g");

/** Reads an escape sequence; null where it is not valid in HCL 1. */
function readEscape(source: string, at: number): Hcl1Text | null {
  const [all, char, octal, ...hex] = matchAt(escape1, source, at) ?? [];
  if (all === undefined) return null;
  const end = at + all.length;
  if (char !== undefined) return { value: escapes[char] ?? "", end };
  const code = octal ? Number.parseInt(octal, 8) : Number.parseInt(hex.join(""), 16);
  return code <= 0x10ffff ? { value: String.fromCodePoint(code), end } : null;
}

/** Reads the heredoc that begins at `at`; `<<-` removes as much white space as its end marker has. */
export function readHeredoc1(source: string, at: number): Hcl1Text | null {
  const opening = /^<<(-?)(\w+)[ \t]*\r?\n/.exec(source.slice(at, at + 256));
  if (!opening) return null;
  const start = at + opening[0].length;
  const closing = new RegExp(`^([ \\t]*)${opening[2]}[ \\t]*\\r?$`, "gm");
  closing.lastIndex = start;
  const found = closing.exec(source);
  if (!found) return null;
  const lines = source.slice(start, found.index).split(/(?<=\n)/);
  const indent = opening[1] === "-" ? (found[1] ?? "") : "";
  const indented = lines.every((line) => line.startsWith(indent));
  const value = indented ? lines.map((line) => line.slice(indent.length)) : lines;
  return { value: value.join(""), end: found.index + found[0].trimEnd().length };
}
