import type { CalledService, KnownModules, KnownVersion } from "../find-module.ts";
import { type ModuleAddress, parseSource } from "../parse-source.ts";

/** What a site publishes about where a service is. */
interface PublishedService {
  source: string;
  repository?: string | undefined;
  /** Folder in the repository. */
  module?: string | undefined;
}

type ServiceLocation = Pick<CalledService, "repository" | "source" | "registryAddress">;

/** If the site does not publish the repository, the source names it. */
export function locateService({ source, repository, module }: PublishedService): ServiceLocation {
  const address = parseSource(source);
  return {
    repository: repository ?? address?.repository ?? "",
    source: module ?? address?.path ?? "",
    registryAddress: address,
  };
}

/** Returns a test for services that the addresses call, by repository or by registry. */
export function createServiceMatcher(addresses: readonly ModuleAddress[]) {
  const keys = new Set(addresses.map(getModuleKey));
  return ({ repository, source, registryAddress }: ServiceLocation): boolean =>
    keys.has(getModuleKey({ repository: repository.toLowerCase(), path: source })) ||
    (registryAddress ? keys.has(getModuleKey(registryAddress)) : false);
}

export function getKnownVersions({
  versions,
  unobserved = [],
}: {
  versions: readonly KnownVersion[];
  unobserved?: readonly KnownVersion[] | undefined;
}): KnownVersion[] {
  return [...versions, ...unobserved.map((version) => ({ ...version, observed: false }))];
}

function getModuleKey({ repository, path }: Pick<ModuleAddress, "repository" | "path">): string {
  return `${repository}//${path}`;
}

/** Collects addresses: `check` runs with a lookup that records them and finds nothing. */
export function getCalledAddresses(check: (modules: KnownModules) => void): ModuleAddress[] {
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
