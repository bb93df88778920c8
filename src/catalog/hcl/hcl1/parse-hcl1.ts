import { readHeredoc1, readString1 } from "./hcl1-texts.ts";

/** `key "label" { … }` or `key = value`. */
export interface Hcl1Item {
  keys: string[];
  start: number;
  value: Hcl1Value;
}

export interface Hcl1Value {
  start: number;
  end: number;
  content:
    | { kind: "literal"; value: string | number | boolean }
    | { kind: "list"; values: Hcl1Value[] }
    | { kind: "object"; items: Hcl1Item[] };
}

/**
 * Parses HCL 1, the language of Terraform before 0.12, which has no expressions outside of strings.
 * Unlike HCL 2 it allows arguments separated by commas, several on a line, and names in quotes.
 * Returns null where a text is not valid.
 */
export function parseHcl1(source: string): Hcl1Item[] | null {
  try {
    return readItems({ source, at: 0 }, "");
  } catch (error) {
    if (error instanceof NotHcl1) return null;
    throw error;
  }
}

class NotHcl1 extends Error {}

function fail(): never {
  throw new NotHcl1();
}

/** A position in a text. */
interface Cursor {
  source: string;
  at: number;
}

const gap = /(?:\s+|#.*|\/\/.*|\/\*[\s\S]*?\*\/)*/y;
const name = /[\p{L}_][\p{L}\p{N}_.-]*/uy;
const number = /-?(?:0x[\da-f]+|\d+(?:\.\d+)?(?:e[-+]?\d+)?)/iy;

/** Skips comments and white space, then consumes and returns what a pattern matches; empty without a match. */
function take(cursor: Cursor, pattern: RegExp): string {
  cursor.at += match(cursor, gap).length;
  const found = match(cursor, pattern);
  cursor.at += found.length;
  return found;
}

function match({ source, at }: Cursor, pattern: RegExp): string {
  pattern.lastIndex = at;
  return pattern.exec(source)?.[0] ?? "";
}

function takeChar(cursor: Cursor, chars: string): string {
  cursor.at += match(cursor, gap).length;
  const char = cursor.source.charAt(cursor.at);
  if (char === "" || !chars.includes(char)) return "";
  cursor.at++;
  return char;
}

function readItems(cursor: Cursor, end: string): Hcl1Item[] {
  const items: Hcl1Item[] = [];
  while (takeChar(cursor, end) === "") {
    if (cursor.at >= cursor.source.length) return end === "" ? items : fail();
    items.push(readItem(cursor));
    takeChar(cursor, ",");
  }
  return items;
}

function readItem(cursor: Cursor): Hcl1Item {
  const start = cursor.at;
  const keys = readKeys(cursor);
  if (takeChar(cursor, "=") !== "") {
    return keys.length === 1 ? { keys, start, value: readValue(cursor) } : fail();
  }
  const at = cursor.at;
  if (keys.length === 0 || takeChar(cursor, "{") === "") return fail();
  return { keys, start, value: readObject(cursor, at) };
}

function readKeys(cursor: Cursor): string[] {
  const keys: string[] = [];
  for (let key = readKey(cursor); key !== null; key = readKey(cursor)) keys.push(key);
  return keys;
}

function readKey(cursor: Cursor): string | null {
  const bare = take(cursor, name);
  if (bare !== "") return bare;
  return cursor.source.charAt(cursor.at) === '"' ? readText(cursor, readString1) : null;
}

function readText(
  cursor: Cursor,
  read: (source: string, at: number) => { value: string; end: number } | null,
): string {
  const text = read(cursor.source, cursor.at) ?? fail();
  cursor.at = text.end;
  return text.value;
}

function readObject(cursor: Cursor, start: number): Hcl1Value {
  const items = readItems(cursor, "}");
  return { start, end: cursor.at, content: { kind: "object", items } };
}

function readValue(cursor: Cursor): Hcl1Value {
  const bracket = takeChar(cursor, "{[");
  const start = cursor.at - bracket.length;
  if (bracket === "{") return readObject(cursor, start);
  if (bracket === "[") {
    const values = readList(cursor);
    return { start, end: cursor.at, content: { kind: "list", values } };
  }
  const value = readLiteral(cursor);
  return { start, end: cursor.at, content: { kind: "literal", value } };
}

function readList(cursor: Cursor): Hcl1Value[] {
  const values: Hcl1Value[] = [];
  while (takeChar(cursor, "]") === "") {
    values.push(readValue(cursor));
    if (takeChar(cursor, ",") === "") return takeChar(cursor, "]") === "" ? fail() : values;
  }
  return values;
}

function readLiteral(cursor: Cursor): string | number | boolean {
  const { source, at } = cursor;
  if (source.charAt(at) === '"') return readText(cursor, readString1);
  if (source.startsWith("<<", at)) return readText(cursor, readHeredoc1);
  const digits = take(cursor, number);
  if (digits !== "") return Number(digits);
  const word = take(cursor, name);
  return word === "true" || word === "false" ? word === "true" : fail();
}
