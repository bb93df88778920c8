import type { JsonValue } from "../../../model/reference/module.ts";
import { toNumber } from "../../hcl/evaluate/convert-value.ts";
import { folderOf } from "./code-tree.ts";

type Read = (index: number) => JsonValue;

const functions: Record<string, (read: Read, count: number) => JsonValue | undefined> = {
  abspath: (read) => text(read(0)),
  basename: (read) => text(read(0))?.split("/").filter(Boolean).at(-1) ?? "",
  coalesce: (read, count) => values(read, count).find((one) => one !== null && one !== ""),
  concat: (read, count) => {
    const lists = values(read, count);
    return lists.every(Array.isArray) ? lists.flat() : undefined;
  },
  dirname: (read) => {
    const path = text(read(0));
    if (path === undefined) return undefined;
    return path.includes("/") ? folderOf(path) : ".";
  },
  format: (read, count) => formatted(values(read, count)),
  join: (read) => {
    const list = read(1);
    return Array.isArray(list) ? list.map(String).join(text(read(0))) : undefined;
  },
  jsondecode: (read) => parsedJson(text(read(0)) ?? ""),
  lookup: (read, count) => {
    const key = text(read(1)) ?? "";
    const found = entry(read(0), key);
    return found === undefined && count > 2 ? read(2) : found;
  },
  lower: (read) => text(read(0))?.toLowerCase(),
  merge: (read, count) => {
    const maps = values(read, count).map((one) => one ?? {});
    return maps.every(isMap) ? Object.assign({}, ...maps) : undefined;
  },
  replace: (read) => {
    const [all, part, by] = [read(0), read(1), read(2)].map(text);
    // A pattern between slashes uses a different syntax.
    if (all === undefined || !part || by === undefined || /^\/.*\/$/.test(part)) return undefined;
    return all.replaceAll(part, () => by);
  },
  split: (read) => text(read(1))?.split(text(read(0)) ?? ""),
  title: (read) => text(read(0))?.replace(/\b\p{Ll}/gu, (letter) => letter.toUpperCase()),
  tonumber: (read) => toNumber(read(0)),
  tostring: (read) => text(read(0)),
  trimprefix: (read) => {
    const [all, part] = [text(read(0)) ?? "", text(read(1)) ?? ""];
    return all.startsWith(part) ? all.slice(part.length) : all;
  },
  trimspace: (read) => text(read(0))?.trim(),
  trimsuffix: (read) => {
    const [all, part] = [text(read(0)) ?? "", text(read(1)) ?? ""];
    return part !== "" && all.endsWith(part) ? all.slice(0, -part.length) : all;
  },
  // Later arguments may only apply at run time.
  try: (read) => read(0),
  upper: (read) => text(read(0))?.toUpperCase(),
};

export function callFunction(name: string, count: number, read: Read): JsonValue | undefined {
  return Object.hasOwn(functions, name) ? functions[name]?.(read, count) : undefined;
}

function values(read: Read, count: number): JsonValue[] {
  return Array.from({ length: count }, (_, index) => read(index));
}

export function text(value: JsonValue): string | undefined {
  return typeof value === "object" ? undefined : String(value);
}

export function isMap(value: JsonValue): value is { [key: string]: JsonValue } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function entry(value: JsonValue, key: string): JsonValue | undefined {
  return isMap(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** Supports `%s`, `%d` and `%v`. */
function formatted([pattern, ...given]: JsonValue[]): string | undefined {
  if (typeof pattern !== "string" || /%[^sdv%]/.test(pattern)) return undefined;
  if (given.some((one) => typeof one === "object")) return undefined;
  let next = 0;
  return pattern.replace(/%([sdv%])/g, (_, verb: string) =>
    verb === "%" ? "%" : String(given[next++]),
  );
}

function parsedJson(source: string): JsonValue | undefined {
  try {
    return JSON.parse(source) as JsonValue;
  } catch {
    return undefined;
  }
}
