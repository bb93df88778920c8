import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { OperationModel } from "../service-model.ts";
import { readDeclarations, type Shapes } from "./read-declarations.ts";
import { readFilters } from "./read-filters.ts";

export interface PackageModel {
  operations: Map<string, OperationModel>;
  waiters: Map<string, string>;
  pages: Map<string, string>;
  filters: Map<string, string[]>;
  shapes: Shapes;
}

export function readPackage(folder: string): PackageModel {
  const shapes: Shapes = new Map();
  for (const text of readTexts(join(folder, "dist-types/ts3.4/models"), ".d.ts")) {
    readDeclarations(text, shapes);
  }
  const operations = new Map<string, OperationModel>();
  for (const text of readTexts(join(folder, "dist-types/ts3.4/commands"), "Command.d.ts")) {
    const name = /class (\w+)Command extends/.exec(text)?.[1];
    const types = /api: \{\s*input: (\{\}|\w+);\s*output: (\{\}|\w+);/.exec(text);
    if (!name || !types) throw new Error(`unknown form of command: ${text.slice(0, 300)}`);
    const [, input = "", output = ""] = types;
    operations.set(name, {
      ...(input !== "{}" && { input }),
      ...(output !== "{}" && { output }),
    });
  }
  const filters = new Map(
    readTexts(join(folder, "dist-types/models"), ".d.ts").flatMap((text) => [...readFilters(text)]),
  );
  return {
    operations,
    shapes,
    filters: new Map(
      [...operations].flatMap(([name, { input = "" }]) => {
        const names = filters.get(input);
        return names ? [[name, names] as const] : [];
      }),
    ),
    waiters: collect(join(folder, "dist-es/waiters"), (text) => {
      const waiter = /waitUntil(\w+) =/.exec(text)?.[1];
      const operation = /new (\w+)Command\(/.exec(text)?.[1];
      return waiter && operation ? [waiter, operation] : undefined;
    }),
    pages: collect(join(folder, "dist-es/pagination"), (text) => {
      const call = /createPaginator\(\w+, (\w+)Command, "[^"]*", "[^"]*", "([^"]*)"\)/.exec(text);
      return call ? [call[1] ?? "", call[2] ?? ""] : undefined;
    }),
  };
}

function collect(
  folder: string,
  read: (text: string) => [string, string] | undefined,
): Map<string, string> {
  return new Map(readTexts(folder, ".js").flatMap((text) => [read(text) ?? []].filter(isPair)));
}

function isPair(value: [string, string] | never[]): value is [string, string] {
  return value.length === 2;
}

function readTexts(folder: string, end: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(end))
    .sort()
    .map((name) => readFileSync(join(folder, name), "utf8"));
}
