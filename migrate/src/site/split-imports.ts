import { dirname } from "node:path";
import { type AstNode, type ImportSpecifier, parseModule } from "../text/ast.ts";
import { applyEdits, type Edit } from "../text/edits.ts";
import { asRecord } from "../text/values.ts";
import { expandAlias } from "./aliases.ts";
import { followExport } from "./follow-export.ts";

/** Imports from the modules that define components, past modules that only pass them on. */
export function splitImports(code: string, file: string, siteDir: string): string {
  const statements = (parseModule(code, file)?.body ?? []) as AstNode[];
  const edits = statements.flatMap((statement): Edit[] => {
    const text = splitImport(statement, { folder: dirname(file), siteDir });
    return text === undefined ? [] : [{ start: statement.start, end: statement.end, text }];
  });
  return edits.length === 0 ? code : applyEdits(code, edits).text;
}

/** Undefined if the statement stays as it is. */
function splitImport(
  { type, importKind, source, specifiers }: AstNode,
  module: { folder: string; siteDir: string },
): string | undefined {
  if (type !== "ImportDeclaration" || importKind === "type") return undefined;
  const specifier = String(asRecord(source).value);
  const unchanged = expandAlias(specifier, module.siteDir);
  const imports = (specifiers as ImportSpecifier[])
    .filter((one) => one.importKind !== "type")
    .map(({ type, local, imported }) => {
      const isNamespace = type === "ImportNamespaceSpecifier";
      const name = isNamespace ? "*" : (imported?.name ?? imported?.value ?? "default");
      const found = followExport({ specifier, imported: name }, module);
      const isSame = found.specifier === unchanged;
      return { local: local.name, ...found, specifier: isSame ? specifier : found.specifier };
    });
  if (imports.every((one) => one.specifier === specifier)) return undefined;
  return imports
    .map(({ local, imported, specifier }) => {
      const names = imported === "*" ? `* as ${local}` : `{ ${imported} as ${local} }`;
      return `import ${names} from ${JSON.stringify(specifier)};`;
    })
    .join("\n");
}
