import { existsSync, readdirSync } from "node:fs";
import { basename, dirname, isAbsolute, join, relative, sep } from "node:path";
import { createPathsMatcher, parseTsconfig, type TsConfigResult } from "get-tsconfig";
import { parse } from "jsonc-parser";
import { asRecord, asString, type Json, readText } from "../text/values.ts";

/** The files that a specifier may name, without their extensions. */
type FindFiles = (specifier: string) => readonly string[];

const finders = new Map<string, FindFiles>();

/** Replaces an alias of `tsconfig.json` or of Vite, such as `@/parts/a.md`, with `@site/src/parts/a.md`. */
export function expandAlias(specifier: string, siteDir: string): string {
  if (/^[./]|^@(?:site|theme)\//.test(specifier)) return specifier;
  const findFiles = finders.get(siteDir) ?? readPaths(siteDir);
  finders.set(siteDir, findFiles);
  const [path = "", query = ""] = specifier.split(/(?=\?)/);
  const file = findFiles(path).find(exists);
  if (file === undefined) return specifier;
  return `@site/${relative(siteDir, file).split(sep).join("/")}${query}`;
}

/** Whether there is such a file, with or without an extension. */
function exists(path: string): boolean {
  if (existsSync(path)) return true;
  const folder = dirname(path);
  return (
    existsSync(folder) && readdirSync(folder).some((name) => name.startsWith(`${basename(path)}.`))
  );
}

/** Adds the aliases of Vite: an object of paths by their aliases, or a list. */
export function addViteAliases(config: Json, siteDir: string): void {
  const alias = asRecord(asRecord(asRecord(config).vite).resolve).alias;
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
  const path = ["tsconfig.json", "jsconfig.json"]
    .map((name) => join(siteDir, name))
    .find(existsSync);
  if (path === undefined) return () => [];
  return createPathsMatcher({ path, config: readTsconfig(path) }) ?? (() => []);
}

function readTsconfig(path: string): TsConfigResult["config"] {
  try {
    return parseTsconfig(path);
  } catch {
    // It may extend a file of a package that is not installed.
    return asRecord(parse(readText(path)));
  }
}
