import type { TypeAttribute, TypeNode } from "../../model/reference/module.ts";
import type { TypeRow } from "../../model/reference/reference.ts";
import { showType } from "../types/show-type.ts";
import { anchorId } from "./addresses.ts";
import { dedent } from "./dedent.ts";

/** Returns a row for each attribute of a type, at every depth. None for types without attributes. */
export function typeRows(type: TypeNode, input: string): TypeRow[] {
  return rowsOf(type, [input], new Set());
}

/** `taken` holds the ids of the rows before, and gets those of these rows. */
function rowsOf(type: TypeNode, path: readonly string[], taken: Set<string>): TypeRow[] {
  return attributesOf(type).map((attribute) => {
    const { name, type: own, optional, default: fallback, comment } = attribute;
    const ownPath = [...path, name];
    return {
      id: uniqueId(ownPath, taken),
      name,
      type: showType(own),
      required: !optional,
      default: fallback && dedent(fallback.text),
      comment,
      rows: rowsOf(own, ownPath, taken),
    };
  });
}

/** Quoted names may contain spaces and dots, so two different paths may give the same id. */
function uniqueId(path: readonly string[], taken: Set<string>): string {
  let id = anchorId("input", path);
  while (taken.has(id)) id += "_";
  taken.add(id);
  return id;
}

/** Attributes of an object, or of the objects in a collection; elements of a tuple. */
function attributesOf(type: TypeNode): TypeAttribute[] {
  if (type.kind === "object") return type.attributes;
  if (type.kind === "collection") return attributesOf(type.of);
  if (type.kind !== "tuple" || type.of.every((one) => attributesOf(one).length === 0)) return [];
  return type.of.map((one, index) => ({
    name: String(index),
    type: one,
    optional: false,
    default: null,
    comment: "",
  }));
}
