import { findNearest } from "../../model/diagnostics/nearest.ts";
import { groupBy } from "../../model/group-by.ts";
import { escapeRegExp } from "../../model/text/escape-reg-exp.ts";
import { compareVersions, isReleaseVersion } from "../../model/versions.ts";
import { acceptsAll } from "../history/accepts-all.ts";
import { getEntryHistories, type RemovedEntry } from "../history/entry-history.ts";
import type { ModuleHistory, ModuleInterface } from "../history/history.ts";
import { getHistoryUpTo, getInterface, isRequired } from "../history/history.ts";
import { parseCanonicalType } from "../history/parse-canonical-type.ts";
import { hasSameForm } from "../history/renames.ts";
import { hasKnownInterface, type LibraryRepository, libraryFolder } from "../library/library.ts";
import type { ModuleAddress } from "./parse-source.ts";
import { allowsVersion, getExactVersion } from "./version-constraint.ts";

export type KnownModule =
  /** The site does not document the module, or does not know its interface at this version. */
  | { kind: "unchecked"; isOtherVersion?: true }
  | { kind: "commit" }
  /** Without a version, or with a branch. */
  | { kind: "unpinned"; newest: string | undefined }
  | { kind: "unknown-module"; suggestion: string | undefined }
  /** `isPublished` if the repository has the version, without the module. */
  | { kind: "unknown-version"; version: string; advice: string; isPublished?: true }
  | { kind: "newer-version"; version: string; newest: string }
  | FoundModule;

export interface FoundModule {
  kind: "found";
  /** In lower case; absent for modules of the checked code. */
  repository?: string | undefined;
  /** The version that is called, or the newest one that a range allows. */
  version: string;
  moduleInterface: ModuleInterface;
  history: ModuleHistory | null;
  deprecated?: string | undefined;
  getMissingInputHint(argument: string): MissingInputHint | undefined;
}

export interface MissingInputHint {
  advice: string;
  removed: boolean;
  successor: string | null;
  /** Whether an upgrade guide names the successor, and it takes the value unchanged. */
  isRename: boolean;
  /** Whether the type of the successor may allow the value. */
  takesValue: boolean;
}

export interface KnownModules {
  repositories: string[];
  find(address: ModuleAddress): KnownModule;
}

interface Finder {
  find(path: string, version: string, tag?: TagForm): KnownModule;
  getNewest(path: string): string | undefined;
  getVersions(path: string): readonly string[];
}

/** The tag of a module contains its name; others may belong to all modules. */
type TagForm = "plain" | "module" | "other";

const uncheckedVersion: KnownModule = { kind: "unchecked", isOtherVersion: true };

export interface CalledService {
  repository: string;
  source: string;
  /** Where else code finds the module, such as in a private registry. */
  registryAddress?: Pick<ModuleAddress, "repository" | "path" | "tagPrefix"> | null | undefined;
  version: string;
  moduleInterface: ModuleInterface | null;
  history: ModuleHistory | null;
}

interface CalledLibrary extends Pick<LibraryRepository, "name" | "repository" | "modules"> {
  /** Versions with unknown interfaces that code may pin; null for any. */
  olderVersions: readonly string[] | null;
}

export interface KnownVersion {
  version: string;
  /** False if the interfaces of this version were not read. */
  observed?: boolean | undefined;
  /** Absent if the catalog has modules of one repository only. */
  repository?: string | undefined;
  /** Folder of the only module that has this version. */
  module?: string | undefined;
}

export interface ModuleSources {
  services: readonly CalledService[];
  versions: readonly KnownVersion[];
  repositories: readonly CalledLibrary[];
}

/** Finds services at every version, and library modules at the current one. */
export function getModuleFinder({ services, versions, repositories }: ModuleSources): KnownModules {
  const finders = new Map<string, Finder>();
  const taggedRoots = new Map<string, RootFinders>();
  for (const [name, ownServices] of groupBy(services, getRepositoryId)) {
    const ownVersions = versions.filter(
      ({ repository }) => !repository || repository.toLowerCase() === name,
    );
    finders.set(name, createRepositoryFinder(ownServices, ownVersions));
    const roots = createRootFinders(ownServices, ownVersions);
    if (roots.size > 1) taggedRoots.set(name, roots);
  }
  for (const library of repositories)
    finders.set(getRepositoryId(library), createLibraryFinder(library));
  const inRegistry = getRegistryModules(services);
  const cache = new Map<string, KnownModule>();
  return {
    repositories: [...finders.keys()].map((name) => name.slice(name.lastIndexOf("/") + 1)),
    find(address) {
      const { registry } = address;
      const { repository, path } =
        inRegistry.get(`${address.repository}//${address.path}`) ?? address;
      const roots = path === "" ? taggedRoots.get(repository) : undefined;
      const all = finders.get(repository);
      if (!all) return { kind: "unchecked" };
      const version = registry
        ? resolveConstraint(registry.constraint, all.getVersions(path))
        : address.version;
      if (version === undefined) return uncheckedVersion;
      if (isCommit(version)) return { kind: "commit" };
      if (version === null || !/^\d/.test(version)) {
        return { kind: "unpinned", newest: roots ? undefined : all.getNewest(path) };
      }
      // Branches such as `1.x`, and pre-releases.
      if (!isReleaseVersion(version)) return uncheckedVersion;
      const finder = roots ? roots.get(address.tagPrefix) : all;
      if (!finder) return { kind: "unchecked" };
      const tag = getTagForm(address);
      const key = `${repository}//${path}?${version} ${roots ? address.tagPrefix : tag}`;
      let cached = cache.get(key);
      if (!cached) {
        cached = finder.find(path, version, tag);
        if (cached.kind === "found") cached = { ...cached, repository };
        cache.set(key, cached);
      }
      return cached;
    },
  };
}

function getRepositoryId({ repository }: { repository: string }): string {
  return repository.toLowerCase();
}

type RootFinders = ReadonlyMap<string | undefined, Finder>;

/** Only tags tell apart several modules in the root. */
function createRootFinders(
  services: readonly CalledService[],
  versions: readonly KnownVersion[],
): RootFinders {
  const roots = services.filter(({ source }) => source === "");
  return new Map(
    roots.map((service) => [
      service.registryAddress?.tagPrefix,
      createRootFinder(service, versions),
    ]),
  );
}

/** Modules by their address in a registry. */
function getRegistryModules(services: readonly CalledService[]) {
  return new Map(
    services.flatMap(({ repository, source, registryAddress }) => {
      const address = { repository: repository.toLowerCase(), path: source };
      return registryAddress
        ? [[`${registryAddress.repository}//${registryAddress.path}`, address] as const]
        : [];
    }),
  );
}

function resolveConstraint(
  constraint: string | null,
  versions: readonly string[],
): string | null | undefined {
  if (constraint === null) return null;
  return (
    getExactVersion(constraint) ??
    versions.findLast((version) => allowsVersion(constraint, version) === true)
  );
}

function isCommit(version: string | null): boolean {
  return version !== null && /^[\da-f]{7,40}$/.test(version);
}

function getTagForm({
  path,
  registry,
  tagPrefix,
}: Pick<ModuleAddress, "path" | "registry" | "tagPrefix">): TagForm {
  if (registry) return "other";
  if (tagPrefix === undefined) return "plain";
  const name = path.slice(path.lastIndexOf("/") + 1);
  // A word of the tag, which `v` may follow, as in `vpc-release-v1.0.0`.
  const word = new RegExp(`(?<![a-z\\d])${escapeRegExp(name)}(?=v?(?:[^a-z\\d]|$))`, "i");
  return name !== "" && word.test(tagPrefix) ? "module" : "other";
}

/** Modules with their own tags have their own versions, which exclude plain tags, and vice versa. */
function createRepositoryFinder(
  services: readonly CalledService[],
  published: readonly KnownVersion[],
): Finder {
  const separate = new Set(published.flatMap(({ module }) => module ?? []));
  const separateFinders = new Map(
    services
      .filter(({ source }) => separate.has(source))
      .map((service) => {
        const versions = published.filter(({ module }) => module === service.source);
        return [service.source, createServiceFinder([service], versions)] as const;
      }),
  );
  const plainVersions = published.filter(({ module }) => module === undefined);
  const others = createServiceFinder(services, plainVersions);
  const getFinder = (path: string) => separateFinders.get(path) ?? others;
  const withModuleTags = new Set(
    services
      .filter(({ registryAddress }) => registryAddress && getTagForm(registryAddress) === "module")
      .map(({ source }) => source),
  );
  const isOtherTag = (path: string, tag?: TagForm) =>
    separate.size > 0
      ? tag === "plain" && separateFinders.has(path)
      : tag === "module" && !withModuleTags.has(path);
  return {
    find: (path, version, tag) =>
      isOtherTag(path, tag) ? uncheckedVersion : getFinder(path).find(path, version),
    getNewest: (path) => getFinder(path).getNewest(path),
    getVersions: (path) => getFinder(path).getVersions(path),
  };
}

/** Versions of several modules in the root are one list. Only those in its history are surely its own. */
function createRootFinder(service: CalledService, published: readonly KnownVersion[]): Finder {
  const { first, releases = [] } = service.history ?? {};
  const ownVersions = new Set([first, ...releases].map((release) => release?.version));
  const versions = published
    .filter(({ module }) => !module)
    .map((known) => ({ ...known, observed: ownVersions.has(known.version) }));
  const finder = createServiceFinder([service], versions);
  return {
    ...finder,
    find(path, version) {
      const known = finder.find(path, version);
      const isUnlisted = known.kind === "unknown-version" && !known.isPublished;
      return isUnlisted ? uncheckedVersion : known;
    },
  };
}

function createServiceFinder(
  services: readonly CalledService[],
  published: readonly KnownVersion[],
): Finder {
  const observed = getSortedVersions([
    ...published.filter((version) => version.observed !== false),
    ...services,
  ]);
  const all = getSortedVersions([...published, ...services]);
  const [oldest = ""] = observed;
  const newest = observed.at(-1) ?? "";
  const bySource = new Map(services.map((service) => [service.source, service]));
  // A folder of an older version may be the former name of a module that came later.
  const getFoldersAt = (version: string) =>
    services
      .filter(({ history }) => !history || compareVersions(history.first.version, version) <= 0)
      .map(({ source }) => source);
  const find = (path: string, version: string): KnownModule => {
    // Older versions belong to an earlier generation of modules.
    if (compareVersions(version, oldest) < 0) return uncheckedVersion;
    const service = bySource.get(path);
    if (!service)
      return { kind: "unknown-module", suggestion: findNearest(path, getFoldersAt(version)) };
    if (compareVersions(version, newest) > 0) return { kind: "newer-version", version, newest };
    if (observed.includes(version)) return getServiceVersion(service, version);
    if (!all.includes(version)) {
      return isUnpublished(version, getSortedVersions(published))
        ? { kind: "unknown-version", version, advice: `the newest is \`${newest}\`` }
        : uncheckedVersion;
    }
    const before = observed.findLast((text) => compareVersions(text, version) < 0) ?? oldest;
    const after = observed.find((text) => compareVersions(text, version) > 0) ?? newest;
    return getServiceBetween(service, version, before, after);
  };
  return {
    find,
    getNewest: (path) => bySource.get(path)?.version,
    getVersions: () => all.filter((version) => compareVersions(version, newest) <= 0),
  };
}

function getSortedVersions(list: readonly { version: string }[]): string[] {
  return [...new Set(list.map(({ version }) => version))].sort(compareVersions);
}

/** Whether later releases of the same line are listed. Older lines may have newer patches. */
function isUnpublished(version: string, listedVersions: readonly string[]): boolean {
  const [major, minor] = version.split(".");
  const ofMajor = listedVersions.filter((text) => text.startsWith(`${major}.`));
  const ofMinor = ofMajor.filter((text) => text.startsWith(`${major}.${minor}.`));
  const line = ofMinor.length > 0 ? ofMinor : ofMajor;
  return line.some((text) => compareVersions(text, version) > 0);
}

function getServiceVersion({ history, ...newest }: CalledService, version: string): KnownModule {
  const newestInterface = version === newest.version ? newest.moduleInterface : null;
  const moduleInterface = newestInterface ?? (history && getInterface(history, version));
  const getMissingInputHint = findMissingInputHints(history, version);
  if (moduleInterface)
    return { kind: "found", version, moduleInterface, history, getMissingInputHint };
  if (!history) return uncheckedVersion;
  const { first, releases } = history;
  const start =
    compareVersions(version, first.version) < 0
      ? first.version
      : releases.find((release) => release.exists && compareVersions(release.version, version) > 0)
          ?.version;
  const gone = releases.findLast(
    (release) => release.exists === false && compareVersions(release.version, version) <= 0,
  )?.version;
  const advice =
    start === undefined ? `it was removed in \`${gone}\`` : `it exists since \`${start}\``;
  return { kind: "unknown-version", version, advice, isPublished: true };
}

/** Merges the versions next to one that was not read: only what both lack is known to be missing. */
function getServiceBetween(
  service: CalledService,
  version: string,
  before: string,
  after: string,
): KnownModule {
  const [older, newer] = [getServiceVersion(service, before), getServiceVersion(service, after)];
  if (older.kind !== "found" || newer.kind !== "found") return uncheckedVersion;
  const inputs = new Map([...older.moduleInterface.inputs, ...newer.moduleInterface.inputs]);
  for (const [name, input] of inputs) {
    const [a, b] = [older.moduleInterface.inputs.get(name), newer.moduleInterface.inputs.get(name)];
    const type = a && b && a.type === b.type ? input.type : "any";
    const isOptional = !a || !b || !isRequired(a) || !isRequired(b);
    inputs.set(name, { name, type, ...(isOptional && { default: input.default ?? null }) });
  }
  const outputs = new Set([...older.moduleInterface.outputs, ...newer.moduleInterface.outputs]);
  return { ...older, version, moduleInterface: { inputs, outputs } };
}

/** Reads the history on first use. */
function findMissingInputHints(
  history: ModuleHistory | null,
  version: string,
): FoundModule["getMissingInputHint"] {
  let removed: ReadonlyMap<string, MissingInputHint> | undefined;
  return (name) => {
    if (!history) return undefined;
    removed ??= findRemovedHints(history, version);
    return removed.get(name) ?? getNewerHint(history, version, name);
  };
}

function findRemovedHints(history: ModuleHistory, version: string): Map<string, MissingInputHint> {
  const known = getHistoryUpTo(history, version);
  const { removedInputs } = getEntryHistories(known);
  const getAddingRelease = (input: string) =>
    known.releases.findLastIndex(({ added }) => added?.some(({ name }) => name === input));
  const inputs = getInterface(history, version)?.inputs;
  const bySuccessor = groupBy(removedInputs, ({ successor }) => successor);
  return new Map(
    removedInputs.map((entry) => {
      const { name, type, successor, isDocumented } = entry;
      const [before, after] = [type ?? "any", inputs?.get(successor ?? "")?.type ?? "any"];
      const isRename =
        isDocumented &&
        bySuccessor.get(successor)?.length === 1 &&
        hasSameForm(name, successor ?? "") &&
        // An input that is as old as the removed one has its own values.
        getAddingRelease(successor ?? "") > getAddingRelease(name) &&
        takesUnchanged(after, before);
      const takesValue = [before, after].includes("any") || takesAll(after, before);
      const advice = getRemovedAdvice(entry);
      return [name, { advice, removed: true, successor, isRename, takesValue }];
    }),
  );
}

/** An input of any type may expect an object that combines several inputs. */
function takesUnchanged(after: string, before: string): boolean {
  return after === before || (after !== "any" && takesAll(after, before));
}

function takesAll(after: string, before: string): boolean {
  return acceptsAll(parseCanonicalType(after), parseCanonicalType(before));
}

function getRemovedAdvice({ version, successor, isDocumented }: RemovedEntry): string {
  const verb = isDocumented ? "is" : "is probably";
  const instead = successor === null ? "" : `; its successor ${verb} \`${successor}\``;
  return `it was removed in \`${version}\`${instead}`;
}

function getNewerHint(
  history: ModuleHistory,
  version: string,
  name: string,
): MissingInputHint | undefined {
  const laterRelease = history.releases.find(
    (release) =>
      release.added?.some((input) => input.name === name) &&
      compareVersions(release.version, version) > 0,
  );
  if (!laterRelease) return undefined;
  const advice = `it exists since \`${laterRelease.version}\`: pin that version or a newer one`;
  return { advice, removed: false, successor: null, isRename: false, takesValue: false };
}

function createLibraryFinder({ name, olderVersions, modules }: CalledLibrary): Finder {
  const byPath = new Map(modules.map((module) => [module.path, module]));
  const find = (path: string, version: string): KnownModule => {
    if (olderVersions?.includes(version)) return uncheckedVersion;
    // A folder such as `modules/alarms` contains modules with unknown interfaces.
    const group = modules.find((module) => path.startsWith(`${module.path}/`));
    const module = byPath.get(path) ?? group;
    if (!module) return { kind: "unknown-module", suggestion: findNearest(path, byPath.keys()) };
    if (version !== module.version) {
      if (compareVersions(version, module.version) > 0) {
        return { kind: "newer-version", version, newest: module.version };
      }
      if (olderVersions === null) return uncheckedVersion;
      const file = `${libraryFolder}/${name}.json`;
      return {
        kind: "unknown-version",
        version,
        advice: `pin version \`${module.version}\`, or list this version in \`olderVersions\` of \`${file}\``,
      };
    }
    if (module.path !== path || !hasKnownInterface(module)) return uncheckedVersion;
    const inputs = new Map(module.inputs.map((input) => [input.name, input]));
    const moduleInterface = { inputs, outputs: new Set(module.outputs) };
    const { deprecated } = module;
    const getMissingInputHint = () => undefined;
    return {
      kind: "found",
      version,
      moduleInterface,
      history: null,
      deprecated,
      getMissingInputHint,
    };
  };
  const getNewest = (path: string) => byPath.get(path)?.version;
  return {
    find,
    getNewest,
    getVersions: (path) =>
      [...(olderVersions ?? []), getNewest(path) ?? []].flat().sort(compareVersions),
  };
}
