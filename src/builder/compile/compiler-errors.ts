import { existsSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { relative, resolve } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { diagnose, wholeFile } from "../../model/diagnostics/rule.ts";
import { escapeRegExp } from "../../model/text/escape-reg-exp.ts";
import { findQuotedPosition } from "../../model/text/positions.ts";
import { builderRules } from "../diagnostics/rules.ts";

interface Folders {
  root: string;
  siteDir: string;
}

const rule = builderRules["compile-failed"];

const unresolvedImportPattern =
  /(?:failed to resolve import|cannot find (?:module|package)) ["']([^"']+)["'](?: imported)? from ["']([^"']+)["']/i;

export function isUnresolvedImport(error: unknown): boolean {
  return error instanceof Error && unresolvedImportPattern.test(error.message);
}

const fileErrorPattern = /^.*?"(?<file>\/[^"\n]+)" cannot be used: (?<reason>.+)$/m;

/** Formats an error so that `diagnoseViteErrors` finds its file. */
export function formatFileError(file: string, reason: string): string {
  return `"${file}" cannot be used: ${reason}`;
}

/** An error of a plugin for style sheets. */
const styleErrorPattern =
  /^\[plugin [^\]]+\] (?<file>.+?)(?::(?<line>\d+):(?<column>\d+))?\n(?:\w*Error: )?(?:\[\w+\] )?(?<reason>.+)/m;

/** An error as Vite prints it: reason, position, excerpt. */
const viteErrorPattern =
  /^\[[\w:-]+\] (?<reason>.+)\n.*\[ (?<file>.+):(?<line>\d+):(?<column>\d+) \]$/gm;

export function diagnoseCompilerOutput(output: string, folders: Folders): Diagnostic[] {
  const text = stripVTControlCharacters(output);
  // Warnings come before that line and look like errors.
  const failure = text.lastIndexOf("Build failed");
  const diagnostics = failure === -1 ? [] : diagnoseViteErrors(text.slice(failure), folders);
  if (diagnostics.length > 0) return diagnostics;
  const subject = "the site's components (`components.tsx`, `pages/`)";
  const reason = text.replace(/^ +at .*\n?/gm, "").trimEnd();
  return [diagnose(rule, wholeFile("components.tsx"), { subject, reason })];
}

/** Reads errors with a position from the output of Vite. */
export function diagnoseViteErrors(output: string, { root, siteDir }: Folders): Diagnostic[] {
  const text = stripVTControlCharacters(output);
  const getSitePath = (file: string) =>
    relative(siteDir, resolve(root, file)).replaceAll("\\", "/");
  const siteFolder = `${relative(root, siteDir).replaceAll("\\", "/")}/`;
  const sitePrefix = new RegExp(`(?<![\\w./-])${escapeRegExp(siteFolder)}`, "g");
  const [, imported, importer] = unresolvedImportPattern.exec(text) ?? [];
  if (imported !== undefined && importer !== undefined) {
    const path = resolve(root, importer);
    const position = existsSync(path)
      ? findQuotedPosition(readFileSync(path, "utf8"), imported)
      : {};
    const file = getSitePath(importer);
    const values = { subject: `\`${file}\``, reason: describeUnresolved(imported) };
    return [diagnose(rule, { ...wholeFile(file), ...position }, values)];
  }
  const fileError = fileErrorPattern.exec(text) ?? styleErrorPattern.exec(text);
  if (fileError?.groups) {
    const { file = "", reason = "" } = fileError.groups;
    const position = /(?<line>\d+):(?<column>\d+) {2}root stylesheet/.exec(text) ?? fileError;
    const { line = 1, column = 1 } = position.groups ?? {};
    const sitePath = getSitePath(file);
    const location = { file: sitePath, line: Number(line), column: Math.max(1, Number(column)) };
    return [diagnose(rule, location, { subject: `\`${sitePath}\``, reason })];
  }
  return [...text.matchAll(viteErrorPattern)].map(({ groups }) => {
    const { reason = "", file = "", line, column } = groups ?? {};
    const sitePath = getSitePath(file);
    const location = { file: sitePath, line: Number(line), column: Number(column) };
    return diagnose(rule, location, {
      subject: `\`${sitePath}\``,
      reason: describeCompilerError(reason).replace(sitePrefix, ""),
    });
  });
}

/** Removes the code of the error, and says why an import cannot be resolved. */
export function describeCompilerError(message: string): string {
  const [, imported] = /Could not resolve '([^']+)' in /.exec(message) ?? [];
  return imported === undefined ? message.replace(/^\[\w+\] /, "") : describeUnresolved(imported);
}

function describeUnresolved(imported: string): string {
  if (/^[./]/.test(imported)) return `the imported file \`${imported}\` does not exist`;
  if (isBuiltin(imported)) return `\`${imported}\` is imported, but browsers do not have it`;
  const [name] = /^(?:@[\w.-]+\/)?[\w.-]+/.exec(imported) ?? [];
  return name === undefined
    ? `the import \`${imported}\` is neither a file nor a package`
    : `the package \`${name}\` is not installed`;
}
