import { isUtf8 } from "node:buffer";
import { compareVersions, isVersion } from "../../model/versions.ts";
import { openHclParser } from "../hcl/open-parser.ts";
import { compareInterfaces } from "../history/compare-interfaces.ts";
import {
  applyRelease,
  firstInterface,
  type HistoryRelease,
  historySchema,
  type ModuleHistory,
  type ModuleInterface,
} from "../history/history.ts";
import { isModuleFileName } from "../read/load-module.ts";
import type { ModuleFileCache } from "../read/module-file-cache.ts";
import { readModule } from "../read/read-module.ts";
import type { BlobEntry, GitRepository, VersionTag } from "./git-repository.ts";
import { versionOfTag } from "./git-repository.ts";
import { interfaceOf } from "./module-interface.ts";

export interface TrackedModule {
  source: string;
  history: ModuleHistory | null;
}

export interface ModuleUpdate {
  source: string;
  history: ModuleHistory | null;
  read: string[];
  /** Versions with files that are not Terraform, and the first error. */
  unreadable: { version: string; fault: string }[];
}

export interface ReadTagsOptions {
  repository: GitRepository;
  pattern: string;
  modules: readonly TrackedModule[];
  cache: ModuleFileCache;
  onProgress?: (done: number, of: number) => void;
}

export interface TagsRead {
  modules: ModuleUpdate[];
  skipped: string[];
  versions: VersionTag[];
}

const parallel = 8;

/**
 * Reads modules at every tag and appends the changes since the last release to each history. A
 * version that cannot be read is skipped; its changes appear with the next one.
 */
export async function readTags({
  repository,
  pattern,
  modules,
  cache,
  onProgress,
}: ReadTagsOptions): Promise<TagsRead> {
  const { versions, skipped } = sortTags(await repository.tags(pattern));
  const folders = modules.map(({ source }) => source);
  const listings = new Map<string, Map<string, BlobEntry[]>>();
  const open = versions.filter(({ version }) =>
    modules.some(({ history }) => isNews(version, history)),
  );
  let done = 0;
  await inParallel(open, parallel, async ({ tag, version }) => {
    listings.set(version, byFolder(await repository.files(tag, folders), folders));
    onProgress?.(++done, open.length);
  });
  const names = [...listings.values()].flatMap((list) => [...list.values()].flat());
  const blobs = await repository.blobs([...new Set(names.map(({ blob }) => blob))]);
  const read = await createReader(blobs, cache);
  return {
    skipped,
    versions,
    modules: modules.map((module) => updateModule(module, { versions, listings, read })),
  };
}

/**
 * Pre-releases are skipped, because registries do not offer them by default. Tags such as
 * `vpc/v1.0.0` count only if no tag is a plain version.
 */
function sortTags(tags: readonly { tag: string; date: string }[]) {
  const versions: VersionTag[] = [];
  const skipped: string[] = [];
  const hasPlain = tags.some(({ tag }) => isPlain(tag));
  for (const { tag, date } of tags) {
    const version = hasPlain && !isPlain(tag) ? null : versionOfTag(tag);
    if (version === null) skipped.push(tag);
    else versions.push({ tag, version, date });
  }
  versions.sort((a, b) => compareVersions(a.version, b.version) || (a.tag < b.tag ? -1 : 1));
  return {
    // `v1.0.0` and `1.0.0` are one version.
    versions: versions.filter(({ version }, index) => version !== versions[index - 1]?.version),
    skipped: skipped.sort(),
  };
}

function isPlain(tag: string): boolean {
  return isVersion(tag.replace(/^v/, ""));
}

function isNews(version: string, history: ModuleHistory | null): boolean {
  if (!history) return true;
  const last = history.releases.at(-1)?.version ?? history.first.version;
  return compareVersions(version, last) > 0;
}

function byFolder(
  files: readonly BlobEntry[],
  folders: readonly string[],
): Map<string, BlobEntry[]> {
  const wanted = new Map<string, BlobEntry[]>(folders.map((folder) => [folder, []]));
  for (const file of files) {
    const slash = file.path.lastIndexOf("/");
    const folder = file.path.slice(0, Math.max(slash, 0));
    if (isModuleFileName(file.path.slice(slash + 1))) wanted.get(folder)?.push(file);
  }
  return wanted;
}

async function inParallel<T>(
  items: readonly T[],
  limit: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: limit }, worker));
}

type ReadAt = { interface: ModuleInterface } | { fault: string };

async function createReader(blobs: ReadonlyMap<string, Buffer>, cache: ModuleFileCache) {
  const parse = await openHclParser();
  const known = new Map<string, ReadAt>();
  return (files: readonly BlobEntry[]): ReadAt => {
    const key = files.map(({ path, blob }) => `${path}\0${blob}`).join("\0");
    const result = known.get(key) ?? readFiles(files);
    known.set(key, result);
    return result;
  };

  function readFiles(files: readonly BlobEntry[]): ReadAt {
    const loaded = files.map(({ path, blob }) => {
      const bytes = blobs.get(blob) ?? Buffer.of();
      return { name: path.split("/").at(-1) ?? path, text: bytes.toString("utf8"), bytes };
    });
    const damaged = loaded.find(({ bytes }) => !isUtf8(bytes));
    if (damaged) return { fault: `\`${damaged.name}\` is not in UTF-8` };
    const { module, diagnostics } = readModule(
      loaded.map(({ name, text }) => ({ name, text })),
      { parse, cache, pathOf: (file) => file },
    );
    const fault = diagnostics.find(({ severity }) => severity === "error");
    if (fault) return { fault: `${fault.file}:${fault.line}:${fault.column} ${fault.message}` };
    return { interface: interfaceOf(module) };
  }
}

interface Versions {
  versions: readonly VersionTag[];
  listings: ReadonlyMap<string, ReadonlyMap<string, BlobEntry[]>>;
  read(files: readonly BlobEntry[]): ReadAt;
}

function updateModule(
  { source, history }: TrackedModule,
  { versions, listings, read }: Versions,
): ModuleUpdate {
  const state = openState(history);
  const update: ModuleUpdate = { source, history, read: [], unreadable: [] };
  for (const { version, date } of versions) {
    const files = listings.get(version)?.get(source);
    if (!files || !isNews(version, history)) continue;
    const found = files.length === 0 ? null : read(files);
    if (found && "fault" in found) {
      update.unreadable.push({ version, fault: found.fault });
      continue;
    }
    update.read.push(version);
    state.add({ version, date }, found?.interface ?? null);
  }
  return { ...update, history: state.history() };
}

export function extendHistory(
  history: ModuleHistory,
  stamp: { version: string; date: string },
  now: ModuleInterface,
): ModuleHistory {
  const releases = history.releases.filter(
    ({ version }) => compareVersions(version, stamp.version) < 0,
  );
  const state = openState({ ...history, releases });
  state.add(stamp, now);
  return state.history() ?? history;
}

function openState(known: ModuleHistory | null) {
  let first = known?.first;
  const releases: HistoryRelease[] = [...(known?.releases ?? [])];
  const at = known ? lastInterface(known) : null;
  let last: ModuleInterface | null = at?.interface ?? null;
  let exists = at?.exists ?? false;
  return {
    add(stamp: { version: string; date: string }, now: ModuleInterface | null): void {
      if (!first) {
        if (!now) return;
        first = { ...stamp, inputs: [...now.inputs.values()].sort(byName), outputs: sorted(now) };
        [last, exists] = [now, true];
        return;
      }
      const changes = now && last ? compareInterfaces(last, now) : undefined;
      const moved = exists !== (now !== null) ? { exists: now !== null } : undefined;
      if (changes || moved) releases.push({ ...stamp, ...changes, ...moved });
      exists = now !== null;
      last = now ?? last;
    },
    history(): ModuleHistory | null {
      return first ? { schema: historySchema, first, releases } : null;
    },
  };
}

function lastInterface(history: ModuleHistory): { interface: ModuleInterface; exists: boolean } {
  const at = firstInterface(history);
  let exists = true;
  for (const release of history.releases) {
    applyRelease(at, release);
    exists = release.exists ?? exists;
  }
  return { interface: at, exists };
}

function byName(a: { name: string }, b: { name: string }): number {
  return a.name < b.name ? -1 : Number(a.name > b.name);
}

function sorted({ outputs }: ModuleInterface): string[] {
  return [...outputs].sort();
}
