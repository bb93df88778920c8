import { extname } from "node:path";
import { type ParseResult, parseSync } from "rolldown/utils";
import { asRecord } from "./values.ts";

export interface AstNode {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

export interface ImportSpecifier {
  type: string;
  importKind?: string;
  local: { name: string };
  imported?: { name?: string; value?: string };
  exported?: { name?: string };
}

export function isAstNode(value: unknown): value is AstNode {
  return typeof value === "object" && value !== null && typeof (value as AstNode).type === "string";
}

/** Parses JavaScript or TypeScript; all but `.ts` files may contain JSX. Undefined if invalid. */
export function parseSource(code: string, file: string): ParseResult | undefined {
  const extension = extname(file);
  const name = /^\.[cm]?ts$/.test(extension) ? `module${extension}` : "module.tsx";
  const result = parseSync(name, code);
  return result.errors.length > 0 ? undefined : result;
}

export function parseModule(code: string, file: string): AstNode | undefined {
  return parseSource(code, file)?.program as AstNode | undefined;
}

/** The names that a pattern such as `{ a, b: [c = d], ...e }` declares. */
export function getBoundNames(pattern: unknown): string[] {
  if (Array.isArray(pattern)) return pattern.flatMap(getBoundNames);
  if (!isAstNode(pattern)) return [];
  if (pattern.type === "Identifier") return [String(pattern.name)];
  return [
    pattern.left,
    pattern.argument,
    pattern.elements,
    pattern.type === "Property" ? pattern.value : null,
    pattern.properties,
  ].flatMap(getBoundNames);
}

/** An attribute of an opening tag in JSX. */
export function findJsxAttribute({ attributes }: AstNode, key: string): AstNode | undefined {
  return (attributes as AstNode[]).find(({ name }) => asRecord(name).name === key);
}

type Visit = (node: AstNode, parent: AstNode | undefined, key: string | undefined) => void;

export function visitNodes(
  value: unknown,
  visit: Visit,
  parent?: AstNode,
  key?: string | undefined,
): void {
  if (Array.isArray(value)) {
    for (const item of value) visitNodes(item, visit, parent, key);
  } else if (isAstNode(value)) {
    visit(value, parent, key);
    for (const [name, child] of Object.entries(value)) visitNodes(child, visit, value, name);
  }
}
