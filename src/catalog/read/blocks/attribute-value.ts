import type { EntrySource, SourceRange } from "../../../model/reference/module.ts";
import type { FileContext } from "../read-file.ts";
import type { Attribute, Block } from "./block.ts";

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

/** Where an input or output and its description stand. */
export function entrySourceOf(block: Block, context: FileContext): EntrySource {
  const description = block.attributes.get("description");
  return {
    ...rangeOf(block, context),
    description: description ? context.positionOf(description.offset) : null,
  };
}

export function rangeOf({ start, end }: Block, { name, positionOf }: FileContext): SourceRange {
  return { file: name, line: positionOf(start).line, endLine: positionOf(end).line };
}
