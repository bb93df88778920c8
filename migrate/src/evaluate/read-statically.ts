import { type AstNode, getBoundNames, isAstNode, parseModule, visitNodes } from "../text/ast.ts";
import { asRecord, type Json } from "../text/values.ts";

/** Reads the exported literals. Other expressions become `{ "migrate:placeholder": source }`. */
export function readStatically(code: string, file: string): Json {
  const program = parseModule(code, file);
  if (!program) return {};
  const reader = createReader(code, program);
  const exported = getDefault(code, program);
  return exported ? readResult(exported, reader) : {};
}

function getDefault(code: string, program: AstNode): AstNode | undefined {
  let exported: unknown;
  visitNodes(program, (node) => {
    if (node.type === "ExportDefaultDeclaration") exported = node.declaration;
    if (node.type === "ExportSpecifier" && asRecord(node.exported).name === "default") {
      exported = node.local;
    }
    if (node.type === "AssignmentExpression" && isAstNode(node.left)) {
      const target = code.slice(node.left.start, node.left.end);
      if (target === "module.exports" || target === "exports.default") exported ??= node.right;
    }
  });
  return isAstNode(exported) ? exported : undefined;
}

/** Reads a constant of a module, such as `versions` of `export const versions = { ... }`. */
export function readConstant(code: string, name: string): Json {
  const file = parseModule(code, "module.tsx") ? "module.tsx" : "module.ts";
  if (name === "default") return readStatically(code, file);
  const program = parseModule(code, file);
  if (!program) return undefined;
  const reader = createReader(code, program);
  const value = reader.variables.get(name);
  return value && read(value, reader);
}

/** The value of an expression such as `` `v${versions.next}` ``; undefined if it is unknown. */
export function readExpression(expression: string, values: ReadonlyMap<string, Json>): Json {
  const code = `(${expression}\n)`;
  const [statement] = (parseModule(code, "expression.tsx")?.body ?? []) as AstNode[];
  if (!isAstNode(statement?.expression)) return undefined;
  const reader: Reader = {
    code,
    variables: new Map(),
    values,
    isStrict: true,
    inProgress: new Set(),
  };
  const value = read(statement.expression, reader);
  return hasUnknownPart(value) ? undefined : value;
}

/** The value of a string or template literal, or of several that are joined with `+`. */
export function readString(expression: string): string | undefined {
  const value = readExpression(expression, new Map());
  return typeof value === "string" ? value : undefined;
}

/** The name of the default export in an expression of `readInModule`. */
export const defaultExport = "migratedDefault";

/** The value of an expression that uses names of a module; undefined if a part of it is unknown. */
export function readInModule(code: string, expression: string): Json {
  const value = readConstant(`${code}\nconst migratedValue = ${expression};`, "migratedValue");
  return hasUnknownPart(value) ? undefined : value;
}

function hasUnknownPart(value: Json): boolean {
  return /"migrate:|\{\{migrate:/.test(JSON.stringify(value) ?? "");
}

function createReader(code: string, program: AstNode): Reader {
  const variables = new Map(getDeclarations(program.body as AstNode[]));
  const exported = getDefault(code, program);
  const value = exported?.type === "Identifier" ? variables.get(String(exported.name)) : exported;
  if (value) variables.set(defaultExport, value);
  return { code, variables, values: new Map(), isStrict: false, inProgress: new Set() };
}

/** The variables and functions that statements declare, without those of inner blocks. */
function getDeclarations(statements: readonly AstNode[]): [string, AstNode][] {
  return statements.flatMap((statement): [string, AstNode][] => {
    const inner = isAstNode(statement.declaration) ? statement.declaration : statement;
    if (inner.type === "FunctionDeclaration" && isAstNode(inner.id)) {
      return [[String(inner.id.name), inner]];
    }
    if (inner.type !== "VariableDeclaration") return [];
    return (inner.declarations as AstNode[]).flatMap(({ id, init }): [string, AstNode][] =>
      isAstNode(id) && id.type === "Identifier" && isAstNode(init) ? [[String(id.name), init]] : [],
    );
  });
}

interface Reader {
  code: string;
  variables: ReadonlyMap<string, AstNode>;
  /** Names whose values are known. */
  values: ReadonlyMap<string, Json>;
  /** Whether a value with an unknown part is unknown. Otherwise, unknown parts are left out. */
  isStrict: boolean;
  /** Variables and functions that are being read, because they may refer to themselves. */
  inProgress: Set<AstNode>;
}

function createUnknownValue({ start, end }: AstNode, { code }: Reader): Json {
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
        if (Array.isArray(spread)) return spread;
        return reader.isStrict ? [createUnknownValue(node, reader)] : [];
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
      return createUnknownValue(node, reader);
    }
    case "BinaryExpression": {
      const parts = [node.left, node.right].map((side) => read(side as AstNode, reader));
      const isText = parts.every((part) => typeof part === "string" || typeof part === "number");
      return node.operator === "+" && isText && parts.some((part) => typeof part === "string")
        ? parts.join("")
        : createUnknownValue(node, reader);
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
      return createFunctionPlaceholder(String(asRecord(node.id).name ?? ""));
    case "CallExpression":
      // `defineConfig({ ... })` and a function that returns the configuration.
      return readCall(node, reader);
    default:
      return createUnknownValue(node, reader);
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
      else if (reader.isStrict) return createUnknownValue(property, reader);
      continue;
    }
    const key = property.key as AstNode;
    const name = property.computed ? read(key, reader) : (key.name ?? key.value);
    if (typeof name === "object") continue;
    const value = property.value as AstNode;
    result[String(name)] = isFunction(value)
      ? createFunctionPlaceholder(String(name))
      : read(value, reader);
  }
  return result;
}

function readVariable(node: AstNode, reader: Reader): Json {
  const name = String(node.name);
  if (name === "undefined") return undefined;
  if (reader.values.has(name)) return reader.values.get(name);
  const value = reader.variables.get(name);
  if (!value || reader.inProgress.has(value)) return createUnknownValue(node, reader);
  if (isFunction(value)) return createFunctionPlaceholder(name);
  reader.inProgress.add(value);
  const result = read(value, reader);
  reader.inProgress.delete(value);
  return result;
}

function isFunction({ type }: AstNode): boolean {
  return /Function/.test(type);
}

function createFunctionPlaceholder(name: string): Json {
  return { "migrate:function": name };
}

/** The function that an expression is, or that it names. */
function getFunction(node: AstNode, reader: Reader): AstNode | undefined {
  if (node.type === "ParenthesizedExpression") {
    return getFunction(node.expression as AstNode, reader);
  }
  const named = node.type === "Identifier" ? reader.variables.get(String(node.name)) : node;
  return named && isFunction(named) ? named : undefined;
}

/** A configuration may be a function, whose result is the value. */
function readResult(node: AstNode, reader: Reader): Json {
  const called = getFunction(node, reader);
  return called ? readFunction(called, reader) : read(node, reader);
}

function readMember(node: AstNode, reader: Reader): Json {
  const owner = read(node.object as AstNode, reader);
  const property = node.property as AstNode;
  const key = String(node.computed ? read(property, reader) : property.name);
  const isOwn = typeof owner === "object" && owner !== null && Object.hasOwn(owner, key);
  return isOwn ? (owner as Record<string, Json>)[key] : createUnknownValue(node, reader);
}

function readFunction(node: AstNode, reader: Reader, args: readonly AstNode[] = []): Json {
  if (reader.inProgress.has(node)) return createUnknownValue(node, reader);
  const body = node.body as AstNode;
  const statements = body.type === "BlockStatement" ? (body.body as AstNode[]) : [];
  const variables = new Map([...reader.variables, ...getDeclarations(statements)]);
  const values = new Map(reader.values);
  for (const name of getBoundNames(node.params)) {
    variables.delete(name);
    values.delete(name);
  }
  for (const [index, pattern] of (node.params as AstNode[]).entries()) {
    const argument = args[index];
    bindPattern(pattern, argument && read(argument, reader), { ...reader, values });
  }
  const returned =
    body.type === "BlockStatement"
      ? statements.findLast(({ type }) => type === "ReturnStatement")?.argument
      : body;
  if (!isAstNode(returned)) return createUnknownValue(node, reader);
  reader.inProgress.add(node);
  const result = read(returned, { ...reader, variables, values });
  reader.inProgress.delete(node);
  return result;
}

/** Adds the values of the names in a parameter such as `{ path, count = 1 }`. */
function bindPattern(
  { type, name, left, right, properties }: AstNode,
  value: Json,
  reader: Reader & { values: Map<string, Json> },
): void {
  if (type === "Identifier") {
    if (value !== undefined) reader.values.set(String(name), value);
  } else if (type === "AssignmentPattern") {
    bindPattern(left as AstNode, value ?? read(right as AstNode, reader), reader);
  } else if (type === "ObjectPattern" && !isUnknown(value)) {
    for (const property of properties as AstNode[]) {
      const inner = asRecord(value)[String(asRecord(property.key).name)];
      if (property.type === "Property") bindPattern(property.value as AstNode, inner, reader);
    }
  }
}

function readCall(node: AstNode, reader: Reader): Json {
  const called = getFunction(node.callee as AstNode, reader);
  if (called) return readFunction(called, reader, node.arguments as AstNode[]);
  const [only, ...others] = node.arguments as AstNode[];
  const source = reader.code.slice(node.start, node.end);
  if (only && others.length === 0 && /^(?:(?:define|with[A-Z])\w*|async )\(?/.test(source))
    return readResult(only, reader);
  if (/^require\.resolve\(/.test(source) && only) return read(only, reader);
  return createUnknownValue(node, reader);
}
