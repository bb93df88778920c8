import type { ReactNode } from "react";
import { fillIn, plural } from "../../model/messages/fill-in.ts";
import * as messages from "../../model/reference/catalog-messages.ts";
import type {
  RemovedEntryRow,
  ServiceReference,
  ServiceRelease,
} from "../../model/reference/reference.ts";
import { getBreakableName } from "../code-block/breakable-name.ts";
import { formatDate } from "../messages/format-date.ts";
import { BreakingCount, Changes, countBreaking } from "./change.tsx";
import { fillInNodes } from "./fill-in-nodes.ts";

export function Releases({ reference }: { reference: ServiceReference }): ReactNode {
  const { firstKnown, releases, versions, locale } = reference;
  if (!firstKnown || releases.length === 0) return null;
  return (
    <details className="ref-upgrade" data-search="off">
      <summary>
        {plural(messages.releases, { locale, count: releases.length, from: firstKnown.version })}
        <BreakingCount
          count={countBreaking(releases.flatMap(({ changes }) => changes))}
          locale={locale}
        />
      </summary>
      {versions && (
        <p>
          <a className="button" href={versions.planner}>
            {messages.planUpgrade}
          </a>
        </p>
      )}
      {releases.map((release) => (
        <Release key={release.version} release={release} locale={locale} />
      ))}
    </details>
  );
}

interface ReleaseProps {
  release: ServiceRelease;
  locale: string;
}

function Release({ release, locale }: ReleaseProps): ReactNode {
  const { version, date, href, exists } = release;
  return (
    <section>
      <h4>
        <a href={href} rel="noopener">
          {version}
        </a>{" "}
        <time dateTime={date}>{formatDate(date, locale)}</time>{" "}
        <a className="ref-version" href={`?version=${version}`}>
          {messages.showVersion}
        </a>
      </h4>
      <Changes changes={release.changes} />
      {exists !== null && <p>{exists ? messages.serviceRestored : messages.serviceRemoved}</p>}
    </section>
  );
}

/** Entries of older versions, for links that point to them. */
export function RemovedEntries({
  rows,
  latest,
}: {
  rows: readonly RemovedEntryRow[];
  latest: LatestChanges;
}): ReactNode {
  if (rows.length === 0) return null;
  return (
    <section className="ref-removed">
      <h3>{messages.removedEntries}</h3>
      <ul data-search="off">
        {rows.map(({ id, name, version, successor, isDocumented }) => (
          <li key={id} id={id} {...(latest.ids.has(id) && { "data-changed": "" })}>
            <code>{getBreakableName(name)}</code> {fillIn(messages.removedIn, { version })}
            {". "}
            {successor &&
              fillInNodes(isDocumented ? messages.replacedBy : messages.probablyReplacedBy, {
                successor: (
                  <a href={successor.href}>
                    <code>{getBreakableName(successor.text)}</code>
                  </a>
                ),
              })}
          </li>
        ))}
      </ul>
    </section>
  );
}

export interface LatestChanges {
  version: string | null;
  /** Ids of the changed entries. */
  ids: ReadonlySet<string>;
  /** Whether one of them still exists. */
  hasExisting: boolean;
}

export function getLatestChanges(reference: ServiceReference): LatestChanges {
  const { releases, changes, requiredInputs, optionalInputs, outputs } = reference;
  const [release] = releases;
  const version = release?.version ?? changes?.to ?? null;
  const changed = release?.changes ?? changes?.changes ?? [];
  const changedNames = new Set(changed.map(({ subject, name }) => `${subject} ${name}`));
  const existing = [...requiredInputs, ...optionalInputs, ...outputs];
  const ids = new Set(
    [...existing, ...reference.removed]
      .filter(({ kind, name }) => changedNames.has(`${kind} ${name}`))
      .map(({ id }) => id),
  );
  return { version, ids, hasExisting: existing.some(({ id }) => ids.has(id)) };
}

/** Versions that the page can show, newest first; empty if nothing ever changed. */
export function getSelectableVersions({
  version,
  releases,
  firstKnown,
  versions,
}: ServiceReference): string[] {
  if (!versions || releases.length === 0) return [];
  const known = [version, ...releases.map((release) => release.version)];
  return [...new Set(firstKnown ? [...known, firstKnown.version] : known)];
}
