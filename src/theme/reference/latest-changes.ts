import type { ServiceReference } from "../../model/reference/reference.ts";

/** What the latest release that changed a service changed of its entries. */
export interface LatestChanges {
  version: string | null;
  /** Ids of the entries, removed ones too. */
  entries: ReadonlySet<string>;
  /** Whether one of them still exists. */
  isInList: boolean;
}

/** Returns the changes of the latest release in the history, else those since the previous version. */
export function latestChanges(reference: ServiceReference): LatestChanges {
  const { releases, changes, requiredInputs, optionalInputs, outputs } = reference;
  const [release] = releases;
  const version = release?.version ?? changes?.to ?? null;
  const changed = release?.changes ?? changes?.changes ?? [];
  const entries = new Set(changed.map(({ subject, name }) => `${subject} ${name}`));
  const existing = [...requiredInputs, ...optionalInputs, ...outputs];
  const ids = new Set(
    [...existing, ...reference.removed]
      .filter(({ kind, name }) => entries.has(`${kind} ${name}`))
      .map(({ id }) => id),
  );
  return { version, entries: ids, isInList: existing.some(({ id }) => ids.has(id)) };
}

/**
 * Returns the versions that the page of a service can show, newest first: the current one and those
 * that changed something. Empty where none changed anything.
 */
export function shownVersions({
  version,
  releases,
  firstKnown,
  versions,
}: ServiceReference): string[] {
  if (!versions || releases.length === 0) return [];
  const known = [version, ...releases.map((release) => release.version)];
  return [...new Set(firstKnown ? [...known, firstKnown.version] : known)];
}
