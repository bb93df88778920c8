import * as v from "valibot";
import { type Document, isMap, isSeq, type Node, parseDocument } from "yaml";
import { describeIssues } from "../../config/parse/describe-issues.ts";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { diagnose } from "../../model/diagnostics/rule.ts";
import { getPosition } from "../../model/text/positions.ts";
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
    return { value: null, diagnostics: [diagnosticAt(error.pos[0], message, "correct this line")] };
  }
  let raw: unknown;
  try {
    raw = document.toJS();
  } catch (unresolved) {
    const message = `the file is not YAML: ${(unresolved as Error).message}`;
    const hint = "put a value that begins with `*` in quotes";
    return { value: null, diagnostics: [diagnosticAt(0, message, hint)] };
  }
  const result = v.safeParse(schema, raw);
  if (result.success) return { value: result.output, diagnostics: [] };
  const diagnostics = describeIssues(schema, result.issues).map(({ path, message, hint }) =>
    diagnosticAt(getOffsetOfPath(document, path), message, hint ?? "correct the value"),
  );
  return { value: null, diagnostics };

  function diagnosticAt(offset: number, reason: string, advice: string): Diagnostic {
    const location = { file, ...getPosition(text, offset) };
    return diagnose(catalogRules["invalid-catalog-file"], location, { reason, advice });
  }
}

type Path = readonly (string | number)[];

/** The offset of a key or list item, or of its closest existing parent. */
function getOffsetOfPath(document: Document, path: Path): number {
  let offset = 0;
  let value: unknown = document.contents;
  for (const name of path) {
    if (isSeq(value)) value = value.items[Number(name)];
    else if (isMap(value)) {
      const pair = value.items.find(({ key }) => String(key) === String(name));
      offset = getStart(pair?.key) ?? offset;
      value = pair?.value;
      continue;
    } else break;
    offset = getStart(value) ?? offset;
  }
  return offset;
}

function getStart(node: unknown): number | undefined {
  return (node as Partial<Node> | undefined)?.range?.[0];
}

/** Returns one-based positions of keys in a YAML file. */
export function positionOfPath(text: string): (path: Path) => { line: number; column: number } {
  const document = parseDocument(text);
  return (path) => getPosition(text, getOffsetOfPath(document, path));
}
