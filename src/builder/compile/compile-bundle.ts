import { existsSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type RolldownBuild, rolldown } from "rolldown";
import { createBuilder } from "vite";
import { buildEnvironments, createViteConfig } from "../../framework/vite/vite-config.ts";
import { bundleName, type Inputs, inputsFile, otherInputs } from "./bundle-inputs.ts";
import { findSheets, stylesPlugin } from "./style-sheets.ts";
import { translationPlugin } from "./translation-plugin.ts";

export interface CompileOptions {
  /** Folder of compiled engines; the result appears there only when it is complete. */
  bundleDir: string;
  /** Hash over what is known to go in. */
  key: string;
  root: string;
  siteDir: string;
  baseUrl: string;
  siteModules: Record<string, string>;
  translatedModules: Record<string, string>;
}

/** Compiles the engine and answers with the name of the result's folder. */
async function compileBundle(options: CompileOptions): Promise<string> {
  const { bundleDir, key, root, siteDir, translatedModules, ...site } = options;
  const outDir = join(bundleDir, `${key}.${process.pid}`);
  const programs = {
    index: join(root, "src/app.tsx"),
    worker: join(root, "src/builder/render/render-worker.ts"),
  };
  const plugins = [
    translationPlugin(root, translatedModules),
    stylesPlugin(findSheets(root, siteDir)),
  ];
  const started = Date.now();
  const files = await noteFiles();
  const config = createViteConfig({ ...site, root, programs, outDir, plugins, dev: false });
  const builder = await createBuilder(config);
  await buildEnvironments(builder);
  const inputs = otherInputs(files, { root, siteDir, started });
  return publish(outDir, { bundleDir, key, inputs });
}

/** Puts the finished folder where builds look for it, unless another process was faster. */
function publish(
  outDir: string,
  { bundleDir, key, inputs }: { bundleDir: string; key: string; inputs: Inputs },
): string {
  writeFileSync(join(outDir, inputsFile), JSON.stringify(inputs));
  const name = bundleName(key, inputs);
  const dir = join(bundleDir, name);
  if (existsSync(dir)) rmSync(outDir, { recursive: true });
  else renameSync(outDir, dir);
  return name;
}

/**
 * Fills up with the files that the bundler reads, sheets and files that modules only name among
 * them. It tells them to the owner of a bundle alone: to Vite, which keeps it to itself.
 */
async function noteFiles(): Promise<Set<string>> {
  const files = new Set<string>();
  const bundle = await rolldown({});
  const methods = Object.getPrototypeOf(bundle) as RolldownBuild;
  const { close } = methods;
  await bundle.close();
  methods.close = async function (this: RolldownBuild) {
    for (const file of await this.watchFiles) files.add(file);
    return close.call(this);
  };
  return files;
}

// The program of a process of its own, see run-compiler.ts.
try {
  process.send?.(await compileBundle(JSON.parse(process.argv[2] ?? "") as CompileOptions));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
