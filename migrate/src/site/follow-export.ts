import { dirname, relative, sep } from "node:path";
import type { ParseResult } from "rolldown/utils";
import type { ModuleExport } from "../document/convert/conversion.ts";
import { getModuleNames } from "../document/convert/modules.ts";
import { parseSource } from "../text/ast.ts";
import { readText } from "../text/values.ts";
import { expandAlias } from "./aliases.ts";
import { resolveModule } from "./resolve-module.ts";

interface ImportingModule {
  /** The folder of the module that imports. */
  folder: string;
  siteDir: string;
}

const maxDepth = 8;

/**
 * Finds the module that defines an export, past modules that only pass it on. A page that imports
 * one export of such a module does not need what the others need.
 */
export function followExport(
  { specifier, imported }: ModuleExport,
  { folder, siteDir }: ImportingModule,
  depth = 0,
): ModuleExport {
  const expanded = { specifier: expandAlias(specifier, siteDir), imported };
  const file = resolveModule(specifier, folder, siteDir);
  if (file === undefined || depth === maxDepth || !/\.(?:[jt]sx?|mjs)$/.test(file)) return expanded;
  const source = findSource(file, imported, siteDir);
  if (source === undefined) return expanded;
  const target = resolveModule(source.specifier, dirname(file), siteDir);
  if (target === undefined) return source.specifier.startsWith(".") ? expanded : source;
  const path = relative(siteDir, target).split(sep).join("/");
  const found = { specifier: `@site/${path}`, imported: source.imported };
  return followExport(found, { folder: siteDir, siteDir }, depth + 1);
}

/** Where a module takes one of its exports from; undefined if it defines or changes it. */
function findSource(file: string, name: string, siteDir: string): ModuleExport | undefined {
  const parsed = parseSource(readText(file), file);
  if (!parsed || hasEffects(parsed)) return undefined;
  const { imports } = getModuleNames(parsed);
  for (const { exportName, importName, localName, moduleRequest } of getExports(parsed)) {
    const exported = exportName.kind === "Default" ? "default" : exportName.name;
    if (exported !== name) continue;
    const local = localName.name ?? importName.name;
    const source = imports.find((one) => one.local !== "" && one.local === local);
    if (source) return source.imported === "*" ? undefined : source;
    if (!moduleRequest || importName.name === null) return undefined;
    return { specifier: moduleRequest.value, imported: importName.name };
  }
  const specifier = getStarSources(parsed).find((source) =>
    exportsName(source, name, { folder: dirname(file), siteDir }),
  );
  return specifier === undefined ? undefined : { specifier, imported: name };
}

/** Whether a module applies a style sheet, or changes what it imports: `Tabs.Item = TabItem;`. */
function hasEffects({ program, module }: ParseResult): boolean {
  return (
    module.staticImports.some(({ entries }) => entries.length === 0) ||
    program.body.some((node) => node.type === "ExpressionStatement" && !node.directive)
  );
}

function getExports({ module }: ParseResult) {
  return module.staticExports.flatMap(({ entries }) => entries).filter(({ isType }) => !isType);
}

/** The modules in `export * from "./keel"`. */
function getStarSources(parsed: ParseResult): string[] {
  return getExports(parsed).flatMap(({ importName, moduleRequest }) =>
    importName.kind === "AllButDefault" && moduleRequest ? moduleRequest.value : [],
  );
}

function exportsName(
  specifier: string,
  name: string,
  { folder, siteDir }: ImportingModule,
  visited = new Set<string>(),
): boolean {
  const file = resolveModule(specifier, folder, siteDir);
  if (name === "default" || file === undefined || visited.has(file)) return false;
  visited.add(file);
  const parsed = parseSource(readText(file), file);
  if (!parsed) return false;
  return (
    getModuleNames(parsed).exports.includes(name) ||
    getStarSources(parsed).some((source) =>
      exportsName(source, name, { folder: dirname(file), siteDir }, visited),
    )
  );
}
