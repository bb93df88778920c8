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
}

export interface UpgradeService {
  id: string;
  title: string;
  category: string;
  source: string;
  first: string;
  history: string;
  page: string;
}

export function isUpgradeIndex(value: unknown): value is UpgradeIndex {
  const index = (value ?? {}) as Partial<Record<keyof UpgradeIndex, unknown>>;
  const { versions, unobserved = [], services } = index;
  const areVersions = (list: unknown) =>
    Array.isArray(list) && list.every((one) => hasTexts(one, ["version", "date"]));
  return (
    areVersions(versions) &&
    areVersions(unobserved) &&
    Array.isArray(services) &&
    services.every((one) => hasTexts(one, ["id", "title", "source", "first", "history", "page"]))
  );
}

function hasTexts(value: unknown, keys: readonly string[]): boolean {
  const record = (value ?? {}) as Record<string, unknown>;
  return keys.every((key) => typeof record[key] === "string");
}
