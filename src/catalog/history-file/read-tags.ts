import { isUtf8 } from "node:buffer";
import { posix } from "node:path";
import { byName } from "../../model/compare-text.ts";
import { isError } from "../../model/diagnostics/diagnostic.ts";
import type { SourceLocation } from "../../model/diagnostics/rule.ts";
import { compareVersions } from "../../model/versions.ts";
import { getHclParser } from "../hcl/load-parser.ts";
import { compareInterfaces } from "../history/compare-interfaces.ts";
import {
  applyRelease,
  type DocumentedRenames,
  getFirstInterface,
  getLastInterface,
  type HistoryRelease,
  historySchemaVersion,
  type ModuleHistory,
  type ModuleInterface,
} from "../history/history.ts";
import type { VersionTag } from "../manifest/tags.ts";
import {
  getGuidesFor,
  getRenamesInGuides,
  getSupersededInGuides,
  isUpgradeGuide,
  readUpgradeGuide,
  type UpgradeGuide,
} from "../manifest/upgrade-guide.ts";
import type { ModuleFileCache } from "../read/module-file-cache.ts";
import { readModule } from "../read/read-module.ts";
import type { BlobEntry, GitRepository } from "./git-repository.ts";
import { getModuleInterface } from "./module-interface.ts";

export interface TrackedModule {
  source: string;
  /** The folder of older versions, if the module was moved. */
  formerSource?: string | undefined;
  history: ModuleHistory | null;
  /** The last version that the history takes into account. Default: its last release. */
  readUntil?: string | undefined;
}

interface UnreadableVersion extends Omit<SourceLocation, "file"> {
  tag: string;
  file: string;
  message: string;
}

export interface ModuleUpdate {
  history: ModuleHistory | null;
  /** Versions with files that are not Terraform, and the first error. */
  unreadable: UnreadableVersion[];
}

interface ReadTagsOptions {
  repository: GitRepository;
  versions: readonly VersionTag[];
  modules: readonly TrackedModule[];
  guides?: readonly UpgradeGuide[];
  cache: ModuleFileCache;
}

/** Appends a release for every tag. Changes of an unreadable version appear with the next. */
export async function readTags({
  repository,
  versions,
  modules,
  guides = [],
  cache,
}: ReadTagsOptions): Promise<ModuleUpdate[]> {
  const newVersions = versions.filter(({ version }) =>
    modules.some((module) => isNewVersion(version, module)),
  );
  const files = await repository.getModuleFiles(
    newVersions.map(({ tag }) => tag),
    modules.flatMap(({ source, formerSource = source }) => [source, formerSource]),
  );
  const names = [...files.values()].flatMap((list) => [...list.values()].flat());
  const blobs = await repository.readBlobs([...new Set(names.map(({ blob }) => blob))]);
  const readFiles = await createFilesReader(blobs, cache);
  const context = { versions: newVersions, files, guides, readFiles };
  return modules.map((module) => updateModule(module, context));
}

function isNewVersion(version: string, { history, readUntil }: TrackedModule): boolean {
  if (!history) return true;
  const last = history.releases.at(-1)?.version ?? history.first.version;
  return [last, readUntil ?? last].every(
    (readVersion) => compareVersions(version, readVersion) > 0,
  );
}

/** Errors that do not change names, types, and defaults. Old versions of Terraform accepted them. */
const harmlessRules = new Set(["not-constant", "default-misfit"]);

type ReadInterface = { interface: ModuleInterface } | { error: Omit<UnreadableVersion, "tag"> };

async function createFilesReader(blobs: ReadonlyMap<string, Buffer>, cache: ModuleFileCache) {
  const parse = await getHclParser();
  const interfaces = new Map<string, ReadInterface>();
  return (files: readonly BlobEntry[]): ReadInterface => {
    const key = files.map(({ path, blob }) => `${path}\0${blob}`).join("\0");
    const result = interfaces.get(key) ?? readFiles(files);
    interfaces.set(key, result);
    return result;
  };

  function readFiles(files: readonly BlobEntry[]): ReadInterface {
    const getPath = (name: string) =>
      files.find(({ path }) => posix.basename(path) === name)?.path ?? name;
    const missing = files.find(({ blob }) => !blobs.has(blob));
    if (missing) {
      const message = "the clone does not contain the file";
      return { error: { file: missing.path, line: 1, column: 1, message } };
    }
    const loaded = files.map(({ path, blob }) => {
      const bytes = blobs.get(blob) ?? Buffer.of();
      return { name: path.split("/").at(-1) ?? path, text: bytes.toString("utf8"), bytes };
    });
    const damaged = loaded.find(({ bytes }) => !isUtf8(bytes));
    if (damaged) {
      const file = getPath(damaged.name);
      return { error: { file, line: 1, column: 1, message: "the file is not in UTF-8" } };
    }
    const { module, diagnostics } = readModule(
      loaded.map(({ name, text }) => ({ name, text })),
      { parse, cache, getPath },
    );
    const error = diagnostics.filter(isError).find(({ rule }) => !harmlessRules.has(rule));
    return error ? { error } : { interface: getModuleInterface(module) };
  }
}

export async function readGuides(
  git: GitRepository,
  { commit }: VersionTag,
): Promise<UpgradeGuide[]> {
  const files = (await git.getFiles(commit)).filter(({ path }) => isUpgradeGuide(path));
  const blobs = await git.readBlobs(files.map(({ blob }) => blob));
  return files.map(({ path, blob }) => readUpgradeGuide(path, `${blobs.get(blob) ?? ""}`));
}

interface UpdateContext {
  versions: readonly VersionTag[];
  files: ReadonlyMap<string, ReadonlyMap<string, BlobEntry[]>>;
  guides: readonly UpgradeGuide[];
  readFiles(files: readonly BlobEntry[]): ReadInterface;
}

function updateModule(
  module: TrackedModule,
  { versions, files, guides, readFiles }: UpdateContext,
): ModuleUpdate {
  const { source, formerSource = source, history } = module;
  const builder = createHistoryBuilder(history && withGuides(history, guides, source));
  const unreadable: UnreadableVersion[] = [];
  for (const { tag, version, date } of versions) {
    const folders = files.get(tag);
    const moduleFiles = [source, formerSource]
      .map((folder) => folders?.get(folder) ?? [])
      .find((list) => list.length > 0);
    if (!folders || !isNewVersion(version, module)) continue;
    const result = moduleFiles ? readFiles(moduleFiles) : null;
    if (result && "error" in result) {
      const { file, line, column, message } = result.error;
      unreadable.push({ tag, file, line, column, message });
      continue;
    }
    const versionGuides = getGuidesFor(guides, { source, version });
    builder.addVersion({ version, date }, result?.interface ?? null, versionGuides);
  }
  return { history: builder.getHistory(), unreadable };
}

export function extendHistory(
  history: ModuleHistory,
  release: DatedVersion,
  after: ModuleInterface,
): ModuleHistory {
  const releases = history.releases.filter(
    ({ version }) => compareVersions(version, release.version) < 0,
  );
  const builder = createHistoryBuilder({ ...history, releases });
  builder.addVersion(release, after);
  return builder.getHistory() ?? history;
}

type DatedVersion = Pick<HistoryRelease, "version" | "date">;

/** Extends a history, or begins one with the first version that has an interface. */
function createHistoryBuilder(previous: ModuleHistory | null) {
  let first = previous?.first;
  const releases: HistoryRelease[] = [...(previous?.releases ?? [])];
  const end = previous && getLastInterface(previous);
  let last = end?.moduleInterface ?? null;
  let exists = end?.exists ?? false;
  return {
    /** `after` is null if the module is missing in this version. */
    addVersion(
      release: DatedVersion,
      after: ModuleInterface | null,
      guides: readonly UpgradeGuide[] = [],
    ): void {
      if (!first) {
        if (!after) return;
        first = {
          ...release,
          inputs: [...after.inputs.values()].sort(byName),
          outputs: [...after.outputs].sort(),
          ...(after.requirements && { requirements: Object.fromEntries(after.requirements) }),
          ...(after.settings && { settings: Object.fromEntries(after.settings) }),
        };
        [last, exists] = [after, true];
        return;
      }
      const changes =
        after && last ? getChangesWithRenames(last, after, { ...release, guides }) : null;
      const presence = exists !== (after !== null) ? { exists: after !== null } : undefined;
      if (changes || presence) releases.push({ ...release, ...changes, ...presence });
      exists = after !== null;
      last = after ? getRecordedInterface(after, first) : last;
    },
    getHistory(): ModuleHistory | null {
      return first ? { schema: historySchemaVersion, first, releases } : null;
    },
  };
}

/** Adds what guides say about releases that were read before. */
function withGuides(
  history: ModuleHistory,
  guides: readonly UpgradeGuide[],
  source: string,
): ModuleHistory {
  const moduleInterface = getFirstInterface(history);
  const releases = history.releases.map((release): HistoryRelease => {
    applyRelease(moduleInterface, release);
    const versionGuides = getGuidesFor(guides, { source, version: release.version });
    return versionGuides.length === 0
      ? release
      : { ...release, ...getDocumentedRenames(release, moduleInterface, versionGuides) };
  });
  return { ...history, releases };
}

function getDocumentedRenames(
  release: HistoryRelease,
  { inputs, outputs }: ModuleInterface,
  guides: readonly UpgradeGuide[],
): Pick<HistoryRelease, "renamed" | "outputsRenamed"> {
  const added = new Map(release.added?.map((input) => [input.name, input]));
  // Later releases of the line may add inputs with names that the guide has for another module.
  const keptNames = /^0\.\d+\.0$|\.0\.0$/.test(release.version)
    ? [...inputs.keys()].filter((name) => !added.has(name))
    : [];
  const renamed = mergeRenames(release.renamed, {
    ...getRenamesInGuides(release.removed ?? [], inputs, guides),
    ...getSupersededInGuides(keptNames, added, guides),
  });
  const outputsRenamed = mergeRenames(
    release.outputsRenamed,
    getRenamesInGuides(release.outputsRemoved ?? [], outputs, guides),
  );
  return { ...(renamed && { renamed }), ...(outputsRenamed && { outputsRenamed }) };
}

/** A guide may no longer name a successor that it named before. */
function mergeRenames(
  knownRenames: DocumentedRenames = {},
  foundRenames: DocumentedRenames,
): DocumentedRenames | undefined {
  const merged = { ...knownRenames };
  for (const [name, successor] of Object.entries(foundRenames))
    merged[name] = successor ?? knownRenames[name] ?? null;
  return Object.keys(merged).length === 0 ? undefined : merged;
}

function getChangesWithRenames(
  before: ModuleInterface,
  after: ModuleInterface,
  { guides, ...release }: DatedVersion & { guides: readonly UpgradeGuide[] },
): Partial<HistoryRelease> | null {
  const changes = compareInterfaces(before, after);
  if (!changes) return null;
  return { ...changes, ...getDocumentedRenames({ ...release, ...changes }, after, guides) };
}

/** Without what the history does not record. */
function getRecordedInterface(
  moduleInterface: ModuleInterface,
  first: ModuleHistory["first"],
): ModuleInterface {
  return {
    ...moduleInterface,
    requirements: first.requirements && moduleInterface.requirements,
    settings: first.settings && moduleInterface.settings,
  };
}
