import type { Diagnostic } from "../../src/model/diagnostics/diagnostic.ts";
import { findNearest } from "../../src/model/diagnostics/nearest.ts";
import type { SourceLocation } from "../../src/model/diagnostics/rule.ts";
import { diagnose } from "../lint-rules.ts";
import { awsRules } from "./aws-rules.ts";
import type { FoundCommand } from "./find-command.ts";
import type { ServiceModel, StructureShape } from "./service-model.ts";
import { describeType, getValueType, unknown, type ValueType } from "./value-type.ts";

export interface AwsOutput {
  /** `plain` is text of commands that the CLI implements itself; no option changes it. */
  format: "json" | "text" | "table" | "yaml" | "plain" | "none";
  /** With `--output text`, a list is one line of values with tabs between them, and each row is a line. */
  shape: "nothing" | "scalar" | "list" | "rows" | "object" | "unknown";
  type: ValueType;
  command: string;
}

/** The type of the response of an operation. */
export function getResponse({ service, operation, model, prints }: FoundCommand): ValueType {
  if (!operation || !model || prints !== "json") return unknown;
  return getValueType(
    model.used[operation]?.output ?? "",
    decodeJsonMembers(service, model.shapes),
  );
}

/** Members that the CLI decodes to JSON, by service. */
const decodedMembers: Readonly<Record<string, RegExp>> = {
  iam: /^(AssumeRolePolicyDocument|PolicyDocument|Document)$/,
};

function decodeJsonMembers(
  service: string,
  shapes: ServiceModel["shapes"],
): ServiceModel["shapes"] {
  const members = decodedMembers[service];
  if (!members) return shapes;
  const decode = (shape: StructureShape): StructureShape =>
    Object.fromEntries(
      Object.entries(shape).map(([name, type]) => [name, members.test(name) ? "document" : type]),
    );
  return Object.fromEntries(
    Object.entries(shapes).map(([name, item]) => [name, Array.isArray(item) ? item : decode(item)]),
  );
}

export function getOutput(
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
  return {
    format: formats[format ?? "json"] ?? "json",
    shape: getShape(type),
    type,
    command: name,
  };
}

const formats: Readonly<Record<string, AwsOutput["format"]>> = {
  json: "json",
  text: "text",
  table: "table",
  yaml: "yaml",
  "yaml-stream": "yaml",
  off: "none",
};

function getListShape(elements: readonly ValueType[]): AwsOutput["shape"] {
  if (elements.some(({ kind }) => /^(list|structure|map)$/.test(kind))) return "rows";
  return elements.some(({ kind }) => kind === "unknown") ? "unknown" : "list";
}

function getShape(type: ValueType): AwsOutput["shape"] {
  switch (type.kind) {
    case "unknown":
      return "unknown";
    case "structure":
    case "map":
      return "object";
    case "list":
      return getListShape(type.items ?? [type.of]);
    default:
      return "scalar";
  }
}

/** Checks whether a command can print a text. Text with an ellipsis is not checked. */
export function checkAwsOutput(
  output: AwsOutput,
  text: string,
  location: SourceLocation,
): Diagnostic[] {
  const shown = text.trim();
  if (/\.\.\.|…/.test(shown) || shown === "") return [];
  const reasons = checkText(output, shown);
  return [...new Set(reasons)].map((reason) =>
    diagnose(awsRules["impossible-aws-output"], location, { command: output.command, reason }),
  );
}

function checkText({ format, shape, type }: AwsOutput, text: string): string[] {
  if (format === "none") return ["it prints nothing"];
  if (format === "json") return checkJsonText(text, type);
  if (format !== "text") return [];
  const lines = text.split(/\r?\n/);
  if (shape === "list" && type.kind === "list") return checkRow(lines, type);
  if (shape === "scalar") {
    return lines.length > 1 ? ["it prints one value"] : checkScalar(text, type);
  }
  if (shape === "rows" && type.kind === "list" && type.of.kind === "list" && !type.items) {
    const row = type.of;
    const isPlain = row.items?.every(({ kind }) => !/^(list|map|structure|unknown)$/.test(kind));
    return isPlain ? lines.flatMap((line) => checkRow([line], row)) : [];
  }
  return [];
}

function checkRow(lines: string[], type: ValueType & { kind: "list" }): string[] {
  const [line = "", ...more] = lines;
  if (more.length > 0) return ["all values are on one line"];
  const values = line.split(line.includes("\t") ? "\t" : /\s+/);
  const { items } = type;
  if (!items) return values.flatMap((value) => checkScalar(value, type.of));
  // Without tabs, a surplus may come from spaces in values, so only missing values are an error.
  if (values.length < items.length || (line.includes("\t") && values.length > items.length)) {
    return [`a line has ${items.length} values, not ${values.length}`];
  }
  if (values.length !== items.length) return [];
  return items.flatMap((item, index) => checkScalar(values[index] ?? "", item));
}

function checkScalar(value: string, type: ValueType): string[] {
  if (value === "None") return [];
  if (type.kind === "number" && !/^-?\d+(\.\d+)?$/.test(value))
    return [`\`${value}\` is not a number`];
  if (type.kind === "boolean" && !/^(True|False)$/.test(value)) {
    return [`\`${value}\` is not \`True\` or \`False\``];
  }
  if (type.kind === "string" && type.values && !type.values.includes(value)) {
    return [`\`${value}\` is not a value of the API`];
  }
  return [];
}

function checkJsonText(text: string, type: ValueType): string[] {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return type.kind === "unknown" ? [] : ["it prints JSON"];
  }
  return checkData(data, type);
}

function checkData(data: unknown, type: ValueType): string[] {
  if (data === null || type.kind === "unknown" || type.kind === "null") return [];
  switch (type.kind) {
    case "list":
      if (!Array.isArray(data)) break;
      return data.flatMap((value, index) => checkData(value, type.items?.[index] ?? type.of));
    case "map":
      if (typeof data !== "object" || Array.isArray(data)) break;
      return Object.values(data).flatMap((value) => checkData(value, type.of));
    case "structure":
      if (typeof data !== "object" || Array.isArray(data)) break;
      return Object.entries(data).flatMap(([name, value]) => {
        if (type.names.includes(name)) return checkData(value, type.member(name));
        const suggestion = findNearest(name, type.names);
        return [`the response has no \`${name}\`${suggestion ? `, but \`${suggestion}\`` : ""}`];
      });
    case "string":
      if (typeof data !== "string") break;
      return checkScalar(data, type);
    default:
      if (typeof data === type.kind) return [];
  }
  return [`\`${JSON.stringify(data)}\` is where it prints ${describeType(type)}`];
}
