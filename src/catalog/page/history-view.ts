import { compareText } from "../../model/compare-text.ts";
import { memoizeByObject } from "../../model/memoize.ts";
import type { CatalogRelease } from "../../model/reference/library.ts";
import type {
  EntryChange,
  RemovedEntryRow,
  ServiceRelease,
} from "../../model/reference/reference.ts";
import { shorten } from "../../model/text/shorten.ts";
import { compareVersions } from "../../model/versions.ts";
import type { EntryHistories, EntryHistory, RemovedEntry } from "../history/entry-history.ts";
import type { ModuleHistory } from "../history/history.ts";
import { getReleaseChanges } from "../history/release-changes.ts";
import { toHcl } from "../history/to-hcl.ts";
import type { Service } from "../service/service.ts";
import { getAnchorHref, getAnchorId, getReleaseAddress, getTag } from "./addresses.ts";

export function findLastChange(entry: EntryHistory | undefined): EntryChange | null {
  const change = entry?.changes.at(-1);
  if (!change) return null;
  const { version, field, from, to } = change;
  if (field === "type") return { kind: "retyped", version, values: [String(from), String(to)] };
  if (to === undefined) return { kind: "newly-required", version, values: [] };
  if (from === undefined) return { kind: "no-longer-required", version, values: [] };
  return { kind: "re-defaulted", version, values: [toHcl(from), toHcl(to)] };
}

export function getRemovedRows({
  removedInputs,
  removedOutputs,
}: EntryHistories): RemovedEntryRow[] {
  const row =
    (kind: "input" | "output") =>
    ({ name, version, successor, isDocumented }: RemovedEntry): RemovedEntryRow => ({
      kind,
      id: getAnchorId(kind, [name]),
      name,
      version,
      successor:
        successor === null
          ? null
          : { href: getAnchorHref(getAnchorId(kind, [successor])), text: successor },
      isDocumented,
    });
  return [...removedInputs.map(row("input")), ...removedOutputs.map(row("output"))];
}

const maxValueLength = 120;

export const getReleases = memoizeByObject(computeReleases);

function computeReleases(service: Service, history: ModuleHistory): ServiceRelease[] {
  return getReleaseChanges(history)
    .toReversed()
    .map(({ release, changes }) => ({
      version: release.version,
      date: release.date,
      href: getReleaseAddress(service, release.version),
      exists: release.exists ?? null,
      changes: changes.map(({ values, ...change }) => ({
        ...change,
        // Removed entries are listed with an id, too.
        href:
          change.subject === "requirement"
            ? null
            : getAnchorHref(getAnchorId(change.subject, [change.name])),
        values: change.kind === "added" ? [] : values.map((text) => shorten(text, maxValueLength)),
      })),
    }));
}

export function getCatalogChanges(
  services: readonly Service[],
  getPage: (service: Service) => string,
): CatalogRelease[] {
  const isShared =
    new Set(services.map(({ repository, tagPrefix }) => repository + tagPrefix)).size > 1;
  const releases = new Map<string, { version: string; release: CatalogRelease }>();
  for (const service of services) {
    const { history, category, name, title, repository } = service;
    for (const { version, date, changes } of history ? getReleases(service, history) : []) {
      const tag = getTag({ ...service, version });
      const existing = releases.get(`${repository} ${tag}`);
      const release = existing?.release ?? {
        id: isShared ? `${repository}-${tag}`.replace(/[^\w.-]+/g, "-") : `v${version}`,
        title: isShared ? `${repository} ${tag}` : version,
        date,
        href: getReleaseAddress(service, version),
        services: [],
      };
      releases.set(`${repository} ${tag}`, { version, release });
      const page = getPage(service);
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
  const newestFirst = [...releases.values()].sort(
    (a, b) =>
      (isShared ? compareText(b.release.date, a.release.date) : 0) ||
      compareVersions(b.version, a.version) ||
      compareText(a.release.id, b.release.id),
  );
  return newestFirst.map(({ release }) => release);
}
