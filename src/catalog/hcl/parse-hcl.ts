import type { Node, Parser, Tree } from "web-tree-sitter";
import { maskFaults } from "./mask-faults.ts";
import { readBody } from "./read-body.ts";
import { skipOpaque } from "./skip-opaque.ts";
import { type SyntaxNode, TooSlowError } from "./syntax.ts";

/** A place where a text is not HCL. */
export interface SyntaxFault {
  offset: number;
  /** The text at this place, at most to the end of its line. */
  text: string;
  /** What the grammar expected, where that is known. */
  missing: string | null;
}

export interface ParsedHcl {
  /** The blocks of the file, and its attributes with `whole`, also where another block has a fault. */
  body: SyntaxNode[];
  faults: SyntaxFault[];
}

export interface ParseOptions {
  /** Read all blocks completely, and attributes outside of blocks: code, and not an interface. */
  whole?: boolean;
  /** When to give up, in milliseconds since 1970. */
  until?: number;
}

/** @throws TooSlowError where a text is not read in time */
export type HclParser = (source: string, options?: ParseOptions) => ParsedHcl;

/** Returns the parser of HCL, for a parser that has its grammar. */
export function hclParser(parser: Parser): HclParser {
  return (source, { whole = false, until = Number.POSITIVE_INFINITY } = {}) =>
    parse({ parser, whole, until }, source);
}

interface Reader {
  parser: Parser;
  whole: boolean;
  until: number;
}

/**
 * Faulty blocks after which the rest of a file of code is not read: a file with as many is no HCL, and
 * each block is parsed up to three times.
 */
const mostFaults = 50;

/** Longer code, in UTF-16 code units, is read block by block at once: faults cost more, the longer a text is. */
const longestAtOnce = 8_000;

/** With as few faulty blocks, all is read as one: a string over several lines is no fault. */
const fewFaults = 3;

/**
 * Longest code, in UTF-16 code units, that is given to the grammar although a string or heredoc in it
 * does not end: the time to recover grows with the square of the length (0.1 s for this one).
 */
const longestOpen = 5_000;

/** Valid HCL that the grammar may refuse. */
const doubtful = /\d[eE][-+]?\d|\n[ \t]*\(/;

function parse(reader: Reader, source: string): ParsedHcl {
  const masked = doubtful.test(source) ? maskFaults(source) : source;
  const quick = blankTexts(masked) ?? masked;
  if (reader.whole && source.length > longestAtOnce) {
    const blocks = parseEach(reader, quick, masked);
    if (blocks.faults.length === 0 || blocks.faults.length > fewFaults) return blocks;
  }
  const all = parseFirst(reader, [quick, masked, source]);
  return all.faults.length === 0 ? all : parseEach(reader, quick, masked);
}

/** Parses the first of equivalent texts that has no fault, or else the last one. */
function parseFirst(reader: Reader, texts: readonly string[]): ParsedHcl {
  let parsed: ParsedHcl = { body: [], faults: [] };
  for (const text of new Set(texts)) {
    parsed = parsePart(reader, text);
    if (parsed.faults.length === 0) break;
  }
  return parsed;
}

/** Parses block by block, so that only the faulty blocks are lost. */
function parseEach(reader: Reader, quick: string, masked: string): ParsedHcl {
  const starts = splitBlocks(masked);
  const parsed: ParsedHcl = { body: [], faults: [] };
  for (const [index, start] of starts.entries()) {
    const texts = [quick, masked].map((text) => text.slice(start, starts[index + 1]));
    const part = parseFirst(reader, texts);
    for (const node of part.body) {
      move(node, start);
      parsed.body.push(node);
    }
    for (const fault of part.faults) {
      parsed.faults.push({ ...fault, offset: fault.offset + start });
    }
    if (reader.whole && parsed.faults.length >= mostFaults) break;
  }
  return parsed;
}

function move(node: SyntaxNode, by: number): void {
  node.start += by;
  node.end += by;
  for (const child of node.children) move(child, by);
}

function parsePart(reader: Reader, source: string): ParsedHcl {
  if (reader.whole && source.length > longestOpen && blankTexts(source) === null) {
    return { body: [], faults: [{ offset: 0, text: firstLine(source), missing: null }] };
  }
  const tree = parseInTime(reader, source);
  try {
    const faults = tree.rootNode.hasError ? [findFault(tree.rootNode)] : [];
    return { body: readBody(tree, source, reader), faults };
  } finally {
    tree.delete();
  }
}

function parseInTime({ parser, until }: Reader, source: string): Tree {
  if (!parser.language) throw new Error("the HCL parser has no language");
  // The type of the callback says that it returns nothing; what it returns ends the work.
  const progressCallback: () => unknown = () => Date.now() > until;
  const options = { progressCallback: progressCallback as () => void };
  const tree = parser.parse(source, null, Number.isFinite(until) ? options : undefined);
  if (tree) return tree;
  parser.reset();
  throw new TooSlowError();
}

function firstLine(text: string): string {
  return text.split(/\r?\n/, 1)[0] ?? "";
}

/** Returns the first fault, from the innermost node. */
function findFault(node: Node): SyntaxFault {
  const inner = node.children.find((child) => child.hasError || child.isError || child.isMissing);
  if (inner) return findFault(inner);
  // An error node contains what the grammar understood; the fault follows.
  const place = node.isError && node.childCount > 0 ? (node.lastChild ?? node) : node;
  return {
    offset: place.startIndex,
    text: firstLine(place.text),
    missing: node.isMissing ? node.type : null,
  };
}

/** Shorter strings stay: replacing them saves no time. */
const shortest = 8;

/** `$${` and `%%{`: HCL allows any number of marks before the brace, the grammar two or three. */
const escapedMarkers = /([$%])\1+\{/g;

const escapes = /\\(?:[nrt"\\]|u[\da-fA-F]{4}|U[\da-fA-F]{8})/g;

/**
 * Replaces the text of strings and heredocs without interpolation by spaces. The grammar spends
 * most of its time on such text, and values are read from the source anyway. A string with an
 * invalid escape stays, so that it is refused. Returns null where a string does not end on its line,
 * or a heredoc not at all: then the ends of other strings are not certain.
 */
export function blankTexts(source: string): string | null {
  const pieces: string[] = [];
  let from = 0;
  for (let at = 0; at < source.length; at++) {
    const end = skipOpaque(source, at);
    if (end <= at) continue;
    const text = source.slice(at, end);
    const range = textRange(text);
    if (range === null) return null;
    const inner = text.slice(range.start, range.end);
    const known = inner.replace(escapedMarkers, blank);
    const drawn = inner.length >= shortest && isPlain(known, text) ? blank(inner) : known;
    if (drawn !== inner) {
      pieces.push(source.slice(from, at + range.start), drawn);
      from = at + range.end;
    }
    at = end - 1;
  }
  return pieces.join("") + source.slice(from);
}

/** Whether a text has no interpolation and no invalid escape. */
function isPlain(inner: string, text: string): boolean {
  if (/[$%]\{/.test(inner)) return false;
  return text.startsWith("<<") || !inner.replace(escapes, "").includes("\\");
}

/** Returns the range of the text in a string or heredoc; empty for a comment. */
function textRange(text: string): { start: number; end: number } | null {
  if (text.startsWith("<<")) {
    const tag = /^<<-?([^\s]+)/.exec(text)?.[1] ?? "";
    if (text.slice(text.lastIndexOf("\n") + 1).trim() !== tag) return null;
    return { start: text.indexOf("\n") + 1, end: text.lastIndexOf("\n") + 1 };
  }
  if (!text.startsWith('"')) return { start: 0, end: 0 };
  return text.includes("\n") ? null : { start: 1, end: text.length - 1 };
}

function blank(text: string): string {
  return text.replace(/[^\r\n]+/g, (line) => " ".repeat(line.length));
}

/** A keyword at the beginning of a line starts a block, even where an earlier block was not closed. */
const opening =
  /^(?:variable|output|resource|data|module|locals|provider|terraform|check)\b[^=\n]*\{/;

/** Returns the offsets at which the blocks of a file begin. */
function splitBlocks(source: string): number[] {
  const starts = [0];
  let depth = 0;
  for (let at = 0; at < source.length; at++) {
    const lineStart = at === 0 || source.charAt(at - 1) === "\n";
    if (lineStart && at > 0 && opening.test(source.slice(at, at + 512))) {
      starts.push(at);
      depth = 0;
    }
    const end = endInside(source, at);
    if (end > at) {
      at = end - 1;
      continue;
    }
    const char = source.charAt(at);
    if (char === "{") depth++;
    if (char === "}") depth = Math.max(0, depth - 1);
    if (char === "\n" && depth === 0) starts.push(at + 1);
  }
  return [...new Set(starts)];
}

/** Like `skipOpaque`, but a string without its closing quote ends with its line. */
function endInside(source: string, at: number): number {
  if (source.charAt(at) !== '"') return skipOpaque(source, at);
  const lineEnd = source.indexOf("\n", at);
  const line = source.slice(at, lineEnd === -1 ? undefined : lineEnd);
  return at + skipOpaque(line, 0);
}
