import { posix } from "node:path";
import picomatch from "picomatch";
import type { BlobEntry } from "../../../catalog/history-file/git-repository.ts";
import type { ManifestEntry } from "../../../catalog/manifest/manifest.ts";
import { isIgnoredFolder, isModuleFile } from "../../../catalog/read/module-files.ts";
import { isModuleFolder } from "../../../catalog/service/module-texts.ts";

/** Returns whether the manifest includes a folder. Its globs name the root of the repository `.`. */
export function createFolderMatcher({
  modules,
  exclude,
}: ManifestEntry): (folder: string) => boolean {
  const isIncluded = modules ? picomatch(modules.map(normalizeGlob)) : () => true;
  const isExcluded = exclude.length > 0 ? picomatch(exclude.map(normalizeGlob)) : () => false;
  return (folder) => {
    const path = folder === "" ? "." : folder;
    return isIncluded(path) && !isExcluded(path);
  };
}

function normalizeGlob(glob: string): string {
  return glob.replace(/^\.\//, "").replace(/\/$/, "") || ".";
}

/** Lists folders with Terraform files, except hidden and vendored ones, examples, and tests. */
export function getModuleFolders(files: readonly Pick<BlobEntry, "path">[]): string[] {
  const folders = new Set<string>();
  for (const { path } of files) {
    const { dir: folder } = posix.parse(path);
    const isModule = isModuleFile(path) && !isIgnoredFolder(folder) && isModuleFolder(folder);
    if (isModule) folders.add(folder);
  }
  return [...folders].sort();
}

interface NameContext {
  /** Folders of the modules whose names must differ; the root is "". */
  folders: readonly string[];
  repository: string;
  /** Whether another module of the repository has the name. */
  isUsed(name: string): boolean;
}

/**
 * Names a module after its last folder, and after those above it if another module has that name.
 * A module in the root is named after the repository, and after its owner too if that name is taken.
 */
export function getModuleName(
  folder: string,
  { folders, repository, isUsed }: NameContext,
): string {
  const getPath = (path: string) => (path === "" ? repository : path);
  const getName = (path: string, depth: number) =>
    toFileName(getPath(path).split("/").slice(-depth).join("-"));
  const others = folders.includes(folder) ? folders.filter((other) => other !== folder) : [];
  const isShared = (depth: number) =>
    folder !== "" &&
    others.some((other) => getName(other, other === "" ? 1 : depth) === getName(folder, depth));
  let depth = 1;
  while (
    depth < getPath(folder).split("/").length &&
    (isShared(depth) || isUsed(getName(folder, depth)))
  ) {
    depth++;
  }
  return getName(folder, depth);
}

/** Replaces what names of pages may not contain: `lambda@edge` becomes `lambda-edge`. */
function toFileName(text: string): string {
  return text.replace(/[^\p{L}\p{N}_.+-]+/gu, "-").replace(/^[^\p{L}\p{N}]+/u, "");
}
