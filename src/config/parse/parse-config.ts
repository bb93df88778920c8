import * as v from "valibot";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { diagnose, type SourceLocation } from "../../model/diagnostics/rule.ts";
import type { Position } from "../../model/text/positions.ts";
import { configRules } from "../rules.ts";
import { describeIssues, type SchemaIssue } from "./describe-issues.ts";

export type Parsed<T> = { ok: true; value: T } | { ok: false; diagnostics: Diagnostic[] };

export interface ConfigSource {
  file: string;
  getPosition?: (path: readonly (string | number)[]) => Position;
}

export const noExport: SchemaIssue = {
  path: [],
  message: "the file has no default export",
  hint: "write `export default` before its object",
};

export function parseConfig<S extends v.GenericSchema>(
  schema: S,
  value: unknown,
  source: ConfigSource,
): Parsed<v.InferOutput<S>> {
  const result = v.safeParse(schema, value);
  const issues = result.success ? findDroppedKeys(value) : describeIssues(schema, result.issues);
  if (result.success && issues.length === 0) return { ok: true, value: result.output };
  const all = value === undefined ? [noExport] : issues;
  return { ok: false, diagnostics: all.map((issue) => diagnoseConfig(issue, source)) };
}

const prototypeKeys = ["__proto__", "prototype", "constructor"];

/** Valibot removes these keys of records without an issue. */
function findDroppedKeys(
  value: unknown,
  path: SchemaIssue["path"] = [],
  seen = new Set<unknown>(),
): SchemaIssue[] {
  if (typeof value !== "object" || value === null || seen.has(value)) return [];
  seen.add(value);
  return Object.entries(value).flatMap(([key, inner]) => {
    const entryPath = [...path, Array.isArray(value) ? Number(key) : key];
    return prototypeKeys.includes(key)
      ? [{ path: entryPath, message: `\`${key}\` cannot be a key`, hint: "use another name" }]
      : findDroppedKeys(inner, entryPath, seen);
  });
}

export function diagnoseConfig(
  { path, message, hint }: SchemaIssue,
  source: ConfigSource,
): Diagnostic {
  return diagnose(configRules["invalid-config"], getLocation(source, path), {
    reason: message,
    key: path.join("."),
    correction: hint,
  });
}

function getLocation(
  { file, getPosition }: ConfigSource,
  path: readonly (string | number)[],
): SourceLocation {
  return { file, line: 1, column: 1, ...getPosition?.(path) };
}
