import { existsSync, readdirSync } from "node:fs";
import { basename, dirname, isAbsolute, join, parse, relative, sep } from "node:path";
import { createPathsMatcher, parseTsconfig } from "get-tsconfig";
import { parse as parseJson } from "jsonc-parser";
import { isFile } from "../../../src/files/is-file.ts";
import { asRecord, asString, type Json, type JsonRecord, readText } from "../text/values.ts";

/** The files that a specifier may name, without their extensions. */
type FindFiles = (specifier: string) => readonly string[];

const finders = new Map<string, FindFiles>();

const packageStart = /^(?:@[\w-]+\/)?[\w-]/;

/** Replaces an alias of `tsconfig.json` or of Vite, such as `@/parts/a.md`, with `@site/src/parts/a.md`. */
export function expandAlias(specifier: string, siteDir: string): string {
  if (/^[./]|^@(?:site|theme)\//.test(specifier)) return specifier;
  const findFiles = finders.get(siteDir) ?? readPaths(siteDir);
  finders.set(siteDir, findFiles);
  const [path = "", query = ""] = specifier.split(/(?=\?)/);
  const files = findFiles(path);
  const file = files.find(fileExists) ?? (packageStart.test(path) ? undefined : files[0]);
  if (file === undefined) return specifier;
  return `@site/${relative(siteDir, file).split(sep).join("/")}${query}`;
}

/** Whether a file exists. The path may omit its extension. */
function fileExists(path: string): boolean {
  if (existsSync(path)) return true;
  const folder = dirname(path);
  return (
    existsSync(folder) && readdirSync(folder).some((file) => parse(file).name === basename(path))
  );
}

export function addViteAliases(config: Json, siteDir: string): void {
  addAliases(asRecord(asRecord(asRecord(config).vite).resolve).alias, siteDir);
}

/** Adds aliases of Vite or webpack: an object of paths by their aliases, or a list. */
export function addAliases(alias: Json, siteDir: string): void {
  const entries = Array.isArray(alias)
    ? alias.map((entry): [Json, Json] => [asRecord(entry).find, asRecord(entry).replacement])
    : Object.entries(asRecord(alias));
  const findFiles = readPaths(siteDir);
  finders.set(siteDir, (specifier) => {
    const files = entries.flatMap(([find, replacement]) => {
      const [name, target] = [find, replacement].map((value) =>
        asString(value)?.replace(/\/$/, ""),
      );
      if (name === undefined || target === undefined || !isAbsolute(target)) return [];
      const isUsed = specifier === name || specifier.startsWith(`${name}/`);
      return isUsed ? [target + specifier.slice(name.length)] : [];
    });
    return [...files, ...findFiles(specifier)];
  });
}

function readPaths(siteDir: string): FindFiles {
  const path = ["tsconfig.json", "jsconfig.json"].map((name) => join(siteDir, name)).find(isFile);
  if (path === undefined) return () => [];
  const options = asRecord(asRecord(parseJson(readText(path))).compilerOptions);
  const findFiles = createMatcher(path, options) ?? (() => []);
  const isName = (specifier: string) => Object.hasOwn(asRecord(options.paths), specifier);
  // With `baseUrl`, each package matches, too.
  return (specifier) => (specifier.includes("/") || isName(specifier) ? findFiles(specifier) : []);
}

function createMatcher(path: string, compilerOptions: JsonRecord): FindFiles | null {
  try {
    return createPathsMatcher({ path, config: parseTsconfig(path) });
  } catch {
    // It may extend a file of a package that is not installed, which may set `baseUrl`.
    return createPathsMatcher({
      path,
      config: { compilerOptions: { baseUrl: ".", ...compilerOptions } },
    });
  }
}
