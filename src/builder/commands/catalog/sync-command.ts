import { createHash } from "node:crypto";
import { join, resolve } from "node:path";
import { isDeepStrictEqual } from "node:util";
import {
  fetchTags,
  getRemoteTags,
  openRepository,
  RepositoryError,
} from "../../../catalog/history-file/git-repository.ts";
import { formatLock, type Lock, lockFile, readLock } from "../../../catalog/manifest/lock.ts";
import {
  type Manifest,
  type ManifestEntry,
  manifestFile,
  readManifest,
} from "../../../catalog/manifest/manifest.ts";
import { sortTags } from "../../../catalog/manifest/tags.ts";
import { getCloneAddress } from "../../../catalog/page/addresses.ts";
import { getModuleFileCache } from "../../../catalog/read/module-file-cache.ts";
import { catalogRules } from "../../../catalog/rules.ts";
import {
  formatVersions,
  getOwnedVersion,
  loadCatalog,
  versionsFile,
} from "../../../catalog/service/load-catalog.ts";
import { catalogFolder } from "../../../catalog/service/read-service.ts";
import type { Catalog, PublishedVersion } from "../../../catalog/service/service.ts";
import { isFolder } from "../../../files/is-folder.ts";
import type { CacheStore } from "../../../model/cache.ts";
import { type Diagnostic, isError } from "../../../model/diagnostics/diagnostic.ts";
import { diagnose } from "../../../model/diagnostics/rule.ts";
import { getErrorMessage } from "../../../model/error-message.ts";
import { groupBy } from "../../../model/group-by.ts";
import { formatCount } from "../../../model/text/format-count.ts";
import { formatJson } from "../../../model/text/format-json.ts";
import { replaceFile } from "../../../replace-file.mjs";
import { formatReport } from "../../diagnostics/report.ts";
import { UserError } from "../../diagnostics/user-error.ts";
import { inParallel } from "../../threads/in-parallel.ts";
import { type CommandResult, failWith } from "../command-result.ts";
import { writeAdditions } from "./add-to-catalog.ts";
import type { CatalogCommand } from "./catalog-context.ts";
import { planRepository, type RepositoryPlan, type SyncedModule } from "./sync-repository.ts";

interface SyncCommand extends CatalogCommand {
  /** Caches what was read from older versions. */
  historyStore: CacheStore;
  /** Folder of the clones. */
  cloneDir: string;
  onProgress?: (done: number, total: number) => void;
}

/** A repository of the manifest, with all its entries. */
interface SyncedRepository {
  repository: string;
  entries: ManifestEntry[];
  /** What git fetches from. */
  address: string;
  isCheckout: boolean;
}

/** What a sync did with a repository. */
interface SyncResult {
  repository: string;
  /** Incomplete if a module has errors, and failed if nothing could be read. */
  outcome: "unchanged" | "updated" | "incomplete" | "failed";
  modules: SyncedModule[];
  /** Tags that are not versions. */
  skipped: string[];
}

interface Sync {
  item: SyncedRepository;
  result: SyncResult;
  /** The state to record in the lock; null if nothing has changed. */
  newState: Lock[string] | null;
}

const parallelFetches = 6;

/** Imports new releases. A repository that cannot be read keeps its modules. */
export async function syncCatalog(options: SyncCommand): Promise<CommandResult> {
  const { siteDir, store, engineVersion, json, onProgress } = options;
  const { manifest, diagnostics } = readManifest(siteDir);
  const { lock, diagnostics: lockDiagnostics } = readLock(siteDir);
  diagnostics.push(...lockDiagnostics);
  if (!manifest || !lock) {
    return failWith(
      diagnostics.length > 0
        ? formatReport(diagnostics).trimEnd()
        : `\`${manifestFile}\` does not exist in \`${siteDir}\`: list the repositories of the catalog in it`,
    );
  }
  const syncs = getRepositories(manifest, siteDir).map((item): Sync => {
    const { repository } = item;
    const result: SyncResult = { repository, outcome: "unchanged", modules: [], skipped: [] };
    return { item, result, newState: null };
  });
  removeUnlisted(lock, syncs, siteDir);
  let done = 0;
  const tryStep = async ({ item, result }: Sync, step: () => Promise<void>) => {
    try {
      await step();
    } catch (error) {
      result.outcome = "failed";
      diagnostics.push(toDiagnostic(error, item));
    }
    onProgress?.(++done, syncs.length + syncs.filter(({ newState }) => newState).length);
  };
  await inParallel(syncs, parallelFetches, (sync) =>
    tryStep(sync, async () => {
      sync.newState = await fetchChanges(sync.item, lock[sync.item.repository], options);
    }),
  );
  if (syncs.some(({ newState }) => newState)) {
    const catalog = await loadCatalog({ siteDir, store, engineVersion });
    const updater = new CatalogUpdater(catalog, lock, options);
    for (const sync of syncs) {
      const { item, result, newState } = sync;
      if (!newState) continue;
      await tryStep(sync, async () => {
        const plan = await updater.update(item, newState);
        diagnostics.push(...plan.diagnostics);
        result.outcome = plan.diagnostics.some(isError) ? "incomplete" : "updated";
        result.modules = plan.modules;
        result.skipped = plan.skipped;
      });
    }
  }
  const results = syncs.map(({ result }) => result);
  const ok = !diagnostics.some(isError);
  const report = formatReport(diagnostics);
  if (json)
    return { ok, text: formatJson({ repositories: results, findings: diagnostics }), report: "" };
  return { ok, text: formatResults(results), report };
}

/** Removes repositories that the manifest no longer lists. If one is listed again, it is read again. */
function removeUnlisted(lock: Lock, syncs: readonly Sync[], siteDir: string): void {
  const listed = new Set(syncs.map(({ item }) => item.repository));
  const unlisted = Object.keys(lock).filter((name) => !listed.has(name));
  for (const name of unlisted) delete lock[name];
  if (unlisted.length > 0) replaceFile(join(siteDir, lockFile), [formatLock(lock)]);
}

/** Writes the new modules of one repository after another, and their state to the lock. */
class CatalogUpdater {
  readonly #catalog: Catalog;
  readonly #lock: Lock;
  readonly #options: SyncCommand;
  readonly #usedFolders: Map<string, string>;
  #versions: PublishedVersion[];

  constructor(catalog: Catalog, lock: Lock, options: SyncCommand) {
    this.#catalog = catalog;
    this.#lock = lock;
    this.#options = options;
    this.#versions = [...catalog.versions, ...catalog.unobserved];
    this.#usedFolders = new Map(
      catalog.services.map(({ category, name, repository, source }) => [
        `${category}/${name}`,
        `${repository}//${source}`,
      ]),
    );
  }

  async update(item: SyncedRepository, state: Lock[string]): Promise<RepositoryPlan> {
    const { repository, entries } = item;
    const { siteDir, historyStore, engineVersion } = this.#options;
    const services = this.#catalog.services.filter(
      (service) => service.repository.toLowerCase() === repository.toLowerCase(),
    );
    const git = await openRepository(getRepositoryFolder(item, this.#options));
    const plan = await planRepository({
      repository,
      entries,
      git,
      siteDir,
      services,
      usedFolders: this.#usedFolders,
      cache: getModuleFileCache(historyStore, engineVersion),
      lockedTags: this.#lock[repository]?.tags ?? {},
      versionTags: state.tags,
    });
    this.#versions = plan.mergeVersions(
      this.#versions.map((version) => getOwnedVersion(version, this.#catalog.services)),
    );
    writePlan(siteDir, plan, this.#versions);
    // Without an entry in the lock, the next sync tries again.
    if (!plan.diagnostics.some(isError)) this.#lock[repository] = state;
    replaceFile(join(siteDir, lockFile), [formatLock(this.#lock)]);
    return plan;
  }
}

function getRepositories({ repositories }: Manifest, siteDir: string): SyncedRepository[] {
  const entriesByName = groupBy(repositories, ({ repository }) => repository);
  return [...entriesByName].map(([repository, entries]) => {
    const clone = entries.find((entry) => entry.clone !== undefined)?.clone;
    const folder = clone === undefined ? "" : resolve(siteDir, clone);
    const isCheckout = clone !== undefined && isFolder(folder);
    const address = isCheckout ? folder : (clone ?? getCloneAddress(repository));
    return { repository, entries, address, isCheckout };
  });
}

/** Fetches new tags, and returns the state to record; null if no tag and no entry has changed. */
async function fetchChanges(
  item: SyncedRepository,
  known: Lock[string] | undefined,
  options: SyncCommand,
): Promise<Lock[string] | null> {
  if (item.isCheckout) await openRepository(item.address);
  const remote = await getRemoteTags(item.address);
  const all = [...remote].map(([tag, commit]) => ({ tag, commit, date: "" }));
  const tags: Record<string, string> = {};
  for (const { tags: pattern } of item.entries) {
    for (const { versions } of sortTags(all, pattern).series) {
      for (const { tag, commit } of versions) tags[tag] = commit.slice(0, 12);
    }
  }
  if (Object.keys(tags).length === 0) {
    throw new RepositoryError(
      `\`${item.repository}\` has no tag that is a version such as \`v1.2.3\``,
      `publish a release, or describe its tags with \`tags\`, such as \`${getExamplePattern(all)}\``,
    );
  }
  const entries = createHash("sha256")
    .update(JSON.stringify(item.entries.map(({ line: _, column: __, ...entry }) => entry)))
    .digest("hex")
    .slice(0, 12);
  if (isDeepStrictEqual(known, { entries, tags })) return null;
  if (!item.isCheckout) await fetchTags(item.address, getRepositoryFolder(item, options));
  return { entries, tags };
}

/** Suggests a value of `tags`: `VPCv{version}` for a repository with tags such as `VPCv1.2.0`. */
function getExamplePattern(tags: readonly { tag: string }[]): string {
  const [, prefix = "release-"] =
    tags.map(({ tag }) => /^(.*?)\d+\.\d+\.\d+$/.exec(tag)).findLast(Boolean) ?? [];
  return `${prefix}{version}`;
}

function getRepositoryFolder(
  { repository, address, isCheckout }: SyncedRepository,
  { cloneDir }: Pick<SyncCommand, "cloneDir">,
): string {
  // The address is part of the name, so tags of another clone are never mixed in.
  const hash = createHash("sha256").update(address).digest("hex").slice(0, 8);
  return isCheckout ? address : join(cloneDir, `${repository.replace(/[^\w.-]+/g, "+")}-${hash}`);
}

function toDiagnostic(error: unknown, { entries }: SyncedRepository): Diagnostic {
  const { line = 1, column = 1 } = entries[0] ?? {};
  const isKnown = error instanceof RepositoryError || error instanceof UserError;
  const reason = getErrorMessage(error);
  const advice = (isKnown ? error.hint : undefined) ?? "run the command again";
  const location = { file: manifestFile, line, column };
  return diagnose(catalogRules["unreadable-repository"], location, { reason, advice });
}

function writePlan(
  siteDir: string,
  { additions }: RepositoryPlan,
  versions: readonly PublishedVersion[],
): void {
  if (additions.length === 0) return;
  writeAdditions([
    ...additions,
    {
      files: [{ path: join(siteDir, catalogFolder, versionsFile), text: formatVersions(versions) }],
    },
  ]);
}

const maxListed = 5;

function formatResults(results: readonly SyncResult[]): string {
  const lines: string[] = [];
  for (const { repository, outcome, modules, skipped } of results) {
    if (outcome === "unchanged") continue;
    lines.push(outcome === "updated" ? repository : `${repository}: ${outcome}, see the errors`);
    lines.push(...modules.map(describeModule));
    if (outcome === "updated" && modules.length === 0) lines.push("  no module to add or update");
    if (skipped.length > 0) {
      const more = skipped.length > maxListed ? `, and ${skipped.length - maxListed} more` : "";
      lines.push(`  tags that are not versions: ${skipped.slice(0, maxListed).join(", ")}${more}`);
    }
  }
  const getCount = (outcome: SyncResult["outcome"]) =>
    results.filter((result) => result.outcome === outcome).length;
  const modules = results.flatMap((result) => result.modules);
  const countActions = (action: SyncedModule["action"]) =>
    modules.filter((module) => module.action === action).length;
  const counts = [
    `${getCount("updated")} updated`,
    `${getCount("unchanged")} unchanged`,
    ...(["incomplete", "failed"] as const).flatMap((outcome) =>
      getCount(outcome) > 0 ? [`${getCount(outcome)} ${outcome}`] : [],
    ),
  ];
  const done = (["added", "updated", "retired"] as const).map(
    (item) => `${countActions(item)} ${item}`,
  );
  lines.push(
    `${formatCount(results.length, "repository", "repositories")}: ${counts.join(", ")}`,
    `modules: ${done.join(", ")}`,
  );
  return `${lines.join("\n")}\n`;
}

function describeModule({ page, action, from, version, changes, ...more }: SyncedModule): string {
  const head = `  ${action} ${page}`;
  if (action === "added") return `${head} at ${version}`;
  if (action === "retired") {
    const successor = more.successor ? `; its successor is ${more.successor}` : "";
    return `${head}: removed in ${version}; last version ${from}${successor}`;
  }
  if (from === version) return `${head}: read again at ${version}`;
  const breaking = changes.filter((change) => change.breaking).length;
  const counted = `${formatCount(changes.length, "change")}${breaking > 0 ? `, ${breaking} breaking` : ""}`;
  return `${head}: ${from} -> ${version} (${changes.length === 0 ? "no change" : counted})`;
}
