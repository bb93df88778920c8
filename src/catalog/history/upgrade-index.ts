/** What the upgrade planner and programs need to find histories: `api/versions.json`. */
export interface UpgradeIndex {
  /** Published versions of the catalog, oldest first. */
  versions: { version: string; date: string }[];
  services: UpgradeService[];
}

export interface UpgradeService {
  /** Category and name: `networking/virtual-private-cloud-vpc`. */
  id: string;
  title: string;
  /** Label of its category. */
  category: string;
  /** Source address of the module up to `?ref=v`, to which a version is added. */
  source: string;
  /** First version that is known. */
  first: string;
  /** Address of its history. */
  history: string;
  /** Address of its page. */
  page: string;
}

/** Whether a value that was fetched is an index, as far as its readers rely on it. */
export function isUpgradeIndex(value: unknown): value is UpgradeIndex {
  const { versions, services } = (value ?? {}) as Partial<Record<keyof UpgradeIndex, unknown>>;
  return (
    Array.isArray(versions) &&
    Array.isArray(services) &&
    versions.every((one) => hasTexts(one, ["version", "date"])) &&
    services.every((one) => hasTexts(one, ["id", "title", "source", "first", "history", "page"]))
  );
}

function hasTexts(value: unknown, keys: readonly string[]): boolean {
  const record = (value ?? {}) as Record<string, unknown>;
  return keys.every((key) => typeof record[key] === "string");
}
