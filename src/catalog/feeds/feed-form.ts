import type { FeedForm } from "../../model/reference/feed.ts";
import type { TypeNode } from "../../model/reference/module.ts";
import { acceptsAll } from "../diff/compare-modules.ts";

export interface FormOfFeed {
  form: FeedForm;
  /** The lists and maps around the value of the form `one`, outermost first; else empty. */
  around: ("list" | "map")[];
}

/** Returns how a value of the type `output` can be given to an input; undefined where it cannot. */
export function feedForm(output: TypeNode, input: TypeNode): FormOfFeed | undefined {
  if (accepts(input, output)) return { form: "whole", around: [] };
  if (input.kind === "collection" && input.name !== "map") {
    if (accepts(input.of, output)) return { form: "item", around: [] };
    const isMap = output.kind === "collection" && output.name === "map";
    if (isMap && accepts(input.of, output.of)) return { form: "values", around: [] };
  }
  // A set has no order and no index.
  if (output.kind !== "collection" || output.name === "set") return undefined;
  const inner = feedForm(output.of, input);
  if (inner?.form !== "whole" && inner?.form !== "one") return undefined;
  return { form: "one", around: [output.name, ...inner.around] };
}

/** Terraform converts lists to sets and back without a message. */
function accepts(now: TypeNode, before: TypeNode): boolean {
  return acceptsAll(withLists(now), withLists(before));
}

function withLists(type: TypeNode): TypeNode {
  if (type.kind !== "collection") return type;
  return { ...type, name: type.name === "set" ? "list" : type.name, of: withLists(type.of) };
}
