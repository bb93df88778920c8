import { nearest } from "../../model/diagnostics/nearest.ts";
import { compareVersions } from "../../model/versions.ts";
import { entryHistories, type RemovedEntry } from "../history/entry-history.ts";
import type { ModuleHistory, ModuleInterface } from "../history/history.ts";
import { interfaceAt, releasesBetween } from "../history/history.ts";
import { type LibraryRepository, libraryFolder } from "../library/library.ts";
import type { ModuleAddress } from "./parse-source.ts";

export type KnownModule =
  /** Another repository, or an unknown interface. */
  | { kind: "unchecked" }
  | { kind: "unpinned"; newest: string | undefined }
  | { kind: "unknown-module"; near: string | undefined }
  | { kind: "unknown-version"; advice: string }
  | FoundModule;

export interface FoundModule {
  kind: "found";
  at: ModuleInterface;
  history: ModuleHistory | null;
  deprecated?: string | undefined;
  /** Why an input is missing at this version. */
  missingInputHint(argument: string): MissingInputHint | undefined;
}

export interface MissingInputHint {
  advice: string;
  removed: boolean;
  successor: string | null;
}

export interface KnownModules {
  repositories: string[];
  find(address: ModuleAddress): KnownModule;
}

interface Finder {
  find(path: string, version: string): KnownModule;
  newest(path: string): string | undefined;
}

const unchecked: KnownModule = { kind: "unchecked" };

/** A service as the check of calls needs it. */
export interface CalledService {
  repository: string;
  source: string;
  version: string;
  at: ModuleInterface | null;
  history: ModuleHistory | null;
}

/** A library repository as the check of calls needs it. */
export interface CalledLibrary extends Pick<LibraryRepository, "name" | "repository" | "modules"> {
  /** Versions with unknown interfaces that code may pin; null for any. */
  olderVersions: readonly string[] | null;
}

export interface ModuleSources {
  services: readonly CalledService[];
  versions: readonly { version: string }[];
  repositories: readonly CalledLibrary[];
}

/**
 * Finds modules by address: services at every version in their history, library modules at the
 * current one.
 */
export function moduleFinder({ services, versions, repositories }: ModuleSources): KnownModules {
  const finders = new Map<string, Finder>();
  for (const name of new Set(services.map(({ repository }) => repository))) {
    const own = services.filter(({ repository }) => repository === name);
    finders.set(name.toLowerCase(), serviceFinder(own, versions));
  }
  for (const one of repositories) {
    finders.set(one.repository.toLowerCase(), libraryFinder(one));
  }
  const found = new Map<string, KnownModule>();
  return {
    repositories: [...finders.keys()].map((name) => name.slice(name.indexOf("/") + 1)),
    find({ repository, path, version }) {
      const finder = finders.get(repository);
      if (!finder || isCommit(version)) return unchecked;
      if (version === null || !/^\d/.test(version)) {
        return { kind: "unpinned", newest: finder.newest(path) };
      }
      const key = `${repository}//${path}?${version}`;
      const known = found.get(key) ?? finder.find(path, version);
      found.set(key, known);
      return known;
    },
  };
}

function isCommit(version: string | null): boolean {
  return version !== null && /^[\da-f]{7,40}$/.test(version);
}

function serviceFinder(
  services: readonly CalledService[],
  published: ModuleSources["versions"],
): Finder {
  const versions = [...new Set([...published, ...services].map(({ version }) => version))].sort(
    compareVersions,
  );
  const [oldest = ""] = versions;
  const bySource = new Map(services.map((service) => [service.source, service]));
  const find = (path: string, version: string): KnownModule => {
    // Older versions belong to an earlier generation of modules.
    if (compareVersions(version, oldest) < 0) return unchecked;
    const service = bySource.get(path);
    if (!service) return { kind: "unknown-module", near: nearest(path, bySource.keys()) };
    if (!versions.includes(version)) {
      return { kind: "unknown-version", advice: `the newest is \`v${versions.at(-1)}\`` };
    }
    return serviceAt(service, version);
  };
  return { find, newest: (path) => bySource.get(path)?.version };
}

function serviceAt({ history, ...newest }: CalledService, version: string): KnownModule {
  // A history leads to the current interface.
  const own = version === newest.version ? newest.at : null;
  const at = own ?? (history && interfaceAt(history, version));
  if (at) return { kind: "found", at, history, missingInputHint: fates(history, version) };
  if (!history) return unchecked;
  const { first, releases } = history;
  const start =
    compareVersions(version, first.version) < 0
      ? first.version
      : releases.find((one) => one.exists && compareVersions(one.version, version) > 0)?.version;
  const advice = start === undefined ? "it was removed before" : `it exists since \`v${start}\``;
  return { kind: "unknown-version", advice };
}

/** The history is read on first use. */
function fates(history: ModuleHistory | null, version: string): FoundModule["missingInputHint"] {
  let removed: ReadonlyMap<string, RemovedEntry> | undefined;
  return (name) => {
    if (!history) return undefined;
    removed ??= removedUntil(history, version);
    const gone = removed.get(name);
    return gone ? fateOfRemoved(gone) : fateOfLater(history, version, name);
  };
}

function removedUntil(history: ModuleHistory, version: string): Map<string, RemovedEntry> {
  const releases = releasesBetween(history, history.first.version, version);
  const { removedInputs } = entryHistories({ ...history, releases });
  return new Map(removedInputs.map((entry) => [entry.name, entry]));
}

function fateOfRemoved({ version, successor }: RemovedEntry): MissingInputHint {
  const instead = successor === null ? "" : `; its successor is \`${successor}\``;
  return { advice: `it was removed in \`v${version}\`${instead}`, removed: true, successor };
}

function fateOfLater(
  history: ModuleHistory,
  version: string,
  name: string,
): MissingInputHint | undefined {
  const later = history.releases.find(
    (one) =>
      one.added?.some((input) => input.name === name) && compareVersions(one.version, version) > 0,
  );
  if (!later) return undefined;
  const advice = `it exists since \`v${later.version}\`: pin that version or a newer one`;
  return { advice, removed: false, successor: null };
}

function libraryFinder({ name, olderVersions, modules }: CalledLibrary): Finder {
  const byPath = new Map(modules.map((module) => [module.path, module]));
  const find = (path: string, version: string): KnownModule => {
    if (olderVersions?.includes(version)) return unchecked;
    // A folder such as `modules/alarms` contains modules with unknown interfaces.
    const group = modules.find((one) => path.startsWith(`${one.path}/`));
    const module = byPath.get(path) ?? group;
    if (!module) return { kind: "unknown-module", near: nearest(path, byPath.keys()) };
    if (version !== module.version) {
      if (olderVersions === null) return unchecked;
      const file = `${libraryFolder}/${name}.json`;
      return {
        kind: "unknown-version",
        advice: `pin \`v${module.version}\`, or list this version in \`olderVersions\` of \`${file}\``,
      };
    }
    if (module.path !== path) return unchecked;
    const inputs = new Map(module.inputs.map((input) => [input.name, input]));
    const at = { inputs, outputs: new Set(module.outputs) };
    const { deprecated } = module;
    return { kind: "found", at, history: null, deprecated, missingInputHint: () => undefined };
  };
  return { find, newest: (path) => byPath.get(path)?.version };
}
