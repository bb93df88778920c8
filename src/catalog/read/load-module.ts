import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { openHclParser } from "../hcl/parse-hcl.ts";
import { type FactsCache, noCache } from "./facts-cache.ts";
import type { ModuleFile } from "./read-file.ts";
import { type ReadModule, readModule } from "./read-module.ts";

const configuration = /\.(?:tf|tofu)(?:\.json)?$/;

/** The configuration files of a folder; hidden files and those of editors do not count. */
export function loadModuleFiles(dir: string): ModuleFile[] {
  return moduleFileNames(dir).map((name) => ({
    name,
    text: readFileSync(join(dir, name), "utf8"),
  }));
}

function moduleFileNames(dir: string): string[] {
  return readdirSync(dir, { withFileTypes: true })
    .filter((entry) => !entry.isDirectory() && configuration.test(entry.name))
    .map(({ name }) => name)
    .filter((name) => !name.startsWith(".") && !/^#.*#$/.test(name));
}

/** Folders that hold no modules of their own. */
const leftOut = new Set(["node_modules", "vendor"]);

/** Every folder at or below `dir` with configuration files, relative to it, sorted. */
export function findModules(dir: string): string[] {
  const found: string[] = [];
  const visit = (folder: string): void => {
    const path = join(dir, folder);
    if (moduleFileNames(path).length > 0) found.push(folder);
    for (const name of readdirSync(path).sort()) {
      if (name.startsWith(".") || leftOut.has(name)) continue;
      if (statSync(join(path, name), { throwIfNoEntry: false })?.isDirectory()) {
        visit(folder === "" ? name : `${folder}/${name}`);
      }
    }
  };
  visit("");
  return found;
}

export interface LoadedModule extends ReadModule {
  files: ModuleFile[];
}

/** Reads the module of a folder. */
export async function loadModule(
  dir: string,
  {
    cache = noCache,
    pathOf = (file) => join(dir, file),
  }: { cache?: FactsCache; pathOf?: (file: string) => string } = {},
): Promise<LoadedModule> {
  const files = loadModuleFiles(dir);
  return { files, ...readModule(files, { parse: await openHclParser(), cache, pathOf }) };
}
