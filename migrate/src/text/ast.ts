export interface AstNode {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

export function isAstNode(value: unknown): value is AstNode {
  return typeof value === "object" && value !== null && typeof (value as AstNode).type === "string";
}

type Visit = (node: AstNode, parent: AstNode | undefined, key: string | undefined) => void;

export function visitNodes(
  value: unknown,
  visit: Visit,
  parent?: AstNode,
  key?: string | undefined,
): void {
  if (Array.isArray(value)) {
    for (const one of value) visitNodes(one, visit, parent, key);
  } else if (isAstNode(value)) {
    visit(value, parent, key);
    for (const [name, child] of Object.entries(value)) visitNodes(child, visit, value, name);
  }
}
