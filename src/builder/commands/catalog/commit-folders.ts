import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import {
  type BlobEntry,
  type GitRepository,
  RepositoryError,
} from "../../../catalog/history-file/git-repository.ts";
import type { VersionTag } from "../../../catalog/manifest/tags.ts";
import { isModuleFile } from "../../../catalog/read/module-files.ts";
import { examplesFolder } from "../../../catalog/service/module-texts.ts";

const readmePattern = /(?:^|\/)readme\.(?:md|markdown)$/i;

export interface CommitFolders {
  /**
   * Returns a folder with the files of a tag, which the first call writes.
   * @param module folder of a module; then only its files and the examples of the repository
   */
  checkOut(tag: VersionTag, module?: string): Promise<string>;
}

/** Provides folders with the files of commits, and removes them afterward. */
export async function withCommitFolders<T>(
  git: GitRepository,
  use: (folders: CommitFolders) => Promise<T>,
): Promise<T> {
  const folders = new Map<string, Promise<string>>();
  const root = mkdtempSync(join(tmpdir(), "catalog-"));
  try {
    return await use({
      checkOut(tag, module = "") {
        const key = `${tag.commit}/${module}`;
        const name = join(root, String(folders.size));
        const folder = folders.get(key) ?? writeFiles(git, tag, module, name);
        folders.set(key, folder);
        return folder;
      },
    });
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** Links become copies of their targets inside the repository; other files are left out. */
async function writeFiles(
  git: GitRepository,
  { commit, tag }: VersionTag,
  module: string,
  folder: string,
): Promise<string> {
  const isNeeded = (path: string) =>
    module === "" || [module, examplesFolder].some((name) => path.startsWith(`${name}/`));
  const isWanted = ({ path }: BlobEntry) =>
    isNeeded(path) &&
    (isModuleFile(path) || readmePattern.test(path)) &&
    !path.split("/").some((name) => name === ".." || name === ".");
  const files = (await git.getFiles(commit)).filter(isWanted);
  const blobs = await git.readBlobs([...new Set(files.map(({ blob }) => blob))]);
  const missing = files.find(({ blob }) => !blobs.has(blob));
  if (missing) {
    throw new RepositoryError(
      `the clone does not contain \`${missing.path}\` at \`${tag}\``,
      "fetch the repository again, with all files",
    );
  }
  mkdirSync(folder, { recursive: true });
  for (const { path, blob } of files) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), blobs.get(blob) ?? "");
  }
  return folder;
}
