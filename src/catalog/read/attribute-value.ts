import type { SourceRange } from "../module.ts";
import type { Attribute, Block } from "./block.ts";
import type { FileContext } from "./read-file.ts";

/** A text attribute. Where it is not constant its source stands in, so that nothing is lost. */
export function textAttribute(block: Block, name: string, context: FileContext): string | null {
  const attribute = block.attributes.get(name);
  if (!attribute) return null;
  const { value } = attribute;
  if (value.known) return value.value === null ? null : toText(value.value);
  context.report({
    rule: "not-constant",
    severity: "error",
    offset: value.offset,
    message: `\`${name}\` of \`${block.labels.join(".")}\` is not a constant text`,
    hint: "write `$${` for a literal `${`; variables and functions are not allowed here",
  });
  return attribute.text;
}

function toText(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

export function booleanAttribute(block: Block, name: string): boolean | null {
  const value = constantOf(block.attributes.get(name));
  if (value === true || value === "true") return true;
  return value === false || value === "false" ? false : null;
}

export function constantText(attribute: Attribute | undefined): string | null {
  const value = constantOf(attribute);
  return typeof value === "string" ? value : null;
}

function constantOf(attribute: Attribute | undefined): unknown {
  return attribute?.value.known ? attribute.value.value : undefined;
}

/** Description, or the comment that stands in for it. */
export function describedBy(block: Block, context: FileContext): string {
  const own = textAttribute(block, "description", context)?.replaceAll("\r\n", "\n") ?? "";
  return own === "" ? context.comments(block) : own;
}

export function rangeOf({ start, end }: Block, { name, lineOf }: FileContext): SourceRange {
  return { file: name, line: lineOf(start), endLine: lineOf(end) };
}
