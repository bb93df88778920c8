import type { JsonValue, TypeNode } from "../../model/reference/module.ts";
import { showType } from "./show-type.ts";

/** Returns a value as text that is the same for any order of keys. */
export function canonicalValue(value: JsonValue): string {
  return JSON.stringify(value, (_key, inner: JsonValue) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

/** Returns a type as text that does not depend on its layout and comments. */
export function canonicalType(type: TypeNode): string {
  switch (type.kind) {
    case "collection":
      return `${type.name}(${canonicalType(type.of)})`;
    case "tuple":
      return `tuple([${type.of.map(canonicalType).join(", ")}])`;
    case "object": {
      const attributes = type.attributes.map(({ name, type: of, optional, default: fallback }) => {
        const own = canonicalType(of);
        if (!optional) return `${name}=${own}`;
        return `${name}=optional(${own}${fallback ? `, ${canonicalValue(fallback.value)}` : ""})`;
      });
      return `object({${attributes.sort().join(", ")}})`;
    }
    default:
      return showType(type);
  }
}
