import type { FoundCommand } from "./find-command.ts";
import type { ServiceModel, StructureShape } from "./model/types.ts";
import { unknown, type ValueType, valueTypeOf } from "./query/value-type.ts";

/** What a command prints, as far as that is known without running it. */
export interface AwsOutput {
  /** `plain` is text of the CLI's own commands, which no option changes. */
  format: "json" | "text" | "table" | "yaml" | "plain" | "none";
  /**
   * How much text: one value (a word, or a string, number or boolean as JSON), a list (in text: words with tabs between, on
   * one line), rows (in text: one line each, with tabs between the values), an object, or nothing.
   */
  shape: "nothing" | "scalar" | "list" | "rows" | "object" | "unknown";
  /** Type of what is printed, after `--query`. */
  type: ValueType;
  command: string;
}

/** The type of an operation's answer without a query. */
export function answerOf({ service, operation, model, prints }: FoundCommand): ValueType {
  if (!operation || !model || prints !== "json") return unknown;
  return valueTypeOf(model.used[operation]?.output ?? "", decoded(service, model.shapes));
}

/** Members that the CLI prints as JSON although the API answers with text, by service. */
const decodedMembers: Readonly<Record<string, RegExp>> = {
  // Policies, which the API encodes for addresses.
  iam: /^(AssumeRolePolicyDocument|PolicyDocument|Document)$/,
};

function decoded(service: string, shapes: ServiceModel["shapes"]): ServiceModel["shapes"] {
  const members = decodedMembers[service];
  if (!members) return shapes;
  const decode = (shape: StructureShape): StructureShape =>
    Object.fromEntries(
      Object.entries(shape).map(([name, type]) => [name, members.test(name) ? "document" : type]),
    );
  return Object.fromEntries(
    Object.entries(shapes).map(([name, one]) => [name, Array.isArray(one) ? one : decode(one)]),
  );
}

/** Says what a command prints from the type of its answer after the query. */
export function outputOf(
  command: FoundCommand,
  type: ValueType,
  format: string | undefined,
): AwsOutput {
  const { name, operation, model, prints } = command;
  if (prints === "nothing") return { format: "none", shape: "nothing", type, command: name };
  if (prints !== "json") {
    const shape = prints === "line" ? "scalar" : "rows";
    return { format: "plain", shape, type: { kind: "string" }, command: name };
  }
  if (operation && model && !model.used[operation]?.output) {
    return { format: "none", shape: "nothing", type, command: name };
  }
  return { format: formats[format ?? "json"] ?? "json", shape: shapeOf(type), type, command: name };
}

const formats: Readonly<Record<string, AwsOutput["format"]>> = {
  json: "json",
  text: "text",
  table: "table",
  yaml: "yaml",
  "yaml-stream": "yaml",
  off: "none",
};

function shapeOfList(elements: readonly ValueType[]): AwsOutput["shape"] {
  if (elements.some(({ kind }) => /^(list|structure|map)$/.test(kind))) return "rows";
  return elements.some(({ kind }) => kind === "unknown") ? "unknown" : "list";
}

function shapeOf(type: ValueType): AwsOutput["shape"] {
  switch (type.kind) {
    case "unknown":
      return "unknown";
    case "structure":
    case "map":
      return "object";
    case "list":
      return shapeOfList(type.items ?? [type.of]);
    default:
      return "scalar";
  }
}
