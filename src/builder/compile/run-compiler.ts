import { spawn } from "node:child_process";
import { join, relative, resolve } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { diagnose, wholeFile } from "../../model/diagnostics/rule.ts";
import { compileProgram } from "../../run.mjs";
import { builderRules } from "../diagnostics/rules.ts";
import type { CompileOptions } from "./compile-bundle.ts";

/** The compiler refused a file. */
export class CompileError extends Error {}

const environment = {
  // Whoever builds, tests included, gets React's production build.
  NODE_ENV: "production",
  // The allocator of Rolldown gives memory back at once: a quarter less at the most, no slower.
  MIMALLOC_ARENA_EAGER_COMMIT: "0",
  MIMALLOC_PURGE_DELAY: "0",
};

/**
 * Compiles the engine in a process of its own: on the second core while content is read, and its
 * memory (Vite needs as much as all the rest) is free again before pages are rendered.
 *
 * @returns the name of the folder that holds it.
 * @throws CompileError with what the compiler printed.
 */
export async function runCompiler(options: CompileOptions): Promise<string> {
  const script = await compileProgram(join(options.root, "src/builder/compile/compile-bundle.ts"));
  const compiler = spawn(process.execPath, [script, JSON.stringify(options)], {
    // Vite's own progress would overwrite that of the command.
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
      else reject(new CompileError(errors.trim()));
    });
  });
}

interface Folders {
  /** Folder that holds the engine's package.json: what the compiler names lies below it. */
  root: string;
  siteDir: string;
}

const rule = builderRules["compile-failed"];

/** An error as the compiler prints it: code and reason, then a picture under the place. */
const printed = /^\[[\w:-]+\] (?<reason>.+)\n.*\[ (?<file>.+):(?<line>\d+):(?<column>\d+) \]$/gm;

/** What the compiler printed. Only a site's own files change between builds, so it is about these. */
export function compileFindings(output: string, { root, siteDir }: Folders): Diagnostic[] {
  const text = stripVTControlCharacters(output);
  const found = [...text.matchAll(printed)].map(({ groups }) => {
    const { reason = "", file = "", line, column } = groups ?? {};
    const own = relative(siteDir, resolve(root, file)).replaceAll("\\", "/");
    const place = { file: own, line: Number(line), column: Number(column) };
    return diagnose(rule, place, { subject: `\`${own}\``, reason });
  });
  if (found.length > 0) return found;
  const subject = "the site's components (`components.tsx`, `pages/`)";
  return [diagnose(rule, wholeFile("components.tsx"), { subject, reason: text })];
}
