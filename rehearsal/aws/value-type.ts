import { getMembers, type ServiceModel, type TypeText } from "./service-model.ts";

/** The type of a value in a response, or of the result of a query. */
export type ValueType =
  | { kind: "unknown" }
  | { kind: "null" }
  | { kind: "number" }
  | { kind: "boolean" }
  | { kind: "string"; values?: readonly string[] }
  /** `items` has the types of the elements if their number is known. */
  | { kind: "list"; of: ValueType; items?: readonly ValueType[] }
  | { kind: "map"; of: ValueType; keys?: readonly string[] }
  | { kind: "structure"; name: string; names: readonly string[]; member(name: string): ValueType };

export const unknown: ValueType = { kind: "unknown" };
export const textType: ValueType = { kind: "string" };

/** Converts a type of a model. Members are resolved lazily, because shapes can be recursive. */
export function getValueType(type: TypeText, shapes: ServiceModel["shapes"]): ValueType {
  if (type.startsWith("[")) return { kind: "list", of: getValueType(type.slice(1, -1), shapes) };
  if (type.startsWith("{")) {
    const [, key, value = ""] = /^\{(?:(\w+):)?(.*)\}$/s.exec(type) ?? [];
    const keys = shapes[key ?? ""];
    const of = getValueType(value, shapes);
    return Array.isArray(keys) ? { kind: "map", of, keys } : { kind: "map", of };
  }
  if (type === "number" || type === "boolean") return { kind: type };
  // The CLI prints timestamps and binary data as strings.
  if (type === "string" || type === "timestamp" || type === "blob") return textType;
  const shape = shapes[type];
  if (!shape) return unknown;
  if (Array.isArray(shape)) return { kind: "string", values: shape };
  const members = new Map(getMembers(shape).map((member) => [member.name, member.type]));
  return {
    kind: "structure",
    name: type,
    names: [...members.keys()],
    member: (name) => getValueType(members.get(name) ?? "", shapes),
  };
}

export function getValueTypeOfJson(value: unknown): ValueType {
  if (value === null) return { kind: "null" };
  if (typeof value === "string") return { kind: "string", values: [value] };
  if (typeof value === "number") return { kind: "number" };
  if (typeof value === "boolean") return { kind: "boolean" };
  if (Array.isArray(value)) {
    return { kind: "list", of: unknown, items: value.map(getValueTypeOfJson) };
  }
  return { kind: "map", of: unknown };
}

export function describeType(type: ValueType): string {
  switch (type.kind) {
    case "structure":
      return `a structure with ${type.names.map((name) => `\`${name}\``).join(", ")}`;
    case "list":
      return "a list";
    case "map":
      return "a map";
    default:
      return type.kind === "null" ? "nothing" : `a ${type.kind}`;
  }
}
