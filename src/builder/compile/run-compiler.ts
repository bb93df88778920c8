import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { dirname, join, relative, resolve } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { diagnose, wholeFile } from "../../model/diagnostics/rule.ts";
import { positionOfQuoted } from "../../model/text/positions.ts";
import { compileProgram, writeFailure } from "../../run.mjs";
import { builderRules } from "../diagnostics/rules.ts";
import { UserError } from "../diagnostics/user-error.ts";
import type { CompileOptions } from "./compile-bundle.ts";

export class CompileError extends Error {}

const environment = {
  // Tests use React's production build too.
  NODE_ENV: "production",
  // Rolldown's allocator returns memory immediately, which lowers the peak by a quarter.
  MIMALLOC_ARENA_EAGER_COMMIT: "0",
  MIMALLOC_PURGE_DELAY: "0",
};

/**
 * Uses a child process, so that its memory is free before rendering.
 * @returns the folder name
 * @throws CompileError with the output of the compiler
 */
export async function runCompiler(options: CompileOptions): Promise<string> {
  const script = await compileProgram(join(options.root, "src/builder/compile/compile-bundle.ts"));
  const compiler = spawn(process.execPath, [script, JSON.stringify(options)], {
    // Vite's progress would overwrite ours.
    stdio: ["ignore", "ignore", "pipe", "ipc"],
    env: { ...process.env, ...environment },
  });
  let errors = "";
  compiler.stderr?.on("data", (chunk: Buffer) => {
    errors += chunk.toString();
  });
  let name: string | undefined;
  compiler.once("message", (message) => {
    name = String(message);
  });
  return new Promise((resolve, reject) => {
    compiler.once("error", reject);
    compiler.once("close", (code) => {
      if (code === 0 && name !== undefined) resolve(name);
      else reject(findWriteError(options.bundleDir) ?? new CompileError(errors.trim()));
    });
  });
}

/** The compiler reports a full or read-only disk as an error in the code. */
export function findWriteError(folder: string): Error | undefined {
  const probe = join(folder, `${randomUUID()}.probe`);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(probe, new Uint8Array(1 << 20));
    return undefined;
  } catch (error) {
    const message = writeFailure(error, dirname(folder));
    return message === undefined ? undefined : new UserError(message.trimEnd());
  } finally {
    if (existsSync(probe)) rmSync(probe);
  }
}

interface Folders {
  root: string;
  siteDir: string;
}

const rule = builderRules["compile-failed"];

const unresolvedImport =
  /(?:failed to resolve import|cannot find (?:module|package)) ["']([^"']+)["'](?: imported)? from ["']([^"']+)["']/i;

export function isUnresolvedImport(error: unknown): boolean {
  return error instanceof Error && unresolvedImport.test(error.message);
}

/** An error as Vite prints it: reason, position, excerpt. */
const viteErrorPattern =
  /^\[[\w:-]+\] (?<reason>.+)\n.*\[ (?<file>.+):(?<line>\d+):(?<column>\d+) \]$/gm;

export function compileDiagnostics(output: string, folders: Folders): Diagnostic[] {
  const text = stripVTControlCharacters(output);
  // Warnings come before that line and look like errors.
  const failure = text.lastIndexOf("Build failed");
  const diagnostics = failure === -1 ? [] : diagnoseViteErrors(text.slice(failure), folders);
  if (diagnostics.length > 0) return diagnostics;
  const subject = "the site's components (`components.tsx`, `pages/`)";
  const reason = text.replace(/^ +at .*\n?/gm, "").trimEnd();
  return [diagnose(rule, wholeFile("components.tsx"), { subject, reason })];
}

/** The errors that a text of Vite contains with their position. */
export function diagnoseViteErrors(output: string, { root, siteDir }: Folders): Diagnostic[] {
  const text = stripVTControlCharacters(output);
  const getSitePath = (file: string) =>
    relative(siteDir, resolve(root, file)).replaceAll("\\", "/");
  const siteFolder = `${relative(root, siteDir).replaceAll("\\", "/")}/`;
  const [, imported, importer] = unresolvedImport.exec(text) ?? [];
  if (imported !== undefined && importer !== undefined) {
    const path = resolve(root, importer);
    const position = existsSync(path) ? positionOfQuoted(readFileSync(path, "utf8"), imported) : {};
    const file = getSitePath(importer);
    const values = { subject: `\`${file}\``, reason: describeUnresolved(imported) };
    return [diagnose(rule, { ...wholeFile(file), ...position }, values)];
  }
  return [...text.matchAll(viteErrorPattern)].map(({ groups }) => {
    const { reason = "", file = "", line, column } = groups ?? {};
    const sitePath = getSitePath(file);
    const location = { file: sitePath, line: Number(line), column: Number(column) };
    return diagnose(rule, location, {
      subject: `\`${sitePath}\``,
      reason: describeCompilerError(reason).replaceAll(siteFolder, ""),
    });
  });
}

/** Removes the compiler's code and the names of files of other folders. */
export function describeCompilerError(message: string): string {
  const [, imported] = /Could not resolve '([^']+)' in /.exec(message) ?? [];
  return imported === undefined ? message.replace(/^\[\w+\] /, "") : describeUnresolved(imported);
}

function describeUnresolved(imported: string): string {
  if (/^[./]/.test(imported)) return `the file \`${imported}\` that is imported does not exist`;
  return isBuiltin(imported)
    ? `\`${imported}\` is imported, but browsers do not have it`
    : `the package \`${imported}\` is not installed`;
}
