import type { JsonValue, TypeNode } from "../../model/reference/module.ts";
import { getValueCode } from "../history/to-hcl.ts";

/**
 * The value of a form field, as JSON that fits into URLs:
 *
 * - a string is a string or a number; if the type is `any`, it is HCL;
 * - a boolean is a boolean;
 * - an array has the elements of a list, set, or tuple;
 * - `m` has the rows of a map, `o` the attributes of an object;
 * - `x` is an HCL expression for any type;
 * - `f` is an output of another service, as `category/service.output`.
 */
export type Draft = string | boolean | Draft[] | MapDraft | ObjectDraft | Expression | OutputOf;

interface MapDraft {
  m: [key: string, value: Draft][];
}

interface ObjectDraft {
  o: { [name: string]: Draft };
}

interface Expression {
  x: string;
}

interface OutputOf {
  f: string;
}

export function isMap(draft: Draft): draft is MapDraft {
  return typeof draft === "object" && "m" in draft;
}

export function isObject(draft: Draft): draft is ObjectDraft {
  return typeof draft === "object" && "o" in draft;
}

export function isExpression(draft: Draft): draft is Expression {
  return typeof draft === "object" && "x" in draft;
}

export function isOutputOf(draft: Draft): draft is OutputOf {
  return typeof draft === "object" && "f" in draft;
}

export function createEmptyDraft(type: TypeNode): Draft {
  switch (type.kind) {
    case "unknown":
      return "";
    case "primitive":
      return type.name === "bool" ? false : "";
    case "collection":
      return type.name === "map" ? { m: [] } : [];
    case "tuple":
      return type.of.map(createEmptyDraft);
    case "object": {
      const required = type.attributes.filter(({ optional }) => !optional);
      return {
        o: Object.fromEntries(
          required.map((attribute) => [attribute.name, createEmptyDraft(attribute.type)]),
        ),
      };
    }
  }
}

export function toDraft(value: JsonValue, type: TypeNode): Draft {
  return getFieldDraft(value, type) ?? { x: getValueCode(value) };
}

/** Undefined if the fields of the type cannot show the value. */
function getFieldDraft(value: JsonValue, type: TypeNode): Draft | undefined {
  if (type.kind === "unknown" || (type.kind === "primitive" && type.name === "any")) {
    return getValueCode(value);
  }
  if (value === null) return undefined;
  if (type.kind === "primitive") {
    if (type.name === "bool") return typeof value === "boolean" ? value : undefined;
    return typeof value === "object" ? undefined : String(value);
  }
  if (Array.isArray(value)) {
    if (type.kind === "tuple") {
      if (type.of.length !== value.length) return undefined;
      return type.of.map((of, index) => toDraft(value[index] ?? null, of));
    }
    if (type.kind !== "collection" || type.name === "map") return undefined;
    return value.map((item) => toDraft(item, type.of));
  }
  if (typeof value !== "object") return undefined;
  if (type.kind === "collection" && type.name === "map") {
    return { m: Object.entries(value).map(([key, value]) => [key, toDraft(value, type.of)]) };
  }
  if (type.kind !== "object") return undefined;
  const attributeDrafts = type.attributes.flatMap((attribute): [string, Draft][] => {
    const attributeValue = Object.hasOwn(value, attribute.name) ? value[attribute.name] : undefined;
    if (attributeValue === undefined || (attributeValue === null && attribute.optional)) return [];
    return [[attribute.name, toDraft(attributeValue, attribute.type)]];
  });
  return { o: Object.fromEntries(attributeDrafts) };
}

const outputKeyPattern = /^[\w-]+\/[\w-]+(?:\.[\w-]+)+$/;

/** Maximum depth of a form; deeper values in a URL are dropped. */
const maxDepth = 12;

/** Drops what does not fit the type, because URLs can contain anything. */
export function cleanDraft(rawValue: unknown, type: TypeNode, depth = 0): Draft | undefined {
  if (depth > maxDepth || rawValue === null || rawValue === undefined) return undefined;
  if (typeof rawValue === "object" && !Array.isArray(rawValue)) {
    const { x, f } = rawValue as Partial<Expression & OutputOf>;
    if (typeof x === "string") return { x };
    if (typeof f === "string") return outputKeyPattern.test(f) ? { f } : undefined;
  }
  const cleanItem = (value: unknown, of: TypeNode) => cleanDraft(value, of, depth + 1);
  switch (type.kind) {
    case "unknown":
      return typeof rawValue === "string" ? rawValue : undefined;
    case "primitive":
      return typeof rawValue === (type.name === "bool" ? "boolean" : "string")
        ? (rawValue as string | boolean)
        : undefined;
    case "tuple":
      return Array.isArray(rawValue)
        ? type.of.map((of, index) => cleanItem(rawValue[index], of) ?? createEmptyDraft(of))
        : undefined;
    case "object":
      return cleanObject(rawValue, type.attributes, cleanItem);
    case "collection":
      if (type.name === "map") return cleanMap(rawValue, (value) => cleanItem(value, type.of));
      return Array.isArray(rawValue)
        ? rawValue.flatMap((value) => cleanItem(value, type.of) ?? [])
        : undefined;
  }
}

function cleanMap(
  rawValue: unknown,
  cleanItem: (item: unknown) => Draft | undefined,
): MapDraft | undefined {
  const { m } = rawValue as { m?: unknown };
  if (!Array.isArray(m)) return undefined;
  return {
    m: m.flatMap((row): [string, Draft][] => {
      const [key, item] = Array.isArray(row) ? row : [];
      const value = cleanItem(item);
      return typeof key === "string" && value !== undefined ? [[key, value]] : [];
    }),
  };
}

function cleanObject(
  rawValue: unknown,
  attributes: readonly { name: string; type: TypeNode }[],
  cleanItem: (item: unknown, of: TypeNode) => Draft | undefined,
): ObjectDraft | undefined {
  const { o } = rawValue as { o?: unknown };
  if (typeof o !== "object" || o === null) return undefined;
  const values = new Map(Object.entries(o));
  return {
    o: Object.fromEntries(
      attributes.flatMap(({ name, type }): [string, Draft][] => {
        const value = cleanItem(values.get(name), type);
        return value === undefined ? [] : [[name, value]];
      }),
    ),
  };
}
