import type { ParseResult } from "rolldown/utils";
import { readExpression } from "../../evaluate/read-statically.ts";
import {
  type AstNode,
  getBoundNames,
  isAstNode,
  parseModule,
  parseSource,
} from "../../text/ast.ts";
import { isRecord } from "../../text/values.ts";

export interface ImportedName {
  local: string;
  imported: string;
  specifier: string;
}

interface ModuleNames {
  imports: ImportedName[];
  exports: string[];
}

/** Names that a page or component imports and exports. Undefined if it is invalid. */
export function readModuleNames(code: string, file = "module.tsx"): ModuleNames | undefined {
  const parsed = parseSource(code, file);
  return parsed && getModuleNames(parsed);
}

export function getModuleNames({ module }: ParseResult): ModuleNames {
  const imports = module.staticImports.flatMap(({ moduleRequest, entries }) => {
    const specifier = moduleRequest.value;
    if (entries.length === 0) return [{ local: "", imported: "", specifier }];
    return entries.map(({ importName: { kind, name }, localName }) => ({
      local: localName.value,
      imported: name ?? (kind === "Default" ? "default" : "*"),
      specifier,
    }));
  });
  const exports = module.staticExports
    .flatMap(({ entries }) => entries)
    .filter(({ isType }) => !isType)
    .flatMap(({ exportName: { kind, name } }) => (kind === "Default" ? "default" : (name ?? [])));
  return { imports, exports };
}

/** Names that code uses without declaring them, such as `x` in `x + 1`. */
export function findUnboundNames(expression: string): string[] | undefined {
  const program = parseModule(`(${expression}\n)`, "expression.tsx");
  if (!program) return undefined;
  const used = new Set<string>();
  collectUnbound(program, globals, used);
  return [...used];
}

/** Globals of every browser, which expressions in pages may use. */
const globals = new Set(
  "undefined NaN Infinity Math JSON Object Array String Number Boolean Date Intl Map Set RegExp Error Promise URL URLSearchParams parseInt parseFloat isNaN isFinite encodeURIComponent decodeURIComponent console".split(
    " ",
  ),
);

type Scope = ReadonlySet<string>;

/** Adds the names in a tree to `used` that neither it nor `scope` declares. */
function collectUnbound(value: unknown, scope: Scope, used: Set<string>): void {
  if (Array.isArray(value)) {
    for (const item of value) collectUnbound(item, scope, used);
    return;
  }
  if (!isAstNode(value)) return;
  const visit = (child: unknown, inner = scope) => collectUnbound(child, inner, used);
  switch (value.type) {
    case "Identifier":
      if (!scope.has(String(value.name))) used.add(String(value.name));
      return;
    case "JSXOpeningElement":
      collectTag(value.name as AstNode, scope, used);
      visit(value.attributes);
      return;
    case "JSXAttribute":
      visit(value.value);
      return;
    case "MemberExpression":
      visit(value.object);
      if (value.computed) visit(value.property);
      return;
    case "Property":
      if (value.computed) visit(value.key);
      visit(value.value);
      return;
    case "ImportExpression":
      // An expression in a page cannot use `import()`.
      used.add("import");
      return;
    case "TSAsExpression":
    case "TSSatisfiesExpression":
    case "TSNonNullExpression":
      visit(value.expression);
      return;
    case "ArrowFunctionExpression":
    case "FunctionExpression":
    case "FunctionDeclaration": {
      const inner = new Set([...scope, ...getBoundNames([value.id, value.params])]);
      visit(value.params, inner);
      visit(value.body, inner);
      return;
    }
    case "CatchClause": {
      const inner = new Set([...scope, ...getBoundNames(value.param)]);
      visit(value.body, inner);
      return;
    }
    default: {
      if (value.type.startsWith("TS")) return;
      // These are blocks, or declare the variables of loops.
      const statements = [value.body, value.init, value.left].flat().filter(isAstNode);
      const declared = statements.flatMap((statement) =>
        statement.type === "VariableDeclaration"
          ? getBoundNames((statement.declarations as AstNode[]).map(({ id }) => id))
          : getBoundNames(
              /^(?:Function|Class)Declaration$/.test(statement.type) ? statement.id : null,
            ),
      );
      const inner = declared.length > 0 ? new Set([...scope, ...declared]) : scope;
      for (const child of Object.values(value)) visit(child, inner);
    }
  }
}

/** Lowercase tags are elements, but `<motion.div>` is a member of `motion`. */
function collectTag(name: AstNode, scope: Scope, used: Set<string>): void {
  let root = name;
  while (isAstNode(root.object)) root = root.object;
  const text = String(root.name);
  if ((root !== name || /^[A-Z]/.test(text)) && !scope.has(text)) used.add(text);
}

/** The value of an object literal of texts and numbers; otherwise undefined. */
export function readPlainObject(expression: string): Record<string, string | number> | undefined {
  const value = readExpression(expression, new Map());
  if (!isRecord(value) || !expression.trimStart().startsWith("{")) return undefined;
  const entries = Object.entries(value).flatMap(([name, value]): [string, string | number][] =>
    typeof value === "string" || typeof value === "number" ? [[name, value]] : [],
  );
  return entries.length === Object.keys(value).length ? Object.fromEntries(entries) : undefined;
}
