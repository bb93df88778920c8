import { existsSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createBuilder } from "vite";
import { createViteConfig } from "../kernel/vite-config.ts";

export interface CompileOptions {
  root: string;
  baseUrl: string;
  siteModules: Record<string, string>;
}

/** Compiles the engine into `dir`, which appears only when it is complete. */
export async function compileBundle(dir: string, options: CompileOptions): Promise<void> {
  const outDir = `${dir}.${process.pid}`;
  const app = join(options.root, "src/app.tsx");
  const environment = process.env.NODE_ENV;
  // Whoever builds, tests included, gets React's production build: its two builds do not mix.
  process.env.NODE_ENV = "production";
  try {
    const builder = await createBuilder(createViteConfig({ ...options, app, outDir, dev: false }));
    await builder.buildApp();
  } finally {
    if (environment === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = environment;
  }
  if (existsSync(dir)) rmSync(outDir, { recursive: true });
  else renameSync(outDir, dir);
}
