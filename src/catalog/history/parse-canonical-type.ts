import type { TypeAttribute, TypeNode } from "../../model/reference/module.ts";

export const primitiveNames = ["string", "number", "bool", "any"] as const;
export const collectionNames = ["list", "set", "map"] as const;

/** Parses the output of `toCanonicalType` without an HCL parser, for browsers. */
export function parseCanonicalType(text: string): TypeNode {
  const unknown: TypeNode = { kind: "unknown", text };
  const tokens = text.match(/"(?:\\.|[^"\\])*"|[{}[\]():,=]|[^\s{}[\]():,="]+/g) ?? [];
  let index = 0;
  const type = readType();
  return type && index === tokens.length ? type : unknown;

  function take(token: string): boolean {
    if (tokens[index] !== token) return false;
    index++;
    return true;
  }

  function readType(): TypeNode | undefined {
    const name = tokens[index++];
    const primitive = primitiveNames.find((candidate) => candidate === name);
    if (primitive) return { kind: "primitive", name: primitive };
    if (!take("(")) return undefined;
    const inner = readArguments(name);
    return inner && take(")") ? inner : undefined;
  }

  function readArguments(name: string | undefined): TypeNode | undefined {
    if (name === "object") return readObject();
    if (name === "tuple") return readTuple();
    const collection = collectionNames.find((collection) => collection === name);
    const of = collection && readType();
    return collection && of && { kind: "collection", name: collection, of };
  }

  function readTuple(): TypeNode | undefined {
    if (!take("[")) return undefined;
    const of: TypeNode[] = [];
    while (!take("]")) {
      const element = readType();
      if (!element) return undefined;
      of.push(element);
      take(",");
    }
    return { kind: "tuple", of };
  }

  function readObject(): TypeNode | undefined {
    if (!take("{")) return undefined;
    const attributes: TypeAttribute[] = [];
    while (!take("}")) {
      const attribute = readAttribute();
      if (!attribute) return undefined;
      attributes.push(attribute);
      take(",");
    }
    return { kind: "object", attributes };
  }

  function readAttribute(): TypeAttribute | undefined {
    const name = tokens[index++]?.replace(/^"(.*)"$/, "$1");
    if (name === undefined || !take("=")) return undefined;
    const isOptional = tokens[index] === "optional" && tokens[index + 1] === "(";
    if (isOptional) index += 2;
    const type = readType();
    const text = isOptional ? readDefault() : "";
    if (!type || text === undefined) return undefined;
    const value = text === "" ? null : parseDefault(text);
    return { name, type, optional: isOptional, default: value, comment: "" };
  }

  function readDefault(): string | undefined {
    const start = index + 1;
    for (let depth = 0; index < tokens.length; index++) {
      const token = tokens[index] ?? "";
      if (token === ")" && depth === 0) return tokens.slice(start, index++).join("");
      if (/^[{[(]$/.test(token)) depth++;
      if (/^[}\])]$/.test(token)) depth--;
    }
    return undefined;
  }
}

/** Null if the default is not JSON. */
function parseDefault(text: string): TypeAttribute["default"] {
  try {
    return { text, value: JSON.parse(text), known: true };
  } catch {
    return null;
  }
}
