import { escapeRegExp } from "../../../src/model/text/escape-reg-exp.ts";
import { asRecord, asString, type Json } from "../text/values.ts";

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
