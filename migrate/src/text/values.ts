import { readFileSync } from "node:fs";

/** A value of a foreign configuration, of which nothing is known. */
export type Json = unknown;
export type JsonRecord = Readonly<Record<string, Json>>;

/** The value as an object; an empty one where it is none. */
export function asRecord(value: Json): JsonRecord {
  return isRecord(value) ? value : {};
}

export function isRecord(value: Json): value is JsonRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The value as a list; an empty one where it is none. */
export function asArray(value: Json): readonly Json[] {
  return Array.isArray(value) ? value : [];
}

/** The value as a text; undefined where it is none. Numbers are texts too. */
export function asString(value: Json): string | undefined {
  if (typeof value === "number") return String(value);
  return typeof value === "string" ? value : undefined;
}

/** A text without markup, for places that show it as it is. */
export function stripTags(html: string): string {
  return html
    .replace(/<[^>]*>/g, "")
    .replace(/&nbsp;/g, " ")
    .replace(/&copy;/g, "©")
    .replace(/&amp;/g, "&")
    .replace(/\s+/g, " ")
    .trim();
}

const words = /\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})|\p{Nd}+|[\p{Lo}\p{Lt}\p{Lm}]+/gu;

/**
 * A text in lower case with hyphens between its words, as lodash makes it: also between letters and
 * digits (`ec2` is `ec-2`). Docusaurus makes addresses of tags so.
 */
export function kebabCase(text: string): string {
  const plain = text
    .normalize("NFD")
    .replace(/(?<=[A-Za-z])\p{M}+/gu, "")
    .replace(/['\u2019]/g, "");
  return (plain.normalize("NFC").match(words) ?? []).map((word) => word.toLowerCase()).join("-");
}

/** Reads a text file without a byte order mark, with its line ends as they are. */
export function readText(file: string): string {
  return readFileSync(file, "utf8").replace(/^\uFEFF/, "");
}
