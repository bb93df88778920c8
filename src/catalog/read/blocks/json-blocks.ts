import {
  isMap,
  isPair,
  isScalar,
  isSeq,
  type Pair,
  parseDocument,
  type YAMLMap,
  type YAMLParseError,
} from "yaml";
import type { JsonValue } from "../../../model/reference/module.ts";
import { endOfInterpolation } from "../../hcl/skip-opaque.ts";
import { catalogRules } from "../../rules.ts";
import { type Finding, findingAt } from "../finding.ts";
import type { Attribute, Block, FileBlocks } from "./block.ts";

/** Returns an expression in HCL. In JSON an expression is a value whose strings are templates. */
export function jsonExpression(value: JsonValue): string {
  if (typeof value === "string") return template(value);
  if (Array.isArray(value)) return `[${value.map(jsonExpression).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(
    ([key, inner]) => `${template(key)} = ${jsonExpression(inner)}`,
  );
  return entries.length === 0 ? "{}" : `{ ${entries.join(", ")} }`;
}

const escapes: Record<string, string> = {
  '"': '\\"',
  "\\": "\\\\",
  "\n": "\\n",
  "\r": "\\r",
  "\t": "\\t",
};

/** Returns a template. One that is a single interpolation becomes the expression inside it. */
function template(text: string): string {
  const only = text.startsWith("${") && endOfInterpolation(text, 2) === text.length;
  if (only && text.endsWith("}")) return text.slice(2, -1).replace(/^~|~$/g, "").trim();
  let quoted = "";
  for (let at = 0; at < text.length; ) {
    const end = endOfPart(text, at);
    quoted += end - at > 1 ? text.slice(at, end) : (escapes[text.charAt(at)] ?? text.charAt(at));
    at = end;
  }
  return `"${quoted}"`;
}

/** Returns the end of an interpolation, of an escaped marker or of a character. */
function endOfPart(text: string, at: number): number {
  if (/^(\$\$|%%)\{/.test(text.slice(at, at + 3))) return at + 3;
  return /^[$%]\{/.test(text.slice(at, at + 2)) ? endOfInterpolation(text, at + 2) : at + 1;
}

/** Number of labels of each kind of block; JSON has a level of objects for each label. */
const labelCounts: Record<string, number> = {
  terraform: 0,
  variable: 1,
  output: 1,
  provider: 1,
  module: 1,
  resource: 2,
  data: 2,
};

/** Objects in a block that are blocks and not values. */
const innerBlocks = new Set(["validation", "required_providers"]);

/**
 * Longest text, in UTF-16 code units, of which blocks are read although it is no JSON: the parser of YAML
 * takes many seconds for 1 MB of other text.
 */
const longestBroken = 100_000;

/** Reads the blocks of a `.tf.json` file. The parser of YAML reads JSON too, with positions. */
export function readJsonBlocks(source: string): FileBlocks {
  const text = source.replace(/^\uFEFF/, " ");
  if (text.trim() === "") return { blocks: [], findings: [invalid("the file is empty", 0)] };
  const broken = text.length > longestBroken ? findNoJson(text, undefined) : [];
  if (broken.length > 0) return { blocks: [], findings: broken };
  const document = parseDocument(text, { schema: "json", uniqueKeys: false });
  const root = document.contents;
  const [error] = document.errors;
  const findings = [...findNoJson(text, error)];
  if (error || !isMap(root)) {
    return {
      blocks: [],
      findings: findings.length > 0 ? findings : [invalid("the file is not an object", 0)],
    };
  }
  return { blocks: pairsOf(root).flatMap((pair) => topBlocks(pair, source)), findings };
}

function invalid(reason: string, offset: number): Finding {
  return findingAt(catalogRules["invalid-json"], offset, { reason });
}

/** Finds errors, also what only YAML allows: comments, single quotes, a comma before a bracket. */
function findNoJson(text: string, error: YAMLParseError | undefined): Finding[] {
  try {
    JSON.parse(text);
    return [];
  } catch (reason) {
    const [, message, at] =
      /^SyntaxError: (.*?)(?: in JSON)? at position (\d+)/.exec(String(reason)) ?? [];
    if (message !== undefined) return [invalid(message, Number(at))];
    // For the end of the text and for some tokens the message has no position.
    return [invalid(error?.message.split(" at line")[0] ?? "it is no JSON", error?.pos[0] ?? 0)];
  }
}

function topBlocks(pair: Pair, source: string): Block[] {
  const kind = keyOf(pair);
  const count = Object.hasOwn(labelCounts, kind) ? (labelCounts[kind] ?? 0) : -1;
  return count === -1 ? [] : labeled(pair, { kind, labels: [], count, source });
}

interface Level {
  kind: string;
  labels: string[];
  /** Labels still to come. */
  count: number;
  source: string;
}

function labeled(pair: Pair, level: Level): Block[] {
  return mapsOf(pair.value).flatMap((map) =>
    level.count === 0
      ? [readBlock(pair, map, level)]
      : pairsOf(map).flatMap((inner) =>
          labeled(inner, {
            ...level,
            labels: [...level.labels, keyOf(inner)],
            count: level.count - 1,
          }),
        ),
  );
}

function readBlock(pair: Pair, map: YAMLMap, { kind, labels, source }: Level): Block {
  const pairs = pairsOf(map).filter((inner) => keyOf(inner) !== "//");
  const isBlock = (inner: Pair) => innerBlocks.has(keyOf(inner));
  const attributes = pairs
    .filter((inner) => !isBlock(inner))
    .map((one) => readAttribute(one, source));
  return {
    kind,
    labels,
    start: startOf(pair.key),
    end: endOf(map),
    attributes: new Map(attributes.map((attribute) => [attribute.name, attribute])),
    blocks: pairs
      .filter(isBlock)
      .flatMap((one) => labeled(one, { kind: keyOf(one), labels: [], count: 0, source })),
  };
}

/** Attributes that the reference shows as expressions. */
const expressions = new Set(["value", "condition"]);

function readAttribute(pair: Pair, source: string): Attribute {
  const name = keyOf(pair);
  const offset = startOf(pair.value);
  const value = toJson(pair.value);
  return {
    name,
    text: expressions.has(name) ? jsonExpression(value) : source.slice(offset, endOf(pair.value)),
    value: { known: true, value },
    expression: null,
    offset,
  };
}

function toJson(node: unknown): JsonValue {
  if (isSeq(node)) return node.items.map(toJson);
  if (isMap(node))
    return Object.fromEntries(pairsOf(node).map((pair) => [keyOf(pair), toJson(pair.value)]));
  const value = isScalar(node) ? node.value : null;
  return typeof value === "string" ? value.normalize("NFC") : (value as JsonValue);
}

/** A block may be an object or a list of objects. */
function mapsOf(node: unknown): YAMLMap[] {
  if (isSeq(node)) return node.items.filter(isMap);
  return isMap(node) ? [node] : [];
}

function pairsOf(map: YAMLMap): Pair[] {
  return map.items.filter(isPair);
}

function keyOf({ key }: Pair): string {
  return isScalar(key) ? String(key.value) : "";
}

function startOf(node: unknown): number {
  return rangeOf(node)[0];
}

function endOf(node: unknown): number {
  return rangeOf(node)[1];
}

function rangeOf(node: unknown): [number, number, number] {
  return isScalar(node) || isMap(node) || isSeq(node) ? (node.range ?? [0, 0, 0]) : [0, 0, 0];
}
