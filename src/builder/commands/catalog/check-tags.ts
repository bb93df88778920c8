import type { GitRepository } from "../../../catalog/history-file/git-repository.ts";
import type { ModuleUpdate } from "../../../catalog/history-file/read-tags.ts";
import { type ManifestEntry, manifestFile } from "../../../catalog/manifest/manifest.ts";
import { findNewestModuleTag, type SortedTags, type Tag } from "../../../catalog/manifest/tags.ts";
import { catalogRules } from "../../../catalog/rules.ts";
import type { Diagnostic } from "../../../model/diagnostics/diagnostic.ts";
import { diagnose } from "../../../model/diagnostics/rule.ts";
import { groupBy } from "../../../model/group-by.ts";
import { getModuleFolders } from "./module-folders.ts";

interface TagsInput {
  repository: string;
  entries: readonly ManifestEntry[];
  git: Pick<GitRepository, "getFiles">;
}

/** Short commits by tag. */
interface RecordedTags {
  /** When the last sync ran. */
  lockedTags: Readonly<Record<string, string>>;
  /** Now, of the tags that are versions. */
  versionTags: Readonly<Record<string, string>>;
}

/** Reports that a repository has changed from tags for all modules to tags for each module. */
export async function diagnoseNewerModuleTags(
  { line, column }: ManifestEntry,
  { repository, git, entries }: TagsInput,
  { series, skipped, tags }: SortedTags & { tags: readonly Tag[] },
): Promise<Diagnostic[]> {
  const newest = series.find(({ name }) => name === "")?.versions.at(-1);
  const hasPattern = entries.some((entry) => entry.tags !== undefined);
  if (hasPattern || !newest) return [];
  const skippedTags = new Set(skipped);
  const later = tags.filter(({ tag, date }) => skippedTags.has(tag) && date > newest.date);
  if (later.length === 0) return [];
  const newerTag = findNewestModuleTag(later, getModuleFolders(await git.getFiles(newest.commit)));
  if (!newerTag) return [];
  const values = { ...newerTag, newest: newest.tag, repository };
  const location = { file: manifestFile, line, column };
  return [diagnose(catalogRules["newer-module-tag"], location, values)];
}

/** Reports that no tag names a folder with a module. */
export function diagnoseMissingModule(
  { line, column }: ManifestEntry,
  repository: string,
  series: SortedTags["series"],
): Diagnostic {
  const tag = series[0]?.versions.at(-1)?.tag ?? "";
  const reason = `no folder of \`${repository}\` has the name in a tag such as \`${tag}\``;
  const advice =
    "describe the tags with `tags`; if each tag has its module in the root folder, import checkouts instead";
  const location = { file: manifestFile, line, column };
  return diagnose(catalogRules["unreadable-repository"], location, { reason, advice });
}

export function diagnoseMovedTags(
  {
    entries,
    repository,
    lockedTags,
    versionTags,
  }: Pick<TagsInput, "entries" | "repository"> & RecordedTags,
  tags: readonly Tag[],
): Diagnostic[] {
  const { line = 1, column = 1 } = entries[0] ?? {};
  const location = { file: manifestFile, line, column };
  // If the entry has changed, tags that it no longer matches may still exist.
  const commits = new Map(tags.map((tag) => [tag.tag, tag.commit]));
  return Object.entries(lockedTags).flatMap(([tag, commit]) => {
    const currentCommit = versionTags[tag] ?? commits.get(tag);
    if (currentCommit?.startsWith(commit)) return [];
    const values = { tag, repository, isGone: currentCommit === undefined };
    return [diagnose(catalogRules["moved-tag"], location, values)];
  });
}

/** One diagnostic for each error, with the number of releases that have it. */
export function diagnoseUnreadableReleases(
  repository: string,
  updates: readonly ModuleUpdate[],
): Diagnostic[] {
  const byError = groupBy(
    updates.flatMap(({ unreadable }) => unreadable),
    ({ file, line, column, message }) => `${file}:${line}:${column} ${message}`,
  );
  return [...byError.values()].flatMap((list): Diagnostic[] => {
    const [first] = list;
    if (!first) return [];
    const { tag, file, line, column, message } = first;
    const location = { file: `${repository}@${tag}/${file}`, line, column };
    const values = { reason: message, count: list.length, last: list.at(-1)?.tag ?? tag };
    return [diagnose(catalogRules["unreadable-release"], location, values)];
  });
}
