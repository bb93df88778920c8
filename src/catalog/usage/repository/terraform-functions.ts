import type { JsonValue } from "../../../model/reference/module.ts";
import { toNumber, toText } from "../../hcl/evaluate/convert-value.ts";
import { isJsonObject } from "../../types/type-mismatch.ts";
import { normalizePath } from "./code-tree.ts";

/** Evaluates an argument of a call. */
type ReadArgument = (index: number) => JsonValue;

type TerraformFunction = (read: ReadArgument, count: number) => JsonValue | undefined;

/** A function returns undefined if its result is not known. */
const functions: Record<string, TerraformFunction> = {
  // The folder of the process is not known.
  abspath: (read) => {
    const path = toText(read(0));
    return path?.startsWith("/") ? normalizePath(path) : undefined;
  },
  basename: (read) => {
    const path = toText(read(0));
    const last = path?.split("/").findLast((part) => part !== "");
    return path === undefined ? undefined : (last ?? (path === "" ? "." : "/"));
  },
  coalesce: (read, count) =>
    readValues(read, count).find((value) => value !== null && value !== ""),
  concat: (read, count) => {
    const lists = readValues(read, count);
    return lists.every(Array.isArray) ? lists.flat() : undefined;
  },
  dirname: (read) => {
    const path = toText(read(0));
    return path === undefined ? undefined : normalizePath(path.slice(0, path.lastIndexOf("/") + 1));
  },
  format: (read, count) => formatText(readValues(read, count)),
  join: (read, count) => {
    const [separator, ...lists] = readValues(read, count);
    const items = lists.flat();
    if (typeof separator !== "string" || !lists.every(Array.isArray)) return undefined;
    return items.every(isPrimitive) ? items.map(toText).join(separator) : undefined;
  },
  jsondecode: (read) => parseJson(toText(read(0)) ?? ""),
  lookup: (read, count) => {
    const key = toText(read(1)) ?? "";
    const value = getOwnProperty(read(0), key);
    return value === undefined && count > 2 ? read(2) : value;
  },
  lower: (read) => toText(read(0))?.toLowerCase(),
  merge: (read, count) => {
    const maps = readValues(read, count).map((value) => value ?? {});
    return maps.every(isJsonObject) ? Object.assign({}, ...maps) : undefined;
  },
  replace: (read) => {
    const [text, searchText, by] = [read(0), read(1), read(2)].map(toText);
    // A pattern between slashes uses a different syntax.
    if (text === undefined || !searchText || by === undefined || /^\/.*\/$/.test(searchText))
      return undefined;
    return text.replaceAll(searchText, () => by);
  },
  split: (read) => {
    const [separator, all] = [read(0), read(1)].map(toText);
    return separator === undefined ? undefined : all?.split(separator);
  },
  title: (read) =>
    toText(read(0))?.replace(/(?<![\p{L}\p{N}_])\p{Ll}/gu, (letter) => letter.toUpperCase()),
  tonumber: (read) => toNumber(read(0)),
  tostring: (read) => toText(read(0)),
  trimprefix: (read) => {
    const [text, prefix] = [read(0), read(1)].map(toText);
    if (prefix === undefined) return undefined;
    return text?.startsWith(prefix) ? text.slice(prefix.length) : text;
  },
  trimspace: (read) => toText(read(0))?.trim(),
  trimsuffix: (read) => {
    const [text, suffix] = [read(0), read(1)].map(toText);
    if (suffix === undefined) return undefined;
    return text?.endsWith(suffix) ? text.slice(0, text.length - suffix.length) : text;
  },
  // Whether the first argument fails is only known at run time, so assume that it does not.
  try: (read) => read(0),
  upper: (read) => toText(read(0))?.toUpperCase(),
};

export function callFunction(
  name: string,
  count: number,
  read: ReadArgument,
): JsonValue | undefined {
  return Object.hasOwn(functions, name) ? functions[name]?.(read, count) : undefined;
}

function readValues(read: ReadArgument, count: number): JsonValue[] {
  return Array.from({ length: count }, (_, index) => read(index));
}

function isPrimitive(value: JsonValue): value is string | number | boolean {
  return typeof value !== "object";
}

function getOwnProperty(value: JsonValue, key: string): JsonValue | undefined {
  return isJsonObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** Supports `%s`, `%d`, and `%v`. Calls that Terraform rejects have no result. */
function formatText([pattern, ...args]: JsonValue[]): string | undefined {
  if (typeof pattern !== "string") return undefined;
  const pieces = pattern.split(/(%.?)/s);
  const verbs = pieces.filter((piece) => piece.startsWith("%") && piece !== "%%");
  if (verbs.length !== args.length) return undefined;
  const texts = verbs.map((verb, index) => formatValue(verb, args[index] ?? null));
  if (texts.includes(undefined)) return undefined;
  return pieces
    .map((piece) => {
      if (!piece.startsWith("%")) return piece;
      return piece === "%%" ? "%" : texts.shift();
    })
    .join("");
}

function formatValue(verb: string, value: JsonValue): string | undefined {
  if (verb === "%s" || verb === "%v") return toText(value);
  const number = verb === "%d" ? toNumber(value) : undefined;
  return number !== undefined && Number.isInteger(number) ? toText(number) : undefined;
}

function parseJson(source: string): JsonValue | undefined {
  try {
    return JSON.parse(source) as JsonValue;
  } catch {
    return undefined;
  }
}
