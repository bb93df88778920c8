import type { EnumerationShape, StructureShape, TypeText } from "../service-model.ts";

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

export function readType(text: string): TypeText {
  const type = text
    .replace(/\s+/g, " ")
    .replace(/ \| (undefined|null)\b/g, "")
    .replace(/^\s*\| /, "")
    .trim();
  const list = /^(.*)\[\]$/.exec(type);
  if (list) return `[${readType(list[1] ?? "")}]`;
  const inParentheses = /^\((.*)\)$/.exec(type);
  if (inParentheses) return readType(inParentheses[1] ?? "");
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
  throw new Error(`unknown form of type: ${text}`);
}

/** The shape that a type contains, such as `Filter` in `[Filter]`. */
export function shapeOf(type: TypeText): string {
  return type.replace(/[[\]{}]|\w+:/g, "");
}

export function keysOf(type: TypeText): string[] {
  return [...type.matchAll(/(\w+):/g)].map(([, name = ""]) => name);
}
