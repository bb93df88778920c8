import { createHash } from "node:crypto";
import { existsSync, statSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { env } from "node:process";
import { UserError } from "../../src/builder/diagnostics/user-error.ts";
import { createSiteFileReader, openSiteApi, type SiteApi } from "../../src/catalog/api/site-api.ts";
import {
  createAddressSource,
  createFolderSource,
  type SiteSource,
  SourceError,
} from "../../src/catalog/api/site-source.ts";
import {
  createRecordingSource,
  createSnapshot,
  createSnapshotSource,
  getAge,
  readSnapshot,
  type Snapshot,
  writeSnapshot,
} from "./snapshot.ts";

/** For all attempts to read a file. Runners of pipelines may be slow. */
const NETWORK_TIMEOUT_MS = 30_000;

interface SiteOptions {
  /** Address or folder of a built site, or a file that `--save` wrote. */
  site: string;
  cache: string;
  /** Minutes for which a cached copy is used without a request. */
  maxAge: number;
  /** File for a copy of all files that are read. */
  save?: string | undefined;
  warn(message: string): void;
}

export function getDefaultCache(): string {
  const base = env.XDG_CACHE_HOME || join(homedir(), ".cache");
  return join(base, "gruntwork-docs-check-usage");
}

/** Loads from a site or, offline, from the cache. Throws a UserError without either. */
export async function loadFromSite<T>(
  options: SiteOptions,
  load: (api: SiteApi) => Promise<T>,
): Promise<T> {
  const { site, save } = options;
  const result = /^https?:\/\//.test(site)
    ? await loadFromAddress(options, load)
    : await loadFromPath(site, load);
  if (save !== undefined) writeSnapshot(save, result.snapshot);
  return result.value;
}

interface Loaded<T> {
  value: T;
  snapshot: Snapshot;
}

async function loadFromPath<T>(
  path: string,
  load: (api: SiteApi) => Promise<T>,
): Promise<Loaded<T>> {
  if (!existsSync(path)) throw new UserError(`\`${path}\` does not exist`);
  if (statSync(path).isDirectory()) {
    const snapshot = createSnapshot(path);
    const source = createRecordingSource(createFolderSource(path), snapshot);
    return { value: await loadOrFail(path, source, load), snapshot };
  }
  const snapshot = readSnapshot(path);
  if (!snapshot) {
    throw new UserError(
      `\`${path}\` is not a copy of a site`,
      "write it with `check-usage --site https://… --save FILE`",
    );
  }
  return { value: await loadOrFail(path, createSnapshotSource(snapshot), load), snapshot };
}

async function loadFromAddress<T>(
  options: SiteOptions,
  load: (api: SiteApi) => Promise<T>,
): Promise<Loaded<T>> {
  const { site, cache, maxAge, warn } = options;
  if (!URL.canParse(site)) throw new UserError(`\`${site}\` is not an address`);
  const { username, password } = new URL(site);
  if (username !== "" || password !== "") {
    throw new UserError("an address with a password is not supported");
  }
  const file = join(cache, `${createHash("sha256").update(site).digest("hex").slice(0, 16)}.json`);
  const stored = readSnapshot(file);
  const cached = stored?.site === site ? stored : undefined;
  const isFresh = cached !== undefined && getAge(cached) >= 0 && getAge(cached) < maxAge * 60_000;
  const snapshot = isFresh ? cached : createSnapshot(site);
  const initialFiles = new Set(Object.keys(snapshot.files));
  const recording = createRecordingSource(
    createAddressSource(site, { timeout: NETWORK_TIMEOUT_MS }),
    snapshot,
  );
  let isCacheDamaged = false;
  const source: SiteSource = {
    ...recording,
    forget(path) {
      if (initialFiles.has(path)) isCacheDamaged = true;
      recording.forget(path);
    },
  };
  try {
    const value = await loadFrom(source, load);
    if (Object.keys(snapshot.files).length > initialFiles.size) saveCache();
    return { value, snapshot };
  } catch (error) {
    if (isCacheDamaged) return loadFromAddress({ ...options, maxAge: 0 }, load);
    if (!(error instanceof SourceError) || !cached || isFresh) throw toUserError(site, error);
    const value = await loadOrFail(site, createSnapshotSource(cached), load);
    warn(
      `${site} cannot be read (${error.message}); using the cached copy of ${cached.savedAt.slice(0, 10)}`,
    );
    return { value, snapshot: cached };
  }

  function saveCache(): void {
    try {
      writeSnapshot(file, snapshot);
    } catch (error) {
      warn(`the cache cannot be written: ${(error as Error).message}`);
    }
  }
}

function loadFrom<T>(source: SiteSource, load: (api: SiteApi) => Promise<T>): Promise<T> {
  return load(openSiteApi(createSiteFileReader(source)));
}

async function loadOrFail<T>(
  site: string,
  source: SiteSource,
  load: (api: SiteApi) => Promise<T>,
): Promise<T> {
  try {
    return await loadFrom(source, load);
  } catch (error) {
    throw toUserError(site, error);
  }
}

function toUserError(site: string, error: unknown): unknown {
  if (!(error instanceof SourceError)) return error;
  return new UserError(
    `no modules can be read from \`${site}\`: ${error.message}`,
    "`--site` is the address or folder of a built site with a module reference, or a copy that `--save` wrote",
  );
}
