import { parseAst } from "rolldown/parseAst";
import { getPosition, type Position } from "../../model/text/positions.ts";

interface Node {
  type: string;
  start: number;
  [part: string]: unknown;
}

const start: Position = { line: 1, column: 1 };

/**
 * Returns a function that finds a value in the default export of a module.
 * For a computed or imported value, it returns the position of the innermost value around it.
 * @param text TypeScript without syntax errors
 */
export function createModulePositionLookup(
  text: string,
): (path: readonly (string | number)[]) => Position {
  let exported: { body: Node[]; value: Node | undefined } | undefined;
  return (path) => {
    exported ??= readModule(text);
    const { body, value } = exported;
    return value === undefined ? start : getPosition(text, getOffset(value, path, body));
  };
}

function readModule(text: string): { body: Node[]; value: Node | undefined } {
  try {
    const body = parseAst(text, { lang: "ts" }).body as unknown as Node[];
    const exportDeclaration = body.find(({ type }) => type === "ExportDefaultDeclaration");
    return { body, value: exportDeclaration?.declaration as Node | undefined };
  } catch {
    return { body: [], value: undefined };
  }
}

function getOffset(value: Node, path: readonly (string | number)[], body: readonly Node[]): number {
  let current: Node | undefined = value;
  let offset = value.start;
  for (const key of path) {
    const inner = unwrap(current, body);
    const next: { position: Node; value: Node } | undefined = inner && getChild(inner, key);
    if (next === undefined) return inner?.start ?? offset;
    offset = next.position.start;
    current = next.value;
  }
  return offset;
}

function getChild(node: Node, key: string | number): { position: Node; value: Node } | undefined {
  if (node.type === "ArrayExpression") {
    const entries = node.elements as (Node | null)[];
    const index = Number(key);
    // The length of a spread list is unknown.
    if (entries.slice(0, index + 1).some((entry) => entry?.type === "SpreadElement")) {
      return undefined;
    }
    const entry = entries[index];
    return entry ? { position: entry, value: entry } : undefined;
  }
  if (node.type !== "ObjectExpression") return undefined;
  // The last of two properties with one name wins.
  const property = (node.properties as Node[]).findLast(
    (node) => node.type === "Property" && getPropertyName(node) === String(key),
  );
  return property && { position: property, value: property.value as Node };
}

function getPropertyName(property: Node): string | undefined {
  const key = property.key as Node;
  if (key.type === "Literal") return String(key.value);
  // The name of `[key]: value` is known only when the module runs.
  return key.type === "Identifier" && !property.computed ? String(key.name) : undefined;
}

/** Skips types, functions that return their argument (`defineConfig`), and constants. */
function unwrap(
  node: Node | undefined,
  body: readonly Node[],
  seen: readonly string[] = [],
): Node | undefined {
  if (node === undefined) return undefined;
  const { expression, arguments: callArguments } = node as {
    expression?: Node;
    arguments?: Node[];
  };
  if (/^TS(?:Satisfies|As|NonNull)Expression$|^ParenthesizedExpression$/.test(node.type)) {
    return unwrap(expression, body, seen);
  }
  if (node.type === "CallExpression" && callArguments?.length === 1)
    return unwrap(callArguments[0], body, seen);
  if (node.type !== "Identifier") return node;
  const name = String(node.name);
  if (seen.includes(name)) return node;
  const constant = body
    .flatMap((node) => (node.type === "ExportNamedDeclaration" ? (node.declaration as Node) : node))
    .filter((node) => node?.type === "VariableDeclaration")
    .flatMap(({ declarations }) => declarations as { id: Node; init: Node | null }[])
    .find(({ id }) => id.name === name);
  return constant?.init ? unwrap(constant.init, body, [...seen, name]) : node;
}
