import { readStorageGroup } from "../../framework/client/storage.ts";
import { catalogVersionPrefix } from "../../model/site/preference-keys.ts";
import type { SearchProvider } from "../../search/client/provider.ts";

/** Marks inputs and outputs that the version which the reader chose does not have. */
export function withChosenVersions(provider: SearchProvider): SearchProvider {
  return {
    ...provider,
    async search(query, signal) {
      const results = await provider.search(query, signal);
      const versions = readStorageGroup(catalogVersionPrefix);
      if (versions.size === 0) return results;
      try {
        const { markAbsent } = await import("./mark-absent.ts");
        return await markAbsent(results, versions);
      } catch {
        // Offline, the results are useful without the marks.
        return results;
      }
    },
  };
}
