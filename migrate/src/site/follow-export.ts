import { dirname, relative, sep } from "node:path";
import type { ProvidedComponent } from "../document/convert/conversion.ts";
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
  { specifier, imported }: ProvidedComponent,
  { folder, siteDir }: ImportingModule,
  depth = 0,
): ProvidedComponent {
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

/** Where a module takes one of its exports from; undefined if it defines it. */
function findSource(file: string, name: string, siteDir: string): ProvidedComponent | undefined {
  const parsed = parseSource(readText(file), file);
  if (!parsed) return undefined;
  const { imports } = getModuleNames(parsed);
  for (const { entries } of parsed.module.staticExports) {
    for (const { exportName, importName, localName, moduleRequest, isType } of entries) {
      if (isType) continue;
      const specifier = moduleRequest?.value;
      if (importName.kind === "AllButDefault" && specifier !== undefined && name !== "default") {
        if (exportsName(specifier, name, { folder: dirname(file), siteDir })) {
          return { specifier, imported: name };
        }
        continue;
      }
      const exported = exportName.kind === "Default" ? "default" : exportName.name;
      if (exported !== name) continue;
      const local = localName.name ?? importName.name;
      const source = imports.find((one) => one.local !== "" && one.local === local);
      if (source) return source.imported === "*" ? undefined : source;
      if (specifier === undefined || importName.name === null) return undefined;
      return { specifier, imported: importName.name };
    }
  }
  return undefined;
}

function exportsName(specifier: string, name: string, { folder, siteDir }: ImportingModule) {
  const file = resolveModule(specifier, folder, siteDir);
  const parsed = file === undefined ? undefined : parseSource(readText(file), file);
  return parsed !== undefined && getModuleNames(parsed).exports.includes(name);
}
