import { isUtf8 } from "node:buffer";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "../../files/walk-files.ts";
import { textFileRules } from "../../model/diagnostics/text-file-rules.ts";
import { getHclParser } from "../hcl/load-parser.ts";
import { catalogRules } from "../rules.ts";
import { diagnoseAtOffset } from "./blocks/block.ts";
import type { ModuleFileCache } from "./module-file-cache.ts";
import { isIgnoredFolder, isModuleFile } from "./module-files.ts";
import type { ModuleFile } from "./read-file.ts";
import { type ReadModule, readModule } from "./read-module.ts";

export function loadModuleFiles(dir: string): ModuleFile[] {
  try {
    return readdirSync(dir, { withFileTypes: true })
      .filter((entry) => !entry.isDirectory() && isModuleFile(entry.name))
      .map(({ name }) => loadFile(dir, name));
  } catch (error) {
    const rule = catalogRules["unreadable-folder"];
    const readError = diagnoseAtOffset(rule, 0, { reason: getReason(error) });
    return [{ name: "", text: "", readError }];
  }
}

function getReason(error: unknown): string {
  return (error instanceof Error ? error.message.split(",", 1)[0] : undefined) ?? String(error);
}

function loadFile(dir: string, name: string): ModuleFile {
  const createUnreadable = (reason: string): ModuleFile => {
    return {
      name,
      text: "",
      readError: diagnoseAtOffset(catalogRules["unreadable-file"], 0, { reason }),
    };
  };
  try {
    const path = join(dir, name);
    // Reading from a pipe would never end.
    if (!statSync(path).isFile()) return createUnreadable("it is not a regular file");
    const bytes = readFileSync(path);
    const text = bytes.toString("utf8");
    if (isUtf8(bytes)) return { name, text };
    const offset = Math.max(0, text.indexOf("\uFFFD"));
    return {
      name,
      text,
      readError: diagnoseAtOffset(textFileRules["not-utf8"], offset, { alsoReadBy: "Terraform" }),
    };
  } catch (error) {
    return createUnreadable(getReason(error));
  }
}

/** Sorted relative folders with configuration, even with broken links to it, and unreadable ones. Links to folders are not followed. */
export function findModules(dir: string): string[] {
  const folders = new Set<string>();
  const brokenLinks: string[] = [];
  const files = listFiles(dir, {
    skip: (entry, path) => entry.isDirectory() && isIgnoredFolder(path),
    onError: (folder) => folders.add(folder),
    onSkippedLink: (path) => brokenLinks.push(path),
  });
  for (const path of [...files, ...brokenLinks].filter(isModuleFile)) {
    folders.add(path.slice(0, Math.max(path.lastIndexOf("/"), 0)));
  }
  return [...folders].sort();
}

export interface LoadedModule extends ReadModule {
  files: ModuleFile[];
}

export async function loadModule(
  dir: string,
  {
    cache,
    getPath = (file) => join(dir, file),
  }: { cache?: ModuleFileCache; getPath?: (file: string) => string } = {},
): Promise<LoadedModule> {
  const files = loadModuleFiles(dir);
  return { files, ...readModule(files, { parse: await getHclParser(), cache, getPath }) };
}
