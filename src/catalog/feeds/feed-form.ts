import type { FeedForm } from "../../model/reference/feed.ts";
import type { TypeNode } from "../../model/reference/module.ts";
import { acceptsAll } from "../diff/compare-modules.ts";

/** Returns how a value of the type `output` can be given to an input; undefined where it cannot. */
export function feedForm(output: TypeNode, input: TypeNode): FeedForm | undefined {
  if (accepts(input, output)) return "whole";
  const item = elementOf(input);
  if (item && input.kind === "collection" && input.name !== "map") {
    if (accepts(item, output)) return "item";
    if (output.kind === "collection" && output.name === "map" && accepts(item, output.of)) {
      return "values";
    }
  }
  // A set has no order and no index.
  const isIndexed = output.kind === "collection" && output.name !== "set";
  return isIndexed && accepts(input, output.of) ? "one" : undefined;
}

/** Terraform converts lists to sets and back without a message. */
function accepts(now: TypeNode, before: TypeNode): boolean {
  return acceptsAll(withLists(now), withLists(before));
}

function withLists(type: TypeNode): TypeNode {
  if (type.kind !== "collection") return type;
  return { ...type, name: type.name === "set" ? "list" : type.name, of: withLists(type.of) };
}

function elementOf(type: TypeNode): TypeNode | undefined {
  return type.kind === "collection" ? type.of : undefined;
}
