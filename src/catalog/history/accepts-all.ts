import type { TypeAttribute, TypeNode } from "../../model/reference/module.ts";

/** Whether Terraform converts all values of the old type to the new one, with all of their attributes. */
export function acceptsAll(now: TypeNode, before: TypeNode): boolean {
  if (now.kind === "primitive" && now.name === "any") return true;
  if (now.kind === "primitive" && before.kind === "primitive") {
    return now.name === before.name || (now.name === "string" && before.name !== "any");
  }
  if (now.kind === "collection") return acceptsItems(now, before);
  if (now.kind === "tuple" && before.kind === "tuple") {
    return (
      now.of.length === before.of.length &&
      now.of.every((type, index) => acceptsAll(type, before.of[index] ?? type))
    );
  }
  if (now.kind !== "object") return false;
  if (before.kind === "object") return acceptsAttributes(now.attributes, before.attributes);
  const isMap = before.kind === "collection" && before.name === "map";
  return isMap && acceptsMap(now.attributes, before.of);
}

/** Lists, sets and tuples convert to each other, and so do maps and objects. */
function acceptsItems(now: Extract<TypeNode, { kind: "collection" }>, before: TypeNode): boolean {
  const isMap = now.name === "map";
  switch (before.kind) {
    case "collection":
      return isMap === (before.name === "map") && convertsItem(now.of, before.of);
    case "tuple":
      return !isMap && before.of.every((type) => acceptsAll(now.of, type));
    case "object":
      return isMap && before.attributes.every(({ type }) => acceptsAll(now.of, type));
    default:
      return false;
  }
}

/** Items of `any` have one type, usually a primitive one. */
function convertsItem(now: TypeNode, before: TypeNode): boolean {
  const isAny = before.kind === "primitive" && before.name === "any";
  return acceptsAll(now, before) || (isAny && now.kind === "primitive");
}

/** Whether a map converts to an object: its other keys are ignored. */
function acceptsMap(attributes: readonly TypeAttribute[], of: TypeNode): boolean {
  return attributes.every(
    ({ type, optional }) =>
      optional && (of.kind === "primitive" ? isPrimitive(type) : acceptsAll(type, of)),
  );
}

function isPrimitive(type: TypeNode): boolean {
  return type.kind === "primitive";
}

function acceptsAttributes(
  now: readonly TypeAttribute[],
  before: readonly TypeAttribute[],
): boolean {
  const oldByName = new Map(before.map((attribute) => [attribute.name, attribute]));
  const names = new Set(now.map(({ name }) => name));
  if (before.some(({ name }) => !names.has(name))) return false;
  return now.every(({ name, type, optional }) => {
    const oldAttribute = oldByName.get(name);
    if (!oldAttribute) return optional;
    return (optional || !oldAttribute.optional) && acceptsAll(type, oldAttribute.type);
  });
}
