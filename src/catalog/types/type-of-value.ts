import type { JsonValue } from "../../model/reference/module.ts";

/** The type that a variable without a constraint seems to have, in terraform-docs' words. */
export function typeOfValue(value: JsonValue): string {
  if (value === null) return "any";
  if (Array.isArray(value)) return "list";
  const kinds: Record<string, string> = { string: "string", number: "number", boolean: "bool" };
  return kinds[typeof value] ?? "map";
}
