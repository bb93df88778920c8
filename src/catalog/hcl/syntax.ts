/** A node of the syntax tree. Offsets are in UTF-16 code units of the parsed text. */
export interface SyntaxNode {
  /** Name of the grammar's rule, or the token itself (`(`, `+`). */
  type: string;
  start: number;
  end: number;
  children: SyntaxNode[];
}

/** A text was not read until the time that was asked for. */
export class TooSlowError extends Error {}

/** A text and the node of an expression in it. */
export interface Expression {
  source: string;
  node: SyntaxNode;
}

/** Returns the first child of a type. */
export function child(node: SyntaxNode, type: string): SyntaxNode | undefined {
  return node.children.find((one) => one.type === type);
}

/** Returns the source text of a node. */
export function textOf(source: string, { start, end }: { start: number; end: number }): string {
  return source.slice(start, end);
}

const escapes: Record<string, string> = { n: "\n", r: "\r", t: "\t", '"': '"', "\\": "\\" };

/** Replaces the escape sequences of a quoted string. Unknown ones stay as they are. */
export function unescapeQuoted(raw: string): string {
  return raw.replace(
    /\\(?:([nrt"\\])|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8}))|([$%])\4\{/g,
    (all, short?: string, four?: string, eight?: string, mark?: string) => {
      if (short !== undefined) return escapes[short] ?? all;
      if (mark !== undefined) return `${mark}{`;
      const code = Number.parseInt(four ?? eight ?? "", 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : all;
    },
  );
}

/** Replaces the escape sequences of a heredoc, which has only those of interpolation markers. */
export function unescapeHeredoc(raw: string): string {
  return raw.replace(/([$%])\1\{/g, "$1{");
}
