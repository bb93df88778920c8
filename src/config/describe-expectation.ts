import type * as v from "valibot";
import { nearest } from "../model/nearest.ts";
import { knownKeys } from "./schema-at.ts";

type Issue = v.BaseIssue<unknown>;

const words: Record<string, string> = {
  integer: "a whole number",
  non_empty: "a text that is not empty",
  url: "a whole address, for example `https://docs.example.com`",
  variant: "an object",
};

/** What a value should have been. */
export function describeExpectation(
  issue: Issue,
  key: string | number,
  schema: v.GenericSchema | undefined,
): string {
  const { type, expected, message } = issue;
  if (type === "string") return quotesHint(issue, key) ?? "expected string";
  if (type === "strict_object") return `expected \`{ ${knownKeys(schema).join(", ")} }\``;
  if (type === "array") return `expected a list${entriesOf(issue, schema)}`;
  if (type === "picklist") return nearestOf(issue);
  // Valibot's own messages say less than what it expected; those of the schemas say more.
  if (!message.startsWith("Invalid ")) return message;
  if (type === "starts_with") return `it starts with ${inBackticks(expected)}`;
  if (type === "min_value") return `expected at least ${expected?.slice(">=".length)}`;
  if (type === "max_value") return `expected at most ${expected?.slice("<=".length)}`;
  const said = words[type] ?? inBackticks(expected);
  return said === "" ? message : `expected ${said}`;
}

/** The nearest of the texts that an issue allows, or all of them. */
export function nearestOf({ input, expected }: Issue): string {
  const names = textsIn(expected);
  const near = typeof input === "string" ? nearest(input, names) : undefined;
  return near ? `did you mean \`${near}\`?` : `known: ${list(names)}`;
}

function quotesHint({ input }: Issue, key: string | number): string | undefined {
  if (typeof input === "boolean" || Number.isInteger(input)) {
    return `put it in quotes: \`${typeof key === "string" ? `${key}: ` : ""}"${input}"\``;
  }
  // A fraction may have ended in a zero, which the value no longer tells.
  return typeof input === "number" ? "put it in quotes" : undefined;
}

function entriesOf({ input }: Issue, schema: v.GenericSchema | undefined): string {
  const item = schema && "item" in schema ? (schema.item as v.GenericSchema) : undefined;
  if (item?.type === "picklist") return ` of ${list(textsIn(item.expects))}`;
  return item?.type === "string" && typeof input === "string" ? `: \`["${input}"]\`` : "";
}

function textsIn(expected: string | null): string[] {
  return [...(expected ?? "").matchAll(/"([^"]*)"/g)].map(([, text = ""]) => text);
}

function list(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(", ");
}

function inBackticks(expected: string | null): string {
  return (expected ?? "").replaceAll('"', "`");
}
