import type { TypeNode } from "../../model/reference/module.ts";
import { canonicalValue } from "../history/history.ts";

export function canonicalType(type: TypeNode): string {
  switch (type.kind) {
    case "collection":
      return `${type.name}(${canonicalType(type.of)})`;
    case "tuple":
      return `tuple([${type.of.map(canonicalType).join(", ")}])`;
    case "object": {
      const attributes = type.attributes.map(
        ({ name, type: of, optional, default: defaultValue }) => {
          const element = canonicalType(of);
          if (!optional) return `${name} = ${element}`;
          return `${name} = optional(${element}${defaultValue ? `, ${canonicalValue(defaultValue.value)}` : ""})`;
        },
      );
      return `object({ ${attributes.sort().join(", ")} })`;
    }
    default:
      return showType(type);
  }
}

/** A short form: `list(object)`, `map(string)`. */
export function showType(type: TypeNode): string {
  switch (type.kind) {
    case "primitive":
      return type.name;
    case "collection":
      return `${type.name}(${showType(type.of)})`;
    case "tuple":
      return `tuple([${type.of.map(showType).join(", ")}])`;
    case "object":
      return "object";
    case "unknown":
      return type.text;
  }
}
