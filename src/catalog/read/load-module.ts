import { isUtf8 } from "node:buffer";
import { type Dirent, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { openHclParser } from "../hcl/parse-hcl.ts";
import { type FactsCache, noCache } from "./facts-cache.ts";
import type { Finding } from "./finding.ts";
import type { ModuleFile } from "./read-file.ts";
import { type ReadModule, readModule } from "./read-module.ts";

const configuration = /\.(?:tf|tofu)(?:\.json)?$/;

/** The configuration files of a folder; hidden files and those of editors do not count. */
export function loadModuleFiles(dir: string): ModuleFile[] {
  const entries = entriesOf(dir);
  if (typeof entries === "string")
    return [{ name: "", text: "", fault: unreadableFolder(entries) }];
  return entries.filter(isModuleFile).map(({ name }) => loadFile(dir, name));
}

/** What is in a folder, or why it cannot be read. */
function entriesOf(dir: string): Dirent[] | string {
  try {
    return readdirSync(dir, { withFileTypes: true });
  } catch (error) {
    return reasonOf(error);
  }
}

function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message.split(",", 1)[0] : undefined) ?? String(error);
}

/** A file that cannot be read, such as a link to nothing, is empty and has a fault. */
function loadFile(dir: string, name: string): ModuleFile {
  try {
    const path = join(dir, name);
    // A pipe would be waited for without end.
    if (!statSync(path).isFile()) return { name, text: "", fault: unreadable("it is no file") };
    const bytes = readFileSync(path);
    const text = bytes.toString("utf8");
    return isUtf8(bytes) ? { name, text } : { name, text, fault: notUtf8(text) };
  } catch (error) {
    return { name, text: "", fault: unreadable(reasonOf(error)) };
  }
}

function unreadable(reason: string): Finding {
  return {
    rule: "unreadable-file",
    severity: "error",
    offset: 0,
    message: `the file cannot be read: ${reason}`,
    hint: "a link may lead to nothing, or to a folder; put the file in its place",
  };
}

function unreadableFolder(reason: string): Finding {
  return {
    rule: "unreadable-folder",
    severity: "error",
    offset: 0,
    message: `the folder cannot be read: ${reason}`,
    hint: "allow yourself to read it, or move it out of this tree",
  };
}

function notUtf8(text: string): Finding {
  return {
    rule: "not-utf8",
    severity: "error",
    offset: Math.max(0, text.indexOf("\uFFFD")),
    message: "the file is not in UTF-8: a character is lost here",
    hint: "save the file in UTF-8; Terraform reads no other encoding",
  };
}

function isModuleFile(entry: Dirent): boolean {
  return !entry.isDirectory() && isModuleFileName(entry.name);
}

/** Whether a file of this name belongs to a module. */
export function isModuleFileName(name: string): boolean {
  return configuration.test(name) && !name.startsWith(".") && !/^#.*#$/.test(name);
}

/** Folders that hold no modules of their own. */
const leftOut = new Set(["node_modules", "vendor"]);

/**
 * Every folder at or below `dir` with configuration files, relative to it, sorted; also one that
 * cannot be read, so that it is not missed in silence. A link to a folder is not followed: it leads
 * to a module that is found anyway, or round in circles.
 */
export function findModules(dir: string): string[] {
  const found: string[] = [];
  const visit = (folder: string): void => {
    const entries = entriesOf(join(dir, folder));
    if (typeof entries === "string") {
      found.push(folder);
      return;
    }
    if (entries.some(isModuleFile)) found.push(folder);
    const names = entries.filter(isFolder).map(({ name }) => name);
    for (const name of names.sort()) visit(folder === "" ? name : `${folder}/${name}`);
  };
  visit("");
  return found;
}

function isFolder(entry: Dirent): boolean {
  return entry.isDirectory() && !entry.name.startsWith(".") && !leftOut.has(entry.name);
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
