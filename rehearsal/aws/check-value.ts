import { didYouMean, nearest } from "../../src/model/diagnostics/nearest.ts";
import type { Word } from "../guide/guide.ts";
import { listNames, type Mismatch } from "../lint-rules.ts";
import type { ServiceModel, TypeText } from "./service-model.ts";
import { parseShorthand, ShorthandError } from "./shorthand.ts";

interface Filter {
  name: string;
  values: readonly string[];
}

type Shapes = ServiceModel["shapes"];

/** Checks the arguments of an option. Parts with a {@link marker} are unknown and not checked. */
export function checkWords(words: readonly string[], type: TypeText, shapes: Shapes): Mismatch[] {
  const [first = ""] = words;
  if (words.some((word) => word === marker || getFile(word) !== undefined)) return [];
  if (/^\s*[[{]/.test(first) && !isScalar(type, shapes)) {
    return checkJson(
      first,
      type.startsWith("[") && /^\s*\{/.test(first) ? getElementType(type) : type,
      shapes,
    );
  }
  if (type.startsWith("["))
    return words.flatMap((word) => checkOne(word, getElementType(type), shapes));
  return checkOne(first, type, shapes);
}

function checkOne(word: string, type: TypeText, shapes: Shapes): Mismatch[] {
  if (word === marker) return [];
  if (isScalar(type, shapes)) return checkScalar(word, type, shapes);
  if (type === "document") return [];
  if (/^\s*[[{]/.test(word)) return checkJson(word, type, shapes);
  const members = shapes[type];
  if (members && Object.keys(members).length === 1 && !word.includes("=")) return [];
  try {
    return checkData(parseShorthand(word), type, shapes, true);
  } catch (error) {
    if (!(error instanceof ShorthandError)) throw error;
    return word.includes(marker) ? [] : [getSyntaxMismatch(error)];
  }
}

function checkJson(text: string, type: TypeText, shapes: Shapes): Mismatch[] {
  try {
    return checkData(JSON.parse(text), type, shapes, false);
  } catch (error) {
    return text.includes(marker) ? [] : [getSyntaxMismatch(error)];
  }
}

function checkData(
  data: unknown,
  type: TypeText,
  shapes: Shapes,
  isShorthand: boolean,
): Mismatch[] {
  if (type === "document" || data === null) return [];
  if (typeof data === "string" && data.includes(marker)) return [];
  if (type.startsWith("[")) {
    const list = Array.isArray(data) ? data : isShorthand ? [data] : undefined;
    if (!list) return [typeMismatch(data, "a list")];
    return list.flatMap((value) => checkData(value, getElementType(type), shapes, isShorthand));
  }
  if (isScalar(type, shapes)) {
    if (typeof data === "object") return [typeMismatch(data, describeType(type))];
    return checkScalar(String(data), type, shapes);
  }
  if (typeof data !== "object" || Array.isArray(data)) {
    return [typeMismatch(data, "a structure")];
  }
  const entries = Object.entries(data);
  if (type.startsWith("{")) {
    const value = getElementType(type).replace(/^\w+:/, "");
    return entries.flatMap(([, item]) => checkData(item, value, shapes, isShorthand));
  }
  return checkStructure(new Map(entries), type, shapes, isShorthand);
}

function checkStructure(
  data: ReadonlyMap<string, unknown>,
  type: TypeText,
  shapes: Shapes,
  isShorthand: boolean,
): Mismatch[] {
  const shape = shapes[type];
  if (!shape || Array.isArray(shape)) return [];
  const mismatches: Mismatch[] = [];
  let hasUnknown = false;
  const types = new Map(Object.entries(shape).map(([name, text]) => [name.replace("!", ""), text]));
  for (const [name, value] of data) {
    const knownType = types.get(name);
    if (knownType) mismatches.push(...checkData(value, knownType, shapes, isShorthand));
    else if (!name.includes(marker)) {
      hasUnknown = true;
      const names = [...types.keys()];
      mismatches.push({
        message: `the structure has no member \`${name}\``,
        hint: didYouMean(nearest(name, names)) ?? `known members: ${listNames(names)}`,
      });
    }
  }
  const missing = Object.keys(shape)
    .filter((name) => name.endsWith("!") && !data.has(name.slice(0, -1)))
    .map((name) => name.slice(0, -1));
  if (missing.length > 0 && !hasUnknown) {
    mismatches.push({ message: `the structure needs ${listNames(missing)}` });
  }
  return mismatches;
}

function checkScalar(value: string, type: TypeText, shapes: Shapes): Mismatch[] {
  if (value.includes(marker)) return [];
  const allowed = shapes[type];
  if (Array.isArray(allowed) && !allowed.includes(value)) {
    return [describeNotAllowed(value, allowed)];
  }
  const pattern = patterns[type];
  if (pattern && !pattern.test(value)) return [typeMismatch(value, describeType(type))];
  return [];
}

const patterns: Readonly<Record<string, RegExp>> = {
  number: /^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i,
  boolean: /^(true|false)$/i,
  timestamp:
    /^\d+(\.\d+)?$|^\d{4}-?\d{2}-?\d{2}([T ]\d{2}:?\d{2}(:?\d{2}(\.\d+)?)?)?\s*(Z|[+-]\d{2}:?\d{2}|UTC)?$|^[A-Z][a-z]{2},? /i,
};

function describeType(type: TypeText): string {
  if (type === "boolean") return "`true` or `false`";
  if (type === "timestamp") return "a time such as `2026-01-31T12:00:00Z`";
  return type === "number" ? "a number" : "text";
}

function isScalar(type: TypeText, shapes: Shapes): boolean {
  return /^(string|number|boolean|timestamp|blob)$/.test(type) || Array.isArray(shapes[type]);
}

function getElementType(type: TypeText): TypeText {
  return type.slice(1, -1);
}

function typeMismatch(data: unknown, expected: string): Mismatch {
  const value = typeof data === "string" ? data : JSON.stringify(data);
  return { message: `\`${value}\` is not ${expected}` };
}

function getSyntaxMismatch(error: unknown): Mismatch {
  return {
    message: `it cannot be parsed: ${error instanceof Error ? error.message : String(error)}`,
  };
}

export function describeNotAllowed(value: string, allowed: readonly string[]): Mismatch {
  const hint = didYouMean(nearest(value, allowed)) ?? `one of ${listNames(allowed)}`;
  return { message: `\`${value}\` is not an allowed value`, hint };
}

/** The filters in arguments such as `Name=vpc-id,Values=a,b` or the same as JSON. */
export function findFilters(words: readonly string[]): Filter[] {
  const parsed = words.flatMap((word): unknown[] => {
    try {
      if (!/^\s*[[{]/.test(word)) return [parseShorthand(word)];
      const data: unknown = JSON.parse(word);
      return Array.isArray(data) ? data : [data];
    } catch {
      return [];
    }
  });
  return parsed.flatMap((value) => {
    if (typeof value !== "object" || value === null || !("Name" in value)) return [];
    const { Name: name } = value;
    const values = "Values" in value ? value.Values : [];
    if (typeof name !== "string" || name.includes(marker)) return [];
    return [{ name, values: (Array.isArray(values) ? values : [values]).map(String) }];
  });
}

/** A placeholder for text that is known only at run time. */
export const marker = "\uE000";

/** Replaces variables and substitutions by a marker. In a static word, `$` is a literal. */
export function markDynamic(word: Word): string {
  if (!word.isDynamic) return word.text;
  const { text } = word;
  let marked = "";
  let index = 0;
  while (index < text.length) {
    const length = findSubstitution(text, index);
    marked += length > 0 ? marker : text[index];
    index += length || 1;
  }
  // Other dynamic words, such as patterns of file names, are unknown as a whole.
  return marked.includes(marker) ? marked : marker;
}

function findSubstitution(text: string, index: number): number {
  if (text[index] !== "$") return 0;
  if (text[index + 1] === "(" || text[index + 1] === "{")
    return findClosing(text, index + 1) - index + 1;
  return /^\$(?:[A-Za-z_]\w*|[0-9@*#?$!-])/.exec(text.slice(index))?.[0].length ?? 0;
}

function findClosing(text: string, open: number): number {
  const closing = text[open] === "(" ? ")" : "}";
  let depth = 0;
  for (let index = open; index < text.length; index += 1) {
    if (text[index] === text[open]) depth += 1;
    if (text[index] === closing) depth -= 1;
    if (depth === 0) return index;
  }
  return text.length - 1;
}

function getFile(text: string): string | undefined {
  return /^fileb?:\/\/(.*)$/s.exec(text)?.[1];
}
