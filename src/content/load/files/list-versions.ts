import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "./list-files.ts";

/** What a site holds of its versions, whatever `config.ts` says of them. */
export interface VersionFolders {
  /** Names of the folders below `versions`, in order. */
  names: string[];
  hasCurrentPages: boolean;
}

export function listVersions(siteDir: string): VersionFolders {
  const current = listFiles(join(siteDir, "content/docs"));
  return {
    names: foldersBelow(join(siteDir, "versions")),
    hasCurrentPages: current.some((path) => /\.mdx?$/i.test(path)),
  };
}

function foldersBelow(root: string): string[] {
  if (!existsSync(root)) return [];
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
    .map(({ name }) => name)
    .sort();
}
