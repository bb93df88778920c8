import * as v from "valibot";
import { parseDocument } from "yaml";
import { describeIssues } from "../../config/parse/describe-issues.ts";
import { getYamlPosition } from "../../config/parse/yaml-position.ts";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { diagnose } from "../../model/diagnostics/rule.ts";
import { getPosition, type Position } from "../../model/text/positions.ts";
import { catalogRules } from "../rules.ts";

interface ParsedYaml<T> {
  value: T | null;
  diagnostics: Diagnostic[];
}

export function parseYaml<S extends v.GenericSchema>(
  schema: S,
  text: string,
  file: string,
): ParsedYaml<v.InferOutput<S>> {
  const document = parseDocument(text);
  const [error] = document.errors;
  if (error) {
    const message = `the file is not YAML: ${error.message.split(" at line")[0]}`;
    const position = getPosition(text, error.pos[0]);
    return { value: null, diagnostics: [diagnoseAt(position, message, "correct this line")] };
  }
  let raw: unknown;
  try {
    raw = document.toJS();
  } catch (unresolved) {
    const message = `the file is not YAML: ${(unresolved as Error).message}`;
    const hint = "put a value that begins with `*` in quotes";
    return { value: null, diagnostics: [diagnoseAt({ line: 1, column: 1 }, message, hint)] };
  }
  const result = v.safeParse(schema, raw);
  if (result.success) return { value: result.output, diagnostics: [] };
  const diagnostics = describeIssues(schema, result.issues).map(({ path, message, hint }) =>
    diagnoseAt(getYamlPosition({ document, text }, path), message, hint ?? "correct the value"),
  );
  return { value: null, diagnostics };

  function diagnoseAt(position: Position, reason: string, advice: string): Diagnostic {
    const location = { file, ...position };
    return diagnose(catalogRules["invalid-catalog-file"], location, { reason, advice });
  }
}
