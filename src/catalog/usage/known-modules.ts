import { nearest } from "../../model/diagnostics/nearest.ts";
import { entryLives } from "../history/entry-life.ts";
import type { ModuleHistory, ModuleInterface } from "../history/history.ts";
import { compareVersions, interfaceAt, releasesBetween } from "../history/versions.ts";
import { interfaceOf } from "../history-file/module-interface.ts";
import { type LibraryRepository, libraryFolder } from "../library/library.ts";
import type { Catalog, Service } from "../service/service.ts";
import type { ModuleAddress } from "./parse-source.ts";

/** What the site knows of the module that an address names. */
export type KnownModule =
  /** Another repository, or a version whose interface is not kept. */
  | { kind: "unchecked" }
  | { kind: "unpinned" }
  | { kind: "unknown-module"; near: string | undefined }
  | { kind: "unknown-version"; advice: string }
  | FoundModule;

interface FoundModule {
  kind: "found";
  at: ModuleInterface;
  /** What the history says about an argument that the module does not have. */
  fateOf(argument: string): string | undefined;
}

export interface KnownModules {
  /** Names of the repositories, without their owners. */
  repositories: string[];
  find(address: ModuleAddress): KnownModule;
}

type FindModule = (path: string, version: string) => KnownModule;

const unchecked: KnownModule = { kind: "unchecked" };

/** Looks up modules by address: services at every version of their history, the library at its current one. */
export function knownModules(
  catalog: Pick<Catalog, "repositories" | "services" | "versions">,
): KnownModules {
  const finders = new Map<string, FindModule>();
  for (const name of new Set(catalog.services.map(({ repository }) => repository))) {
    const services = catalog.services.filter(({ repository }) => repository === name);
    finders.set(name.toLowerCase(), serviceFinder(services, catalog.versions));
  }
  for (const one of catalog.repositories) {
    finders.set(one.repository.toLowerCase(), libraryFinder(one));
  }
  const found = new Map<string, KnownModule>();
  return {
    repositories: [...finders.keys()].map((name) => name.slice(name.indexOf("/") + 1)),
    find({ repository, path, version }) {
      const find = finders.get(repository);
      if (!find || isCommit(version)) return unchecked;
      if (version === null || !/^\d/.test(version)) return { kind: "unpinned" };
      const key = `${repository}//${path}?${version}`;
      const known = found.get(key) ?? find(path, version);
      found.set(key, known);
      return known;
    },
  };
}

function isCommit(version: string | null): boolean {
  return version !== null && /^[\da-f]{7,40}$/.test(version);
}

function serviceFinder(services: readonly Service[], published: Catalog["versions"]): FindModule {
  const versions = [...new Set([...published, ...services].map(({ version }) => version))].sort(
    compareVersions,
  );
  const [oldest = ""] = versions;
  const bySource = new Map(services.map((service) => [service.source, service]));
  return (path, version) => {
    // What came before the first known version is code of an older generation.
    if (compareVersions(version, oldest) < 0) return unchecked;
    const service = bySource.get(path);
    if (!service) return { kind: "unknown-module", near: nearest(path, bySource.keys()) };
    if (!versions.includes(version)) {
      return { kind: "unknown-version", advice: `the newest is \`v${versions.at(-1)}\`` };
    }
    return serviceAt(service, version);
  };
}

function serviceAt({ history, module, version: current }: Service, version: string): KnownModule {
  // A history leads to the interface that the service has now.
  const at = version === current ? interfaceOf(module) : history && interfaceAt(history, version);
  if (at) {
    return { kind: "found", at, fateOf: (name) => fateOf(history, version, name) };
  }
  if (!history) return unchecked;
  const { first, releases } = history;
  const start =
    compareVersions(version, first.version) < 0
      ? first.version
      : releases.find((one) => one.exists && compareVersions(one.version, version) > 0)?.version;
  const advice = start === undefined ? "it was removed before" : `it exists since \`v${start}\``;
  return { kind: "unknown-version", advice };
}

function fateOf(history: ModuleHistory | null, version: string, name: string): string | undefined {
  if (!history) return undefined;
  const releases = releasesBetween(history, history.first.version, version);
  const gone = entryLives({ ...history, releases }).removedInputs.find((one) => one.name === name);
  if (gone) {
    const instead = gone.successor === null ? "" : `; its successor is \`${gone.successor}\``;
    return `it was removed in \`v${gone.version}\`${instead}`;
  }
  const later = history.releases.find(
    (one) =>
      compareVersions(one.version, version) > 0 && one.added?.some((input) => input.name === name),
  );
  return later && `it exists since \`v${later.version}\`: pin that version or a newer one`;
}

function libraryFinder({ name, olderVersions, modules }: LibraryRepository): FindModule {
  const byPath = new Map(modules.map((module) => [module.path, module]));
  return (path, version) => {
    if (olderVersions.includes(version)) return unchecked;
    // A folder such as `modules/alarms` holds modules whose interfaces are not kept.
    const group = modules.find((one) => path.startsWith(`${one.path}/`));
    const module = byPath.get(path) ?? group;
    if (!module) return { kind: "unknown-module", near: nearest(path, byPath.keys()) };
    if (version !== module.version) {
      const file = `${libraryFolder}/${name}.json`;
      return {
        kind: "unknown-version",
        advice: `pin \`v${module.version}\`, or list this version in \`olderVersions\` of \`${file}\``,
      };
    }
    if (module.path !== path) return unchecked;
    const inputs = new Map(module.inputs.map((input) => [input.name, input]));
    const at = { inputs, outputs: new Set(module.outputs) };
    return { kind: "found", at, fateOf: () => undefined };
  };
}
