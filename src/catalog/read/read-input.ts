import type {
  Default,
  Input,
  JsonValue,
  TypeNode,
  Validation,
} from "../../model/reference/module.ts";
import { getInnerComment } from "../hcl/comment-text.ts";
import { skipStringOrComment } from "../hcl/scan-hcl.ts";
import { type Expression, findChild } from "../hcl/syntax.ts";
import { catalogRules } from "../rules.ts";
import { type AttributeDefault, parseType, type UnknownType } from "../types/parse-type.ts";
import { getTypeMismatch } from "../types/type-mismatch.ts";
import { type Attribute, type Block, diagnoseAtOffset } from "./blocks/block.ts";
import {
  type FileContext,
  getBooleanAttribute,
  getEntrySource,
  getTextAttribute,
  readDescription,
} from "./file-context.ts";

export function readInput(block: Block, context: FileContext): Input {
  const name = getName(block);
  const defaultValue = readDefault(block, context);
  const { type, typeTree } = readType(block, defaultValue, context);
  const nullable = getBooleanAttribute(block, "nullable") ?? true;
  reportMismatch(block, { defaultValue, typeTree, nullable }, context);
  return {
    name,
    description: readDescription(block, context),
    comment: getInnerComment(block.comments),
    type,
    typeTree,
    default: defaultValue,
    required: defaultValue === null,
    sensitive: getBooleanAttribute(block, "sensitive") ?? false,
    nullable,
    ephemeral: getBooleanAttribute(block, "ephemeral") ?? false,
    deprecated: getTextAttribute(block, "deprecated", context),
    validations: block.blocks.filter(({ kind }) => kind === "validation").map(readValidation),
    source: getEntrySource(block, context),
  };
}

function getName({ labels }: Block): string {
  return labels[0] ?? "";
}

function readDefault(block: Block, context: FileContext): Default | null {
  const attribute = block.attributes.get("default");
  if (!attribute) return null;
  const { value, text } = attribute;
  if (value.known) return { text, value: value.value, known: true };
  const values = { variable: getName(block), code: getShortCode(context.text, value.offset) };
  context.report(diagnoseAtOffset(catalogRules["default-not-constant"], value.offset, values));
  return { text, value: null, known: false };
}

const maxCodeLength = 60;

/** The code at an offset up to the end of its line or of the interpolation that it is in. */
function getShortCode(text: string, offset: number): string {
  let depth = 0;
  let end = offset;
  while (end < text.length && !/[\r\n]/.test(text.charAt(end))) {
    const char = text.charAt(end);
    if (/[([{]/.test(char)) depth++;
    else if (/[)\]}]/.test(char) && --depth < 0) break;
    end = Math.max(skipStringOrComment(text, end), end + 1);
  }
  const code = text.slice(offset, end).trimEnd();
  const [line = ""] = code.slice(0, maxCodeLength).split(/\r?\n/, 1);
  return depth > 0 || line.length < code.length ? `${line}…` : line;
}

function readType(
  block: Block,
  defaultValue: Default | null,
  context: FileContext,
): { type: string; typeTree: TypeNode } {
  const attribute = block.attributes.get("type");
  const type = attribute ? getTypeText(attribute) : "";
  if (!attribute || type === "") {
    // Terraform accepts any value. As in terraform-docs, readers see the type of the default.
    const shownType = getTypeOfValue(defaultValue?.value ?? null);
    return { type: shownType, typeTree: { kind: "primitive", name: "any" } };
  }
  const quoted = attribute.value.known;
  const expression = quoted ? parseTypeText(type, context) : attribute.expression;
  if (!expression) return { type, typeTree: { kind: "unknown", text: type } };
  const { tree, unknown, defaults } = parseType(expression);
  // A quoted type is parsed separately, so only its start offset is known.
  const located = <T extends { offset: number }>(item: T): T =>
    quoted ? { ...item, offset: attribute.offset } : item;
  for (const item of unknown) reportUnknown(block, located(item), context);
  for (const item of defaults) reportAttribute(block, located(item), context);
  return { type, typeTree: tree };
}

function getTypeText({ value, text }: Attribute): string {
  if (!value.known || value.value === null) return text;
  return typeof value.value === "string" ? value.value : JSON.stringify(value.value);
}

function getTypeOfValue(value: JsonValue): "any" | "list" | "string" | "number" | "bool" | "map" {
  if (value === null) return "any";
  if (Array.isArray(value)) return "list";
  if (typeof value === "object") return "map";
  return typeof value === "boolean" ? "bool" : typeof value === "number" ? "number" : "string";
}

function parseTypeText(type: string, { parse }: FileContext): Expression | null {
  const source = `variable "type" {\n  type = ${type}\n}\n`;
  const { body, errors } = parse(source);
  const attribute = body[0] && findChild(body[0], "body")?.children[0];
  const node = attribute && findChild(attribute, "expression");
  return node && errors.length === 0 ? { source, node } : null;
}

function reportUnknown(block: Block, { text, offset }: UnknownType, context: FileContext): void {
  const values = { text: text.split(/\r?\n/, 1)[0] ?? "", variable: getName(block) };
  context.report(diagnoseAtOffset(catalogRules["unknown-type"], offset, values));
}

/** The default of an attribute must be constant and match its type. */
function reportAttribute(
  block: Block,
  { attribute, default: defaultValue, offset }: AttributeDefault,
  context: FileContext,
): void {
  const names = { variable: getName(block), attribute: attribute.name };
  if (!defaultValue.known) {
    context.report(diagnoseAtOffset(catalogRules["default-not-constant"], offset, names));
    return;
  }
  const reason = getTypeMismatch(defaultValue.value, attribute.type);
  if (reason === undefined) return;
  context.report(diagnoseAtOffset(catalogRules["default-misfit"], offset, { ...names, reason }));
}

interface CheckedDefault {
  defaultValue: Default | null;
  typeTree: TypeNode;
  nullable: boolean;
}

function reportMismatch(
  block: Block,
  { defaultValue, typeTree, nullable }: CheckedDefault,
  context: FileContext,
): void {
  const attribute = block.attributes.get("default");
  if (!attribute || !defaultValue?.known) return;
  const isForbiddenNull = defaultValue.value === null && !nullable;
  const reason = isForbiddenNull
    ? "`null` is not allowed by `nullable = false`"
    : getTypeMismatch(defaultValue.value, typeTree);
  if (reason === undefined) return;
  const values = { variable: getName(block), reason, isForbiddenNull };
  context.report(diagnoseAtOffset(catalogRules["default-misfit"], attribute.offset, values));
}

function readValidation({ attributes }: Block): Validation {
  const message = attributes.get("error_message");
  const { value } = message ?? {};
  return {
    condition: attributes.get("condition")?.text ?? "",
    message: value?.known && typeof value.value === "string" ? value.value : (message?.text ?? ""),
  };
}
