import type { Input, TypeNode } from "../../model/reference/module.ts";
import { toCanonicalText } from "../history/history.ts";

export function toCanonicalType(type: TypeNode): string {
  switch (type.kind) {
    case "collection":
      return `${type.name}(${toCanonicalType(type.of)})`;
    case "tuple":
      return `tuple([${type.of.map(toCanonicalType).join(", ")}])`;
    case "object": {
      const attributes = type.attributes.map(
        ({ name, type: of, optional, default: defaultValue }) => {
          const element = toCanonicalType(of);
          if (!optional) return `${name} = ${element}`;
          return `${name} = optional(${element}${defaultValue ? `, ${toCanonicalText(defaultValue.value)}` : ""})`;
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

/** The type of an input without a `type` is that of its default, as in terraform-docs. */
export function showInputType({ type, typeTree }: Pick<Input, "type" | "typeTree">): string {
  return toCanonicalType(typeTree) === "any" ? type : showType(typeTree);
}
