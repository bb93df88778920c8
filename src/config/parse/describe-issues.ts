import * as v from "valibot";
import { didYouMean, findNearest } from "../../model/diagnostics/nearest.ts";
import { shorten } from "../../model/text/shorten.ts";

export interface SchemaIssue {
  path: (string | number)[];
  message: string;
  hint?: string;
  /** The last key of `path` is not part of the schema. */
  isUnknownKey?: true;
  /** The value is a text only in quotes, such as `404`. */
  needsQuotes?: true;
}

interface DescribedIssue extends SchemaIssue {
  isMissing?: true;
  /** The key that was probably meant. */
  suggestion?: string | undefined;
}

type Issue = v.BaseIssue<unknown>;

export function describeIssues(schema: v.GenericSchema, issues: readonly Issue[]): SchemaIssue[] {
  const described = issues.flatMap((issue) => describeIssue(schema, issue));
  // A misspelled key would also be reported as missing.
  const misspelled = new Set(
    described.flatMap(({ path, suggestion }) =>
      suggestion === undefined ? [] : [[...path.slice(0, -1), suggestion].join("/")],
    ),
  );
  const schemaIssues = described
    .filter(({ path, isMissing }) => !isMissing || !misspelled.has(path.join("/")))
    .map(({ suggestion: _, isMissing: __, ...issue }) => issue);
  // A list instead of an object has an issue for each key.
  return [...new Map(schemaIssues.map((issue) => [JSON.stringify(issue), issue])).values()];
}

function describeIssue(schema: v.GenericSchema, issue: Issue): DescribedIssue[] {
  const steps = issue.path ?? [];
  const path = toPath(steps);
  const key = path.at(-1);
  if (key === undefined) return [describeRoot(schema, issue)];
  const list = steps.findIndex(({ type, input }) => type === "object" && Array.isArray(input));
  if (list !== -1) return [describeList(schema, steps[0]?.input, path.slice(0, list))];
  if (issue.type === "strict_object" && issue.expected === "never") {
    return describeUnknownKeys(schema, steps);
  }
  // A variant issue concerns the value, or the key that selects the variant.
  if (issue.type === "variant" && issue.expected !== "Object") {
    return [{ path, ...describeUnknownKind(issue, key) }];
  }
  const inner = describeInnerIssue(issue);
  if (inner) return [{ ...inner, path: [...path, ...inner.path] }];
  if (issue.received === "undefined" && typeof key === "number") {
    return [
      { path, message: `${describeKey(path)} is undefined`, hint: "remove it from the list" },
    ];
  }
  if (issue.received === "undefined") {
    const hint = issue.type === "raw_check" ? issue.message : `add \`${key}\``;
    return [{ path, message: `\`${key}\` is missing`, hint, isMissing: true }];
  }
  const isAboutSeveralKeys = issue.type === "check" && typeof issue.input === "object";
  const message = isAboutSeveralKeys
    ? `the values of ${describeKey(path)} do not fit together`
    : `${describeKey(path)} ${describeValue(issue)}`;
  const expectedSchema = getSchema(schema, steps[0]?.input, path);
  const isObject = typeof issue.input === "object" && issue.input !== null;
  const needsQuotes =
    issue.type === "string" && (isObject || getQuotesHint(issue, key) !== undefined);
  const hint = describeExpectation(issue, key, expectedSchema);
  return [{ path, message, hint, ...(needsQuotes && { needsQuotes }) }];
}

/** For a list in a union, the issue of its entry is more specific than that of the list. */
function describeInnerIssue({ type, issues, path: outerPath }: Issue): SchemaIssue | undefined {
  const inner = type === "union" ? issues?.find(({ path }) => path !== undefined) : undefined;
  if (!inner) return undefined;
  const path = toPath(inner.path ?? []);
  const key = path.at(-1) ?? "";
  const message = `${describeKey([...toPath(outerPath ?? []), ...path])} ${describeValue(inner)}`;
  return { path, message, hint: describeExpectation(inner, key, undefined) };
}

/** Valibot accepts a list as an object, and then reports its keys. */
function describeList(
  schema: v.GenericSchema,
  root: unknown,
  path: SchemaIssue["path"],
): SchemaIssue {
  if (path.length === 0) return describeRoot(schema, { input: root, received: "Array" });
  const keys = getKnownKeys(getSchema(schema, root, path));
  const hint = keys.length > 0 ? `expected \`{ ${keys.join(", ")} }\`` : "expected an object";
  return { path, message: `${describeKey(path)} is a list`, hint };
}

function describeRoot(
  schema: v.GenericSchema,
  issue: Pick<Issue, "input" | "received">,
): SchemaIssue {
  const isEmpty = issue.input === undefined || issue.input === null;
  const message = isEmpty
    ? "the keys are missing"
    : `${Array.isArray(issue.input) ? "a list" : `\`${describeReceived(issue)}\``} is not an object`;
  const keys = getKnownKeys(getSchema(schema, issue.input, []));
  return {
    path: [],
    message,
    hint: keys.length > 0 ? `known: ${keys.join(", ")}` : "write its keys",
  };
}

/** `expected` lists the kinds as text, for example `("link" | undefined) | "dropdown"`. */
function describeUnknownKind(issue: Issue, key: string | number): Omit<SchemaIssue, "path"> {
  const isEmpty = issue.input === undefined || issue.input === "";
  const message = isEmpty
    ? `\`${key}\` is ${issue.input === "" ? "empty" : "missing"}`
    : `unknown ${key} \`${describeReceived(issue)}\``;
  return { message, hint: getNearestHint(issue) };
}

/** Options of earlier versions: what replaces them, and a hint. */
const removedOptions: Readonly<Record<string, { successor: string; hint: string }>> = {
  changes: {
    successor: "lastUpdated",
    hint: "it was removed: `lastUpdated: true` shows when a page changed",
  },
};

/** Valibot stops at the first unknown key of an object; this returns all of them. */
function describeUnknownKeys(
  schema: v.GenericSchema,
  steps: readonly v.IssuePathItem[],
): DescribedIssue[] {
  const parent = toPath(steps.slice(0, -1));
  const keys = getKnownKeys(getSchema(schema, steps[0]?.input, parent));
  const inputKeys = Object.keys(steps.at(-1)?.input as object);
  return inputKeys
    .filter((key) => !keys.includes(key))
    .map((key) => {
      const suggestion = findNearest(key, keys);
      const removed = removedOptions[key];
      const hint =
        removed && keys.includes(removed.successor)
          ? removed.hint
          : (didYouMean(suggestion) ?? `known: ${keys.join(", ")}`);
      return {
        path: [...parent, key],
        message: `unknown key \`${key}\``,
        hint,
        isUnknownKey: true,
        suggestion,
      };
    });
}

function toPath(steps: readonly v.IssuePathItem[]): (string | number)[] {
  return steps.map(({ key }) => key as string | number);
}

/** An index alone does not identify a list entry. */
function describeKey(path: readonly (string | number)[]): string {
  return `\`${path.slice(typeof path.at(-1) === "number" ? -2 : -1).join(".")}\``;
}

function describeValue(issue: Issue): string {
  if (Array.isArray(issue.input)) return "is a list";
  if (issue.received === "Object") return "is an object";
  if (issue.input === "") return "is empty";
  return `has the value \`${describeReceived(issue)}\``;
}

/** Some issues contain only the beginning of a text as `received`. */
function describeReceived({ input, received }: Pick<Issue, "input" | "received">): string {
  return shorten(typeof input === "string" ? input : received.replaceAll('"', ""));
}

const expectations: Record<string, string> = {
  integer: "a whole number",
  non_empty: "a text that is not empty",
  url: "a whole address, for example `https://docs.example.com`",
  variant: "an object",
  object: "an object",
  loose_object: "an object",
  record: "an object",
  boolean: "`true` or `false`",
  number: "a number",
  string: "text",
};

/** Booleans of YAML 1.1, which are plain text in YAML 1.2. */
const oldBooleans = new Map(Object.entries({ yes: true, on: true, no: false, off: false }));

function describeExpectation(
  issue: Issue,
  key: string | number,
  schema: v.GenericSchema | undefined,
): string {
  const { type, expected, message } = issue;
  if (type === "string") {
    const reason = message.startsWith("Invalid ") ? `expected ${expectations.string}` : message;
    return getQuotesHint(issue, key) ?? reason;
  }
  if (type === "boolean" || type === "number") return getPlainHint(issue, key);
  if (type === "strict_object") return `expected \`{ ${getKnownKeys(schema).join(", ")} }\``;
  if (type === "array") return `expected a list${describeEntries(issue, schema)}`;
  if (type === "picklist") return getNearestHint(issue);
  // Messages of our schemas are more specific than `expected`; those of valibot are less specific.
  if (!message.startsWith("Invalid ")) return message;
  if (type === "starts_with") return `it starts with ${quotesToBackticks(expected)}`;
  if (type === "min_value") return `expected at least ${expected?.slice(">=".length)}`;
  if (type === "max_value") return `expected at most ${expected?.slice("<=".length)}`;
  const expectation = expectations[type] ?? quotesToBackticks(expected);
  return expectation === "" ? message : `expected ${expectation}`;
}

function getNearestHint({ input, expected }: Issue): string {
  const names = splitExpected(expected);
  const suggestion = typeof input === "string" ? findNearest(input, names) : undefined;
  return didYouMean(suggestion) ?? `known: ${listInBackticks(names)}`;
}

function getQuotesHint({ input }: Issue, key: string | number): string | undefined {
  if (typeof input === "boolean" || Number.isInteger(input)) {
    return `put it in quotes: ${withKey(key, `"${input}"`)}`;
  }
  // A number does not preserve a trailing zero: `1.10` is 1.1.
  return typeof input === "number" ? "put it in quotes" : undefined;
}

function getPlainHint({ type, input }: Issue, key: string | number): string {
  const typed = typeof input === "string" ? input.trim().toLowerCase() : "";
  const isPlain =
    type === "number" ? typed !== "" && !Number.isNaN(Number(typed)) : /^(true|false)$/.test(typed);
  if (isPlain) return `remove the quotes: ${withKey(key, typed)}`;
  const oldBoolean = type === "boolean" ? oldBooleans.get(typed) : undefined;
  return oldBoolean === undefined
    ? `expected ${expectations[type]}`
    : `write ${withKey(key, String(oldBoolean))}`;
}

function withKey(key: string | number, value: string): string {
  return `\`${typeof key === "string" ? `${key}: ` : ""}${value}\``;
}

function describeEntries({ input }: Issue, schema: v.GenericSchema | undefined): string {
  const item =
    schema && "item" in schema ? unwrapSchema(schema.item as v.GenericSchema, "") : undefined;
  if (item?.type === "picklist") return ` of ${listInBackticks(splitExpected(item.expects))}`;
  if (item?.type !== "string" || typeof input !== "string" || input.length > 200) return "";
  const entries = input.split(",").map((entry) => JSON.stringify(entry.trim()));
  return `: \`[${entries.filter((entry) => entry !== '""').join(", ")}]\``;
}

function splitExpected(expected: string | null): string[] {
  return [...(expected ?? "").matchAll(/"([^"]*)"/g)].map(([, text = ""]) => text);
}

function listInBackticks(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(", ");
}

function quotesToBackticks(expected: string | null): string {
  return (expected ?? "").replaceAll('"', "`");
}

function getSchema(
  schema: v.GenericSchema | undefined,
  root: unknown,
  path: readonly (string | number)[],
): v.GenericSchema | undefined {
  let value = root;
  let current = unwrapSchema(schema, value);
  for (const key of path) {
    value = (value as Record<string, unknown> | undefined)?.[key];
    current = unwrapSchema(current && getChildSchema(current, key), value);
  }
  return current;
}

function getKnownKeys(schema: v.GenericSchema | undefined): string[] {
  return schema && "entries" in schema ? Object.keys(schema.entries as object) : [];
}

/** Returns the schema of a value without wrappers, such as that of an optional key. */
function unwrapSchema(
  schema: v.GenericSchema | undefined,
  value: unknown,
): v.GenericSchema | undefined {
  if (schema === undefined) return undefined;
  if ("wrapped" in schema) return unwrapSchema(schema.wrapped as v.GenericSchema, value);
  if ("getter" in schema) {
    return unwrapSchema((schema as v.LazySchema<v.GenericSchema>).getter(value), value);
  }
  if (schema.type !== "variant") return schema;
  const { key, options } = schema as unknown as { key: string; options: v.GenericSchema[] };
  const kind = (value as Record<string, unknown> | null)?.[key];
  return options.find((option) => v.is(getChildSchema(option, key) ?? v.never(), kind));
}

function getChildSchema(
  schema: v.GenericSchema,
  key: string | number,
): v.GenericSchema | undefined {
  if ("entries" in schema) return (schema.entries as Record<string, v.GenericSchema>)[key];
  if ("item" in schema) return schema.item as v.GenericSchema;
  return schema.type === "record"
    ? (schema as unknown as { value: v.GenericSchema }).value
    : undefined;
}
