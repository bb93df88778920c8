import type { Connection } from "../../model/reference/connection.ts";
import { blockLabel, connectionExpression, type UsageTool } from "../history/usage-code.ts";

export function outputName({ from, output }: Pick<Connection, "from" | "output">): string {
  return `${from}.${output}`;
}

export function parseOutputName(name: string): Pick<Connection, "from" | "output"> {
  const dot = name.indexOf(".");
  return { from: name.slice(0, dot), output: name.slice(dot + 1) };
}

export function labelOf(service: string): string {
  return blockLabel(service.split("/").at(-1) ?? service);
}

export interface ConnectionPath {
  connection: Connection;
  path: string;
}

export function connectionsOfInput(
  connections: readonly Connection[],
  name: string,
): ConnectionPath[] {
  return connectionsUnder(
    connections.map((connection) => ({ connection, path: connection.input })),
    name,
  );
}

/** @param step an attribute name, or `*` for an item of a list or map */
export function connectionsUnder(
  connections: readonly ConnectionPath[],
  step: string,
): ConnectionPath[] {
  return connections.flatMap(({ connection, path }) => {
    if (path === step) return [{ connection, path: "" }];
    return path.startsWith(`${step}.`) ? [{ connection, path: path.slice(step.length + 1) }] : [];
  });
}

/**
 * HCL for an output of another service.
 *
 * @param at name of the input and the steps to the attribute that takes the value
 */
export function outputReference(
  reference: string,
  {
    connections,
    at,
    tool,
  }: { connections: readonly Connection[]; at: readonly string[]; tool: UsageTool },
): string {
  const { from, output } = parseOutputName(reference);
  const match = connections.find((connection) => {
    const steps = connection.input.split(".");
    return (
      connection.from === from &&
      connection.output === output &&
      steps.length === at.length &&
      steps.every((step, index) => step === "*" || step === at[index])
    );
  });
  const label = labelOf(from);
  const outputs = tool === "terraform" ? `module.${label}` : `dependency.${label}.outputs`;
  return connectionExpression(match ?? { output, form: "whole", keys: [] }, outputs);
}
