import { isUtf8 } from "node:buffer";
import { readFileSync } from "node:fs";
import type { Diagnostic } from "../../../model/diagnostics/diagnostic.ts";
import { positionAt } from "../../../model/diagnostics/position.ts";
import { diagnose } from "../../../model/diagnostics/rule.ts";
import { textFileRules } from "../../../model/diagnostics/text-file-rules.ts";
import type { SourceFile } from "../loaded-content.ts";

/** Finds text that was lost while a file was read from `path`. */
export function checkEncoding({ file, text }: SourceFile, path: string): Diagnostic[] {
  const lost = text.indexOf("\uFFFD");
  if (lost < 0 || isUtf8(readFileSync(path))) return [];
  const place = { file, ...positionAt(text, lost) };
  return [diagnose(textFileRules["not-utf8"], place, { alsoReadBy: undefined })];
}
