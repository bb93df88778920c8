import { builtinModules, createRequire } from "node:module";
import { basename, dirname } from "node:path";
import { pathToFileURL } from "node:url";
import { type Plugin, rolldown } from "rolldown";
import { viteImportGlobPlugin } from "rolldown/experimental";
import {
  type AstNode,
  type ImportSpecifier,
  isAstNode,
  parseModule,
  visitNodes,
} from "../text/ast.ts";
import { applyEdits, type Edit } from "../text/edits.ts";
import { asRecord, readText } from "../text/values.ts";

/** Files that are imported by their address. */
const assetFile = /\.(?:css|scss|svg|png|jpe?g|gif|webp|avif|ico)$/i;

const builtins = new Set(builtinModules);

/** What Vite sets for a build. */
const viteEnvironment =
  '({ MODE: "production", PROD: true, DEV: false, SSR: true, BASE_URL: "/" })';

/** Values of this package that configurations of Tailwind CSS contain. */
const bundled: ReadonlySet<string> = new Set(["tailwindcss/colors", "tailwindcss/defaultTheme"]);

function isPackage(id: string): boolean {
  return !bundled.has(id) && !/^[./]|^node:|^file:/.test(id) && !builtins.has(id);
}

/**
 * Bundles a module with the files that it imports into one ES module. Imports of packages become calls
 * of the runtime in `child.mjs`.
 *
 * @throws the error of the bundler, for example for invalid syntax
 */
export async function compileModule(file: string): Promise<string> {
  const plugin: Plugin = {
    name: "placeholders",
    resolveId(id, importer) {
      if (bundled.has(id)) return createRequire(import.meta.url).resolve(id);
      if (importer === undefined || !isPackage(id)) return null;
      return `\0package:${id}.cjs`;
    },
    load(id) {
      if (id.startsWith("\0package:")) {
        return `module.exports = ${getPackageCall(id.slice("\0package:".length, -4))};`;
      }
      const [path = "", query] = id.split("?");
      if (query !== "raw" && !assetFile.test(path)) return null;
      // Vite and webpack import the text of a file, or its address.
      const value = query === "raw" ? readText(path) : `/${basename(path)}`;
      return { code: `export default ${JSON.stringify(value)};`, moduleType: "js" };
    },
    async transform(code, id) {
      if (id.startsWith("\0") || !/\.[cm]?[jt]sx?$/.test(id)) return null;
      const missing = new Set<string>();
      for (const [, source = ""] of code.matchAll(/\bfrom\s*["'](\.[^"'\n]+)["']/g)) {
        const resolvedId = await this.resolve(source, id);
        if (!resolvedId || resolvedId.id.startsWith("\0")) missing.add(source);
      }
      return rewriteModule(code, id, missing);
    },
  };
  const bundle = await rolldown({
    input: file,
    platform: "node",
    logLevel: "silent",
    tsconfig: false,
    treeshake: false,
    plugins: [viteImportGlobPlugin({ root: dirname(file) }), plugin, createMissingFilesPlugin()],
  });
  const { output } = await bundle.generate({ format: "esm", codeSplitting: false });
  await bundle.close();
  return output[0].code;
}

function createMissingFilesPlugin(): Plugin {
  return {
    name: "missing-files",
    async resolveId(id, importer, options) {
      if (importer === undefined || !/^[./]/.test(id)) return null;
      const resolvedId = await this.resolve(id, importer, { ...options, skipSelf: true });
      return resolvedId ?? `\0package:${id}.cjs`;
    },
  };
}

function getPackageCall(name: string): string {
  return `globalThis.migration.package(${JSON.stringify(name)})`;
}

/**
 * Rewrites code that depends on the location of the file, which bundling loses. Also rewrites
 * imports of packages and of missing files, because the exports of a placeholder are unknown.
 */
function rewriteModule(code: string, id: string, missing: ReadonlySet<string>): string | null {
  const program = parseModule(code, id);
  if (!program) return null;
  const edits: Edit[] = [...getExportsOfMixedModule(program)];
  const replace = ({ start, end }: AstNode, text: string) => edits.push({ start, end, text });
  visitNodes(program, (node, parent, key) => {
    if (node.type === "Identifier") {
      const isName =
        (key === "property" || key === "key") && parent?.computed !== true && !parent?.shorthand;
      if (isName || (key === "id" && parent?.type === "VariableDeclarator")) return;
      if (node.name === "__dirname") replace(node, JSON.stringify(dirname(id)));
      if (node.name === "__filename") replace(node, JSON.stringify(id));
    } else if (node.type === "MemberExpression") {
      const text = code.slice(node.start, node.end);
      if (text === "import.meta.url") replace(node, JSON.stringify(pathToFileURL(id).href));
      if (text === "import.meta.env") replace(node, viteEnvironment);
      if (text === "import.meta.dirname") replace(node, JSON.stringify(dirname(id)));
      if (text === "import.meta.filename") replace(node, JSON.stringify(id));
      if (text === "require.resolve" || text === "import.meta.resolve") {
        replace(node, `globalThis.migration.resolveFrom(${JSON.stringify(dirname(id))})`);
      }
    } else if (node.type === "ImportDeclaration") {
      const source = (node.source as { value: string }).value;
      if (/^(?:node:)?module$/.test(source)) replace(node, getModuleImport(node));
      if (node.importKind === "type") return;
      if (isPackage(source) || missing.has(source)) replace(node, getPackageImport(node, source));
    } else if (node.type === "ImportExpression") {
      const source = (node.source as { value?: unknown }).value;
      if (typeof source === "string" && isPackage(source)) {
        replace(node, `Promise.resolve(${getPackageCall(source)})`);
      }
    }
  });
  return applyEdits(code, edits).text;
}

/** Docusaurus also accepts `module.exports = …` in a file with `import` statements. */
function getExportsOfMixedModule(program: AstNode): Edit[] {
  const statements = program.body as AstNode[];
  if (!statements.some(({ type }) => type === "ImportDeclaration")) return [];
  return statements.flatMap(({ type, start, expression }) => {
    if (type !== "ExpressionStatement" || !isAstNode(expression)) return [];
    const { left, right } = expression;
    if (expression.type !== "AssignmentExpression" || !isAstNode(left) || !isAstNode(right)) {
      return [];
    }
    const [object, property] = [left.object, left.property].map(asRecord);
    const isExports = object?.name === "module" && property?.name === "exports";
    return isExports ? [{ start, end: right.start, text: "export default " }] : [];
  });
}

/** Writes `import a, { b as c }` as declarations. A namespace is the placeholder itself. */
function getPackageImport(node: AstNode, source: string): string {
  const call = getPackageCall(source);
  const declarations = getImportedNames(node).map(([local, name]) => {
    return `const ${local} = ${call}${name === "*" ? "" : `[${JSON.stringify(name)}]`};`;
  });
  // An import without names may still set the environment, as `dotenv/config` does.
  return declarations.join(" ") || `${call};`;
}

/** `createRequire` of Node cannot load placeholders. */
function getModuleImport(node: AstNode): string {
  const module = "globalThis.migration.module";
  return getImportedNames(node)
    .map(([local, name]) => {
      const isWhole = name === "*" || name === "default";
      return `const ${local} = ${isWhole ? module : `${module}.${name}`};`;
    })
    .join(" ");
}

/** Local and imported names, without types. */
function getImportedNames(node: AstNode): [local: string, imported: string][] {
  return (node.specifiers as ImportSpecifier[])
    .filter(({ importKind }) => importKind !== "type")
    .map(({ type, local, imported }) => {
      const isNamespace = type === "ImportNamespaceSpecifier";
      return [local.name, isNamespace ? "*" : (imported?.name ?? imported?.value ?? "default")];
    });
}
