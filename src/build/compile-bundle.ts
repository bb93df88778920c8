import { existsSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createBuilder } from "vite";
import { buildEnvironments, createViteConfig } from "../kernel/vite-config.ts";

export interface CompileOptions {
  /** Folder of the result; it appears only when it is complete. */
  dir: string;
  root: string;
  baseUrl: string;
  siteModules: Record<string, string>;
}

/** Compiles the engine. */
async function compileBundle({ dir, ...options }: CompileOptions): Promise<void> {
  const outDir = `${dir}.${process.pid}`;
  const programs = {
    index: join(options.root, "src/app.tsx"),
    worker: join(options.root, "src/render-worker.ts"),
  };
  const config = createViteConfig({ ...options, programs, outDir, dev: false });
  const builder = await createBuilder(config);
  await buildEnvironments(builder);
  if (existsSync(dir)) rmSync(outDir, { recursive: true });
  else renameSync(outDir, dir);
}

// The program of a process of its own, see run-compiler.ts.
try {
  await compileBundle(JSON.parse(process.argv[2] ?? "") as CompileOptions);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
