import { compareVersions } from "../../model/versions.ts";
import type { ModuleHistory } from "./history.ts";
import {
  applyRelease,
  firstInterface,
  type HistoryRelease,
  type ModuleInterface,
} from "./history.ts";

/** The releases after `from` up to and including `to`, oldest first. */
export function releasesBetween(
  { releases }: Pick<ModuleHistory, "releases">,
  from: string,
  to: string,
): HistoryRelease[] {
  return releases.filter(
    ({ version }) => compareVersions(version, from) > 0 && compareVersions(version, to) <= 0,
  );
}

/**
 * The interface at any version.
 *
 * @returns undefined before the first version, or if the module was missing
 */
export function interfaceAt(history: ModuleHistory, version: string): ModuleInterface | undefined {
  const { first } = history;
  if (compareVersions(version, first.version) < 0) return undefined;
  const at = firstInterface(history);
  let exists = true;
  for (const release of releasesBetween(history, first.version, version)) {
    applyRelease(at, release);
    exists = release.exists ?? exists;
  }
  return exists ? at : undefined;
}
