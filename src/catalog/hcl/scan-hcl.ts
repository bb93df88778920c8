/** Returns the end of the comment, string, or heredoc at an offset, or the offset if none begins. */
export function skipStringOrComment(source: string, index: number): number {
  return findEndOfToken(source, index) ?? source.length;
}

function findEndOfToken(source: string, index: number): number | undefined {
  const char = source.charAt(index);
  const next = source.charAt(index + 1);
  if (char === "#" || (char === "/" && next === "/")) {
    const end = source.indexOf("\n", index);
    return end === -1 ? source.length : end;
  }
  if (char === "/" && next === "*") {
    const end = source.indexOf("*/", index + 2);
    return end === -1 ? undefined : end + 2;
  }
  if (char === '"') return findEndOfString(source, index + 1);
  return char === "<" && next === "<" ? findEndOfHeredoc(source, index) : index;
}

/** @param isOneLine whether the text must end on its line; interpolations may contain line ends */
function findEndOfString(source: string, from: number, isOneLine = false): number | undefined {
  for (let index = from; index < source.length; index++) {
    const char = source.charAt(index);
    if (char === "\\") index++;
    else if (char === '"') return index + 1;
    else if (char === "\n" && isOneLine) return undefined;
    else if (source.startsWith("$${", index) || source.startsWith("%%{", index)) index += 2;
    else if ((char === "$" || char === "%") && source.charAt(index + 1) === "{") {
      const end = findEndOfBraces(source, index + 2);
      if (end === undefined) return undefined;
      index = end - 1;
    }
  }
  return undefined;
}

function findEndOfBraces(source: string, from: number): number | undefined {
  let depth = 1;
  for (let index = from; index < source.length; index++) {
    const char = source.charAt(index);
    const end = findEndOfToken(source, index);
    if (end === undefined) return undefined;
    if (end > index) index = end - 1;
    else if (char === "{") depth++;
    else if (char === "}" && --depth === 0) return index + 1;
  }
  return undefined;
}

/** Returns the offset after the brace that closes the interpolation at `from`. */
export function findEndOfInterpolation(source: string, from: number): number {
  return findEndOfBraces(source, from) ?? source.length;
}

function findEndOfHeredoc(source: string, index: number): number | undefined {
  const opening = /^<<-?([\p{ID_Start}_][\p{ID_Continue}-]*)\r?\n/u.exec(
    source.slice(index, index + 256),
  );
  if (!opening) return index;
  const body = index + opening[0].length;
  const closing = new RegExp(`^[ \\t]*${opening[1]}[ \\t]*\\r?$`, "gmu");
  closing.lastIndex = body;
  const match = closing.exec(source);
  return match ? match.index + match[0].length : undefined;
}

const closingBrackets: Readonly<Record<string, string>> = { "(": ")", "[": "]", "{": "}" };

/**
 * Whether a text can be the value of an argument. It is not parsed, but everything that it opens is
 * closed, and nothing follows. Heredocs need the form `<<-`, because the value may be indented.
 */
export function isOneExpression(text: string): boolean {
  const source = text.trim();
  const brackets: string[] = [];
  for (let index = 0; index < source.length; ) {
    const char = source.charAt(index);
    const end = findEndOfToken(source, index);
    if (end === undefined) return false;
    if (source.startsWith("<<", index) && (end === index || source.charAt(index + 2) !== "-"))
      return false;
    if (brackets.length === 0 && startsSecondOperand(source, index)) return false;
    if (end > index) {
      if (char === '"' && source.slice(index, end).includes("\n")) return false;
      if (brackets.length === 0 && (char === "#" || char === "/")) return false;
      index = end;
      continue;
    }
    const closing = closingBrackets[char];
    if (closing) brackets.push(closing);
    else if (/[)\]}]/.test(char) && brackets.pop() !== char) return false;
    else if (brackets.length === 0 && /[\n\r,;]/.test(char)) return false;
    index++;
  }
  return source !== "" && brackets.length === 0;
}

/** Whether a value begins after another one, without an operator between them. */
function startsSecondOperand(source: string, index: number): boolean {
  if (!/["\p{ID_Start}\d_]/u.test(source.charAt(index))) return false;
  const before = source.slice(0, index);
  const first = before.trimEnd();
  return first !== before && /["\])}\p{ID_Continue}]/u.test(first.slice(-1));
}

/** The first bracket that closes nothing, or else the last one that is not closed. */
export function getUnbalancedBracket(
  source: string,
): { offset: number; bracket: string; isOpen: boolean } | undefined {
  const open: number[] = [];
  for (let index = 0; index < source.length; ) {
    const char = source.charAt(index);
    const end = findEndOfToken(source, index);
    if (end === undefined) return undefined;
    if (end > index) {
      index = end;
      continue;
    }
    if (closingBrackets[char]) open.push(index);
    else if (/[)\]}]/.test(char)) {
      const start = open.pop();
      if (start === undefined) return { offset: index, bracket: char, isOpen: false };
      const bracket = source.charAt(start);
      if (closingBrackets[bracket] !== char) return { offset: start, bracket, isOpen: true };
    }
    index++;
  }
  const last = open.at(-1);
  return last === undefined
    ? undefined
    : { offset: last, bracket: source.charAt(last), isOpen: true };
}

const unsupportedSyntax = /\d[eE][-+]?\d|\n[ \t]*\(/;

/**
 * Masks what the grammar misreads: `1e3`, and a key in brackets, which it takes for the arguments of
 * the name on the line above. Keeps offsets.
 */
export function maskUnsupported(source: string): string {
  if (!unsupportedSyntax.test(source)) return source;
  const mask: Mask = { source, masked: source.split(""), brackets: [], last: "", comment: -1 };
  for (let index = 0; index < source.length; ) index = maskAt(mask, index);
  return mask.masked.join("");
}

interface Mask {
  source: string;
  masked: string[];
  /** Brackets that are open. */
  brackets: string[];
  /** The last character that is neither white space nor in a comment. */
  last: string;
  /** Offset of the last comment, or -1. */
  comment: number;
}

/** Returns the offset of the next token. */
function maskAt(mask: Mask, index: number): number {
  const { source } = mask;
  const char = source.charAt(index);
  const end = skipStringOrComment(source, index);
  if (end > index) {
    if (char === "#" || char === "/") mask.comment = index;
    else mask.last = char;
    return end;
  }
  const exponent = getExponentLength(source, index);
  if (exponent > 0) {
    mask.masked.fill("1", index, index + exponent);
    mask.last = "1";
    return index + exponent;
  }
  const endsValue = /[\p{ID_Continue}"\])}]/u.test(mask.last);
  if (char === "\n" && mask.brackets.at(-1) === "{" && endsValue) insertComma(mask, index);
  if ("{([".includes(char)) mask.brackets.push(char);
  if ("})]".includes(char)) mask.brackets.pop();
  if (char.trim() !== "") mask.last = char;
  return index + 1;
}

function getExponentLength(source: string, index: number): number {
  const char = source.charAt(index);
  const isStart =
    char >= "0" && char <= "9" && !/[\p{ID_Continue}.]/u.test(source.charAt(index - 1));
  if (!isStart) return 0;
  return /^\d+(\.\d+)?[eE][-+]?\d+/.exec(source.slice(index, index + 64))?.[0].length ?? 0;
}

/** Replaces the last character before the bracket; if a comment ends there, the comment. */
function insertComma({ source, masked, comment }: Mask, lineEnd: number): void {
  const [, indent] = /^\n([ \t]*)\(/.exec(source.slice(lineEnd, lineEnd + 256)) ?? [];
  if (indent === undefined) return;
  const isInComment = indent === "" && skipStringOrComment(source, comment) === lineEnd;
  if (isInComment) masked.fill(" ", comment, lineEnd);
  masked[isInComment ? comment : lineEnd + indent.length] = ",";
}

/** Shorter strings are not blanked, because that saves no time. */
const shortestBlanked = 8;

/** The grammar allows two or three `$`. Looking behind keeps the search linear. */
const escapedMarkers = /(?<!\$)\${2,}\{|(?<!%)%{2,}\{/g;

const escapes = /\\(?:[nrt"\\]|u[\da-fA-F]{4}|U[\da-fA-F]{8})/g;

/**
 * Replaces the text of strings and heredocs without interpolation with spaces, because the grammar
 * spends most of its time on it. Strings with an invalid escape stay, so that they are reported.
 *
 * @returns null if the text of a string does not end on its line or a heredoc has no end
 */
export function blankStrings(source: string): string | null {
  const pieces: string[] = [];
  let from = 0;
  for (let index = 0; index < source.length; index++) {
    const end = skipStringOrComment(source, index);
    if (end <= index) continue;
    const text = source.slice(index, end);
    const range = getContentRange(text);
    if (range === null) return null;
    const inner = text.slice(range.start, range.end);
    const unescaped = inner.replace(escapedMarkers, blank);
    const isBlanked = inner.length >= shortestBlanked && isPlain(unescaped, text);
    const replacement = isBlanked ? blank(inner) : unescaped;
    if (replacement !== inner) {
      pieces.push(source.slice(from, index + range.start), replacement);
      from = index + range.end;
    }
    index = end - 1;
  }
  return pieces.join("") + source.slice(from);
}

function isPlain(inner: string, text: string): boolean {
  if (/[$%]\{/.test(inner)) return false;
  return text.startsWith("<<") || !inner.replace(escapes, "").includes("\\");
}

function getContentRange(text: string): { start: number; end: number } | null {
  if (text.startsWith("<<")) {
    const tag = /^<<-?([^\s]+)/.exec(text)?.[1] ?? "";
    if (text.slice(text.lastIndexOf("\n") + 1).trim() !== tag) return null;
    return { start: text.indexOf("\n") + 1, end: text.lastIndexOf("\n") + 1 };
  }
  if (!text.startsWith('"')) return { start: 0, end: 0 };
  const end = findEndOfString(text, 1, true);
  return end === undefined ? null : { start: 1, end: end - 1 };
}

function blank(text: string): string {
  return text.replace(/[^\r\n]+/g, (line) => " ".repeat(line.length));
}

/** A keyword at the beginning of a line starts a block, even if an earlier block was not closed. */
const blockStart =
  /^(?:variable|output|resource|data|ephemeral|module|locals|provider|terraform|moved|removed|import|check)\b[^=\n]*\{/;

export function findBlockStarts(source: string): number[] {
  const starts = [0];
  let depth = 0;
  for (let index = 0; index < source.length; index++) {
    const isLineStart = index === 0 || source.charAt(index - 1) === "\n";
    if (isLineStart && index > 0 && blockStart.test(source.slice(index, index + 512))) {
      starts.push(index);
      depth = 0;
    }
    const end = skipOnLine(source, index);
    if (end > index) {
      index = end - 1;
      continue;
    }
    const char = source.charAt(index);
    if ("{([".includes(char)) depth++;
    if ("})]".includes(char)) depth = Math.max(0, depth - 1);
    if (char === "\n" && depth === 0) starts.push(index + 1);
  }
  return [...new Set(starts)];
}

/** Limits the search for the end of a string that may not be closed. */
const maxStringLength = 2_000;

/** Like `skipStringOrComment`, but a string without its closing quote ends with its line. */
function skipOnLine(source: string, index: number): number {
  if (source.charAt(index) !== '"') return skipStringOrComment(source, index);
  const end = findEndOfString(source.slice(index, index + maxStringLength), 1, true);
  if (end !== undefined) return index + end;
  const lineEnd = source.indexOf("\n", index);
  const line = source.slice(index, lineEnd === -1 ? undefined : lineEnd);
  return index + skipStringOrComment(line, 0);
}
