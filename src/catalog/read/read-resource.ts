import type { ModuleCall, Resource } from "../module.ts";
import { constantText, rangeOf } from "./blocks/attribute-value.ts";
import type { Block } from "./blocks/block.ts";
import type { FileContext } from "./read-file.ts";

/** Reads a `resource` or `data` block. */
export function readResource(block: Block, context: FileContext): Resource {
  const [type = "", name = ""] = block.labels;
  const provider = block.attributes.get("provider");
  const named = constantText(provider) ?? provider?.text ?? type;
  return {
    mode: block.kind === "data" ? "data" : "managed",
    type,
    name,
    // `aws.replica` and `aws_instance` both mean the provider `aws`.
    provider: named.split(provider ? /[.[]/ : "_", 1)[0] ?? "",
    description: context.comments(block),
    source: rangeOf(block, context),
  };
}

/** Reads a `module` block. */
export function readModuleCall(block: Block, context: FileContext): ModuleCall {
  return {
    name: block.labels[0] ?? "",
    from: writtenText(block, "source"),
    version: writtenText(block, "version"),
    description: context.comments(block),
    source: rangeOf(block, context),
  };
}

/** A text, or its source where it is computed, as OpenTofu allows. */
function writtenText({ attributes }: Block, name: string): string {
  const attribute = attributes.get(name);
  return constantText(attribute) ?? attribute?.text ?? "";
}
