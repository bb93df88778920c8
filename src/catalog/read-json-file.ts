import * as v from "valibot";
import { describeIssues } from "../config/parse/describe-issues.ts";
import type { Diagnostic } from "../model/diagnostics/diagnostic.ts";
import { diagnose } from "../model/diagnostics/rule.ts";
import { findFirstJsonError, findJsonPathPosition } from "../model/text/json-text.ts";
import { getPosition } from "../model/text/positions.ts";
import { catalogRules } from "./rules.ts";

interface ReadJson<T> {
  value: T | null;
  diagnostics: Diagnostic[];
}

export function readJsonFile<S extends v.GenericSchema>(
  schema: S,
  text: string,
  file: string,
): ReadJson<v.InferOutput<S>> {
  const parsed = parseJson(text);
  if (parsed === undefined) {
    const location = { file, ...getPosition(text, findFirstJsonError(text)?.offset ?? 0) };
    return {
      value: null,
      diagnostics: [diagnose(catalogRules["invalid-json-file"], location, { file })],
    };
  }
  const result = v.safeParse(schema, parsed);
  if (result.success) return { value: result.output, diagnostics: [] };
  const diagnostics = describeIssues(schema, result.issues).map(({ path, message, hint }) =>
    diagnose(
      catalogRules["invalid-json-value"],
      { file, ...findJsonPathPosition(text, path) },
      { reason: message, advice: hint ?? "correct the value" },
    ),
  );
  return { value: null, diagnostics };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
