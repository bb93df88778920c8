import type { TypeNode } from "../../model/reference/module.ts";

/** Returns a type in one short line: `list(object)`, `map(string)`. */
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
