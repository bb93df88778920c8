import { relative, resolve } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";

interface Folders {
  /** Folder that holds the engine's package.json: what the compiler names lies below it. */
  root: string;
  siteDir: string;
}

/** An error as the compiler prints it: code and reason, then a picture under the place. */
const printed = /^\[[\w:-]+\] (?<reason>.+)\n.*\[ (?<file>.+):(?<line>\d+):(?<column>\d+) \]$/gm;

/** What the compiler printed. Only a site's own files change between builds, so it is about these. */
export function compileFindings(output: string, { root, siteDir }: Folders): Diagnostic[] {
  const text = stripVTControlCharacters(output);
  const found = [...text.matchAll(printed)].map(({ groups }) => {
    const { reason = "", file = "", line, column } = groups ?? {};
    const own = relative(siteDir, resolve(root, file)).replaceAll("\\", "/");
    const place = { file: own, line: Number(line), column: Number(column) };
    return finding(`\`${own}\` cannot be compiled: ${reason}`, place);
  });
  if (found.length > 0) return found;
  const parts = "the site's components (`components.tsx`, `pages/`)";
  const place = { file: "components.tsx", line: 1, column: 1 };
  return [finding(`${parts} cannot be compiled: ${text}`, place)];
}

function finding(message: string, place: Pick<Diagnostic, "file" | "line" | "column">): Diagnostic {
  return {
    rule: "compile-failed",
    severity: "error",
    ...place,
    message,
    hint: "correct the file that the message names",
  };
}
