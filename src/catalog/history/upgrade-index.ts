import { compareText } from "../../model/compare-text.ts";
import { groupBy } from "../../model/group-by.ts";
import { compareVersions } from "../../model/versions.ts";

/** The content of `api/versions.json`. */
export interface UpgradeIndex {
  versions: IndexedVersion[];
  /** Published versions with unknown interfaces. */
  unobserved?: IndexedVersion[];
  services: UpgradeService[];
}

export interface IndexedVersion {
  version: string;
  date: string;
  /** `owner/name`; absent if all services come from one repository. */
  repository?: string | undefined;
  /** Folder of the only module that has this version; absent if it applies to all modules. */
  module?: string | undefined;
}

export interface UpgradeService {
  id: string;
  title: string;
  category: string;
  source: string;
  first: string;
  history: string;
  page: string;
  repository?: string | undefined;
  /** Folder of the module in the repository. */
  module?: string | undefined;
}

/** Whether a service has a version. Modules with their own tags have their own versions. */
export function isVersionOf(
  version: Pick<IndexedVersion, "repository" | "module">,
  { repository, module }: Pick<UpgradeService, "repository" | "module">,
): boolean {
  return (version.repository ?? repository) === repository && (version.module ?? module) === module;
}

/** All versions of these services, oldest first. A version of several has its earliest date. */
export function getVersions(
  { versions, unobserved = [] }: Pick<UpgradeIndex, "versions" | "unobserved">,
  services: readonly Pick<UpgradeService, "repository" | "module">[],
): IndexedVersion[] {
  const ownVersions = [...versions, ...unobserved].filter((version) =>
    services.some((service) => isVersionOf(version, service)),
  );
  const sorted = ownVersions.toSorted(
    (a, b) => compareVersions(a.version, b.version) || compareText(a.date, b.date),
  );
  const byVersion = groupBy(sorted, ({ version }) => version);
  return [...byVersion.values()].flatMap(([first]) => first ?? []);
}

/** Versions with known interfaces of the chosen services, or of the first one if none is chosen. */
export function getObservedVersions(
  { versions, services }: UpgradeIndex,
  chosen: readonly string[],
): IndexedVersion[] {
  const selected = services.filter(({ id }) => chosen.includes(id));
  return getVersions({ versions }, selected.length > 0 ? selected : services.slice(0, 1));
}

export function isUpgradeIndex(value: unknown): value is UpgradeIndex {
  const index = (value ?? {}) as Partial<Record<keyof UpgradeIndex, unknown>>;
  const { versions, unobserved = [], services } = index;
  const areVersions = (list: unknown) =>
    Array.isArray(list) && list.every((value) => hasStrings(value, ["version", "date"]));
  return (
    areVersions(versions) &&
    areVersions(unobserved) &&
    Array.isArray(services) &&
    services.every((service) =>
      hasStrings(service, ["id", "title", "category", "source", "first", "history", "page"]),
    )
  );
}

function hasStrings(value: unknown, keys: readonly string[]): boolean {
  const record = (value ?? {}) as Record<string, unknown>;
  return keys.every((key) => typeof record[key] === "string");
}
