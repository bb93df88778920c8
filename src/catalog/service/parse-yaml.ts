import * as v from "valibot";
import { type Document, isMap, parseDocument } from "yaml";
import { describeIssues } from "../../config/parse/describe-issues.ts";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { diagnose } from "../../model/diagnostics/rule.ts";
import { positionAt } from "../../model/text/positions.ts";
import { catalogRules } from "../rules.ts";

export interface ParsedYaml<T> {
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
    return { value: null, diagnostics: [finding(error.pos[0], message, "correct this line")] };
  }
  let raw: unknown;
  try {
    raw = document.toJS();
  } catch (unresolved) {
    const message = `the file is not YAML: ${(unresolved as Error).message}`;
    const hint = "put a value that begins with `*` in quotes";
    return { value: null, diagnostics: [finding(0, message, hint)] };
  }
  const result = v.safeParse(schema, raw);
  if (result.success) return { value: result.output, diagnostics: [] };
  const diagnostics = describeIssues(schema, result.issues).map(({ path, message, hint }) =>
    finding(offsetOfKey(document, path[0]), message, hint ?? "correct the value"),
  );
  return { value: null, diagnostics };

  function finding(offset: number, problem: string, advice: string): Diagnostic {
    const place = { file, ...positionAt(text, offset) };
    return diagnose(catalogRules["invalid-catalog-file"], place, { problem, advice });
  }
}

function offsetOfKey(document: Document, name: string | number | undefined): number {
  const root = document.contents;
  if (!isMap(root)) return 0;
  const pair = root.items.find(({ key }) => String(key) === String(name));
  const key = pair?.key as { range?: [number, number, number] } | undefined;
  return key?.range?.[0] ?? 0;
}

export function positionOfKey(text: string, name: string): { line: number; column: number } {
  return positionAt(text, offsetOfKey(parseDocument(text), name));
}
