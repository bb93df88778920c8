/** A node of the syntax tree. Offsets are in UTF-16 code units of the parsed text. */
export interface SyntaxNode {
  /** Name of the grammar's rule, or the token itself (`(`, `+`). */
  type: string;
  start: number;
  end: number;
  children: SyntaxNode[];
}

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
