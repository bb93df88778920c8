import type { Connection, ValueForm } from "../../model/reference/connection.ts";
import type { TypeNode } from "../../model/reference/module.ts";
import { acceptsAll } from "../history/accepts-all.ts";

export function getConnectionsTo(
  connections: readonly Connection[],
  service: string,
): Connection[] {
  return connections.filter(({ to }) => to === service);
}

export function getConnectionsFrom(
  connections: readonly Connection[],
  service: string,
): Connection[] {
  return connections.filter(({ from }) => from === service);
}

export function getServiceId({ category, name }: { category: string; name: string }): string {
  return `${category}/${name}`;
}

interface TypeMatch {
  form: ValueForm;
  /** For the form `one`: the lists and maps that contain the value, outermost first. */
  containers: ("list" | "map")[];
}

/** How an output of one type can be assigned to an input; undefined if it cannot. */
export function matchTypes(output: TypeNode, input: TypeNode): TypeMatch | undefined {
  if (acceptsAll(input, output)) return { form: "whole", containers: [] };
  if (input.kind === "collection" && input.name !== "map") {
    if (acceptsAll(input.of, output)) return { form: "item", containers: [] };
    const isMap = output.kind === "collection" && output.name === "map";
    if (isMap && acceptsAll(input.of, output.of)) return { form: "values", containers: [] };
  }
  // A set has no order and no index.
  if (output.kind !== "collection" || output.name === "set") return undefined;
  const inner = matchTypes(output.of, input);
  if (inner?.form !== "whole" && inner?.form !== "one") return undefined;
  return { form: "one", containers: [output.name, ...inner.containers] };
}
