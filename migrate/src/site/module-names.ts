import { type AstNode, type ImportSpecifier, isAstNode, visitNodes } from "../text/ast.ts";
import { asRecord } from "../text/values.ts";

/** TypeScript syntax that contains values. All other nodes of TypeScript contain only types. */
const typedValues =
  /^TS(?:AsExpression|SatisfiesExpression|NonNullExpression|TypeAssertion|InstantiationExpression|ParameterProperty|Enum\w*|ExportAssignment|Module\w*)$/;

/** Names that are used as values. Imports of other names are imports of types. */
export function findValueNames(program: AstNode): Set<string> {
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
export function getCodeNames(program: AstNode): Set<string> {
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

/** Properties that are tags, by the names of their objects, such as `Item` of `<Menu.Item>`. */
export type TagMembers = ReadonlyMap<string, ReadonlySet<string>>;

export function findTagMembers(program: AstNode): TagMembers {
  const members = new Map<string, Set<string>>();
  visitNodes(program.body, ({ type, object, property }) => {
    if (type !== "JSXMemberExpression") return;
    const owner = String(asRecord(object).name);
    members.set(owner, (members.get(owner) ?? new Set()).add(String(asRecord(property).name)));
  });
  return members;
}

/**
 * Names that the module does not export get an empty value of the same kind.
 *
 * @param importWithMembers called if the text uses `withMembers`
 */
export function printImport(
  specifiers: readonly ImportSpecifier[],
  { path, exports, isShim }: ImportedModule,
  { tagMembers, importWithMembers }: { tagMembers: TagMembers; importWithMembers(): void },
): string {
  const lines: string[] = [];
  const named: string[] = [];
  for (const { type, importKind, local, imported } of specifiers) {
    if (importKind === "type") continue;
    const name =
      type === "ImportDefaultSpecifier" ? "default" : (imported?.name ?? imported?.value ?? "");
    const isNamespace = type === "ImportNamespaceSpecifier";
    const needsMembers = isShim === true && (isNamespace || tagMembers.has(local.name));
    const localName = needsMembers ? `${local.name}Original` : local.name;
    if (isNamespace) lines.push(`import * as ${localName} from ${JSON.stringify(path)};`);
    else if (exports.has(name)) named.push(name === localName ? name : `${name} as ${localName}`);
    else lines.push(`const ${localName} = ${emptyValue(local.name)};`);
    if (needsMembers) {
      const original = isNamespace ? `{ ...${localName} }` : localName;
      const elements = [...(tagMembers.get(local.name) ?? [])].filter((member) =>
        /^[a-z]/.test(member),
      );
      lines.push(`const ${local.name} = withMembers(${original}, ${JSON.stringify(elements)});`);
      importWithMembers();
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

function emptyValue(name: string): string {
  if (/^[A-Z]/.test(name)) return "({ children }) => children ?? null";
  return /^use[A-Z]/.test(name) ? "() => ({})" : "() => undefined";
}
