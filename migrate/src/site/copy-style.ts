import { type AstNode, findJsxAttribute, isAstNode } from "../text/ast.ts";
import type { Edit } from "../text/edits.ts";
import { asRecord, type JsonRecord } from "../text/values.ts";

interface StyleCopy {
  code: string;
  edits: Edit[];
  addStyleClass(style: JsonRecord): string | undefined;
  /** The name of the function that sets computed styles; undefined if the module runs on the server. */
  applyStyle?: (() => string) | undefined;
}

/**
 * The content security policy forbids `style` attributes, so literal styles become classes, and
 * computed styles of a module for the browser are set when an element is rendered.
 */
export function copyStyle(node: AstNode, copy: StyleCopy): void {
  const style = findJsxAttribute(node, "style");
  if (!style || !/^[a-z]/.test(String(asRecord(node.name).name ?? ""))) return;
  const { expression } = asRecord(style.value);
  const literal = getLiteralStyle(expression);
  const { applyStyle, edits } = copy;
  if (literal) {
    const name = copy.addStyleClass(literal);
    if (name !== undefined) replaceWithClass(style, name, node, copy);
  } else if (applyStyle && canHaveRef(node) && isAstNode(expression)) {
    const text = `ref={${applyStyle()}(`;
    edits.push({ start: style.start, end: expression.start, text });
    edits.push({ start: expression.end, end: style.end, text: ")}" });
  }
}

function canHaveRef(node: AstNode): boolean {
  const isPlain = (node.attributes as AstNode[]).every(({ type }) => type === "JSXAttribute");
  return isPlain && !findJsxAttribute(node, "ref");
}

function replaceWithClass(
  { start, end }: AstNode,
  name: string,
  node: AstNode,
  { code, edits }: StyleCopy,
): void {
  const className = findJsxAttribute(node, "className");
  if (!className) {
    edits.push({ start, end, text: `className="${name}"` });
    return;
  }
  const value = className.value as AstNode | null;
  if (!value) return;
  const text =
    value.type === "JSXExpressionContainer"
      ? `{[${code.slice(value.start + 1, value.end - 1)}, "${name}"].filter(Boolean).join(" ")}`
      : JSON.stringify(`${String(value.value)} ${name}`);
  edits.push({ start: value.start, end: value.end, text });
  edits.push({ start, end, text: "" });
}

function getLiteralStyle(expression: unknown): JsonRecord | undefined {
  const { type, properties } = asRecord(expression);
  if (type !== "ObjectExpression") return undefined;
  const result: Record<string, unknown> = {};
  for (const property of properties as AstNode[]) {
    const key = asRecord(property.key);
    const { type: kind, value } = asRecord(property.value);
    const name = key.name ?? key.value;
    if (kind !== "Literal" || typeof name !== "string" || property.computed === true)
      return undefined;
    result[name] = value;
  }
  return Object.keys(result).length > 0 ? result : undefined;
}
