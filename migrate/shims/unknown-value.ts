/**
 * Replaces what a function of a missing package returns: an empty list with any member, which shows
 * nothing.
 */
export function createUnknownValue(): never[] {
  return new Proxy<never[]>([], { get: readMember });
}

/** A member may be a method or a value. */
const unknownMember = new Proxy(createUnknownValue, { get: readMember });

function readMember(target: object, name: string | symbol): unknown {
  if (name === Symbol.toPrimitive) return () => "";
  if (name === Symbol.iterator) return () => [].values();
  // React, JSON, and `await` would call these.
  if (name === "toJSON" || name === "then" || name === "$$typeof") return undefined;
  const known = Reflect.get(target, name);
  return known === undefined && typeof name === "string" ? unknownMember : known;
}
