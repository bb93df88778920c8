import type { JsonValue } from "../../../model/reference/module.ts";
import type { Evaluated } from "../../hcl/evaluate/evaluate.ts";
import type { HclParser } from "../../hcl/parse-hcl.ts";
import { ParseTimeoutError, type SyntaxNode } from "../../hcl/syntax.ts";
import type { Attribute, FileBlocks } from "../../read/blocks/block.ts";
import { type CodeBody, readHclCode } from "../../read/blocks/hcl-blocks.ts";

/** Paths begin with `/`. */
export interface CodeTree {
  paths: readonly string[];
  read(path: string): string | undefined;
}

export type UnreadReason = "too-long" | "binary" | "too-deep" | "too-slow";

export interface CodePosition {
  path: string;
  offset: number;
}

export interface ParsedTree extends CodeTree {
  has(path: string): boolean;
  getCode(path: string): CodeBody | undefined;
  /** Reads HCL that is part of a file. Undefined if it is too complex. */
  parseText(text: string): CodeBody | undefined;
  getUnreadReason(path: string): UnreadReason | undefined;
  /** Whether a tool has to fill in placeholders first. */
  isTemplate(path: string): boolean;
}

/** What boilerplate or a pipeline replaces: `{{ .Name }}`, `#{name}#`. */
export const placeholder = /\{\{|#\{[\w.-]+\}#/;

export interface CodeReaders {
  parse: HclParser;
  readJson?: ((source: string) => FileBlocks) | undefined;
}

export function parseTree(tree: CodeTree, readers: CodeReaders): ParsedTree {
  const paths = new Set(tree.paths);
  const parsed = new Map<string, ParsedFile>();

  function getFile(path: string): ParsedFile | undefined {
    const cached = parsed.get(path);
    if (cached || !paths.has(path)) return cached;
    const file = readFile(path, tree.read(path), readers);
    parsed.set(path, file);
    return file;
  }

  return {
    ...tree,
    has: (path) => paths.has(path),
    getCode: (path) => getFile(path)?.code,
    getUnreadReason: (path) => getFile(path)?.unreadReason,
    isTemplate: (path) => getFile(path)?.isTemplate ?? false,
    parseText(text) {
      const read = readCode("", text, readers);
      return typeof read === "string" ? undefined : read;
    },
  };
}

interface ParsedFile {
  code: CodeBody;
  unreadReason?: UnreadReason;
  isTemplate?: boolean;
}

function readFile(path: string, text: string | undefined, readers: CodeReaders): ParsedFile {
  const read = readCode(path, text, readers);
  if (typeof read === "string") return { code: noCode, unreadReason: read };
  const isTemplate = read.errors.length > 0 && text !== undefined && placeholder.test(text);
  return isTemplate ? { code: noCode, isTemplate } : { code: read };
}

const noCode: CodeBody = { attributes: new Map(), blocks: [], errors: [] };

function readCode(
  path: string,
  text: string | undefined,
  { parse, readJson }: CodeReaders,
): CodeBody | UnreadReason {
  if (text === undefined) return "too-long";
  // Code never contains NUL.
  if (text.includes("\0")) return "binary";
  try {
    if (path.endsWith(".json")) return getJsonBody(text, readJson?.(text));
    return readHclCode(text, (source, options) => assertShallow(parse(source, options)));
  } catch (error) {
    if (error instanceof ParseTimeoutError) return "too-slow";
    if (error instanceof RangeError) return "too-deep";
    throw error;
  }
}

/** Maximum depth of a syntax tree: a bracket has up to eight levels. */
const maxNodeDepth = 1_600;

/** @throws RangeError if recursion would go too deep */
function assertShallow(parsed: ReturnType<HclParser>): ReturnType<HclParser> {
  if (parsed.body.every((node) => isShallow(node))) return parsed;
  throw new RangeError("the code is nested too deeply");
}

function isShallow({ children }: SyntaxNode, depth = 0): boolean {
  return depth <= maxNodeDepth && children.every((node) => isShallow(node, depth + 1));
}

function getJsonBody(text: string, read: FileBlocks | undefined): CodeBody {
  const errors = (read?.diagnostics ?? []).map(({ offset }) => {
    return { offset, text: text.slice(offset, offset + 40).split("\n", 1)[0] ?? "", missing: null };
  });
  return { attributes: new Map(), blocks: read?.blocks ?? [], errors };
}

export function getFolder(path: string): string {
  return path.slice(0, Math.max(path.lastIndexOf("/"), 0)) || "/";
}

/** @param folder an absolute path */
export function resolvePath(folder: string, path: string): string {
  return normalizePath(path.startsWith("/") ? path : `${folder}/${path}`);
}

/** Removes `.`, `..`, and repeated slashes. Only a relative path can begin with `..`. */
export function normalizePath(path: string): string {
  const root = path.startsWith("/") ? "/" : "";
  const parts: string[] = [];
  for (const part of path.split("/")) {
    if (part === "" || part === ".") continue;
    const hasParent = parts.length > 0 && parts.at(-1) !== "..";
    if (part !== "..") parts.push(part);
    else if (hasParent) parts.pop();
    else if (root === "") parts.push(part);
  }
  return root + parts.join("/") || ".";
}

/** A stack copies the folder of a unit. Undefined if the copy does not contain the path. */
export function getOriginalPath(
  { location, path }: { location: string; path: string },
  target: string,
): string | undefined {
  const copy = getFolder(location);
  const isInCopy = target === copy || target.startsWith(`${copy}/`);
  return isInCopy ? resolvePath(getFolder(path), target.slice(copy.length + 1)) : undefined;
}

export function getRelativePath(from: string, to: string): string {
  const [source, target] = [getSegments(from), getSegments(to)];
  let common = 0;
  while (common < source.length && source[common] === target[common]) common++;
  return [...source.slice(common).map(() => ".."), ...target.slice(common)].join("/") || ".";
}

function getSegments(path: string): string[] {
  return path.split("/").filter((segment) => segment !== "");
}

/** If each attribute uses the next one, each pass evaluates one. */
const maxPasses = 50;

/** Longer values are dropped, because the length may double with each attribute. */
export const maxValueLength = 50_000;

/**
 * Evaluates attributes that use each other in any order.
 *
 * @param evaluateOne gets the values that are known so far
 */
export function evaluateAttributes(
  attributes: readonly Attribute[],
  evaluateOne: (attribute: Attribute, values: JsonObject) => Evaluated,
): JsonObject {
  const values: JsonObject = {};
  let open = [...attributes];
  for (let pass = 0, before = -1; before !== open.length && pass < maxPasses; pass++) {
    before = open.length;
    open = open.filter((attribute) => {
      const value = evaluateOne(attribute, values);
      if (!value.known) return true;
      if (getLength(value.value) <= maxValueLength) define(values, attribute.name, value.value);
      return false;
    });
  }
  return values;
}

/** The approximate length of a value as text, counted up to `maxValueLength`. */
export function getLength(value: JsonValue): number {
  if (typeof value === "string") return value.length;
  if (typeof value !== "object" || value === null) return 1;
  let length = 1;
  for (const [key, inner] of Object.entries(value)) {
    length += key.length + getLength(inner);
    if (length > maxValueLength) break;
  }
  return length;
}

export interface JsonObject {
  [key: string]: JsonValue;
}

/** Supports names such as `__proto__`. */
export function define(object: JsonObject, name: string, value: JsonValue): void {
  Object.defineProperty(object, name, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });
}
