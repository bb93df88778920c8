import { compile, match } from "path-to-regexp";
import { isMarkdown, listFilesBelow } from "../document/article.ts";
import { evaluateModule } from "../evaluate/evaluate-module.ts";
import { asArray, asRecord, asString, type Json } from "../text/values.ts";

/** The paths of pages after `rewrites`, if it is a function. */
export async function evaluateRewrites(
  file: string,
  { siteDir, root }: { siteDir: string; root: string },
): Promise<(path: string) => string> {
  const addresses = listFilesBelow(root).filter(isMarkdown);
  const { value } = await evaluateModule(file, { siteDir, addresses });
  const paths = new Map(
    asArray(value).flatMap((row): [string, string][] => {
      const [from, to] = [asString(asRecord(row).from), asString(asRecord(row).to)];
      return from !== undefined && to?.endsWith(".md") ? [[from, to]] : [];
    }),
  );
  return (path) => paths.get(path) ?? path;
}

/** Reads `rewrites`, such as `{ "packages/:name/(.*).md": "docs/:name.md" }`, as VitePress does. */
export function readRewrites(rewrites: Json): (path: string) => string {
  const rules = Object.entries(asRecord(rewrites)).flatMap(([from, to]) => {
    const target = asString(to);
    if (target === undefined) return [];
    const matchPath = match(from.startsWith("^") ? new RegExp(from) : from);
    return [{ matchPath, print: compile(`/${target}`, { validate: false }) }];
  });
  return (path) => {
    for (const { matchPath, print } of rules) {
      const found = matchPath(path);
      if (found) return print(found.params).slice(1);
    }
    return path;
  };
}
