import { existsSync } from "node:fs";
import { join, posix, relative, resolve, sep } from "node:path";
import { parse } from "jsonc-parser";
import { asArray, asRecord, asString, readText } from "../text/values.ts";

interface Alias {
  prefix: string;
  /** Folder of the site; empty, or ends with a slash. */
  folder: string;
}

const aliases = new Map<string, readonly Alias[]>();

/** Replaces an alias of `tsconfig.json`, such as `@/parts/a.md`, with `@site/src/parts/a.md`. */
export function expandAlias(specifier: string, siteDir: string): string {
  if (/^[./]|^@(?:site|theme)\//.test(specifier)) return specifier;
  const known = aliases.get(siteDir) ?? readAliases(siteDir);
  aliases.set(siteDir, known);
  const [path = "", query = ""] = specifier.split(/(?=\?)/);
  for (const { prefix, folder } of known) {
    if (path.startsWith(prefix)) return `@site/${folder}${path.slice(prefix.length)}${query}`;
  }
  return specifier;
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
    if (!pattern.endsWith("/*") || !target?.endsWith("/*")) return [];
    const folder = relative(siteDir, resolve(root, target.slice(0, -2)))
      .split(sep)
      .join("/");
    if (folder.startsWith("..")) return [];
    return [{ prefix: pattern.slice(0, -1), folder: folder === "" ? "" : posix.join(folder, "/") }];
  });
}
