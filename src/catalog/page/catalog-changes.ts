import type { CatalogRelease } from "../../model/reference/library.ts";
import { compareVersions } from "../history/versions.ts";
import type { Service } from "../service/service.ts";
import { releaseAddress } from "./addresses.ts";
import { releasesOf } from "./history-view.ts";

/** Returns the releases that changed services, newest first. `pageOf` returns a finished address. */
export function catalogChanges(
  services: readonly Service[],
  pageOf: (service: Service) => string,
): CatalogRelease[] {
  const byVersion = new Map<string, CatalogRelease>();
  for (const service of services) {
    const { history, category, name, title } = service;
    for (const { version, date, changes } of history ? releasesOf(service, history) : []) {
      const release = byVersion.get(version) ?? {
        version,
        date,
        href: releaseAddress(service, version),
        services: [],
      };
      byVersion.set(version, release);
      const page = pageOf(service);
      release.services.push({
        id: `${category}/${name}`,
        href: page,
        text: title,
        changes: changes.map((change) => ({
          ...change,
          href: change.href === null ? null : page + change.href,
        })),
      });
    }
  }
  return [...byVersion.values()].sort((a, b) => compareVersions(b.version, a.version));
}
