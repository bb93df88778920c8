import { escapeRegExp } from "../../../src/model/text/escape-reg-exp.ts";
import { isMarkdown, listFilesBelow } from "../document/article.ts";
import { evaluateModule } from "../evaluate/evaluate-module.ts";
import { asArray, asRecord, asString, type Json } from "../text/values.ts";

/** The paths of pages after `rewrites`, if it is a function. */
export async function evaluateRewrites(
  file: string,
  options: { siteDir: string; timeLimit: number | undefined; root: string },
): Promise<(path: string) => string> {
  const { root, ...evaluation } = options;
  const addresses = listFilesBelow(root).filter(isMarkdown);
  const { value } = await evaluateModule(file, { ...evaluation, addresses });
  const paths = new Map(
    asArray(value).flatMap((row): [string, string][] => {
      const [from, to] = [asString(asRecord(row).from), asString(asRecord(row).to)];
      return from !== undefined && to?.endsWith(".md") ? [[from, to]] : [];
    }),
  );
  return (path) => paths.get(path) ?? path;
}

/** Reads `rewrites`, such as `{ "packages/:name/(.*).md": "docs/:name.md" }`. */
export function readRewrites(rewrites: Json): (path: string) => string {
  const rules = Object.entries(asRecord(rewrites)).flatMap(([from, to]) => {
    const target = asString(to);
    return target === undefined ? [] : [{ ...parsePattern(from), target }];
  });
  return (path) => {
    for (const { names, pattern, target } of rules) {
      const match = pattern.exec(path);
      if (!match) continue;
      const values = new Map(names.map((name, index) => [name, match[index + 1] ?? ""]));
      return target.replace(/:(\w+)\*?/g, (matched, name: string) => values.get(name) ?? matched);
    }
    return path;
  };
}

function parsePattern(source: string): { names: string[]; pattern: RegExp } {
  const names: string[] = [];
  const pattern = source.split(/(:\w+(?:\([^)]*\))?\*?|\([^)]*\)|\*)/).map((part) => {
    const [, name, customPattern, star] = /^(?::(\w+))?(\([^)]*\))?(\*)?$/.exec(part) ?? [];
    if (part === "" || (name === undefined && customPattern === undefined && star === undefined)) {
      return escapeRegExp(part);
    }
    names.push(name ?? String(names.length));
    return customPattern ?? (star === undefined ? "([^/]+)" : "(.*)");
  });
  return { names, pattern: new RegExp(`^${pattern.join("")}$`) };
}
