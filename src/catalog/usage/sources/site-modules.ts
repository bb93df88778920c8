import { groupBy } from "../../../model/group-by.ts";
import type { ModuleHistory } from "../../history/history.ts";
import { type IndexedVersion, isUpgradeIndex, versionsOf } from "../../history/upgrade-index.ts";
import type { LibraryRepository } from "../../library/library.ts";
import {
  type CalledService,
  type KnownModules,
  type KnownVersion,
  moduleFinder,
} from "../find-module.ts";
import { type ModuleAddress, parseSource, repositoryName } from "../parse-source.ts";

export interface SiteAddresses {
  index: string;
  libraries: readonly string[];
  /** Sources of services without a history. */
  unversioned: readonly string[];
}

export type FetchJson = (address: string) => Promise<unknown>;

export interface SiteModules {
  modules: KnownModules;
  /** The observed versions of the called services by repository in lower case, oldest first. */
  versions: Map<string, IndexedVersion[]>;
}

/**
 * Loads the interfaces of called modules. Only files that the site lists are fetched, so no text of
 * the code becomes a URL.
 *
 * @throws Error if a file cannot be fetched
 */
export async function siteModules(
  addresses: readonly ModuleAddress[],
  { index: indexAddress, libraries, unversioned }: SiteAddresses,
  fetchJson: FetchJson,
): Promise<SiteModules> {
  const index = await fetchJson(indexAddress);
  if (!isUpgradeIndex(index)) throw new Error(`${indexAddress} is not a list of versions`);
  const newest = index.versions.at(-1)?.version ?? "";
  const isCalled = calledBy(addresses);
  const called = new Set(index.services.filter((service) => isCalled(locateService(service))));
  const services = index.services.map(async (service) => {
    const own = versionsOf({ versions: index.versions }, [service]).at(-1)?.version ?? newest;
    const history = called.has(service)
      ? ((await fetchJson(service.history)) as ModuleHistory)
      : null;
    return { ...locateService(service), version: own, at: null, history };
  });
  const others = unversioned.map((source) => {
    const { version: pinned, registry } = parseSource(source) ?? {};
    const version = pinned ?? registry?.constraint ?? newest;
    return { ...locateService({ source }), version, at: null, history: null };
  });
  const names = new Set(addresses.map((one) => repositoryName(one.repository)));
  const calledLibraries = libraries.filter((one) => names.has(nameOf(one).toLowerCase()));
  const files = calledLibraries.map(async (address) => {
    const file = (await fetchJson(address)) as Omit<LibraryRepository, "name" | "olderVersions">;
    return { ...file, name: nameOf(address), olderVersions: null };
  });
  const modules = moduleFinder({
    services: [...(await Promise.all(services)), ...others],
    versions: knownVersions(index),
    repositories: await Promise.all(files),
  });
  const byRepository = groupBy(called, (one) => locateService(one).repository.toLowerCase());
  const versions = new Map(
    [...byRepository].map(([repository, list]) => [
      repository,
      versionsOf({ versions: index.versions }, list),
    ]),
  );
  return { modules, versions };
}

/** What a site publishes about where a service is. */
interface PublishedService {
  source: string;
  repository?: string | undefined;
  /** Folder in the repository. */
  module?: string | undefined;
}

export type ServiceLocation = Pick<CalledService, "repository" | "source" | "registryAddress">;

/** Without a published repository, the source names it. */
export function locateService({ source, repository, module }: PublishedService): ServiceLocation {
  const address = parseSource(source);
  return {
    repository: repository ?? address?.repository ?? "",
    source: module ?? address?.path ?? "",
    registryAddress: address,
  };
}

/** Returns a test for services that the addresses call, by repository or by registry. */
export function calledBy(addresses: readonly ModuleAddress[]) {
  const keys = new Set(addresses.map(moduleKey));
  return ({ repository, source, registryAddress }: ServiceLocation): boolean =>
    keys.has(moduleKey({ repository: repository.toLowerCase(), path: source })) ||
    (registryAddress ? keys.has(moduleKey(registryAddress)) : false);
}

export function knownVersions({
  versions,
  unobserved = [],
}: {
  versions: readonly KnownVersion[];
  unobserved?: readonly KnownVersion[] | undefined;
}): KnownVersion[] {
  return [...versions, ...unobserved.map((one) => ({ ...one, observed: false }))];
}

function nameOf(address: string): string {
  return /([^/]+)\.json$/.exec(address)?.[1] ?? "";
}

function moduleKey({ repository, path }: Pick<ModuleAddress, "repository" | "path">): string {
  return `${repository}//${path}`;
}

/**
 * Collects the addresses of called modules.
 *
 * @param check runs a check with the given lookup, which records each address and finds nothing
 */
export function calledAddresses(check: (modules: KnownModules) => void): ModuleAddress[] {
  const addresses: ModuleAddress[] = [];
  check({
    repositories: [],
    find(address) {
      addresses.push(address);
      return { kind: "unchecked" };
    },
  });
  return addresses;
}
