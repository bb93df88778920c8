import type { Node, Parser, Tree, TreeCursor } from "web-tree-sitter";
import { blankStrings, findBlockStarts, maskUnsupported } from "./scan-hcl.ts";
import { ParseTimeoutError, type SyntaxNode } from "./syntax.ts";

export interface HclError {
  offset: number;
  text: string;
  missing: string | null;
}

export interface ParsedHcl {
  /** Excludes invalid blocks. With `withAttributes`, it also contains attributes outside blocks. */
  body: SyntaxNode[];
  errors: HclError[];
}

interface ParseOptions {
  /** Reads entire blocks, and attributes outside blocks. By default, only interfaces are read. */
  withAttributes?: boolean;
  /** Time of `Date.now()` after which parsing stops. */
  deadline?: number;
}

/** @throws ParseTimeoutError after the deadline */
export type HclParser = (source: string, options?: ParseOptions) => ParsedHcl;

export function createHclParser(parser: Parser): HclParser {
  return (source, { withAttributes = false, deadline = Number.POSITIVE_INFINITY } = {}) =>
    parse({ parser, withAttributes, deadline }, source);
}

interface Reader {
  parser: Parser;
  withAttributes: boolean;
  deadline: number;
}

/** Code with more broken blocks is not HCL; each costs up to three parses. */
const maxBrokenBlocks = 50;

/** Longer code is parsed by block, because error recovery slows down with the length. */
const maxLengthParsedAtOnce = 8_000;

/** With fewer, the entire text is parsed again, because a string over several lines is valid. */
const maxBlocksToReparse = 3;

/** Recovery from an unterminated string takes quadratic time (0.1 s here). */
const maxUnterminatedLength = 5_000;

function parse(reader: Reader, source: string): ParsedHcl {
  const masked = maskUnsupported(source);
  const blanked = blankStrings(masked) ?? masked;
  if (reader.withAttributes && source.length > maxLengthParsedAtOnce) {
    const blocks = parseBlocks(reader, blanked, masked);
    if (blocks.errors.length === 0 || blocks.errors.length > maxBlocksToReparse) return blocks;
  }
  const all = parseUntilValid(reader, [blanked, masked, source]);
  return all.errors.length === 0 ? all : parseBlocks(reader, blanked, masked);
}

function parseUntilValid(reader: Reader, texts: readonly string[]): ParsedHcl {
  let parsed: ParsedHcl = { body: [], errors: [] };
  for (const text of new Set(texts)) {
    parsed = parseText(reader, text);
    if (parsed.errors.length === 0) break;
  }
  return parsed;
}

function parseBlocks(reader: Reader, blanked: string, masked: string): ParsedHcl {
  const starts = findBlockStarts(masked);
  const parsed: ParsedHcl = { body: [], errors: [] };
  for (const [index, start] of starts.entries()) {
    const texts = [blanked, masked].map((text) => text.slice(start, starts[index + 1]));
    const part = parseUntilValid(reader, texts);
    for (const node of part.body) {
      move(node, start);
      parsed.body.push(node);
    }
    for (const error of part.errors) {
      parsed.errors.push({ ...error, offset: error.offset + start });
    }
    if (reader.withAttributes && parsed.errors.length >= maxBrokenBlocks) break;
  }
  return parsed;
}

function move(node: SyntaxNode, by: number): void {
  node.start += by;
  node.end += by;
  for (const child of node.children) move(child, by);
}

function parseText(reader: Reader, source: string): ParsedHcl {
  if (
    reader.withAttributes &&
    source.length > maxUnterminatedLength &&
    blankStrings(source) === null
  ) {
    return { body: [], errors: [{ offset: 0, text: findFirstLine(source), missing: null }] };
  }
  const tree = parseInTime(reader, source);
  try {
    const errors = tree.rootNode.hasError ? [findQuotedName(findError(tree.rootNode), source)] : [];
    return { body: readBody(tree, source, reader), errors };
  } finally {
    tree.delete();
  }
}

function parseInTime({ parser, deadline }: Reader, source: string): Tree {
  if (!parser.language) throw new Error("the HCL parser has no language");
  // Returning true cancels parsing, although the type says `void`.
  const progressCallback: () => unknown = () => Date.now() > deadline;
  const options = { progressCallback: progressCallback as () => void };
  const tree = parser.parse(source, null, Number.isFinite(deadline) ? options : undefined);
  if (tree) return tree;
  parser.reset();
  throw new ParseTimeoutError();
}

function findFirstLine(text: string): string {
  return text.split(/\r?\n/, 1)[0] ?? "";
}

function findError(node: Node): HclError {
  const inner = node.children.find((child) => child.hasError || child.isError || child.isMissing);
  if (inner) return findError(inner);
  // An error node contains what was understood; the error follows it.
  const errorNode = node.isError && node.childCount > 0 ? (node.lastChild ?? node) : node;
  return {
    offset: errorNode.startIndex,
    text: findFirstLine(errorNode.text),
    missing: node.isMissing ? node.type : null,
  };
}

/**
 * Moves an error to the quoted name of an argument, which Terraform accepted before 0.12. The parser
 * stops at the token before it.
 */
function findQuotedName(error: HclError, source: string): HclError {
  const { offset, text } = error;
  const end = offset + text.length;
  const isComplete =
    text === "{" || /=[ \t]*$/.test(source.slice(Math.max(0, offset - 100), offset));
  const [all = "", name = ""] =
    /^(?:\s|#.*\n|\/\/.*\n)*("[^"\n]*")(?=\s*=(?!=))/.exec(source.slice(end, end + 1_000)) ?? [];
  if (!isComplete || name === "") return error;
  return { offset: end + all.length - name.length, text: name, missing: null };
}

function readBody(tree: Tree, source: string, { withAttributes, deadline }: Reader): SyntaxNode[] {
  const cursor = tree.walk();
  const nodes: SyntaxNode[] = [];
  const collect = () => {
    if (!cursor.gotoFirstChild()) return;
    do {
      const type = cursor.nodeType;
      if (withAttributes && (type === "block" || type === "attribute")) {
        nodes.push(readNode(cursor, { deadline }));
      } else if (type === "block") nodes.push(readBlock(cursor, { source, deadline }));
      else if (type === "body" || type === "ERROR") collect();
    } while (cursor.gotoNextSibling());
    cursor.gotoParent();
  };
  try {
    collect();
    return nodes;
  } finally {
    cursor.delete();
  }
}

const readBlocks = new Set(["variable", "output", "terraform", "moved"]);
const providerArguments = /^(?:provider|source|version|alias)\b/;

function readBlock(
  cursor: TreeCursor,
  { source, deadline }: { source: string; deadline: number },
): SyntaxNode {
  const head = source.slice(cursor.startIndex, cursor.startIndex + 32);
  const kind = /^[\w-]+/.exec(head)?.[0] ?? "";
  if (readBlocks.has(kind)) return readNode(cursor, { deadline });
  const skip = (type: string) =>
    type === "block" ||
    (type === "attribute" &&
      !providerArguments.test(source.slice(cursor.startIndex, cursor.startIndex + 16)));
  return readNode(cursor, { deadline, skip });
}

/** Children of these nodes are not read, because each step of a cursor costs time. */
const leaves = new Set([
  ...["identifier", "string_lit", "numeric_lit", "bool_lit", "null_lit", "template_literal"],
  ...["quoted_template_start", "quoted_template_end", "comment"],
]);

const punctuation = /^\W/;

function readNode(
  cursor: TreeCursor,
  { deadline, skip }: { deadline: number; skip?: ((type: string) => boolean) | undefined },
): SyntaxNode {
  const children: SyntaxNode[] = [];
  const type = cursor.nodeType;
  const start = cursor.startIndex;
  if (punctuation.test(type)) return { type, start, end: start + type.length, children };
  const node = { type, start, end: cursor.endIndex, children };
  if (leaves.has(type) || !cursor.gotoFirstChild()) return node;
  const innerOptions = { deadline };
  const inBody = { deadline, skip };
  do {
    if (children.length % 64 === 0 && Date.now() > deadline) throw new ParseTimeoutError();
    if (skip?.(cursor.nodeType)) continue;
    children.push(readNode(cursor, skip && cursor.nodeType === "body" ? inBody : innerOptions));
  } while (cursor.gotoNextSibling());
  cursor.gotoParent();
  return node;
}
