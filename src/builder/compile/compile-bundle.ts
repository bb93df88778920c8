import { randomUUID } from "node:crypto";
import { existsSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { rolldown } from "rolldown";
import { createBuilder, type Plugin } from "vite";
import { createViteConfig } from "../../framework/vite/vite-config.ts";
import { workerFile } from "../../model/offline.ts";
import {
  findDamagedFile,
  findUncoveredInputs,
  getBundleName,
  type Inputs,
  inputsFile,
  writeChecksums,
} from "./bundle-inputs.ts";
import { getClientChunk } from "./client-chunks.ts";
import { createSitePlugins } from "./site-code-plugins.ts";
import { offlineModuleId, type SiteModules } from "./site-modules.ts";

export interface CompileOptions {
  /** The result is moved here when it is complete. */
  bundleDir: string;
  key: string;
  root: string;
  siteDir: string;
  baseUrl: string;
  siteModules: SiteModules;
  translatedModules: Record<string, string>;
}

async function compileBundle(options: CompileOptions): Promise<string> {
  const { bundleDir, key, root, siteDir, translatedModules, ...site } = options;
  const outDir = join(bundleDir, `${key}.${randomUUID()}`);
  const programs = {
    index: join(root, "src/app.tsx"),
    worker: join(root, "src/builder/render/render-worker.ts"),
  };
  const modules = new Set<string>();
  const sitePlugins = createSitePlugins({ root, siteDir, translatedModules, ...site });
  const plugins = [...sitePlugins, recordModulesPlugin(modules)];
  const started = Date.now();
  const config = createViteConfig({
    ...site,
    root,
    programs,
    outDir,
    clientChunk: getClientChunk,
    plugins,
    dev: false,
  });
  const builder = await createBuilder(config);
  await builder.buildApp();
  if (offlineModuleId in site.siteModules.files) {
    await compileWorker(root, join(outDir, "client", workerFile));
  }
  const inputs = findUncoveredInputs(modules, { root, siteDir, started });
  return moveToBundleDir(outDir, { bundleDir, key, inputs });
}

/** The service worker is the same for every site. */
async function compileWorker(root: string, file: string): Promise<void> {
  const bundle = await rolldown({
    input: join(root, "src/framework/worker/service-worker.ts"),
    platform: "browser",
  });
  await bundle.write({ file, format: "iife", minify: true });
  await bundle.close();
}

/** Moves the folder to its final name, unless another process was faster. */
function moveToBundleDir(
  outDir: string,
  { bundleDir, key, inputs }: { bundleDir: string; key: string; inputs: Inputs },
): string {
  writeFileSync(join(outDir, inputsFile), JSON.stringify(inputs));
  const name = getBundleName(key, inputs);
  writeChecksums(outDir);
  const dir = join(bundleDir, name);
  if (existsSync(dir) && findDamagedFile(dir) !== undefined) rmSync(dir, { recursive: true });
  try {
    renameSync(outDir, dir);
  } catch (error) {
    if (!existsSync(dir)) throw error;
    rmSync(outDir, { recursive: true });
  }
  return name;
}

function recordModulesPlugin(modules: Set<string>): Plugin {
  return {
    name: "record-modules",
    buildEnd() {
      for (const id of this.getModuleIds()) modules.add(id);
    },
  };
}

// `run-compiler.ts` runs this module in a child process.
try {
  process.send?.(await compileBundle(JSON.parse(process.argv[2] ?? "") as CompileOptions));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
