import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { BundleError } from "rolldown";
import { positionOfQuoted } from "../../model/diagnostics/position.ts";
import type { Place } from "../../model/diagnostics/rule.ts";

interface Explained extends Partial<Place> {
  reason: string;
}

/** Why a module of a site cannot be loaded, and where that is. */
export function explainError(
  error: unknown,
  { siteDir, file }: { siteDir: string; file: string },
): Explained {
  const [first] = (error as Partial<BundleError>)?.errors ?? [];
  if (first) return refusedByCompiler(first, siteDir);
  const [, missing] = /^Cannot find package '([^']+)'/.exec(messageOf(error)) ?? [];
  if (missing === undefined) return { reason: String(error), ...thrownAt(error, siteDir) };
  const place = positionOfQuoted(readFileSync(join(siteDir, file), "utf8"), missing);
  return { reason: `the package \`${missing}\` is not installed`, ...place };
}

/** What the compiler says comes as a picture of the place; its first line is the reason. */
function refusedByCompiler(
  { message, loc }: NonNullable<BundleError["errors"]>[number],
  siteDir: string,
): Explained {
  const [reason = ""] = stripVTControlCharacters(message).split("\n");
  if (!loc?.file) return { reason };
  return { reason, file: relative(siteDir, loc.file), line: loc.line, column: loc.column + 1 };
}

/** The innermost place of the stack that lies in the site. */
function thrownAt(error: unknown, siteDir: string): Partial<Place> {
  const stack = (error instanceof Error && error.stack) || "";
  for (const [, path = "", line, column] of stack.matchAll(/(\/[^\s()]*):(\d+):(\d+)\)?$/gm)) {
    const file = relative(siteDir, path);
    if (!file.startsWith("..")) return { file, line: Number(line), column: Number(column) };
  }
  return {};
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : "";
}
