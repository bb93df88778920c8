import type { Default, Input, JsonValue, Output, Validation } from "../module.ts";
import { jsonExpression } from "../read/blocks/json-expression.ts";

/** An input in HCL, for one that was declared in JSON. */
export function inputText(input: Input): string {
  const { name, description, type, default: fallback } = input;
  return block(`variable "${name}"`, [
    attribute("description", description === "" ? null : literal(description)),
    // A bare `list` or `map` is what the default suggests; nobody wrote it.
    attribute("type", /^(list|map)$/.test(type) ? null : type),
    attribute("default", fallback && defaultText(fallback)),
    attribute("sensitive", input.sensitive ? "true" : null),
    attribute("nullable", input.nullable ? null : "false"),
    attribute("ephemeral", input.ephemeral ? "true" : null),
    attribute("deprecated", input.deprecated === null ? null : literal(input.deprecated)),
    ...input.validations.flatMap(validationLines),
  ]);
}

/** An output in HCL. */
export function outputText({ name, description, value, ...output }: Output): string {
  return block(`output "${name}"`, [
    attribute("description", description === "" ? null : literal(description)),
    attribute("value", value),
    attribute("sensitive", output.sensitive ? "true" : null),
    attribute("ephemeral", output.ephemeral ? "true" : null),
    attribute("deprecated", output.deprecated === null ? null : literal(output.deprecated)),
  ]);
}

function validationLines({ condition, message }: Validation): string[] {
  return [
    "  validation {",
    `    condition     = ${condition}`,
    // Unlike other texts of a variable, a message is a template.
    `    error_message = ${jsonExpression(message)}`,
    "  }",
  ];
}

/** A number has more digits in a file than a program keeps. */
function defaultText({ text, value }: Default): string {
  return typeof value === "number" ? text : literal(value);
}

function block(head: string, lines: (string | null)[]): string {
  return [`${head} {`, ...lines.filter((line) => line !== null), "}", ""].join("\n");
}

function attribute(name: string, text: string | null): string | null {
  return text === null ? null : `  ${name} = ${text}`;
}

/** JSON is HCL but for two escapes, and for what would begin an interpolation. */
function literal(value: JsonValue): string {
  return JSON.stringify(value, null, 2)
    .replaceAll("\n", "\n  ")
    .replace(/\\./g, (pair) => ({ "\\b": "\\u0008", "\\f": "\\u000c" })[pair] ?? pair)
    .replace(/[$%](?=\{)/g, "$&$&");
}
