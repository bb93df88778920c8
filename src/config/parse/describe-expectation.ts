import type * as v from "valibot";
import { nearest } from "../../model/diagnostics/nearest.ts";
import { knownKeys } from "./schema-at.ts";

type Issue = v.BaseIssue<unknown>;

const words: Record<string, string> = {
  integer: "a whole number",
  non_empty: "a text that is not empty",
  url: "a whole address, for example `https://docs.example.com`",
  variant: "an object",
};

/** Words for them that YAML no longer knows. */
const truthValues = new Map(Object.entries({ yes: true, on: true, no: false, off: false }));

/** What a value should have been. */
export function describeExpectation(
  issue: Issue,
  key: string | number,
  schema: v.GenericSchema | undefined,
): string {
  const { type, expected, message } = issue;
  if (type === "string") return quotesHint(issue, key) ?? "expected string";
  if (type === "boolean" || type === "number") return plainHint(issue, key);
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
    return `put it in quotes: ${withKey(key, `"${input}"`)}`;
  }
  // A fraction may have ended in a zero, which the value no longer tells.
  return typeof input === "number" ? "put it in quotes" : undefined;
}

/** A truth value or a number that is a text: in quotes, or in the words of older YAML. */
function plainHint({ type, input, expected }: Issue, key: string | number): string {
  const typed = typeof input === "string" ? input.trim().toLowerCase() : "";
  const isPlain =
    type === "number" ? typed !== "" && !Number.isNaN(Number(typed)) : /^(true|false)$/.test(typed);
  if (isPlain) return `remove the quotes: ${withKey(key, typed)}`;
  const truth = type === "boolean" ? truthValues.get(typed) : undefined;
  return truth === undefined ? `expected ${expected}` : `write ${withKey(key, `${truth}`)}`;
}

function withKey(key: string | number, value: string): string {
  return `\`${typeof key === "string" ? `${key}: ` : ""}${value}\``;
}

function entriesOf({ input }: Issue, schema: v.GenericSchema | undefined): string {
  const item = schema && "item" in schema ? (schema.item as v.GenericSchema) : undefined;
  if (item?.type === "picklist") return ` of ${list(textsIn(item.expects))}`;
  if (item?.type !== "string" || typeof input !== "string") return "";
  const entries = input.split(",").map((entry) => JSON.stringify(entry.trim()));
  return `: \`[${entries.filter((entry) => entry !== '""').join(", ")}]\``;
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
