import { isUtf8 } from "node:buffer";
import { type Dirent, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { textFileRules } from "../../model/diagnostics/text-file-rules.ts";
import { sharedHclParser } from "../hcl/load-parser.ts";
import { catalogRules } from "../rules.ts";
import { createDiagnose } from "./blocks/block.ts";
import { type ModuleFileCache, noCache } from "./module-file-cache.ts";
import type { ModuleFile } from "./read-file.ts";
import { type ReadModule, readModule } from "./read-module.ts";

const configuration = /\.(?:tf|tofu)(?:\.json)?$/;

export function loadModuleFiles(dir: string): ModuleFile[] {
  const entries = getEntries(dir);
  if (typeof entries === "string") {
    const readError = createDiagnose(catalogRules["unreadable-folder"], 0, { reason: entries });
    return [{ name: "", text: "", readError }];
  }
  return entries.filter(isModuleFile).map(({ name }) => loadFile(dir, name));
}

function getEntries(dir: string): Dirent[] | string {
  try {
    return readdirSync(dir, { withFileTypes: true });
  } catch (error) {
    return getReason(error);
  }
}

function getReason(error: unknown): string {
  return (error instanceof Error ? error.message.split(",", 1)[0] : undefined) ?? String(error);
}

function loadFile(dir: string, name: string): ModuleFile {
  const unreadable = (reason: string): ModuleFile => {
    return {
      name,
      text: "",
      readError: createDiagnose(catalogRules["unreadable-file"], 0, { reason }),
    };
  };
  try {
    const path = join(dir, name);
    // Reading from a pipe would never end.
    if (!statSync(path).isFile()) return unreadable("it is not a regular file");
    const bytes = readFileSync(path);
    const text = bytes.toString("utf8");
    if (isUtf8(bytes)) return { name, text };
    const offset = Math.max(0, text.indexOf("\uFFFD"));
    return {
      name,
      text,
      readError: createDiagnose(textFileRules["not-utf8"], offset, { alsoReadBy: "Terraform" }),
    };
  } catch (error) {
    return unreadable(getReason(error));
  }
}

function isModuleFile(entry: Dirent): boolean {
  return !entry.isDirectory() && isModuleFileName(entry.name);
}

export function isModuleFileName(name: string): boolean {
  return configuration.test(name) && !name.startsWith(".");
}

const skippedFolders = new Set(["node_modules", "vendor"]);

/** Sorted relative folders with configuration, and unreadable ones. Links are not followed. */
export function findModules(dir: string): string[] {
  const folders: string[] = [];
  const visit = (folder: string): void => {
    const entries = getEntries(join(dir, folder));
    if (typeof entries === "string") {
      folders.push(folder);
      return;
    }
    if (entries.some(isModuleFile)) folders.push(folder);
    const names = entries.filter(isFolder).map(({ name }) => name);
    for (const name of names.sort()) visit(folder === "" ? name : `${folder}/${name}`);
  };
  visit("");
  return folders;
}

function isFolder(entry: Dirent): boolean {
  return entry.isDirectory() && !entry.name.startsWith(".") && !skippedFolders.has(entry.name);
}

export interface LoadedModule extends ReadModule {
  files: ModuleFile[];
}

export async function loadModule(
  dir: string,
  {
    cache = noCache,
    getPath = (file) => join(dir, file),
  }: { cache?: ModuleFileCache; getPath?: (file: string) => string } = {},
): Promise<LoadedModule> {
  const files = loadModuleFiles(dir);
  return { files, ...readModule(files, { parse: await sharedHclParser(), cache, getPath }) };
}
