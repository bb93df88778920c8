import { groupBy } from "../../model/group-by.ts";
import type { Connection } from "../../model/reference/connection.ts";
import { getBlockLabel, getConnectionExpression, type UsageTool } from "../history/usage-code.ts";

/** Identifies an output of a service, as `category/service.output`. */
export function getOutputKey({ from, output }: Pick<Connection, "from" | "output">): string {
  return `${from}.${output}`;
}

export function parseOutputKey(key: string): Pick<Connection, "from" | "output"> {
  const dot = key.indexOf(".");
  return { from: key.slice(0, dot), output: key.slice(dot + 1) };
}

/** Names of services in code, by id: the category is added if two services would have one label. */
export function getNamesInCode(ids: readonly string[]): Map<string, string> {
  const getLast = (id: string) => id.split("/").at(-1) ?? id;
  const byLabel = groupBy(ids, (id) => getBlockLabel(getLast(id)));
  return new Map(
    [...byLabel.values()].flatMap((group) =>
      group.map((id) => [id, group.length === 1 ? getLast(id) : id.replaceAll("/", "-")]),
    ),
  );
}

export interface ConnectionPath {
  connection: Connection;
  path: string;
}

export function getConnectionsOfInput(
  connections: readonly Connection[],
  name: string,
): ConnectionPath[] {
  return getConnections(
    connections.map((connection) => ({ connection, path: connection.input })),
    name,
  );
}

/** @param segment an attribute name, or `*` for an item of a list or map */
export function getConnections(
  connections: readonly ConnectionPath[],
  segment: string,
): ConnectionPath[] {
  return connections.flatMap(({ connection, path }) => {
    if (path === segment) return [{ connection, path: "" }];
    const start = `${segment}.`;
    return path.startsWith(start) ? [{ connection, path: path.slice(start.length) }] : [];
  });
}

/**
 * The connection that leads from an output of another service to a value of an input.
 *
 * @param path name of the input, and the attributes and indexes that lead to the value
 */
export function findConnection(
  reference: string,
  connections: readonly Connection[],
  path: readonly string[],
): Connection | undefined {
  const { from, output } = parseOutputKey(reference);
  return connections.find((connection) => {
    const segments = connection.input.split(".");
    return (
      connection.from === from &&
      connection.output === output &&
      segments.length === path.length &&
      segments.every((segment, index) => segment === "*" || segment === path[index])
    );
  });
}

/**
 * HCL for an output of another service.
 *
 * @param name name of the other service in the code
 */
export function getOutputReference(
  reference: string,
  connection: Connection | undefined,
  { tool, name }: { tool: UsageTool; name: string },
): string {
  const { output } = parseOutputKey(reference);
  const label = getBlockLabel(name);
  const outputs = tool === "terraform" ? `module.${label}` : `dependency.${label}.outputs`;
  return getConnectionExpression(connection ?? { output, form: "whole", keys: [] }, outputs);
}
