import { isUtf8 } from "node:buffer";
import { readFileSync } from "node:fs";
import type { Diagnostic } from "../../../model/diagnostics/diagnostic.ts";
import { positionAt } from "../../../model/diagnostics/position.ts";
import type { SourceFile } from "../loaded-content.ts";

/** Finds text that was lost while a file was read from `path`. */
export function checkEncoding({ file, text }: SourceFile, path: string): Diagnostic[] {
  const lost = text.indexOf("\uFFFD");
  if (lost < 0 || isUtf8(readFileSync(path))) return [];
  return [
    {
      rule: "not-utf8",
      severity: "error",
      file,
      ...positionAt(text, lost),
      message: "the file is not in UTF-8: a character is lost here",
      hint: "save the file in UTF-8",
    },
  ];
}
