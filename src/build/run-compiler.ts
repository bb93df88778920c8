import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { CompileOptions } from "./compile-bundle.ts";

/** The compiler refused a file. */
export class CompileError extends Error {}

const environment = {
  // Whoever builds, tests included, gets React's production build.
  NODE_ENV: "production",
  // The allocator of Rolldown gives memory back at once: 380 MB at the most instead of 530, no slower.
  MIMALLOC_ARENA_EAGER_COMMIT: "0",
  MIMALLOC_PURGE_DELAY: "0",
};

/**
 * Compiles the engine in a process of its own: on the second core while content is read, and its
 * memory (Vite needs as much as all the rest) is free again before pages are drawn.
 *
 * @throws CompileError with what the compiler printed.
 */
export function runCompiler(options: CompileOptions): Promise<void> {
  const loader = pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;
  const script = fileURLToPath(new URL("./compile-bundle.ts", import.meta.url));
  const compiler = spawn(process.execPath, ["--import", loader, script, JSON.stringify(options)], {
    stdio: ["ignore", "inherit", "pipe"],
    env: { ...process.env, ...environment },
  });
  let errors = "";
  compiler.stderr.on("data", (chunk: Buffer) => {
    errors += chunk.toString();
  });
  return new Promise((resolve, reject) => {
    compiler.once("error", reject);
    compiler.once("close", (code) => {
      if (code === 0) resolve();
      else reject(new CompileError(errors.trim()));
    });
  });
}
