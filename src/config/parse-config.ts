import * as v from "valibot";
import type { Diagnostic } from "../model/diagnostic.ts";
import { nearest } from "../model/nearest.ts";
import { knownKeys, schemaAt } from "./schema-at.ts";

export type Parsed<T> = { ok: true; value: T } | { ok: false; diagnostics: Diagnostic[] };

/** What a schema found wrong with a value: where (a path of keys), why, and the nearest valid key. */
export interface SchemaIssue {
  path: (string | number)[];
  message: string;
  hint?: string;
}

/** Checks a value that came from a module (`config.ts`, `sidebars.ts`), whose positions are unknown. */
export function parseConfig<S extends v.GenericSchema>(
  schema: S,
  value: unknown,
  file: string,
): Parsed<v.InferOutput<S>> {
  const result = v.safeParse(schema, value);
  if (result.success) return { ok: true, value: result.output };
  const diagnostics = describeIssues(schema, result.issues).map(
    ({ path, message, hint }): Diagnostic => ({
      rule: "invalid-config",
      severity: "error",
      file,
      line: 1,
      column: 1,
      message: path.length > 0 ? `${message} at \`${path.join(".")}\`` : message,
      ...(hint !== undefined && { hint }),
    }),
  );
  return { ok: false, diagnostics };
}

/** Turns valibot's issues into the house's words, with the nearest known key as a hint. */
export function describeIssues(
  schema: v.GenericSchema,
  issues: readonly v.BaseIssue<unknown>[],
): SchemaIssue[] {
  return issues.flatMap((issue) => describeIssue(schema, issue));
}

function describeIssue(schema: v.GenericSchema, issue: v.BaseIssue<unknown>): SchemaIssue[] {
  const path = (issue.path ?? []).map((step) => step.key as string | number);
  const key = String(path.at(-1) ?? "");
  if (issue.type === "strict_object" && issue.expected === "never") {
    return unknownKeys(schema, issue.path ?? []);
  }
  if (issue.type === "strict_object") {
    return [{ path, message: `\`${key}\` is missing`, hint: `add \`${key}\`` }];
  }
  const { expected } = issue;
  if (issue.type === "variant" && expected) return [{ path, ...unknownKind(issue, expected) }];
  const received = issue.received.replaceAll('"', "");
  const message = `\`${key}\` has the value \`${received}\``;
  return [{ path, message, hint: expectation(issue, path.at(-1)) }];
}

function expectation(
  { type, input, expected, message }: v.BaseIssue<unknown>,
  key: string | number | undefined,
): string {
  if (type === "string" && (typeof input === "boolean" || Number.isInteger(input))) {
    return `put it in quotes: \`${typeof key === "string" ? `${key}: ` : ""}"${input}"\``;
  }
  // A fraction may have ended in a zero, which the value no longer tells.
  if (type === "string" && typeof input === "number") return "put it in quotes";
  return expected ? `expected ${expected.replaceAll('"', "`")}` : message;
}

/** What a `type` may be, for example `("link" | undefined) | "dropdown"`. */
function unknownKind({ received }: v.BaseIssue<unknown>, expected: string) {
  const kinds = [...expected.matchAll(/"([^"]*)"/g)].map(([, kind = ""]) => kind);
  const kind = received.replaceAll('"', "");
  const near = nearest(kind, kinds);
  const known = kinds.map((name) => `\`${name}\``).join(", ");
  return {
    message: `unknown type \`${kind}\``,
    hint: near ? `did you mean \`${near}\`?` : `known: ${known}`,
  };
}

/** Valibot stops at an object's first unknown key: this names all of them. */
function unknownKeys(schema: v.GenericSchema, steps: readonly v.IssuePathItem[]): SchemaIssue[] {
  const parent = steps.slice(0, -1).map((step) => step.key as string | number);
  const known = knownKeys(schemaAt(schema, steps[0]?.input, parent));
  const found = Object.keys(steps.at(-1)?.input as object);
  return found
    .filter((key) => !known.includes(key))
    .map((key) => {
      const near = nearest(key, known);
      const hint = near ? `did you mean \`${near}\`?` : `known: ${known.join(", ")}`;
      return { path: [...parent, key], message: `unknown key \`${key}\``, hint };
    });
}
