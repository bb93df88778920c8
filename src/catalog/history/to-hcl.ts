import type { JsonValue } from "../../model/reference/module.ts";

/** A value as HCL on one line. */
export function toHcl(value: JsonValue): string {
  if (Array.isArray(value)) return `[${value.map(toHcl).join(", ")}]`;
  if (typeof value === "string") return quoted(value);
  if (typeof value !== "object" || value === null) return String(value);
  const entries = Object.entries(value).map(([key, inner]) => {
    return `${/^[A-Za-z_][\w-]*$/.test(key) ? key : quoted(key)} = ${toHcl(inner)}`;
  });
  return entries.length === 0 ? "{}" : `{ ${entries.join(", ")} }`;
}

/** HCL escapes as JSON does, and marks of templates by doubling them. */
function quoted(text: string): string {
  return JSON.stringify(text).replace(/([$%])(?=\{)/g, "$1$1");
}
