import * as v from "valibot";
import { LineCounter, parseDocument } from "yaml";
import { describeIssues } from "../../config/parse/describe-issues.ts";
import { type CategoryMetadata, categorySchema } from "../../config/schemas/front-matter.ts";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { positionAt } from "../../model/diagnostics/position.ts";
import { findJsonError } from "./front-matter/find-json-error.ts";
import { positionOfPath } from "./front-matter/yaml-positions.ts";

export interface ParsedCategory {
  metadata: CategoryMetadata;
  diagnostics: Diagnostic[];
}

/** Parses `_category_.json`. With a mistake in it the folder keeps the defaults. */
export function parseCategory(text: string, file: string): ParsedCategory {
  const offset = findJsonError(text);
  if (offset !== undefined) return invalid([syntaxError(text, offset, file)]);
  const result = v.safeParse(categorySchema, JSON.parse(text));
  if (result.success) return { metadata: result.output, diagnostics: [] };
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  return invalid(
    describeIssues(categorySchema, result.issues).map(({ path, message, hint }) => ({
      rule: "invalid-category",
      severity: "error",
      file,
      ...positionOfPath({ document, lines }, path),
      message: path.length > 0 ? message : "the file does not hold an object",
      ...(hint !== undefined && { hint }),
    })),
  );
}

function syntaxError(text: string, offset: number, file: string): Diagnostic {
  const found = text[offset];
  return {
    rule: "invalid-category",
    severity: "error",
    file,
    ...positionAt(text, offset),
    message: found
      ? `the file is not valid JSON: unexpected \`${found}\``
      : "the file is not valid JSON: it ends too early",
    hint: "JSON wants double quotes around keys and texts, and no comma after the last entry",
  };
}

function invalid(diagnostics: Diagnostic[]): ParsedCategory {
  return { metadata: v.parse(categorySchema, {}), diagnostics };
}
