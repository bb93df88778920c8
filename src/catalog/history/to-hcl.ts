import type { JsonValue } from "../../model/reference/module.ts";
import { keyText, quoted } from "./hcl-layout.ts";

/** A value as HCL on one line. */
export function toHcl(value: JsonValue): string {
  if (Array.isArray(value)) return `[${value.map(toHcl).join(", ")}]`;
  if (typeof value === "string") return quoted(value);
  if (typeof value !== "object" || value === null) return String(value);
  const entries = Object.entries(value).map(([key, inner]) => {
    return `${keyText(key)} = ${toHcl(inner)}`;
  });
  return entries.length === 0 ? "{}" : `{ ${entries.join(", ")} }`;
}
