import { join, resolve } from "node:path";
import { isFile } from "../../../src/files/is-file.ts";
import { expandAlias } from "./aliases.ts";

export const codeExtensions = ".tsx .ts .jsx .js .mjs .mts .mdx .md .astro".split(" ");

/** Returns undefined for packages and for files that do not exist. */
export function resolveModule(
  importPath: string,
  from: string,
  siteDir: string,
): string | undefined {
  const base = getPath(expandAlias(importPath, siteDir), from, siteDir);
  if (base === undefined) return undefined;
  const candidates = [
    base,
    ...getTypeScriptPaths(base),
    ...codeExtensions.map((end) => base + end),
    ...codeExtensions.map((end) => join(base, `index${end}`)),
  ];
  return candidates.find(isFile);
}

/** The TypeScript files that an import of `boat.js` may mean. */
function getTypeScriptPaths(path: string): string[] {
  const [, stem = "", kind = ""] = /^(.+)\.([cm]?)jsx?$/.exec(path) ?? [];
  if (stem === "") return [];
  return kind === "" ? [`${stem}.ts`, `${stem}.tsx`] : [`${stem}.${kind}ts`];
}

/** The path of a module, which may lack its extension; undefined for a package. */
function getPath(specifier: string, from: string, siteDir: string): string | undefined {
  if (specifier.startsWith("@site/")) return join(siteDir, specifier.slice("@site/".length));
  // Components that replace those of the old theme.
  const [, name] = /^@theme\/(.+)$/.exec(specifier) ?? [];
  if (name !== undefined) return join(siteDir, "src/theme", name);
  if (specifier.startsWith(".")) return resolve(from, specifier);
  return specifier.startsWith("/") ? join(siteDir, specifier) : undefined;
}
