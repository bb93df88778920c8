import { parseSync } from "rolldown/utils";

export interface ImportedName {
  local: string;
  imported: string;
  specifier: string;
}

interface ExportedName {
  name: string;
  literal?: string;
}

interface ModuleStatements {
  imports: ImportedName[];
  exports: ExportedName[];
  code: string;
}

interface Statement {
  type: string;
  start: number;
  end: number;
  source?: { value: string } | null;
  specifiers?: {
    type: string;
    local: { name: string };
    imported?: { name?: string; value?: string };
  }[];
  declaration?: Declaration | null;
}

interface Declaration {
  type: string;
  id?: { name: string } | null;
  declarations?: { id: { name?: string }; init?: { type: string; value?: unknown } | null }[];
}

/** Reads the `import` and `export` statements of a page or component. */
export function readModule(code: string): ModuleStatements | undefined {
  const { program, errors } = parseSync("module.tsx", code);
  if (errors.length > 0) return undefined;
  const imports: ImportedName[] = [];
  const exports: ExportedName[] = [];
  let rest = "";
  for (const statement of program.body as unknown as Statement[]) {
    if (statement.type === "ImportDeclaration") {
      imports.push(...namesOf(statement));
      continue;
    }
    rest += `${code.slice(statement.start, statement.end)}\n`;
    if (statement.type === "ExportNamedDeclaration") exports.push(...exportsOf(statement));
  }
  return { imports, exports, code: rest };
}

/** Names that the statements of a page import or export. */
export function moduleNames(code: string): string[] {
  const { imports = [], exports = [] } = readModule(code) ?? {};
  return [...imports.map(({ local }) => local), ...exports.map(({ name }) => name)];
}

function namesOf({ source, specifiers = [] }: Statement): ImportedName[] {
  const specifier = source?.value ?? "";
  if (specifiers.length === 0) return [{ local: "", imported: "", specifier }];
  return specifiers.map(({ type, local, imported }) => ({
    local: local.name,
    imported:
      type === "ImportDefaultSpecifier"
        ? "default"
        : type === "ImportNamespaceSpecifier"
          ? "*"
          : (imported?.name ?? imported?.value ?? local.name),
    specifier,
  }));
}

function exportsOf({ declaration }: Statement): ExportedName[] {
  if (!declaration) return [];
  if (declaration.id) return [{ name: declaration.id.name }];
  return (declaration.declarations ?? []).flatMap(({ id, init }) => {
    if (id.name === undefined) return [];
    const value = init?.type === "Literal" ? init.value : undefined;
    const isPlain = typeof value === "string" || typeof value === "number";
    return [{ name: id.name, ...(isPlain && { literal: String(value) }) }];
  });
}

/** Names that code uses without declaring them, such as `x` in `x + 1`. */
export function unboundNamesIn(expression: string): string[] | undefined {
  const { program, errors } = parseSync("expression.tsx", `(${expression}\n)`);
  if (errors.length > 0) return undefined;
  const used = new Set<string>();
  const bound = new Set<string>();
  walk(program, undefined, { used, bound });
  return [...used].filter((name) => !bound.has(name) && !globals.has(name));
}

/** Of the names that every browser has, those that expressions in pages use. */
const globals = new Set(
  "undefined NaN Infinity Math JSON Object Array String Number Boolean Date Intl Map Set RegExp Error Promise URL URLSearchParams parseInt parseFloat isNaN isFinite encodeURIComponent decodeURIComponent console".split(
    " ",
  ),
);

interface TreeNode {
  type: string;
  [key: string]: unknown;
}

function isNode(value: unknown): value is TreeNode {
  return (
    typeof value === "object" && value !== null && typeof (value as TreeNode).type === "string"
  );
}

function walk(
  value: unknown,
  key: string | undefined,
  names: Record<"used" | "bound", Set<string>>,
): void {
  if (Array.isArray(value)) {
    for (const item of value) walk(item, key, names);
    return;
  }
  if (!isNode(value)) return;
  const isPlainKey =
    (value.type === "Property" || value.type === "MemberExpression") && !value.computed;
  for (const [name, child] of Object.entries(value)) {
    if (isPlainKey && (name === "key" || name === "property")) continue;
    const inBinding = key === "params" || (value.type === "VariableDeclarator" && name === "id");
    walk(child, inBinding || name === "params" ? "params" : undefined, names);
  }
  // An expression in a page cannot use `import()`.
  if (value.type === "ImportExpression") names.used.add("import");
  if (value.type === "Identifier") {
    names[key === "params" ? "bound" : "used"].add(String(value.name));
  }
  if (value.type === "JSXIdentifier" && /^[A-Z]/.test(String(value.name))) {
    names.used.add(String(value.name));
  }
}

/** The value of an object literal of texts and numbers; otherwise undefined. */
export function plainObject(expression: string): Record<string, string | number> | undefined {
  const { program, errors } = parseSync("expression.ts", `(${expression}\n)`);
  const [statement] = program.body as unknown as { expression?: TreeNode }[];
  let node = statement?.expression;
  while (node?.type === "ParenthesizedExpression") node = node.expression as TreeNode;
  if (errors.length > 0 || node?.type !== "ObjectExpression") return undefined;
  const result: Record<string, string | number> = {};
  for (const property of node.properties as TreeNode[]) {
    const key = property.key as TreeNode | undefined;
    const value = literalOf(property.value as TreeNode | undefined);
    const name = key?.type === "Identifier" ? key.name : key?.value;
    if (typeof name !== "string" || value === undefined || property.computed) return undefined;
    result[name] = value;
  }
  return result;
}

function literalOf(node: TreeNode | undefined): string | number | undefined {
  if (node?.type === "UnaryExpression" && node.operator === "-") {
    const inner = literalOf(node.argument as TreeNode);
    return typeof inner === "number" ? -inner : undefined;
  }
  if (node?.type !== "Literal") return undefined;
  return typeof node.value === "string" || typeof node.value === "number" ? node.value : undefined;
}
