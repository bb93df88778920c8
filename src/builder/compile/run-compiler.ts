import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { compileProgram, describeWriteError } from "../../run.mjs";
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
    const message = describeWriteError(error, dirname(folder));
    return message === undefined ? undefined : new UserError(message.trimEnd());
  } finally {
    if (existsSync(probe)) rmSync(probe);
  }
}
