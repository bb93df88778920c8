import type { JsonValue } from "../../../model/reference/module.ts";
import { endOfInterpolation } from "../../hcl/skip-opaque.ts";

/** Returns an expression in HCL. In JSON an expression is a value whose strings are templates. */
export function jsonExpression(value: JsonValue): string {
  if (typeof value === "string") return template(value);
  if (Array.isArray(value)) return `[${value.map(jsonExpression).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(
    ([key, inner]) => `${template(key)} = ${jsonExpression(inner)}`,
  );
  return entries.length === 0 ? "{}" : `{ ${entries.join(", ")} }`;
}

const escapes: Record<string, string> = {
  '"': '\\"',
  "\\": "\\\\",
  "\n": "\\n",
  "\r": "\\r",
  "\t": "\\t",
};

/** Returns a template. One that is a single interpolation becomes the expression inside it. */
function template(text: string): string {
  const only = text.startsWith("${") && endOfInterpolation(text, 2) === text.length;
  if (only && text.endsWith("}")) return text.slice(2, -1).replace(/^~|~$/g, "").trim();
  let quoted = "";
  for (let at = 0; at < text.length; ) {
    const end = endOfPart(text, at);
    quoted += end - at > 1 ? text.slice(at, end) : (escapes[text.charAt(at)] ?? text.charAt(at));
    at = end;
  }
  return `"${quoted}"`;
}

/** Returns the end of an interpolation, of an escaped marker or of a character. */
function endOfPart(text: string, at: number): number {
  if (/^(\$\$|%%)\{/.test(text.slice(at, at + 3))) return at + 3;
  return /^[$%]\{/.test(text.slice(at, at + 2)) ? endOfInterpolation(text, at + 2) : at + 1;
}
