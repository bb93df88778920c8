import { nearest } from "../../../src/model/diagnostics/nearest.ts";
import type { ServiceModel, TypeText } from "../model/types.ts";
import { parseShorthand, ShorthandError } from "./shorthand.ts";
import { fileOf, marker } from "./written-word.ts";

/** A fault of a parameter's value. */
export type ValueFault =
  | { fault: "enumeration"; value: string; allowed: readonly string[]; near: string | undefined }
  | { fault: "type"; value: string; wanted: string }
  | { fault: "member"; name: string; known: readonly string[]; near: string | undefined }
  | { fault: "missing-member"; names: readonly string[] }
  | { fault: "shorthand"; value: string; reason: string }
  | { fault: "json"; value: string; reason: string };

/** What is said about a filter of an operation. */
export interface FilterName {
  name: string;
  values: readonly string[];
}

type Shapes = ServiceModel["shapes"];

/**
 * Checks the words that stand behind an option for a parameter of a type. Marks of {@link marker} stand for what only a run
 * can tell; parts with one are not checked.
 */
export function checkWords(words: readonly string[], type: TypeText, shapes: Shapes): ValueFault[] {
  const [first = ""] = words;
  if (words.some((word) => word === marker || fileOf(word) !== undefined)) return [];
  if (/^\s*[[{]/.test(first) && !isScalar(type, shapes)) {
    return checkJson(
      first,
      type.startsWith("[") && /^\s*\{/.test(first) ? inner(type) : type,
      shapes,
    );
  }
  if (type.startsWith("[")) return words.flatMap((word) => checkOne(word, inner(type), shapes));
  return checkOne(first, type, shapes);
}

function checkOne(word: string, type: TypeText, shapes: Shapes): ValueFault[] {
  if (word === marker) return [];
  if (isScalar(type, shapes)) return checkScalar(word, type, shapes);
  if (type === "document") return [];
  if (/^\s*[[{]/.test(word)) return checkJson(word, type, shapes);
  const members = shapes[type];
  // A structure with one member takes its value alone.
  if (members && Object.keys(members).length === 1 && !word.includes("=")) return [];
  try {
    return checkData(parseShorthand(word), type, shapes, true);
  } catch (error) {
    if (!(error instanceof ShorthandError)) throw error;
    return word.includes(marker)
      ? []
      : [{ fault: "shorthand", value: word, reason: error.message }];
  }
}

function checkJson(text: string, type: TypeText, shapes: Shapes): ValueFault[] {
  try {
    return checkData(JSON.parse(text), type, shapes, false);
  } catch (error) {
    if (text.includes(marker)) return [];
    return [{ fault: "json", value: text, reason: error instanceof Error ? error.message : "" }];
  }
}

/** Checks data from JSON or shorthand against a type. */
export function checkData(
  data: unknown,
  type: TypeText,
  shapes: Shapes,
  isShorthand: boolean,
): ValueFault[] {
  if (type === "document" || data === null) return [];
  if (typeof data === "string" && data.includes(marker)) return [];
  if (type.startsWith("[")) {
    // In shorthand one value is a list too.
    const list = Array.isArray(data) ? data : isShorthand ? [data] : undefined;
    if (!list) return [{ fault: "type", value: JSON.stringify(data), wanted: "a list" }];
    return list.flatMap((one) => checkData(one, inner(type), shapes, isShorthand));
  }
  if (isScalar(type, shapes)) {
    if (typeof data === "object") {
      return [{ fault: "type", value: JSON.stringify(data), wanted: wantedOf(type) }];
    }
    return checkScalar(String(data), type, shapes);
  }
  if (typeof data !== "object" || Array.isArray(data)) {
    return [{ fault: "type", value: plain(data), wanted: "a structure" }];
  }
  const entries = Object.entries(data);
  if (type.startsWith("{")) {
    const value = inner(type).replace(/^\w+:/, "");
    return entries.flatMap(([, one]) => checkData(one, value, shapes, isShorthand));
  }
  return checkStructure(new Map(entries), type, shapes, isShorthand);
}

function checkStructure(
  data: ReadonlyMap<string, unknown>,
  type: TypeText,
  shapes: Shapes,
  isShorthand: boolean,
): ValueFault[] {
  const shape = shapes[type];
  if (!shape || Array.isArray(shape)) return [];
  const faults: ValueFault[] = [];
  const types = new Map(Object.entries(shape).map(([name, one]) => [name.replace("!", ""), one]));
  for (const [name, value] of data) {
    const known = types.get(name);
    if (known) faults.push(...checkData(value, known, shapes, isShorthand));
    else if (!name.includes(marker)) {
      const names = [...types.keys()];
      faults.push({ fault: "member", name, known: names, near: nearest(name, names) });
    }
  }
  const missing = Object.keys(shape)
    .filter((name) => name.endsWith("!") && !data.has(name.slice(0, -1)))
    .map((name) => name.slice(0, -1));
  if (missing.length > 0 && !faults.some(({ fault }) => fault === "member")) {
    faults.push({ fault: "missing-member", names: missing });
  }
  return faults;
}

function checkScalar(value: string, type: TypeText, shapes: Shapes): ValueFault[] {
  if (value.includes(marker)) return [];
  const allowed = shapes[type];
  if (Array.isArray(allowed) && !allowed.includes(value)) {
    return [{ fault: "enumeration", value, allowed, near: nearest(value, allowed) }];
  }
  const pattern = patterns[type];
  if (pattern && !pattern.test(value)) return [{ fault: "type", value, wanted: wantedOf(type) }];
  return [];
}

const patterns: Readonly<Record<string, RegExp>> = {
  number: /^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i,
  boolean: /^(true|false)$/i,
  timestamp:
    /^\d+(\.\d+)?$|^\d{4}-?\d{2}-?\d{2}([T ]\d{2}:?\d{2}(:?\d{2}(\.\d+)?)?)?\s*(Z|[+-]\d{2}:?\d{2}|UTC)?$|^[A-Z][a-z]{2},? /i,
};

function wantedOf(type: TypeText): string {
  if (type === "boolean") return "`true` or `false`";
  if (type === "timestamp") return "a time such as `2026-01-31T12:00:00Z`";
  return type === "number" ? "a number" : "text";
}

function isScalar(type: TypeText, shapes: Shapes): boolean {
  return /^(string|number|boolean|timestamp|blob)$/.test(type) || Array.isArray(shapes[type]);
}

function inner(type: TypeText): TypeText {
  return type.slice(1, -1);
}

function plain(data: unknown): string {
  return typeof data === "string" ? data : JSON.stringify(data);
}

/** The filters that words such as `Name=vpc-id,Values=a,b` or their JSON name; none where they cannot be read. */
export function filtersIn(words: readonly string[]): FilterName[] {
  const parsed = words.flatMap((word): unknown[] => {
    try {
      if (!/^\s*[[{]/.test(word)) return [parseShorthand(word)];
      const data: unknown = JSON.parse(word);
      return Array.isArray(data) ? data : [data];
    } catch {
      return [];
    }
  });
  return parsed.flatMap((one) => {
    if (typeof one !== "object" || one === null || !("Name" in one)) return [];
    const { Name: name } = one;
    const values = "Values" in one ? one.Values : [];
    if (typeof name !== "string" || name.includes(marker)) return [];
    return [{ name, values: (Array.isArray(values) ? values : [values]).map(String) }];
  });
}
