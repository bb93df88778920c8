/** Whether a value of JSON, YAML or HCL is an object. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** All objects in a value, outer ones first, with the keys that lead to each. */
export function* objectsIn(
  value: unknown,
  path: readonly string[] = [],
): Generator<{ value: Record<string, unknown>; path: readonly string[] }> {
  if (Array.isArray(value)) for (const one of value) yield* objectsIn(one, path);
  if (!isObject(value)) return;
  yield { value, path };
  for (const [key, one] of Object.entries(value)) yield* objectsIn(one, [...path, key]);
}
