import { toHistoryInput } from "../types/history-input.ts";
import { type CalledService, getModuleFinder, type KnownModules } from "../usage/find-module.ts";
import { getRepositoryName, type ModuleAddress } from "../usage/parse-source.ts";
import { createServiceMatcher, locateService } from "../usage/sources/called-services.ts";
import type { SiteApi } from "./site-api.ts";
import type { ServiceEntry } from "./site-files.ts";

interface CalledModules {
  modules: KnownModules;
  called: ServiceEntry[];
}

/** Only files that the site lists are read, so no text of the code becomes a URL. */
export async function loadCalledModules(
  addresses: readonly ModuleAddress[],
  site: SiteApi,
  signal?: AbortSignal,
): Promise<CalledModules> {
  const [services, versions, libraries] = await Promise.all([
    site.fetchServices(signal),
    site.fetchPublishedVersions(signal),
    site.fetchLibraries(signal),
  ]);
  const isCalled = createServiceMatcher(addresses);
  const located = services.map((entry) => {
    const { source, repository, folder } = entry;
    return { entry, location: locateService({ source, repository, module: folder }) };
  });
  const called = located.filter(({ location }) => isCalled(location)).map(({ entry }) => entry);
  const calledServices = located.map(async ({ entry, location }): Promise<CalledService> => {
    const loaded = called.includes(entry)
      ? await loadInterface(entry, site, signal)
      : { moduleInterface: null, history: null };
    return { ...location, version: entry.version, ...loaded };
  });
  const names = new Set(addresses.map(({ repository }) => getRepositoryName(repository)));
  const files = await Promise.all(
    libraries
      .filter((name) => names.has(name.toLowerCase()))
      .map((name) => site.fetchLibrary(name, signal)),
  );
  const modules = getModuleFinder({
    services: await Promise.all(calledServices),
    versions,
    repositories: files.flatMap((file) =>
      file ? [{ ...file, name: getRepositoryName(file.repository), olderVersions: null }] : [],
    ),
  });
  return { modules, called };
}

async function loadInterface(
  entry: ServiceEntry,
  site: SiteApi,
  signal: AbortSignal | undefined,
): Promise<Pick<CalledService, "moduleInterface" | "history">> {
  const history = await site.fetchHistory(entry, signal);
  if (history) return { moduleInterface: null, history };
  const { inputs, outputs } = await site.fetchService(entry, signal);
  return {
    history,
    moduleInterface: {
      inputs: new Map(inputs.map((input) => [input.name, toHistoryInput(input)])),
      outputs: new Set(outputs.map(({ name }) => name)),
    },
  };
}
