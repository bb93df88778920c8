/** A piece of HCL. Offsets are UTF-16 code units of the text it was parsed from. */
export interface SyntaxNode {
  /** Name of the grammar's rule, or the token itself (`(`, `+`). */
  type: string;
  start: number;
  end: number;
  children: SyntaxNode[];
}

/** A text with the syntax of one expression in it. */
export interface Expression {
  source: string;
  node: SyntaxNode;
}

/** The child of a type; the first, where there are several. */
export function child(node: SyntaxNode, type: string): SyntaxNode | undefined {
  return node.children.find((one) => one.type === type);
}

/** The characters of a node. */
export function textOf(source: string, { start, end }: { start: number; end: number }): string {
  return source.slice(start, end);
}
