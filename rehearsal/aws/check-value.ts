import { didYouMean, findNearest } from "../../src/model/diagnostics/nearest.ts";
import { getErrorMessage } from "../../src/model/error-message.ts";
import { listNames, type Mismatch } from "../lint-rules.ts";
import { dynamicPlaceholder } from "./dynamic-parts.ts";
import { getMembers, type ServiceModel, type TypeText } from "./service-model.ts";
import { parseShorthand, ShorthandError } from "./shorthand.ts";

type Shapes = ServiceModel["shapes"];

/** Checks the values of an option. Those with a {@link dynamicPlaceholder} are not checked. */
export function checkOptionValues(
  words: readonly string[],
  type: TypeText,
  shapes: Shapes,
): Mismatch[] {
  const [first = ""] = words;
  if (words.some((word) => word === dynamicPlaceholder || /^fileb?:\/\//.test(word))) return [];
  if (!type.startsWith("[")) return checkOptionValue(first, type, shapes);
  if (words.length === 1 && /^\s*\[/.test(first)) return checkJson(first, type, shapes);
  return words.flatMap((word) => checkOptionValue(word, getElementType(type), shapes));
}

function checkOptionValue(word: string, type: TypeText, shapes: Shapes): Mismatch[] {
  if (isScalar(type, shapes)) return checkScalar(word, type, shapes);
  if (/^\s*[[{]/.test(word)) return checkJson(word, type, shapes);
  if (type === "document") return [];
  // For a structure with one member, the CLI accepts the value without its name.
  if (Object.keys(shapes[type] ?? {}).length === 1 && !word.includes("=")) return [];
  try {
    return checkData(parseShorthand(word), type, shapes, true);
  } catch (error) {
    if (!(error instanceof ShorthandError)) throw error;
    return word.includes(dynamicPlaceholder) ? [] : [getSyntaxMismatch(error)];
  }
}

function checkJson(text: string, type: TypeText, shapes: Shapes): Mismatch[] {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    return text.includes(dynamicPlaceholder) ? [] : [getSyntaxMismatch(error)];
  }
  return checkData(data, type, shapes, false);
}

function checkData(
  data: unknown,
  type: TypeText,
  shapes: Shapes,
  isShorthand: boolean,
): Mismatch[] {
  if (type === "document" || data === null) return [];
  if (typeof data === "string" && data.includes(dynamicPlaceholder)) return [];
  if (type.startsWith("[")) {
    const list = Array.isArray(data) ? data : isShorthand ? [data] : undefined;
    if (!list) return [typeMismatch(data, "a list")];
    return list.flatMap((value) => checkData(value, getElementType(type), shapes, isShorthand));
  }
  if (isScalar(type, shapes)) {
    const isAllowed = isShorthand
      ? typeof data === "string"
      : (jsonTypes[type] ?? ["string"]).includes(typeof data);
    if (!isAllowed) return [typeMismatch(JSON.stringify(data), describeType(type))];
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
  let hasUnknownMember = false;
  const members = getMembers(shape);
  const types = new Map(members.map((member) => [member.name, member.type]));
  for (const [name, value] of data) {
    const knownType = types.get(name);
    if (knownType) mismatches.push(...checkData(value, knownType, shapes, isShorthand));
    else if (!name.includes(dynamicPlaceholder)) {
      hasUnknownMember = true;
      const names = [...types.keys()];
      mismatches.push({
        message: `the structure has no member \`${name}\``,
        hint: didYouMean(findNearest(name, names)) ?? `known members: ${listNames(names)}`,
      });
    }
  }
  const missing = members.flatMap(({ name, isRequired }) =>
    isRequired && !data.has(name) ? [name] : [],
  );
  // A misspelled member is reported above, and is probably the missing one.
  if (missing.length > 0 && !hasUnknownMember) {
    mismatches.push({ message: `the structure needs ${listNames(missing)}` });
  }
  return mismatches;
}

function checkScalar(value: string, type: TypeText, shapes: Shapes): Mismatch[] {
  if (value.includes(dynamicPlaceholder)) return [];
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

/** The types of values in JSON; others are strings. In shorthand, the AWS CLI converts strings. */
const jsonTypes: Readonly<Record<string, readonly string[]>> = {
  number: ["number"],
  boolean: ["boolean"],
  timestamp: ["string", "number"],
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
    message: `it cannot be parsed: ${getErrorMessage(error)}`,
  };
}

export function describeNotAllowed(value: string, allowed: readonly string[]): Mismatch {
  const hint = didYouMean(findNearest(value, allowed)) ?? `one of ${listNames(allowed)}`;
  return { message: `\`${value}\` is not an allowed value`, hint };
}

/** The names of filters in arguments such as `Name=vpc-id,Values=a,b`, or in the equivalent JSON. */
export function findFilterNames(words: readonly string[]): string[] {
  return words.flatMap(parseFilters).flatMap((filter) => {
    if (typeof filter !== "object" || filter === null || !("Name" in filter)) return [];
    const { Name: name } = filter;
    return typeof name === "string" && !name.includes(dynamicPlaceholder) ? [name] : [];
  });
}

function parseFilters(word: string): unknown[] {
  try {
    const data: unknown = /^\s*[[{]/.test(word) ? JSON.parse(word) : parseShorthand(word);
    return [data].flat();
  } catch {
    return [];
  }
}
