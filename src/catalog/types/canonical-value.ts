import type { JsonValue } from "../../model/reference/module.ts";

/** A value as text in which the order of keys does not count: in HCL it means nothing. */
export function canonicalValue(value: JsonValue): string {
  return JSON.stringify(value, (_key, inner: JsonValue) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
