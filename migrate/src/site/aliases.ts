import { existsSync } from "node:fs";
import { dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { parse } from "jsonc-parser";
import { asArray, asRecord, asString, type Json, readText } from "../text/values.ts";

interface Alias {
  /** What specifiers begin with. */
  prefix: string;
  /** What replaces it: a path from the site. */
  path: string;
}

const aliases = new Map<string, readonly Alias[]>();

/** Replaces an alias of `tsconfig.json` or of Vite, such as `@/parts/a.md`, with `@site/src/parts/a.md`. */
export function expandAlias(specifier: string, siteDir: string): string {
  if (/^[./]|^@(?:site|theme)\//.test(specifier)) return specifier;
  const siteAliases = aliases.get(siteDir) ?? readAliases(siteDir);
  aliases.set(siteDir, siteAliases);
  const [path = "", query = ""] = specifier.split(/(?=\?)/);
  for (const alias of siteAliases) {
    if (!path.startsWith(alias.prefix)) continue;
    const expanded = `${alias.path}${path.slice(alias.prefix.length)}`;
    // `@*` would match packages, too.
    if (alias.prefix.endsWith("/") || existsSync(join(siteDir, dirname(expanded)))) {
      return `@site/${expanded}${query}`;
    }
  }
  return specifier;
}

/** Adds the aliases of Vite: an object of paths by their aliases, or a list. */
export function addViteAliases(config: Json, siteDir: string): void {
  const alias = asRecord(asRecord(asRecord(config).vite).resolve).alias;
  const entries = Array.isArray(alias)
    ? alias.map((entry): [Json, Json] => [asRecord(entry).find, asRecord(entry).replacement])
    : Object.entries(asRecord(alias));
  const added = entries.flatMap(([find, replacement]): Alias[] => {
    const [name, target] = [asString(find), asString(replacement)];
    if (name === undefined || target === undefined || !isAbsolute(target)) return [];
    const path = relative(siteDir, target).split(sep).join("/");
    return [{ prefix: `${name.replace(/\/$/, "")}/`, path: `${path.replace(/\/$/, "")}/` }];
  });
  aliases.set(siteDir, [...readAliases(siteDir), ...added]);
}

function readAliases(siteDir: string): Alias[] {
  const file = ["tsconfig.json", "jsconfig.json"]
    .map((name) => join(siteDir, name))
    .find(existsSync);
  const { baseUrl, paths } =
    file === undefined ? {} : asRecord(asRecord(parse(readText(file))).compilerOptions);
  const root = resolve(siteDir, asString(baseUrl) ?? ".");
  return Object.entries(asRecord(paths)).flatMap(([pattern, targets]) => {
    const target = asString(asArray(targets)[0]);
    if (!pattern.endsWith("*") || !target?.endsWith("*")) return [];
    const path = relative(siteDir, resolve(root, `${target.slice(0, -1)}_`));
    return [{ prefix: pattern.slice(0, -1), path: path.split(sep).join("/").slice(0, -1) }];
  });
}
