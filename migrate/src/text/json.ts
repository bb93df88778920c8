/** A value of a foreign configuration, of which nothing is known. */
export type Json = unknown;
export type JsonRecord = Readonly<Record<string, Json>>;

/** The value as an object; an empty one where it is none. */
export function recordOf(value: Json): JsonRecord {
  return isRecord(value) ? value : {};
}

export function isRecord(value: Json): value is JsonRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The value as a list; an empty one where it is none. */
export function listOf(value: Json): readonly Json[] {
  return Array.isArray(value) ? value : [];
}

/** The value as a text; undefined where it is none. Numbers are texts too. */
export function textOf(value: Json): string | undefined {
  if (typeof value === "number") return String(value);
  return typeof value === "string" ? value : undefined;
}

/** A text without markup, for places that show it as it is. */
export function withoutTags(html: string): string {
  return html
    .replace(/<[^>]*>/g, "")
    .replace(/&nbsp;/g, " ")
    .replace(/&copy;/g, "©")
    .replace(/&amp;/g, "&")
    .replace(/\s+/g, " ")
    .trim();
}
