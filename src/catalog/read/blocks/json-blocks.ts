import { type Node, parseTree } from "jsonc-parser";
import type { JsonValue } from "../../../model/reference/module.ts";
import { findFirstJsonError } from "../../../model/text/json-text.ts";
import { findEndOfInterpolation } from "../../hcl/scan-hcl.ts";
import { catalogRules } from "../../rules.ts";
import type { Attribute, Block, FileBlocks } from "./block.ts";
import { diagnoseAtOffset } from "./block.ts";

export function getJsonExpression(value: JsonValue): string {
  if (typeof value === "string") return toTemplate(value);
  if (Array.isArray(value)) return `[${value.map(getJsonExpression).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(
    ([key, inner]) => `${toTemplate(key)} = ${getJsonExpression(inner)}`,
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

function toTemplate(text: string): string {
  const only = text.startsWith("${") && findEndOfInterpolation(text, 2) === text.length;
  if (only && text.endsWith("}")) return text.slice(2, -1).replace(/^~|~$/g, "").trim();
  let quoted = "";
  for (let index = 0; index < text.length; ) {
    const end = findEndOfPart(text, index);
    quoted +=
      end - index > 1
        ? text.slice(index, end)
        : (escapes[text.charAt(index)] ?? text.charAt(index));
    index = end;
  }
  return `"${quoted}"`;
}

/** The end of an interpolation, escaped marker or character. */
function findEndOfPart(text: string, index: number): number {
  if (/^(\$\$|%%)\{/.test(text.slice(index, index + 3))) return index + 3;
  return /^[$%]\{/.test(text.slice(index, index + 2))
    ? findEndOfInterpolation(text, index + 2)
    : index + 1;
}

const labelCounts: Record<string, number> = {
  terraform: 0,
  moved: 0,
  removed: 0,
  variable: 1,
  output: 1,
  provider: 1,
  module: 1,
  resource: 2,
  data: 2,
  ephemeral: 2,
};

const innerBlocks = new Set(["validation", "required_providers"]);

export function readJsonBlocks(source: string): FileBlocks {
  const text = source.replace(/^\uFEFF/, " ");
  const error =
    text.trim() === "" ? { offset: 0, reason: "the file is empty" } : findFirstJsonError(text);
  const root = error ? undefined : parseTree(text);
  if (root?.type === "object") {
    return {
      blocks: getProperties(root).flatMap((property) => getTopBlocks(property, source)),
      diagnostics: [],
    };
  }
  const { offset, reason } = error ?? { offset: 0, reason: "the file is not an object" };
  return {
    blocks: [],
    diagnostics: [diagnoseAtOffset(catalogRules["invalid-json"], offset, { reason })],
  };
}

interface Property {
  key: Node;
  name: string;
  value: Node;
}

function getProperties(object: Node): Property[] {
  return (object.children ?? []).flatMap(({ children: [key, value] = [] }) =>
    key && value ? [{ key, name: String(key.value), value }] : [],
  );
}

function getTopBlocks(property: Property, source: string): Block[] {
  const kind = property.name;
  const count = Object.hasOwn(labelCounts, kind) ? labelCounts[kind] : undefined;
  return count === undefined ? [] : getBlocks(property, { kind, labels: [], count, source });
}

interface Level {
  kind: string;
  labels: string[];
  count: number;
  source: string;
}

function getBlocks(property: Property, level: Level): Block[] {
  return getObjects(property.value).flatMap((object) =>
    level.count === 0
      ? [readBlock(property, object, level)]
      : getProperties(object).flatMap((inner) =>
          getBlocks(inner, {
            ...level,
            labels: [...level.labels, inner.name],
            count: level.count - 1,
          }),
        ),
  );
}

function readBlock({ key }: Property, object: Node, { kind, labels, source }: Level): Block {
  const properties = getProperties(object).filter(({ name }) => name !== "//");
  const attributes = properties.filter(({ name }) => !innerBlocks.has(name));
  return {
    kind,
    labels,
    start: key.offset,
    end: getEnd(object),
    attributes: new Map(
      attributes.map((attribute) => [attribute.name, readAttribute(attribute, source)]),
    ),
    blocks: properties
      .filter(({ name }) => innerBlocks.has(name))
      .flatMap((property) =>
        getBlocks(property, { kind: property.name, labels: [], count: 0, source }),
      ),
    comments: [],
  };
}

/** The reference shows these attributes as expressions. */
const expressions = new Set(["value", "condition"]);

function readAttribute({ name, value: node }: Property, source: string): Attribute {
  const { offset } = node;
  const value = toJson(node);
  return {
    name,
    text: expressions.has(name) ? getJsonExpression(value) : source.slice(offset, getEnd(node)),
    value: { known: true, value },
    expression: null,
    offset,
  };
}

function toJson(node: Node): JsonValue {
  if (node.type === "array") return (node.children ?? []).map(toJson);
  if (node.type === "object") {
    return Object.fromEntries(getProperties(node).map(({ name, value }) => [name, toJson(value)]));
  }
  const value = node.value as string | number | boolean | null;
  return typeof value === "string" ? value.normalize("NFC") : value;
}

function getObjects(node: Node): Node[] {
  const nodes = node.type === "array" ? (node.children ?? []) : [node];
  return nodes.filter(({ type }) => type === "object");
}

function getEnd({ offset, length }: Node): number {
  return offset + length;
}
