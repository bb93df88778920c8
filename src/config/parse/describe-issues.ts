import type * as v from "valibot";
import { nearest } from "../../model/diagnostics/nearest.ts";
import { describeExpectation, nearestOf } from "./describe-expectation.ts";
import { knownKeys, schemaAt } from "./schema-at.ts";

/** What a schema found wrong with a value: where (a path of keys), why, and the nearest valid key. */
export interface SchemaIssue {
  path: (string | number)[];
  message: string;
  hint?: string;
}

type Issue = v.BaseIssue<unknown>;

/** Turns valibot's issues into the house's words, with the nearest known key as a hint. */
export function describeIssues(schema: v.GenericSchema, issues: readonly Issue[]): SchemaIssue[] {
  return issues.flatMap((issue) => describeIssue(schema, issue));
}

function describeIssue(schema: v.GenericSchema, issue: Issue): SchemaIssue[] {
  const steps = issue.path ?? [];
  const path = keysOf(steps);
  const key = path.at(-1);
  if (key === undefined) return [wrongWhole(schema, issue)];
  if (issue.type === "strict_object" && issue.expected === "never") {
    return unknownKeys(schema, steps);
  }
  // A variant speaks either of its value or of the key that tells its kind.
  if (issue.type === "variant" && issue.expected !== "Object") {
    return [{ path, ...unknownKind(issue, key) }];
  }
  if (issue.received === "undefined") {
    const hint = issue.type === "raw_check" ? issue.message : `add \`${key}\``;
    return [{ path, message: `\`${key}\` is missing`, hint }];
  }
  const isJoint = issue.type === "check" && typeof issue.input === "object";
  const message = isJoint
    ? `the values of \`${key}\` do not fit together`
    : `\`${key}\` has the value \`${receivedBy(issue)}\``;
  const wanted = schemaAt(schema, steps[0]?.input, path);
  return [{ path, message, hint: describeExpectation(issue, key, wanted) }];
}

function wrongWhole(schema: v.GenericSchema, issue: Issue): SchemaIssue {
  const nothing = issue.input === undefined || issue.input === null;
  const message = `${nothing ? "nothing" : `\`${receivedBy(issue)}\``} stands in place of keys with values`;
  const known = knownKeys(schemaAt(schema, issue.input, []));
  return {
    path: [],
    message,
    hint: known.length > 0 ? `known: ${known.join(", ")}` : "write its keys",
  };
}

/** The kinds stand in what was expected, for example `("link" | undefined) | "dropdown"`. */
function unknownKind(issue: Issue, key: string | number): Omit<SchemaIssue, "path"> {
  const missing = issue.input === undefined;
  const message = missing ? `\`${key}\` is missing` : `unknown ${key} \`${receivedBy(issue)}\``;
  return { message, hint: nearestOf(issue) };
}

/** Valibot stops at an object's first unknown key: this names all of them. */
function unknownKeys(schema: v.GenericSchema, steps: readonly v.IssuePathItem[]): SchemaIssue[] {
  const parent = keysOf(steps.slice(0, -1));
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

function keysOf(steps: readonly v.IssuePathItem[]): (string | number)[] {
  return steps.map(({ key }) => key as string | number);
}

function receivedBy({ received }: Issue): string {
  return received.replaceAll('"', "");
}
