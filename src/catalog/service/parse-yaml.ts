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
  locate(path: readonly (string | number)[]): Position;
}

export function parseYaml<S extends v.GenericSchema>(
  schema: S,
  text: string,
  file: string,
): ParsedYaml<v.InferOutput<S>> {
  const document = parseDocument(text);
  const locate = (path: readonly (string | number)[]) => getYamlPosition({ document, text }, path);
  const [error] = document.errors;
  if (error) {
    const reason = `the file is not YAML: ${error.message.split(" at line")[0]}`;
    return fail(getPosition(text, error.pos[0]), reason, "correct this line");
  }
  const [alias] = replaceUnknownAliases(document);
  if (alias) {
    const { source, range } = alias;
    const reason = `the file names a value \`*${source}\`, and none is marked \`&${source}\``;
    return fail(getPosition(text, range?.[0] ?? 0), reason, "put the value in quotes");
  }
  let raw: unknown;
  try {
    raw = document.toJS();
  } catch (error) {
    // Nested aliases can multiply to millions of values.
    const reason = `the file is not YAML: ${(error as Error).message}`;
    return fail({ line: 1, column: 1 }, reason, "write the values instead of their aliases");
  }
  const result = v.safeParse(schema, raw);
  if (result.success) return { value: result.output, diagnostics: [], locate };
  const diagnostics = describeIssues(schema, result.issues).map(({ path, message, hint }) =>
    diagnoseAt(locate(path), message, hint ?? "correct the value"),
  );
  return { value: null, diagnostics, locate };

  function fail(position: Position, reason: string, advice: string) {
    return { value: null, diagnostics: [diagnoseAt(position, reason, advice)], locate };
  }

  function diagnoseAt(position: Position, reason: string, advice: string): Diagnostic {
    const location = { file, ...position };
    return diagnose(catalogRules["invalid-catalog-file"], location, { reason, advice });
  }
}
