import type { TypeAttribute, TypeNode } from "../module.ts";

/**
 * Whether a type takes every value that the other one took, as Terraform converts values, and
 * ignores nothing of it. What is uncertain counts as no.
 */
export function acceptsAll(now: TypeNode, before: TypeNode): boolean {
  if (now.kind === "primitive" && now.name === "any") return true;
  if (now.kind === "primitive" && before.kind === "primitive") {
    return now.name === before.name || (now.name === "string" && before.name !== "any");
  }
  if (now.kind === "collection" && before.kind === "collection") {
    return now.name === before.name && acceptsAll(now.of, before.of);
  }
  if (now.kind === "tuple" && before.kind === "tuple") {
    return (
      now.of.length === before.of.length &&
      now.of.every((type, index) => acceptsAll(type, before.of[index] ?? type))
    );
  }
  return (
    now.kind === "object" &&
    before.kind === "object" &&
    acceptsAttributes(now.attributes, before.attributes)
  );
}

/** New attributes have to be optional; one that is gone would be dropped in silence. */
function acceptsAttributes(
  now: readonly TypeAttribute[],
  before: readonly TypeAttribute[],
): boolean {
  const old = new Map(before.map((attribute) => [attribute.name, attribute]));
  const names = new Set(now.map(({ name }) => name));
  if (before.some(({ name }) => !names.has(name))) return false;
  return now.every(({ name, type, optional }) => {
    const known = old.get(name);
    if (!known) return optional;
    return (optional || !known.optional) && acceptsAll(type, known.type);
  });
}
