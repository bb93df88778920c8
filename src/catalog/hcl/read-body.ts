import type { Tree, TreeCursor } from "web-tree-sitter";
import { type SyntaxNode, TooSlowError } from "./syntax.ts";

interface BodyOptions {
  /** Read all blocks completely, and attributes outside of blocks. */
  whole: boolean;
  /** When to give up, in milliseconds since 1970. */
  until: number;
}

/**
 * Reads the blocks of a file from the tree of the grammar, also where another block has a fault.
 *
 * @throws TooSlowError where it is not read in time
 */
export function readBody(tree: Tree, source: string, { whole, until }: BodyOptions): SyntaxNode[] {
  const cursor = tree.walk();
  const found: SyntaxNode[] = [];
  const collect = () => {
    if (!cursor.gotoFirstChild()) return;
    do {
      const type = cursor.nodeType;
      if (whole && (type === "block" || type === "attribute")) {
        found.push(readNode(cursor, { until }));
      } else if (type === "block") found.push(readBlock(cursor, { source, until }));
      else if (type === "body" || type === "ERROR") collect();
    } while (cursor.gotoNextSibling());
    cursor.gotoParent();
  };
  try {
    collect();
    return found;
  } finally {
    cursor.delete();
  }
}

/** Kinds of blocks that are read completely. */
const read = new Set(["variable", "output", "terraform"]);
/** The attributes that are read of other blocks. */
const wanted = /^(?:provider|source|version|alias)\b/;

function readBlock(
  cursor: TreeCursor,
  { source, until }: { source: string; until: number },
): SyntaxNode {
  const head = source.slice(cursor.startIndex, cursor.startIndex + 32);
  const kind = /^[\w-]+/.exec(head)?.[0] ?? "";
  if (read.has(kind)) return readNode(cursor, { until });
  const skip = (type: string) =>
    type === "block" ||
    (type === "attribute" && !wanted.test(source.slice(cursor.startIndex, cursor.startIndex + 16)));
  return readNode(cursor, { until, skip });
}

/** Nodes whose text says all: what they consist of is not read. Each step of a cursor costs. */
const leaves = new Set([
  ...["identifier", "string_lit", "numeric_lit", "bool_lit", "null_lit", "template_literal"],
  ...["quoted_template_start", "quoted_template_end", "comment"],
]);

/** Tokens that are named by their text, such as `=>`. */
const sign = /^\W/;

interface NodeOptions {
  until: number;
  /** Whether not to read a child of the node, or a part of its body, of this type. */
  skip?: ((type: string) => boolean) | undefined;
}

function readNode(cursor: TreeCursor, { until, skip }: NodeOptions): SyntaxNode {
  const children: SyntaxNode[] = [];
  const type = cursor.nodeType;
  const start = cursor.startIndex;
  if (sign.test(type)) return { type, start, end: start + type.length, children };
  const node = { type, start, end: cursor.endIndex, children };
  if (leaves.has(type) || !cursor.gotoFirstChild()) return node;
  const below = { until };
  const inBody = { until, skip };
  do {
    if (children.length % 64 === 0 && Date.now() > until) throw new TooSlowError();
    if (skip?.(cursor.nodeType)) continue;
    children.push(readNode(cursor, skip && cursor.nodeType === "body" ? inBody : below));
  } while (cursor.gotoNextSibling());
  cursor.gotoParent();
  return node;
}
