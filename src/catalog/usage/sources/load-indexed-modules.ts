import { groupBy } from "../../../model/group-by.ts";
import type { ModuleHistory } from "../../history/history.ts";
import {
  getVersions,
  type IndexedVersion,
  isUpgradeIndex,
  type UpgradeService,
} from "../../history/upgrade-index.ts";
import type { LibraryRepository } from "../../library/library.ts";
import { getModuleFinder, type KnownModules } from "../find-module.ts";
import { getRepositoryName, type ModuleAddress, parseSource } from "../parse-source.ts";
import { createServiceMatcher, getKnownVersions, locateService } from "./called-services.ts";

export interface SiteAddresses {
  index: string;
  libraries: readonly string[];
  /** Sources of services without a history. */
  unversioned: readonly string[];
}

export type FetchJson = (address: string) => Promise<unknown>;

export interface LoadedModules {
  modules: KnownModules;
  /** The observed versions of the called services by repository in lower case, oldest first. */
  versions: Map<string, IndexedVersion[]>;
}

/** Fetches only files that the site lists, so no text of the code becomes a URL. May throw. */
export async function loadIndexedModules(
  addresses: readonly ModuleAddress[],
  { index: indexAddress, libraries, unversioned }: SiteAddresses,
  fetchJson: FetchJson,
): Promise<LoadedModules> {
  const index = await fetchJson(indexAddress);
  if (!isUpgradeIndex(index)) throw new Error(`${indexAddress} is not a list of versions`);
  const newest = index.versions.at(-1)?.version ?? "";
  const isCalled = createServiceMatcher(addresses);
  const calledServices = new Set(
    index.services.filter((service) => isCalled(locateService(service))),
  );
  const loadService = async (service: UpgradeService) => {
    const versions = getVersions({ versions: index.versions }, [service]);
    const version = versions.at(-1)?.version ?? newest;
    const history = calledServices.has(service)
      ? ((await fetchJson(service.history)) as ModuleHistory)
      : null;
    return { ...locateService(service), version, moduleInterface: null, history };
  };
  const unversionedServices = unversioned.map((source) => {
    const { version: pinned, registry } = parseSource(source) ?? {};
    const version = pinned ?? registry?.constraint ?? newest;
    return { ...locateService({ source }), version, moduleInterface: null, history: null };
  });
  const [services, repositories] = await Promise.all([
    Promise.all(index.services.map(loadService)),
    loadLibraries(addresses, libraries, fetchJson),
  ]);
  const modules = getModuleFinder({
    services: [...services, ...unversionedServices],
    versions: getKnownVersions(index),
    repositories,
  });
  const byRepository = groupBy(calledServices, (service) =>
    locateService(service).repository.toLowerCase(),
  );
  const versions = new Map(
    [...byRepository].map(([repository, list]) => [
      repository,
      getVersions({ versions: index.versions }, list),
    ]),
  );
  return { modules, versions };
}

/** Loads the called repositories of the library. */
function loadLibraries(
  addresses: readonly ModuleAddress[],
  libraries: readonly string[],
  fetchJson: FetchJson,
) {
  const names = new Set(addresses.map((address) => getRepositoryName(address.repository)));
  const called = libraries.filter((library) => names.has(getName(library).toLowerCase()));
  return Promise.all(
    called.map(async (library) => {
      const file = (await fetchJson(library)) as Omit<LibraryRepository, "name" | "olderVersions">;
      return { ...file, name: getName(library), olderVersions: null };
    }),
  );
}

function getName(address: string): string {
  return /([^/]+)\.json$/.exec(address)?.[1] ?? "";
}
