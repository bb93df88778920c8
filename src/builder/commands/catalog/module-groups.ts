import type { GitRepository } from "../../../catalog/history-file/git-repository.ts";
import type { ManifestEntry } from "../../../catalog/manifest/manifest.ts";
import {
  findFolderOfSeries,
  getPrefixOfTag,
  type TagSeries,
  type VersionTag,
} from "../../../catalog/manifest/tags.ts";
import { mergeVersions } from "../../../catalog/service/load-catalog.ts";
import type { PublishedVersion } from "../../../catalog/service/service.ts";
import { createFolderMatcher, getModuleFolders } from "./module-folders.ts";

/** Modules of one entry that have their versions in common. */
export interface ModuleGroup {
  entry: ManifestEntry;
  versions: readonly VersionTag[];
  newest: VersionTag;
  /** Folders of all modules of the repository at the newest version. */
  allFolders: string[];
  /** Folders of the modules of the entry at the newest version. */
  folders: string[];
  /** The folder of the module that the tags belong to; undefined if they belong to all modules. */
  module: string | undefined;
}

export async function getModuleGroups(
  entry: ManifestEntry,
  series: readonly TagSeries[],
  git: Pick<GitRepository, "getFiles">,
): Promise<{ groups: ModuleGroup[]; unmatchedTags: string[] }> {
  const isIncluded = createFolderMatcher(entry);
  const groups: ModuleGroup[] = [];
  const unmatchedTags: string[] = [];
  for (const { name, versions } of series) {
    const newest = versions.at(-1);
    if (!newest) continue;
    const allFolders = getModuleFolders(await git.getFiles(newest.commit));
    const module = name === "" ? undefined : findFolderOfSeries(name, allFolders);
    if (name !== "" && module === undefined && series.length > 1) {
      unmatchedTags.push(...versions.map(({ tag }) => tag));
      continue;
    }
    const folders = (module === undefined ? allFolders : [module]).filter(isIncluded);
    groups.push({ entry, versions, newest, module, allFolders, folders });
  }
  return { groups, unmatchedTags };
}

/** Adds the versions of a group to the published versions of the catalog. */
export function mergeGroup(
  known: readonly PublishedVersion[],
  repository: string,
  { versions, module, newest }: ModuleGroup,
): PublishedVersion[] {
  const published = versions.map(({ version, date }) => ({ version, date }));
  const prefix = getPrefixOfTag(newest);
  const tags = new Map(
    versions
      .filter(({ tag, version }) => tag !== prefix + version)
      .map(({ tag, version }) => [version, tag]),
  );
  const merged = mergeVersions(known, { read: published, published, repository, module });
  return merged.map((row) => {
    if (row.repository !== repository || row.module !== module) return row;
    const { tag: _, ...rest } = row;
    const tag = tags.get(row.version);
    return tag === undefined ? rest : { ...rest, tag };
  });
}
