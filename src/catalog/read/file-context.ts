import type { EntrySource, SourceRange } from "../../model/reference/module.ts";
import type { Position } from "../../model/text/positions.ts";
import { getCommentText } from "../hcl/comment-text.ts";
import type { HclParser } from "../hcl/parse-hcl.ts";
import { catalogRules } from "../rules.ts";
import {
  type Attribute,
  type Block,
  diagnoseAtOffset,
  type OffsetDiagnostic,
} from "./blocks/block.ts";

export interface FileContext {
  name: string;
  text: string;
  parse: HclParser;
  /** The lines of the comment before a block, by the rules of terraform-docs. */
  getComments(block: Block): string[];
  getPosition(offset: number): Position;
  report(diagnostic: OffsetDiagnostic): void;
}

/** Null without the attribute. One that is not constant is reported, and its code is returned. */
export function getTextAttribute(block: Block, name: string, context: FileContext): string | null {
  const attribute = block.attributes.get(name);
  if (!attribute) return null;
  const { value } = attribute;
  if (value.known) {
    if (value.value === null || typeof value.value === "string") return value.value;
    return JSON.stringify(value.value);
  }
  const values = { argument: name, block: block.labels.join(".") };
  context.report(diagnoseAtOffset(catalogRules["not-constant"], value.offset, values));
  return attribute.text;
}

export function getBooleanAttribute(block: Block, name: string): boolean | null {
  const value = getConstant(block.attributes.get(name));
  if (value === true || value === "true") return true;
  return value === false || value === "false" ? false : null;
}

export function getConstantText(attribute: Attribute | undefined): string | null {
  const value = getConstant(attribute);
  return typeof value === "string" ? value : null;
}

function getConstant(attribute: Attribute | undefined): unknown {
  return attribute?.value.known ? attribute.value.value : undefined;
}

export function readDescription(block: Block, context: FileContext): string {
  const description =
    getTextAttribute(block, "description", context)?.replaceAll("\r\n", "\n") ?? "";
  return description === "" ? getCommentText(context.getComments(block)) : description;
}

export function getEntrySource(block: Block, context: FileContext): EntrySource {
  const description = block.attributes.get("description");
  return {
    ...getRange(block, context),
    description: description ? context.getPosition(description.offset) : null,
  };
}

export function getRange({ start, end }: Block, { name, getPosition }: FileContext): SourceRange {
  return { file: name, line: getPosition(start).line, endLine: getPosition(end).line };
}

/** As in terraform-docs, comments begin with `#` or `//` in the first column. */
export function findFirstCommentLine(lines: readonly string[], line: number): number {
  let first = line - 1;
  while (first > 0 && /^(?:#|\/\/)/.test(lines[first - 1] ?? "")) first--;
  return first;
}

export function getLeadingComments(lines: readonly string[], line: number): string[] {
  return lines
    .slice(findFirstCommentLine(lines, line), line - 1)
    .map((text) => text.trim().replace(/^#/, "").replace(/^\/\//, "").trim());
}
