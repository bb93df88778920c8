import { join } from "node:path";
import { getServiceId } from "../../../catalog/connections/connections.ts";
import {
  getInterface,
  getReleasesBetween,
  type ModuleHistory,
} from "../../../catalog/history/history.ts";
import { getReleaseChanges, type ReleaseChange } from "../../../catalog/history/release-changes.ts";
import type { GitRepository } from "../../../catalog/history-file/git-repository.ts";
import {
  computeBreaks,
  historyFile,
  readHistory,
} from "../../../catalog/history-file/history-file.ts";
import {
  type ModuleUpdate,
  readGuides,
  readTags,
  type TrackedModule,
} from "../../../catalog/history-file/read-tags.ts";
import { type ManifestEntry, manifestFile } from "../../../catalog/manifest/manifest.ts";
import { getSuccessor, getSuccessorInGuide } from "../../../catalog/manifest/successor.ts";
import {
  getPrefixOfTag,
  predatesModuleTags,
  sortTags,
  type VersionTag,
} from "../../../catalog/manifest/tags.ts";
import { getGuidesFor, type UpgradeGuide } from "../../../catalog/manifest/upgrade-guide.ts";
import { loadModule } from "../../../catalog/read/load-module.ts";
import type { ModuleFileCache } from "../../../catalog/read/module-file-cache.ts";
import { catalogRules } from "../../../catalog/rules.ts";
import { getReadme, readModuleTexts, readmeFile } from "../../../catalog/service/module-texts.ts";
import { catalogFolder } from "../../../catalog/service/read-service.ts";
import type { PublishedVersion, Service } from "../../../catalog/service/service.ts";
import { readIfExists } from "../../../files/read-if-exists.ts";
import { type Diagnostic, isError } from "../../../model/diagnostics/diagnostic.ts";
import { diagnose } from "../../../model/diagnostics/rule.ts";
import { compareVersions } from "../../../model/versions.ts";
import { UserError } from "../../diagnostics/user-error.ts";
import {
  type PlannedAddition,
  type PlannedFiles,
  planAddition,
  planRetirement,
} from "./add-to-catalog.ts";
import {
  diagnoseMissingModule,
  diagnoseMovedTags,
  diagnoseNewerModuleTags,
  diagnoseUnreadableReleases,
} from "./check-tags.ts";
import { type CommitFolders, withCommitFolders } from "./commit-folders.ts";
import { createFolderMatcher, getModuleFolders, getModuleName } from "./module-folders.ts";
import { getModuleGroups, type ModuleGroup, mergeGroup } from "./module-groups.ts";

export interface SyncedModule {
  action: "added" | "updated" | "retired";
  /** Category and name. */
  page: string;
  /** The version before; null for a new module. */
  from: string | null;
  /** For a retired module, the first version without it. */
  version: string;
  changes: ReleaseChange[];
  successor?: string | null;
}

export interface RepositoryPlan {
  additions: PlannedFiles[];
  mergeVersions(known: readonly PublishedVersion[]): PublishedVersion[];
  modules: SyncedModule[];
  /** Tags that are not versions. */
  skipped: string[];
  diagnostics: Diagnostic[];
}

type PlanDraft = Omit<RepositoryPlan, "mergeVersions">;

interface RepositoryContext {
  repository: string;
  entries: readonly ManifestEntry[];
  git: GitRepository;
  siteDir: string;
  services: readonly Service[];
  /** Repository and folder of modules by category and name. `planRepository` adds new ones. */
  usedFolders: Map<string, string>;
  cache: ModuleFileCache;
  /** Short commits of the tags that the last sync read. */
  lockedTags: Readonly<Record<string, string>>;
  /** Short commits of the tags that are versions now. */
  versionTags: Readonly<Record<string, string>>;
}

/** Plans what new tags of a repository change in the catalog. Nothing is written. */
export async function planRepository(context: RepositoryContext): Promise<RepositoryPlan> {
  const { repository, git, entries } = context;
  const tags = await git.getTags();
  const plan: PlanDraft = {
    additions: [],
    modules: [],
    skipped: [],
    diagnostics: diagnoseMovedTags(context, tags),
  };
  const planned: ModuleGroup[] = [];
  await withCommitFolders(git, async (commits) => {
    for (const entry of entries) {
      const { series, skipped } = sortTags(tags, entry.tags);
      plan.skipped.push(...skipped);
      const sorted = { series, skipped, tags };
      plan.diagnostics.push(...(await diagnoseNewerModuleTags(entry, context, sorted)));
      const { groups, unmatchedTags } = await getModuleGroups(entry, series, git);
      plan.skipped.push(...unmatchedTags);
      if (groups.length === 0)
        plan.diagnostics.push(diagnoseMissingModule(entry, repository, series));
      for (const group of groups) {
        // The first entry that includes a folder wins.
        const claimed = new Set(planned.flatMap(({ folders }) => folders));
        group.folders = group.folders.filter((folder) => !claimed.has(folder));
        planned.push(group);
        await planGroup({ ...context, group, plan, commits });
      }
    }
  });
  return {
    ...plan,
    skipped: [...new Set(plan.skipped)],
    mergeVersions(known) {
      let versions = [...known];
      for (const group of planned) versions = mergeGroup(versions, repository, group);
      return versions;
    },
  };
}

interface GroupContext extends RepositoryContext {
  group: ModuleGroup;
  plan: PlanDraft;
  commits: CommitFolders;
}

async function planGroup(context: GroupContext): Promise<void> {
  const { git, repository, cache, plan, group } = context;
  const { versions, newest, folders } = group;
  const modules = await findTrackedModules(context);
  const guides = await readGuides(git, newest);
  const updates = await readTags({ repository: git, versions, modules, guides, cache });
  plan.diagnostics.push(...diagnoseUnreadableReleases(repository, updates));
  const updated = modules.map((module, index) => ({ module, update: updates[index] }));
  for (const { module, update } of updated) {
    if (folders.includes(module.source)) await planUpdate(module, update, context);
  }
  // A module that has moved keeps its page, so updates come before retirements.
  for (const { module, update } of updated) {
    const { source, service } = module;
    if (folders.includes(source) || !update?.history) continue;
    await planRetired({ source, service, history: update.history, guides }, context);
  }
}

type TrackedService = TrackedModule & { service: Service | undefined };

/** Modules of the group, those that only the catalog still has, and earlier retired ones. */
async function findTrackedModules(context: GroupContext): Promise<TrackedService[]> {
  const { services, git, group } = context;
  const { newest, allFolders, folders, entry } = group;
  const isIncluded = createFolderMatcher(entry);
  const dropped = services.filter(
    ({ source, version, retired }) =>
      group.module === undefined &&
      retired === null &&
      !allFolders.includes(source) &&
      isIncluded(source) &&
      compareVersions(version, newest.version) < 0,
  );
  const tracked: TrackedService[] = [];
  const track = (source: string, service: Service | undefined) => {
    const storedHistory = readKnownHistory(service, context);
    if (storedHistory)
      tracked.push({ source, service, formerSource: service?.source, ...storedHistory });
  };
  for (const source of folders) {
    const atSource = services.filter((service) => service.source === source);
    // A module that moved to another folder keeps its page.
    const page = getPage(source, context);
    const moved =
      atSource.length === 0 ? dropped.findIndex((service) => getServiceId(service) === page) : -1;
    if (moved !== -1) atSource.push(...dropped.splice(moved, 1));
    if (atSource.length === 0) track(source, undefined);
    for (const service of atSource) track(source, service);
  }
  for (const service of dropped) track(service.source, service);
  const knownFolders = new Set([...services.map(({ source }) => source), ...allFolders]);
  const former = await findFormerFolders(group, git);
  for (const source of former) if (!knownFolders.has(source)) track(source, undefined);
  return tracked;
}

/** A new module whose newest version is broken is added at the last readable one. */
async function planUpdate(
  { source, service }: TrackedService,
  update: ModuleUpdate | undefined,
  context: GroupContext,
): Promise<void> {
  const { plan, commits, group } = context;
  const { versions, newest } = group;
  const history = update?.history;
  const planAt = async (tag: VersionTag) => {
    const root = await commits.checkOut(tag, group.module);
    return planModule({ source, service, history, root, tag }, context);
  };
  let tag = newest;
  let addition = await planAt(tag);
  if (!addition && !service) {
    tag = findLastReadableVersion(versions, update) ?? newest;
    if (tag !== newest) addition = await planAt(tag);
  }
  if (!addition) return;
  plan.additions.push(addition);
  const { version } = tag;
  const from = service?.version ?? null;
  plan.modules.push({
    action: service ? "updated" : "added",
    page: addition.page,
    from,
    version,
    changes: history && from !== null ? getChangesBetween(history, from, version) : [],
  });
}

function getChangesBetween(history: ModuleHistory, from: string, to: string): ReleaseChange[] {
  const withBreaks = computeBreaks(history);
  const releases = new Set(getReleasesBetween(withBreaks, from, to));
  return getReleaseChanges(withBreaks)
    .filter(({ release }) => releases.has(release))
    .flatMap(({ changes }) => changes);
}

/** Finds the version to use for a module whose newest version is broken. */
function findLastReadableVersion(
  versions: readonly VersionTag[],
  update: ModuleUpdate | undefined,
): VersionTag | undefined {
  const unreadable = new Set(update?.unreadable.map(({ tag }) => tag));
  const history = update?.history;
  if (!history || !unreadable.has(versions.at(-1)?.tag ?? "")) return undefined;
  return versions.findLast(
    ({ tag, version }) => !unreadable.has(tag) && getInterface(history, version) !== undefined,
  );
}

/** Folders of modules in the releases since `retired_since`, which only the first sync reads. */
async function findFormerFolders(
  { entry, versions, module }: ModuleGroup,
  git: GitRepository,
): Promise<string[]> {
  const since = entry.retired_since;
  // With tags for each module, a module without newer releases is not retired.
  if (since === undefined || module !== undefined) return [];
  const read = versions.filter(({ version }) => compareVersions(version, since) >= 0);
  const paths = await git.getPaths(read.map(({ commit }) => commit));
  return getModuleFolders(paths).filter(createFolderMatcher(entry));
}

function getPage(source: string, { services, repository, group }: GroupContext): string {
  const { entry, folders: groupFolders, allFolders, module } = group;
  const isUsed = (name: string) =>
    services.some(
      (service) =>
        service.source !== source &&
        allFolders.includes(service.source) &&
        getServiceId(service) === `${entry.category}/${name}`,
    );
  const folders =
    module === undefined ? groupFolders : allFolders.filter(createFolderMatcher(entry));
  const name = getModuleName(source, { folders, repository, isUsed });
  return `${entry.category}/${name}`;
}

/** Null if the stored history cannot be read, so that it is never replaced. */
function readKnownHistory(
  service: Service | undefined,
  { siteDir, lockedTags, group, plan }: GroupContext,
): Pick<TrackedModule, "history" | "readUntil"> | null {
  if (!service || predatesModuleTags(service, group)) return { history: null };
  const { newest, versions } = group;
  const file = `${service.folder}/${historyFile}`;
  const text = readIfExists(join(siteDir, file));
  if (text === undefined) return { history: null };
  const today = new Date().toISOString().slice(0, 10);
  const { history, diagnostics } = readHistory(text, file, today);
  plan.diagnostics.push(...diagnostics);
  if (!history) return null;
  const commit = lockedTags[newest.tag];
  const isMoved = commit !== undefined && !newest.commit.startsWith(commit);
  return isMoved
    ? { history: cutHistory(history, newest.version), readUntil: versions.at(-2)?.version }
    : { history, readUntil: service.version };
}

/** The newest tag may move while a release is corrected, so its version is read again. */
function cutHistory(history: ModuleHistory, version: string): ModuleHistory | null {
  if (compareVersions(history.first.version, version) >= 0) return null;
  const releases = history.releases.filter(
    (release) => compareVersions(release.version, version) < 0,
  );
  return { ...history, releases };
}

interface ModuleAtTag {
  /** Folder with the files of the repository at the tag. */
  root: string;
  source: string;
  service: Service | undefined;
  tag: VersionTag;
  history: ModuleHistory | null | undefined;
}

/** Null if the module keeps what the catalog has. */
async function planModule(
  { root, source, service, tag, history }: ModuleAtTag,
  context: GroupContext,
): Promise<PlannedAddition | null> {
  const { siteDir, repository, usedFolders, cache, plan, group } = context;
  const { entry, folders, newest } = group;
  const { version } = tag;
  const page = service ? getServiceId(service) : getPage(source, context);
  const [category = "", name = ""] = page.split("/");
  const allowsLowerVersion = service && predatesModuleTags(service, group);
  if (service && !allowsLowerVersion && compareVersions(service.version, version) > 0) return null;
  const location = { file: manifestFile, line: entry.line, column: entry.column };
  const module = `${repository}//${source}`;
  const other = usedFolders.get(page);
  if (!service && other !== undefined && other !== module) {
    plan.diagnostics.push(
      diagnose(catalogRules["duplicate-module"], location, { page, module, other }),
    );
    return null;
  }
  const getPathInRepository = (file: string) =>
    [`${repository}@${tag.tag}`, source, file].filter((part) => part !== "").join("/");
  const loaded = await loadModule(join(root, source), {
    cache,
    getPath: getPathInRepository,
  });
  const errors = loaded.diagnostics.filter(isError);
  // An error in an old release must not stop the newest one.
  const isOld = tag !== newest && !service;
  plan.diagnostics.push(
    ...errors.map((error) => (isOld ? { ...error, severity: "warning" as const } : error)),
  );
  if (errors.length > 0 || !history) return null;
  const addition = await planAddition(siteDir, {
    name,
    category,
    version,
    date: tag.date,
    published: [],
    source,
    repository,
    tagPrefix: getPrefixOfTag(newest),
    allowsLowerVersion,
    texts: readModuleTexts(root, source),
    title: source === "" || folders.length === 1 ? entry.title : undefined,
    history,
    module: loaded.module,
    files: loaded.files,
  }).catch((error: unknown) => {
    if (!(error instanceof UserError)) throw error;
    const values = { reason: error.message, advice: error.hint ?? "correct the entry" };
    plan.diagnostics.push(diagnose(catalogRules["unreadable-repository"], location, values));
    return null;
  });
  if (addition) usedFolders.set(page, module);
  return addition;
}

interface RetiredModule {
  source: string;
  /** Undefined for a module that the catalog did not have. */
  service: Service | undefined;
  history: ModuleHistory;
  guides: readonly UpgradeGuide[];
}

/** Adds or keeps the page at the last version of the module. */
async function planRetired(
  { source, service, history, guides }: RetiredModule,
  context: GroupContext,
): Promise<void> {
  const { siteDir, usedFolders, plan, commits, group } = context;
  // `exists` is set in releases that add or remove the module.
  const removal = history.releases.findLast(({ exists }) => exists !== undefined);
  if (removal?.exists !== false) return;
  const page = service ? getServiceId(service) : getPage(source, context);
  // A module that moved to another folder keeps its page.
  if (!service && usedFolders.has(page)) return;
  const folder = service?.folder ?? `${catalogFolder}/${page}`;
  const last = group.versions.findLast(
    ({ version }) => compareVersions(version, removal.version) < 0,
  );
  let readme = readIfExists(join(siteDir, folder, readmeFile)) ?? "";
  let addition: PlannedAddition | null = null;
  if (last && (!service || compareVersions(last.version, service.version) > 0)) {
    const root = await commits.checkOut(last, group.module);
    addition = await planModule({ root, source, service, tag: last, history }, context);
    readme = getReadme(join(root, source)) ?? "";
  }
  if (!service && !addition) return;
  const retirement = {
    version: removal.version,
    successor:
      getSuccessor(readme, source, group.allFolders) ??
      getGuidesFor(guides, { source, version: removal.version })
        .map(({ prose }) => getSuccessorInGuide(prose, source, group.allFolders))
        .find((successor) => successor !== null) ??
      null,
  };
  plan.additions.push(planRetirement({ siteDir, folder, history }, retirement, addition));
  plan.modules.push({
    action: "retired",
    page,
    from: last?.version ?? service?.version ?? null,
    changes: [],
    ...retirement,
  });
}
