import { type AstNode, type ImportSpecifier, isAstNode, visitNodes } from "../text/ast.ts";
import { asRecord } from "../text/values.ts";

/** TypeScript syntax that contains values. All other nodes of TypeScript contain only types. */
const typedValues =
  /^TS(?:AsExpression|SatisfiesExpression|NonNullExpression|TypeAssertion|InstantiationExpression|ParameterProperty|Enum\w*|ExportAssignment|Module\w*)$/;

/** Names that are used as values. Imports of other names are imports of types. */
export function valueNames(program: AstNode): Set<string> {
  const names = new Set<string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isAstNode(value) || value.type === "ImportDeclaration") return;
    if (value.type.startsWith("TS") && !typedValues.test(value.type)) return;
    if (/^(?:JSX)?Identifier$/.test(value.type)) names.add(String(value.name));
    Object.values(value).forEach(visit);
  };
  visit(program);
  return names;
}

/** Names that are used other than as tags. */
export function codeNames(program: AstNode): Set<string> {
  const names = new Set<string>();
  visitNodes(program.body, (node, parent, key) => {
    if (node.type !== "Identifier" || /^Import\w*Specifier$/.test(parent?.type ?? "")) return;
    const isName = (key === "property" || key === "key") && parent?.computed !== true;
    if (!isName) names.add(String(node.name));
  });
  return names;
}

interface ImportedModule {
  path: string;
  exports: ReadonlySet<string>;
  /** Whether it replaces a module that exports more. */
  isShim?: boolean | undefined;
}

/** Names whose properties are tags, such as `Menu` of `<Menu.Item>`. */
export function tagOwners(program: AstNode): Set<string> {
  const names = new Set<string>();
  visitNodes(program.body, ({ type, object }) => {
    if (type === "JSXMemberExpression") names.add(String(asRecord(object).name));
  });
  return names;
}

/** Names that the module does not export get an empty value of the same kind. */
export function printImport(
  specifiers: readonly ImportSpecifier[],
  { path, exports, isShim }: ImportedModule,
  owners: ReadonlySet<string>,
): string {
  const lines: string[] = [];
  const named: string[] = [];
  for (const { type, importKind, local, imported } of specifiers) {
    if (importKind === "type") continue;
    const name =
      type === "ImportDefaultSpecifier" ? "default" : (imported?.name ?? imported?.value ?? "");
    const isNamespace = type === "ImportNamespaceSpecifier";
    const hasParts = isShim === true && (isNamespace || owners.has(local.name));
    const localName = hasParts ? `${local.name}Whole` : local.name;
    if (isNamespace) lines.push(`import * as ${localName} from ${JSON.stringify(path)};`);
    else if (exports.has(name)) named.push(name === localName ? name : `${name} as ${localName}`);
    else lines.push(`const ${localName} = ${emptyValue(local.name)};`);
    if (hasParts) {
      const whole = isNamespace ? `{ ...${localName} }` : localName;
      lines.push(`const ${local.name} = ${withParts(whole)};`);
    }
  }
  if (named.length > 0)
    lines.unshift(`import { ${named.join(", ")} } from ${JSON.stringify(path)};`);
  if (specifiers.length === 0) lines.push(`import ${JSON.stringify(path)};`);
  return lines.join("\n");
}

export function printExport(
  specifiers: readonly ImportSpecifier[],
  { path, exports }: ImportedModule,
): string {
  return specifiers
    .map(({ local, exported }) => {
      const [name, exportedName = name] = [local.name, exported?.name];
      if (exports.has(name))
        return `export { ${name} as ${exportedName} } from ${JSON.stringify(path)};`;
      if (exportedName === "default") return `export default ${emptyValue(name)};`;
      return `export const ${exportedName} = ${emptyValue(exportedName)};`;
    })
    .join("\n");
}

/** Adds each component that is missing in a module or component: it shows its content. */
function withParts(whole: string): string {
  return `new Proxy(${whole}, {
  get: (whole, name) => whole[name] ?? (/^[A-Z]\\w*$/.test(String(name)) ? ${emptyValue("Part")} : undefined),
})`;
}

function emptyValue(name: string): string {
  if (/^[A-Z]/.test(name)) return "({ children }) => children ?? null";
  return /^use[A-Z]/.test(name) ? "() => ({})" : "() => undefined";
}
