import type { Diagnostic } from "../../src/model/diagnostics/diagnostic.ts";
import { nearest } from "../../src/model/diagnostics/nearest.ts";
import type { Place } from "../../src/model/diagnostics/rule.ts";
import { diagnose } from "../lint-rules.ts";
import type { AwsOutput } from "./outputs.ts";
import { nameOfType, type ValueType } from "./query/value-type.ts";
import { awsRules } from "./rules.ts";

/**
 * Checks the text that a page shows as the output of a command: whether its form can come from the command. Text with an
 * ellipsis is cut, and nothing is said about it.
 *
 * @param place where the text begins in the page
 */
export function checkAwsOutput(output: AwsOutput, text: string, place: Place): Diagnostic[] {
  const shown = text.trim();
  if (/\.\.\.|…/.test(shown) || shown === "") return [];
  const reasons = reasonsAgainst(output, shown);
  return [...new Set(reasons)].map((reason) =>
    diagnose(awsRules["impossible-aws-output"], place, { command: output.command, reason }),
  );
}

function reasonsAgainst({ format, shape, type }: AwsOutput, text: string): string[] {
  if (format === "none") return ["it prints nothing"];
  if (format === "json") return againstJson(text, type);
  if (format !== "text") return [];
  const lines = text.split(/\r?\n/);
  if (shape === "list" && type.kind === "list") return againstRow(lines, type);
  if (shape === "scalar") {
    return lines.length > 1 ? ["it prints one value"] : againstScalar(text, type);
  }
  if (shape === "rows" && type.kind === "list" && type.of.kind === "list" && !type.items) {
    const row = type.of;
    const isPlain = row.items?.every(({ kind }) => !/^(list|map|structure|unknown)$/.test(kind));
    return isPlain ? lines.flatMap((line) => againstRow([line], row)) : [];
  }
  return [];
}

/** Values of one list stand on one line, with tabs between. */
function againstRow(lines: string[], type: ValueType & { kind: "list" }): string[] {
  const [line = "", ...more] = lines;
  if (more.length > 0) return ["all values stand on one line"];
  const values = line.split(line.includes("\t") ? "\t" : /\s+/);
  const { items } = type;
  if (!items) return values.flatMap((value) => againstScalar(value, type.of));
  // Pages may show spaces for tabs, and values may contain spaces.
  if (values.length < items.length || (line.includes("\t") && values.length > items.length)) {
    return [`a line has ${items.length} values, not ${values.length}`];
  }
  if (values.length !== items.length) return [];
  return items.flatMap((item, index) => againstScalar(values[index] ?? "", item));
}

function againstScalar(value: string, type: ValueType): string[] {
  if (value === "None") return [];
  if (type.kind === "number" && !/^-?\d+(\.\d+)?$/.test(value))
    return [`\`${value}\` is no number`];
  if (type.kind === "boolean" && !/^(True|False)$/.test(value)) {
    return [`\`${value}\` is not \`True\` or \`False\``];
  }
  if (type.kind === "string" && type.values && !type.values.includes(value)) {
    return [`\`${value}\` is none of the values that the API has`];
  }
  return [];
}

function againstJson(text: string, type: ValueType): string[] {
  try {
    return againstData(JSON.parse(text), type);
  } catch {
    return type.kind === "unknown" ? [] : ["it prints JSON"];
  }
}

function againstData(data: unknown, type: ValueType): string[] {
  if (data === null || type.kind === "unknown" || type.kind === "null") return [];
  switch (type.kind) {
    case "list":
      if (!Array.isArray(data)) break;
      return data.flatMap((one, index) => againstData(one, type.items?.[index] ?? type.of));
    case "map":
      if (typeof data !== "object" || Array.isArray(data)) break;
      return Object.values(data).flatMap((one) => againstData(one, type.of));
    case "structure":
      if (typeof data !== "object" || Array.isArray(data)) break;
      return Object.entries(data).flatMap(([name, one]) => {
        if (type.names.includes(name)) return againstData(one, type.member(name));
        const near = nearest(name, type.names);
        return [`\`${name}\` is no member of the answer${near ? `, \`${near}\` is` : ""}`];
      });
    case "string":
      if (typeof data !== "string") break;
      return againstScalar(data, type);
    default:
      if (typeof data === type.kind) return [];
  }
  return [`\`${JSON.stringify(data)}\` stands where it prints ${nameOfType(type)}`];
}
