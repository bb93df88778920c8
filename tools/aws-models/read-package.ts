import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type {
  EnumerationShape,
  OperationModel,
  StructureShape,
  TypeText,
} from "../../rehearsal/aws/service-model.ts";

export interface PackageModel {
  operations: Map<string, OperationModel>;
  waiters: Map<string, string>;
  pages: Map<string, string>;
  filters: Map<string, string[]>;
  shapes: Shapes;
}

/** Reads an unpacked package of the AWS SDK for JavaScript. */
export function readPackage(folder: string): PackageModel {
  const shapes: Shapes = new Map();
  for (const text of readTexts(join(folder, "dist-types/ts3.4/models"), ".d.ts")) {
    readDeclarations(text, shapes);
  }
  const operations = new Map<string, OperationModel>();
  for (const text of readTexts(join(folder, "dist-types/ts3.4/commands"), "Command.d.ts")) {
    const name = /class (\w+)Command extends/.exec(text)?.[1];
    const types = /api: \{\s*input: (\{\}|\w+);\s*output: (\{\}|\w+);/.exec(text);
    if (!name || !types) throw new Error(`cannot read the command: ${text.slice(0, 300)}`);
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

/** Reads an entry from each script of a folder. */
function collect(
  folder: string,
  read: (text: string) => [string, string] | undefined,
): Map<string, string> {
  const entries = readTexts(folder, ".js").map(read);
  return new Map(entries.filter((entry) => entry !== undefined));
}

function readTexts(folder: string, end: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(end))
    .sort()
    .map((name) => readFileSync(join(folder, name), "utf8"));
}

export type Shapes = Map<string, StructureShape | EnumerationShape>;

const primitives: Readonly<Record<string, TypeText>> = {
  string: "string",
  number: "number",
  bigint: "number",
  boolean: "boolean",
  Date: "timestamp",
  Uint8Array: "blob",
  StreamingBlobTypes: "blob",
  StreamingBlobPayloadInputTypes: "blob",
  StreamingBlobPayloadOutputTypes: "blob",
  __DocumentType: "document",
  __LazyJsonString: "string",
  any: "document",
};

/**
 * Reads the structures, unions, and enumerations of `dist-types/ts3.4/models/*.d.ts` of an SDK
 * package, which has one member per line.
 */
export function readDeclarations(text: string, shapes: Shapes): void {
  for (const [, name = "", body = ""] of text.matchAll(
    /^export declare const (\w+): \{\n([\s\S]*?)^\};/gm,
  )) {
    const values = [...body.matchAll(/^ {2}readonly [^:]+:\s*"((?:[^"\\]|\\.)*)"/gm)];
    shapes.set(
      name,
      values.map(([, value = ""]) => JSON.parse(`"${value}"`)),
    );
  }
  for (const [, name = "", body = ""] of text.matchAll(
    /^export interface (\w+)(?: extends [^{]+)? \{(?:\}|\n([\s\S]*?)^\})/gm,
  )) {
    shapes.set(name, readMembers(body));
  }
  for (const [, name = "", body = ""] of text.matchAll(
    /^export declare namespace (\w+) \{\n([\s\S]*?)^\}/gm,
  )) {
    shapes.set(name, readUnion(body.replace(/^ {2}interface Visitor<T> [\s\S]*?^ {2}\}/gm, "")));
  }
}

/** Optional members have a `?`; required ones only allow `undefined`. */
function readMembers(body: string): StructureShape {
  const members: StructureShape = {};
  for (const [, name = "", optional, type = ""] of body.matchAll(
    /^ {2}"?([\w$-]+)"?(\?)?:([\s\S]*?);$/gm,
  )) {
    members[optional ? name : `${name}!`] = readType(type);
  }
  return members;
}

/** A union has one interface per member, in which the other members are `never`. */
function readUnion(body: string): StructureShape {
  const members: StructureShape = {};
  for (const [, name = "", type = ""] of body.matchAll(/^ {4}(\w+): ([\s\S]*?);$/gm)) {
    if (name !== "$unknown") members[name] = readType(type);
  }
  return members;
}

function readType(text: string): TypeText {
  const type = text
    .replace(/\s+/g, " ")
    .replace(/ \| (undefined|null)\b/g, "")
    .replace(/^\s*\| /, "")
    .trim();
  const list = /^(.*)\[\]$/.exec(type);
  if (list) return `[${readType(list[1] ?? "")}]`;
  const parenthesized = /^\((.*)\)$/.exec(type);
  if (parenthesized) return readType(parenthesized[1] ?? "");
  const partial = /^Partial<(.*)>$/.exec(type);
  if (partial) return readType(partial[1] ?? "");
  const map = /^Record<\s*([\w.]+),\s*(.*?),?\s*>$/.exec(type);
  if (map) {
    const [, key, value = ""] = map;
    return `{${key === "string" ? "" : `${key}:`}${readType(value)}}`;
  }
  if (type.startsWith("AsyncIterable<")) return "blob";
  const primitive = primitives[type];
  if (primitive) return primitive;
  if (/^\w+$/.test(type)) return type;
  // For example `string | __LazyJsonString`.
  const parts = type.split(/ [|&] /);
  if (parts.length > 1) return readType(parts[0] ?? "");
  throw new Error(`cannot read the type: ${text}`);
}

/** The shape that a type contains, such as `Filter` in `[Filter]`. */
export function getShape(type: TypeText): string {
  return type.replace(/[[\]{}]|\w+:/g, "");
}

/** The shapes of the keys of maps, such as `Name` in `{Name:string}`. */
export function getKeys(type: TypeText): string[] {
  return [...type.matchAll(/(\w+):/g)].map(([, name = ""]) => name);
}

/** Reads the names of filters, by structure. Only comments of declarations contain them. */
export function readFilters(text: string): Map<string, string[]> {
  const filters = new Map<string, string[]>();
  for (const [, name = "", body = ""] of text.matchAll(
    /^export interface (\w+)[^{\n]*\{\n([\s\S]*?)^\}/gm,
  )) {
    const comment = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*Filters?\?: Filter\[\]/.exec(body)?.[1];
    if (!comment) continue;
    const plainComment = comment.replace(/\s*\n\s*\*/g, " ");
    const names = [
      ...plainComment.matchAll(
        /<li>\s*<p>\s*<code>\s*([a-z][\w.:/-]*?)\s*(?:<[^/][^>]*>\s*)?<\/code>(:?)/g,
      ),
    ].map(([, text = "", colon = ""]) => (/^tag:?$/.test(text + colon) ? "tag:*" : text));
    // A list with one name is an example.
    if (names.length > 1) filters.set(name, [...new Set(names)].sort());
  }
  return filters;
}
