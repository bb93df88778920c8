/** The content of `api/versions.json`. */
export interface UpgradeIndex {
  versions: { version: string; date: string }[];
  services: UpgradeService[];
}

export interface UpgradeService {
  id: string;
  title: string;
  category: string;
  /** Source up to `?ref=v`. */
  source: string;
  /** First known version. */
  first: string;
  history: string;
  page: string;
}

/** Validates the fields that are used. */
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
