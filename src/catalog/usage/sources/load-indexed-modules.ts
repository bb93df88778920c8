import { groupBy } from "../../../model/group-by.ts";
import type { ModuleHistory } from "../../history/history.ts";
import { getVersions, type IndexedVersion, isUpgradeIndex } from "../../history/upgrade-index.ts";
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
  const services = index.services.map(async (service) => {
    const serviceVersion =
      getVersions({ versions: index.versions }, [service]).at(-1)?.version ?? newest;
    const history = calledServices.has(service)
      ? ((await fetchJson(service.history)) as ModuleHistory)
      : null;
    return { ...locateService(service), version: serviceVersion, moduleInterface: null, history };
  });
  const others = unversioned.map((source) => {
    const { version: pinned, registry } = parseSource(source) ?? {};
    const version = pinned ?? registry?.constraint ?? newest;
    return { ...locateService({ source }), version, moduleInterface: null, history: null };
  });
  const names = new Set(addresses.map((address) => getRepositoryName(address.repository)));
  const calledLibraries = libraries.filter((library) => names.has(getName(library).toLowerCase()));
  const files = calledLibraries.map(async (address) => {
    const file = (await fetchJson(address)) as Omit<LibraryRepository, "name" | "olderVersions">;
    return { ...file, name: getName(address), olderVersions: null };
  });
  const modules = getModuleFinder({
    services: [...(await Promise.all(services)), ...others],
    versions: getKnownVersions(index),
    repositories: await Promise.all(files),
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

function getName(address: string): string {
  return /([^/]+)\.json$/.exec(address)?.[1] ?? "";
}
