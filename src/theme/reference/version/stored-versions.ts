import { readStorage } from "../../../framework/client/storage.ts";
import { catalogVersionPrefix } from "../../../model/site/preference-keys.ts";

/** The versions that the reader chose, by storage key. Empty if storage is blocked. */
export function findStoredVersions(): ReadonlyMap<string, string> {
  const versions = new Map<string, string>();
  try {
    for (const key of Object.keys(window.localStorage)) {
      const version = key.startsWith(catalogVersionPrefix) ? readStorage(key) : null;
      if (version !== null) versions.set(key, version);
    }
  } catch {
    // `readStorage` warns.
  }
  return versions;
}
