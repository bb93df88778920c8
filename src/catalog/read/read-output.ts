import type { Output } from "../module.ts";
import {
  booleanAttribute,
  describedBy,
  entrySourceOf,
  textAttribute,
} from "./blocks/attribute-value.ts";
import type { Block } from "./blocks/block.ts";
import type { FileContext } from "./read-file.ts";

/** Reads an `output` block. */
export function readOutput(block: Block, context: FileContext): Output {
  return {
    name: block.labels[0] ?? "",
    description: describedBy(block, context),
    value: block.attributes.get("value")?.text ?? "",
    sensitive: booleanAttribute(block, "sensitive") ?? false,
    ephemeral: booleanAttribute(block, "ephemeral") ?? false,
    deprecated: textAttribute(block, "deprecated", context),
    source: entrySourceOf(block, context),
  };
}
