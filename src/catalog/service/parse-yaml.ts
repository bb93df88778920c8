import * as v from "valibot";
import { parseDocument } from "yaml";
import { describeIssues } from "../../config/parse/describe-issues.ts";
import { replaceUnknownAliases } from "../../config/parse/unknown-aliases.ts";
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
  const [alias] = replaceUnknownAliases(document);
  if (alias) {
    const { source } = alias;
    const message = `the file names a value \`*${source}\`, and none is marked \`&${source}\``;
    const position = getPosition(text, alias.range?.[0] ?? 0);
    return { value: null, diagnostics: [diagnoseAt(position, message, "put the value in quotes")] };
  }
  let raw: unknown;
  try {
    raw = document.toJS();
  } catch (error) {
    // Nested aliases can multiply to millions of values.
    const message = `the file is not YAML: ${(error as Error).message}`;
    const hint = "write the values instead of their aliases";
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
