import type { JsonValue } from "../../model/reference/module.ts";
import { isOneExpression, skipStringOrComment } from "../hcl/scan-hcl.ts";

export interface HclConstant {
  /** Parts that are not constant are null, which fits every type. */
  value: JsonValue;
  /** Whether all parts are constant. */
  isComplete: boolean;
}

const unknown: HclConstant = { value: null, isComplete: false };

const numberText = /^-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?$/;

const nameText = /^[\p{ID_Start}_][\p{ID_Continue}-]*$/u;

/** Reads literals, lists, and objects, but computes nothing. Undefined if the text is not HCL. */
export function readHcl(text: string): HclConstant | undefined {
  const code = text.trim();
  if (!isOneExpression(code)) return undefined;
  if (code === "null") return { value: null, isComplete: true };
  if (code === "true" || code === "false") return { value: code === "true", isComplete: true };
  if (numberText.test(code)) return { value: Number(code), isComplete: true };
  // A reference has a dot, such as `var.name`.
  if (nameText.test(code)) return undefined;
  if (code.startsWith('"')) return readString(code);
  if (findEndOfBrackets(code) !== code.length) return unknown;
  const inner = code.slice(1, -1);
  if (/^[[{]/.test(code) && /^\s*for\b(?!\s*[=:])/.test(dropComments(inner))) return unknown;
  if (code.startsWith("[")) return readList(inner);
  return code.startsWith("{") ? readObject(inner) : unknown;
}

const escapes: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t" };

function readString(code: string): HclConstant {
  if (skipStringOrComment(code, 0) !== code.length) return unknown;
  let isTemplate = false;
  const value = code
    .slice(1, -1)
    .replace(
      /\\(?:u([\da-fA-F]{4})|U([\da-fA-F]{8})|(.))|([$%])\4\{|[$%]\{/gs,
      (marks, short?: string, long?: string, letter?: string, doubled?: string) => {
        const point = Number.parseInt(short ?? long ?? "", 16);
        if (point <= 0x10ffff) return String.fromCodePoint(point);
        if (letter !== undefined) return escapes[letter] ?? letter;
        if (doubled !== undefined) return `${doubled}{`;
        isTemplate = true;
        return marks;
      },
    );
  return isTemplate ? unknown : { value, isComplete: true };
}

function readList(inner: string): HclConstant | undefined {
  // In a list, an item may continue on the next line.
  const parts = splitOutside(inner, /,/).map((part) => splitOutside(part, /\n/).join(" "));
  if (parts.at(-1)?.trim() === "") parts.pop();
  const items = parts.map(readHcl);
  const values: JsonValue[] = [];
  let isComplete = true;
  for (const item of items) {
    if (!item) return undefined;
    values.push(item.value);
    isComplete &&= item.isComplete;
  }
  return { value: values, isComplete };
}

function readObject(inner: string): HclConstant | undefined {
  const entries: [string, JsonValue][] = [];
  let isComplete = true;
  let hasUnknownKey = false;
  for (const part of splitOutside(inner, /[,\n]/)) {
    if (part.trim() === "") continue;
    const [key = "", ...rest] = splitOutside(part, /[:=]/, 1);
    const [name, value] = [readKey(key.trim()), readHcl(rest.join(""))];
    if (name === undefined || !value) return undefined;
    if (name === null) hasUnknownKey = true;
    else entries.push([name, value.value]);
    isComplete &&= value.isComplete;
  }
  return hasUnknownKey ? unknown : { value: Object.fromEntries(entries), isComplete };
}

/** Null if the key is computed, undefined if it is not a key. */
function readKey(text: string): string | null | undefined {
  if (nameText.test(text) || numberText.test(text)) return text;
  const key = readHcl(text);
  if (!key || text === "") return undefined;
  return typeof key.value === "string" ? key.value : null;
}

function dropComments(source: string): string {
  return splitOutside(source, /,/, 0).join("");
}

/** Splits at characters outside of brackets and strings, and drops comments. */
function splitOutside(source: string, separator: RegExp, limit = Infinity): string[] {
  const parts = [""];
  let depth = 0;
  for (let index = 0; index < source.length; ) {
    const char = source.charAt(index);
    const end = skipStringOrComment(source, index);
    const isComment = end > index && char !== '"' && char !== "<";
    if (end === index) {
      if (/[([{]/.test(char)) depth++;
      else if (/[)\]}]/.test(char)) depth--;
    }
    if (end === index && depth === 0 && parts.length <= limit && separator.test(char))
      parts.push("");
    else if (!isComment) parts[parts.length - 1] += source.slice(index, Math.max(end, index + 1));
    index = Math.max(end, index + 1);
  }
  return parts;
}

/** The offset after the bracket that closes the one at the start; 0 if none begins there. */
function findEndOfBrackets(source: string): number {
  let depth = 0;
  for (let index = 0; index < source.length; ) {
    const end = skipStringOrComment(source, index);
    const char = end > index ? "" : source.charAt(index);
    if (/[([{]/.test(char)) depth++;
    else if (/[)\]}]/.test(char)) depth--;
    index = Math.max(end, index + 1);
    if (depth === 0) return char === "" ? 0 : index;
  }
  return 0;
}
