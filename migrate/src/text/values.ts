import { readFileSync } from "node:fs";
import { DomUtils, parseDocument } from "htmlparser2";
import { isFile } from "../../../src/files/is-file.ts";
import { normalizeText } from "../../../src/model/text/normalize-text.ts";

export type Json = unknown;
export type JsonRecord = Readonly<Record<string, Json>>;

export function asRecord(value: Json): JsonRecord {
  return isRecord(value) ? value : {};
}

export function isRecord(value: Json): value is JsonRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function asArray(value: Json): readonly Json[] {
  return Array.isArray(value) ? value : [];
}

/** The value as a string; numbers are converted, anything else is undefined. */
export function asString(value: Json): string | undefined {
  if (typeof value === "number") return String(value);
  return typeof value === "string" ? value : undefined;
}

/** As in HTML, a `<` before a space or a digit begins no tag. */
const htmlTag = /<[a-z/!][^>]*>/gi;

/** The values that are defined; undefined if none is. */
export function keepDefined(values: JsonRecord): JsonRecord | undefined {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

/** The strings of a list, or a single one. Other values are left out. */
export function asStrings(value: Json): string[] {
  return [value].flat().flatMap((item) => asString(item) ?? []);
}

export function stripTags(html: string): string {
  return decodeEntities(html.replace(htmlTag, "")).replace(/\s+/g, " ").trim();
}

export function decodeEntities(text: string): string {
  if (!text.includes("&")) return text;
  return DomUtils.textContent(parseDocument(text.replaceAll("<", "&lt;")));
}

export function readJson(file: string, invalid?: string[]): Json {
  if (!isFile(file)) return undefined;
  try {
    return JSON.parse(readText(file));
  } catch {
    invalid?.push(file);
    return undefined;
  }
}

/** The text of a file without a byte order mark, and with the line ends of Unix. */
export function readText(file: string): string {
  return normalizeText(readFileSync(file, "utf8"));
}
