import type { ModuleHistory } from "../../history/history.ts";
import { isUpgradeIndex, type UpgradeIndex, versionsOf } from "../../history/upgrade-index.ts";
import type { LibraryRepository } from "../../library/library.ts";
import { type KnownModules, type KnownVersion, moduleFinder } from "../find-module.ts";
import { type ModuleAddress, parseSource } from "../parse-source.ts";

export interface SiteAddresses {
  index: string;
  libraries: readonly string[];
  unversioned: readonly string[];
}

export type FetchJson = (address: string) => Promise<unknown>;

export interface SiteModules {
  modules: KnownModules;
  index: UpgradeIndex;
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
  const keys = new Set(addresses.map(moduleKey));
  const services = index.services.map(async (service) => {
    const { source, history: address } = service;
    const own = versionsOf({ versions: index.versions }, [service]).at(-1)?.version ?? newest;
    const { repository, path } = parseSource(source) ?? { repository: "", path: "" };
    const isNamed = keys.has(moduleKey({ repository, path }));
    const history = isNamed ? ((await fetchJson(address)) as ModuleHistory) : null;
    return { repository, source: path, version: own, at: null, history };
  });
  const [first] = index.services;
  const repository = (first && parseSource(first.source)?.repository) ?? "";
  const others = unversioned.map((source) => {
    return { repository, source, version: newest, at: null, history: null };
  });
  const names = new Set(addresses.map((one) => one.repository.split("/")[1] ?? ""));
  const called = libraries.filter((address) => names.has(nameOf(address)));
  const files = called.map(async (address) => {
    const file = (await fetchJson(address)) as Omit<LibraryRepository, "name" | "olderVersions">;
    return { ...file, name: nameOf(address), olderVersions: null };
  });
  const modules = moduleFinder({
    services: [...(await Promise.all(services)), ...others],
    versions: knownVersions(index),
    repositories: await Promise.all(files),
  });
  return { modules, index };
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

export function moduleKey({
  repository,
  path,
}: Pick<ModuleAddress, "repository" | "path">): string {
  return `${repository}//${path}`;
}

/**
 * Collects the addresses of called modules.
 *
 * @param check a check of the code, run with a lookup that finds nothing
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
