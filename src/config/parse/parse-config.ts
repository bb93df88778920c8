import * as v from "valibot";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { diagnose, type SourceLocation } from "../../model/diagnostics/rule.ts";
import type { Position } from "../../model/text/positions.ts";
import { configRules } from "../rules.ts";
import { describeIssues, type SchemaIssue } from "./describe-issues.ts";

export type Parsed<T> = { ok: true; value: T } | { ok: false; diagnostics: Diagnostic[] };

export interface ConfigSource {
  file: string;
  placeOf?: (path: readonly (string | number)[]) => Position;
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
  if (result.success) return { ok: true, value: result.output };
  const issues = value === undefined ? [noExport] : describeIssues(schema, result.issues);
  return { ok: false, diagnostics: issues.map((issue) => configDiagnostic(issue, source)) };
}

export function configDiagnostic(
  { path, message, hint }: SchemaIssue,
  source: ConfigSource,
): Diagnostic {
  return diagnose(configRules["invalid-config"], placeIn(source, path), {
    problem: message,
    key: path.join("."),
    correction: hint,
  });
}

export function placeIn(
  { file, placeOf }: ConfigSource,
  path: readonly (string | number)[],
): SourceLocation {
  return { file, line: 1, column: 1, ...placeOf?.(path) };
}
