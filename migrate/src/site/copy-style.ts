import { type AstNode, isAstNode } from "../text/ast.ts";
import type { Edit } from "../text/edits.ts";
import { asRecord, type JsonRecord } from "../text/values.ts";

interface StyleCopy {
  code: string;
  edits: Edit[];
  styleClass(style: JsonRecord): string | undefined;
  /** The name of the function that sets computed styles; undefined if the module runs on the server. */
  applyStyle?: (() => string) | undefined;
}

/**
 * The content security policy forbids `style` attributes, so literal styles become classes, and
 * computed styles of a module for the browser are set when an element is rendered.
 */
export function copyStyle(node: AstNode, copy: StyleCopy): void {
  const { edits, code, styleClass } = copy;
  const attributes = node.attributes as AstNode[];
  const findAttribute = (name: string) =>
    attributes.find((attribute) => asRecord(attribute.name).name === name);
  const style = findAttribute("style");
  if (!style || !/^[a-z]/.test(String(asRecord(node.name).name ?? ""))) return;
  const { expression } = asRecord(style.value);
  const literal = literalStyle(expression);
  if (!literal) {
    const { applyStyle } = copy;
    const canApply = applyStyle && !findAttribute("ref") && isAstNode(expression);
    if (canApply && attributes.every(({ type }) => type === "JSXAttribute")) {
      edits.push({
        start: style.start,
        end: expression.start,
        text: `ref={${applyStyle()}(`,
      });
      edits.push({ start: expression.end, end: style.end, text: ")}" });
    }
    return;
  }
  const generatedClass = styleClass(literal);
  if (generatedClass === undefined) return;
  const className = findAttribute("className");
  if (!className) {
    edits.push({ start: style.start, end: style.end, text: `className="${generatedClass}"` });
    return;
  }
  const value = className.value as AstNode | null;
  if (!value) return;
  const text =
    value.type === "JSXExpressionContainer"
      ? `{[${code.slice(value.start + 1, value.end - 1)}, "${generatedClass}"].filter(Boolean).join(" ")}`
      : JSON.stringify(`${String(value.value)} ${generatedClass}`);
  edits.push({ start: value.start, end: value.end, text });
  edits.push({ start: style.start, end: style.end, text: "" });
}

function literalStyle(expression: unknown): JsonRecord | undefined {
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
