import type { TypeAttribute, TypeNode } from "../../model/reference/module.ts";

/** Whether Terraform converts all values of the old type to the new one, with all of their attributes. */
export function acceptsAll(after: TypeNode, before: TypeNode): boolean {
  if (after.kind === "primitive" && after.name === "any") return true;
  if (after.kind === "primitive" && before.kind === "primitive") {
    return after.name === before.name || (after.name === "string" && before.name !== "any");
  }
  if (after.kind === "collection") return acceptsItems(after, before);
  if (after.kind === "tuple" && before.kind === "tuple") {
    return (
      after.of.length === before.of.length &&
      after.of.every((type, index) => acceptsAll(type, before.of[index] ?? type))
    );
  }
  if (after.kind !== "object") return false;
  if (before.kind === "object") return acceptsAttributes(after.attributes, before.attributes);
  const isMap = before.kind === "collection" && before.name === "map";
  return isMap && acceptsMap(after.attributes, before.of);
}

/** Lists, sets, and tuples convert to each other, and so do maps and objects. */
function acceptsItems(after: Extract<TypeNode, { kind: "collection" }>, before: TypeNode): boolean {
  const isMap = after.name === "map";
  switch (before.kind) {
    case "collection":
      return isMap === (before.name === "map") && convertsItem(after.of, before.of);
    case "tuple":
      return !isMap && before.of.every((type) => acceptsAll(after.of, type));
    case "object":
      return isMap && before.attributes.every(({ type }) => acceptsAll(after.of, type));
    default:
      return false;
  }
}

/** Items of `any` have one type, usually a primitive one. */
function convertsItem(after: TypeNode, before: TypeNode): boolean {
  const isAny = before.kind === "primitive" && before.name === "any";
  return acceptsAll(after, before) || (isAny && after.kind === "primitive");
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
  after: readonly TypeAttribute[],
  before: readonly TypeAttribute[],
): boolean {
  const oldByName = new Map(before.map((attribute) => [attribute.name, attribute]));
  const names = new Set(after.map(({ name }) => name));
  if (before.some(({ name }) => !names.has(name))) return false;
  return after.every(({ name, type, optional }) => {
    const oldAttribute = oldByName.get(name);
    if (!oldAttribute) return optional;
    return (optional || !oldAttribute.optional) && acceptsAll(type, oldAttribute.type);
  });
}
