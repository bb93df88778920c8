import * as v from "valibot";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { diagnose, wholeFile } from "../../model/diagnostics/rule.ts";
import { configRules } from "../rules.ts";
import { describeIssues, type SchemaIssue } from "./describe-issues.ts";

export type Parsed<T> = { ok: true; value: T } | { ok: false; diagnostics: Diagnostic[] };

const noExport: SchemaIssue = {
  path: [],
  message: "the file has no default export",
  hint: "write `export default` before its object",
};

/** Checks a value that came from a module (`config.ts`, `sidebars.ts`), whose positions are unknown. */
export function parseConfig<S extends v.GenericSchema>(
  schema: S,
  value: unknown,
  file: string,
): Parsed<v.InferOutput<S>> {
  const result = v.safeParse(schema, value);
  if (result.success) return { ok: true, value: result.output };
  const issues = value === undefined ? [noExport] : describeIssues(schema, result.issues);
  const diagnostics = issues.map(({ path, message, hint }) =>
    diagnose(configRules["invalid-config"], wholeFile(file), {
      problem: message,
      key: path.join("."),
      correction: hint,
    }),
  );
  return { ok: false, diagnostics };
}
