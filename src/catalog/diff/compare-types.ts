import type { TypeAttribute, TypeNode } from "../../model/reference/module.ts";
import { canonicalType } from "../types/canonical.ts";

/** A difference within an object type. */
export interface AttributeChange {
  /** Path of the attribute, such as `rules[*].ports`. */
  path: string;
  /** Null if it is new. */
  before: string | null;
  after: string | null;
}

/**
 * Compares two types attribute by attribute.
 *
 * @returns null if the difference is not about attributes
 */
export function compareAttributes(
  before: TypeNode,
  after: TypeNode,
  path = "",
): AttributeChange[] | null {
  if (before.kind === "collection" && after.kind === "collection" && before.name === after.name) {
    return compareAttributes(before.of, after.of, `${path}[*]`);
  }
  if (before.kind !== "object" || after.kind !== "object") return null;
  const old = new Map(before.attributes.map((attribute) => [attribute.name, attribute]));
  const now = new Map(after.attributes.map((attribute) => [attribute.name, attribute]));
  const names = [...new Set([...now.keys(), ...old.keys()])];
  return names.flatMap((name) => {
    const place = path === "" ? name : `${path}.${name}`;
    return compareAttribute(place, old.get(name), now.get(name));
  });
}

function compareAttribute(
  path: string,
  before: TypeAttribute | undefined,
  after: TypeAttribute | undefined,
): AttributeChange[] {
  const texts = { before: declared(before), after: declared(after) };
  if (texts.before === texts.after) return [];
  const inner =
    before && after && settingOf(before) === settingOf(after)
      ? compareAttributes(before.type, after.type, path)
      : null;
  return inner ?? [{ path, ...texts }];
}

function settingOf({ optional, default: fallback }: TypeAttribute): string {
  return optional ? `optional ${fallback?.text ?? ""}` : "";
}

function declared(attribute: TypeAttribute | undefined): string | null {
  if (!attribute) return null;
  const { type, optional, default: fallback } = attribute;
  if (!optional) return canonicalType(type);
  return `optional(${[canonicalType(type), ...(fallback ? [fallback.text] : [])].join(", ")})`;
}
