import { parseSync } from "rolldown/utils";
import { type AstNode, isAstNode, parseModule, visitNodes } from "../../text/ast.ts";
import type { Json } from "../../text/values.ts";

/** Reads the exported literals. Other expressions become `{ "migrate:placeholder": source }`. */
export function readStatically(code: string, file: string): Json {
  const program = parseModule(code, file);
  if (!program) return {};
  const reader = createReader(code, program);
  let exported: unknown;
  visitNodes(program, (node) => {
    if (node.type === "ExportDefaultDeclaration") exported = node.declaration;
    if (node.type === "AssignmentExpression" && isAstNode(node.left)) {
      const target = code.slice(node.left.start, node.left.end);
      if (target === "module.exports" || target === "exports.default") exported ??= node.right;
    }
  });
  return isAstNode(exported) ? read(exported, reader) : {};
}

/** Reads a constant of a module, such as `versions` of `export const versions = { ... }`. */
export function readConstant(code: string, name: string): Json {
  if (name === "default") return readStatically(code, "module.ts");
  const program = parseModule(code, "module.tsx");
  if (!program) return undefined;
  const reader = createReader(code, program);
  const value = reader.variables.get(name);
  return value && read(value, reader);
}

/** The value of an expression such as `` `v${versions.next}` ``; undefined if it is unknown. */
export function readExpression(expression: string, values: ReadonlyMap<string, Json>): Json {
  const { program, errors } = parseSync("expression.tsx", `(${expression}\n)`);
  const [statement] = program.body as unknown as { expression?: AstNode }[];
  if (errors.length > 0 || !statement?.expression) return undefined;
  const reader: Reader = {
    code: `(${expression}\n)`,
    variables: new Map(),
    values,
    resolving: new Set(),
  };
  const value = read(statement.expression, reader);
  return /"migrate:|\{\{migrate:/.test(JSON.stringify(value) ?? "") ? undefined : value;
}

function createReader(code: string, program: AstNode): Reader {
  const variables = new Map<string, AstNode>();
  visitNodes(program, (node) => {
    if (node.type === "VariableDeclarator") {
      const { id, init } = node as unknown as { id: AstNode; init: unknown };
      if (id.type === "Identifier" && init) variables.set(String(id.name), init as AstNode);
    }
    if (node.type === "FunctionDeclaration" && isAstNode(node.id)) {
      variables.set(String(node.id.name), node);
    }
  });
  return { code, variables, values: new Map(), resolving: new Set() };
}

interface Reader {
  code: string;
  variables: Map<string, AstNode>;
  /** Names whose values are known. */
  values: ReadonlyMap<string, Json>;
  /** Variables whose values are being read, because declarations may be circular. */
  resolving: Set<string>;
}

function unknownValue({ start, end }: AstNode, { code }: Reader): Json {
  return {
    "migrate:placeholder": code.slice(start, Math.min(end, start + 80)).replace(/\s+/g, " "),
  };
}

function read(node: AstNode, reader: Reader): Json {
  switch (node.type) {
    case "Literal":
      return node.regex ? String(node.raw) : node.value;
    case "TemplateLiteral":
      return readTemplate(node, reader);
    case "ArrayExpression":
      return (node.elements as (AstNode | null)[]).flatMap((node) => {
        if (node === null) return [null];
        if (node.type !== "SpreadElement") return [read(node, reader)];
        const spread = read(node.argument as AstNode, reader);
        return Array.isArray(spread) ? spread : [];
      });
    case "ObjectExpression":
      return readObject(node, reader);
    case "Identifier":
      return readVariable(node, reader);
    case "MemberExpression":
      return readMember(node, reader);
    case "AwaitExpression":
      return read(node.argument as AstNode, reader);
    case "UnaryExpression": {
      const operand = read(node.argument as AstNode, reader);
      if (node.operator === "!" && !isUnknown(operand)) return !operand;
      if (node.operator === "-" && typeof operand === "number") return -operand;
      return unknownValue(node, reader);
    }
    case "BinaryExpression": {
      const parts = [node.left, node.right].map((side) => read(side as AstNode, reader));
      const isText = parts.every((part) => typeof part === "string" || typeof part === "number");
      return node.operator === "+" && isText && parts.some((part) => typeof part === "string")
        ? parts.join("")
        : unknownValue(node, reader);
    }
    case "LogicalExpression": {
      const left = read(node.left as AstNode, reader);
      const right = () => read(node.right as AstNode, reader);
      // Without the left side, the right one is what the site has by default.
      if (isUnknown(left)) return right();
      if (node.operator === "??") return left ?? right();
      return Boolean(left) === (node.operator === "&&") ? right() : left;
    }
    case "ParenthesizedExpression":
    case "TSAsExpression":
    case "TSSatisfiesExpression":
    case "TSNonNullExpression":
      return read(node.expression as AstNode, reader);
    case "ArrowFunctionExpression":
    case "FunctionExpression":
    case "FunctionDeclaration":
      return readFunction(node, reader);
    case "CallExpression":
      // `defineConfig({ ... })` and a function that returns the configuration.
      return readCall(node, reader);
    default:
      return unknownValue(node, reader);
  }
}

function isUnknown(value: Json): boolean {
  return typeof value === "object" && value !== null && "migrate:placeholder" in value;
}

function readTemplate(node: AstNode, reader: Reader): string {
  const quasis = node.quasis as { value: { cooked: string } }[];
  return quasis
    .map(({ value }, index) => {
      const expression = (node.expressions as AstNode[])[index];
      if (!expression) return value.cooked;
      const inner = read(expression, reader);
      const isText = typeof inner === "string" || typeof inner === "number";
      const source = reader.code.slice(expression.start, expression.end);
      return value.cooked + (isText ? String(inner) : `{{migrate:${source}}}`);
    })
    .join("");
}

function readObject(node: AstNode, reader: Reader): Json {
  const result: Record<string, Json> = {};
  for (const property of node.properties as AstNode[]) {
    if (property.type === "SpreadElement") {
      const spread = read(property.argument as AstNode, reader);
      if (!isUnknown(spread) && typeof spread === "object") Object.assign(result, spread);
      continue;
    }
    const key = property.key as AstNode;
    const name = property.computed
      ? read(key, reader)
      : key.type === "Identifier"
        ? key.name
        : key.value;
    if (typeof name === "object") continue;
    const value = property.value as AstNode;
    const isFunction = /Function/.test(value.type);
    result[String(name)] = isFunction ? { "migrate:function": String(name) } : read(value, reader);
  }
  return result;
}

function readVariable(node: AstNode, reader: Reader): Json {
  const name = String(node.name);
  if (name === "undefined") return undefined;
  if (reader.values.has(name)) return reader.values.get(name);
  const value = reader.variables.get(name);
  if (!value || reader.resolving.has(name)) return unknownValue(node, reader);
  reader.resolving.add(name);
  const result = read(value, reader);
  reader.resolving.delete(name);
  return result;
}

function readMember(node: AstNode, reader: Reader): Json {
  const owner = read(node.object as AstNode, reader);
  const property = node.property as AstNode;
  const key = String(node.computed ? read(property, reader) : property.name);
  const isOwn = typeof owner === "object" && owner !== null && Object.hasOwn(owner, key);
  return isOwn ? (owner as Record<string, Json>)[key] : unknownValue(node, reader);
}

function readFunction(node: AstNode, reader: Reader): Json {
  const body = node.body as AstNode;
  if (body.type !== "BlockStatement") return read(body, reader);
  const last = (body.body as AstNode[]).findLast(({ type }) => type === "ReturnStatement");
  return isAstNode(last?.argument) ? read(last.argument, reader) : unknownValue(node, reader);
}

function readCall(node: AstNode, reader: Reader): Json {
  const callee = node.callee as AstNode;
  const target = callee.type === "Identifier" ? reader.variables.get(String(callee.name)) : callee;
  if (target && /Function/.test(target.type)) return readFunction(target, reader);
  const [only, ...others] = node.arguments as AstNode[];
  const source = reader.code.slice(node.start, node.end);
  if (only && others.length === 0 && /^(?:(?:define|with[A-Z])\w*|async )\(?/.test(source))
    return read(only, reader);
  if (/^require\.resolve\(/.test(source) && only) return read(only, reader);
  return unknownValue(node, reader);
}
