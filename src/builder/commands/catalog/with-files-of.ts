import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import {
  type BlobEntry,
  type GitRepository,
  RepositoryError,
} from "../../../catalog/history-file/git-repository.ts";
import { isModuleFileName } from "../../../catalog/index.ts";
import type { VersionTag } from "../../../catalog/manifest/tags.ts";

const isReadme = /(?:^|\/)readme\.(?:md|markdown)$/i;

/**
 * Writes the Terraform files and READMEs of a commit into a temporary folder. Links become copies of
 * their targets inside of the repository, and other files are left out.
 */
export async function withFilesOf<T>(
  git: GitRepository,
  { commit, tag }: VersionTag,
  use: (root: string) => Promise<T>,
): Promise<T> {
  const isWanted = ({ path }: BlobEntry) =>
    (isModuleFileName(path.split("/").at(-1) ?? "") || isReadme.test(path)) &&
    !path.split("/").some((name) => name === ".." || name === ".");
  const files = (await git.filesOf(commit)).filter(isWanted);
  const blobs = await git.blobs([...new Set(files.map(({ blob }) => blob))]);
  const missing = files.find(({ blob }) => !blobs.has(blob));
  if (missing) {
    throw new RepositoryError(
      `the clone does not contain \`${missing.path}\` at \`${tag}\``,
      "fetch the repository again, with all files",
    );
  }
  const root = mkdtempSync(join(tmpdir(), "catalog-"));
  try {
    for (const { path, blob } of files) {
      mkdirSync(join(root, dirname(path)), { recursive: true });
      writeFileSync(join(root, path), blobs.get(blob) ?? "");
    }
    return await use(root);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
