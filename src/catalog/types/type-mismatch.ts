import type { JsonValue, TypeNode } from "../../model/reference/module.ts";
import { toBool, toNumber } from "../hcl/evaluate/convert-value.ts";

export function getTypeMismatch(value: JsonValue, type: TypeNode, path = ""): string | undefined {
  if (value === null) return undefined;
  switch (type.kind) {
    case "unknown":
      return undefined;
    case "primitive":
      return getPrimitiveMismatch(value, type.name, path);
    case "collection":
      return getCollectionMismatch(value, type, path);
    case "tuple":
      return getTupleMismatch(value, type.of, path);
    case "object":
      return getObjectMismatch(value, type, path);
  }
}

function getPrimitiveMismatch(
  value: JsonValue,
  name: "string" | "number" | "bool" | "any",
  path: string,
): string | undefined {
  if (name === "any") return undefined;
  const fits = {
    string: typeof value !== "object",
    number: toNumber(value) !== undefined,
    bool: toBool(value) !== undefined,
  };
  return fits[name] ? undefined : describe(value, `a ${name}`, path);
}

function getCollectionMismatch(
  value: JsonValue,
  { name, of }: Extract<TypeNode, { kind: "collection" }>,
  path: string,
): string | undefined {
  if (name === "map") {
    if (!isJsonObject(value)) return describe(value, "a map", path);
    return findFirstMismatch(Object.entries(value), ([key, value]) =>
      getTypeMismatch(value, of, joinPath(path, key)),
    );
  }
  if (!Array.isArray(value)) return describe(value, `a ${name}`, path);
  return findFirstMismatch([...value.entries()], ([index, value]) =>
    getTypeMismatch(value, of, `${path}[${index}]`),
  );
}

function getTupleMismatch(value: JsonValue, of: TypeNode[], path: string): string | undefined {
  if (!Array.isArray(value)) return describe(value, "a tuple", path);
  if (value.length !== of.length) {
    return `${formatPathPrefix(path)}expected a tuple of ${of.length} elements, not of ${value.length}`;
  }
  return findFirstMismatch([...of.entries()], ([index, type]) =>
    getTypeMismatch(value[index] ?? null, type, `${path}[${index}]`),
  );
}

function getObjectMismatch(
  value: JsonValue,
  { attributes }: Extract<TypeNode, { kind: "object" }>,
  path: string,
): string | undefined {
  if (!isJsonObject(value)) return describe(value, "an object", path);
  return findFirstMismatch(attributes, ({ name, type, optional }) => {
    if (Object.hasOwn(value, name))
      return getTypeMismatch(value[name] ?? null, type, joinPath(path, name));
    return optional ? undefined : `${formatPathPrefix(path)}the attribute \`${name}\` is missing`;
  });
}

function findFirstMismatch<T>(
  list: readonly T[],
  check: (element: T) => string | undefined,
): string | undefined {
  for (const item of list) {
    const mismatch = check(item);
    if (mismatch !== undefined) return mismatch;
  }
  return undefined;
}

export function isJsonObject(value: JsonValue): value is { [key: string]: JsonValue } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function joinPath(path: string, key: string): string {
  return path === "" ? key : `${path}.${key}`;
}

function formatPathPrefix(path: string): string {
  return path === "" ? "" : `at \`${path}\` `;
}

function describe(value: JsonValue, expected: string, path: string): string {
  const text = JSON.stringify(value);
  const short = text.length > 60 ? `${text.slice(0, 57)}...` : text;
  return `${formatPathPrefix(path)}expected ${expected}, not \`${short}\``;
}
