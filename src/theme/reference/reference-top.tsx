import type { ReactNode } from "react";
import { fillIn, plural } from "../../model/messages/fill-in.ts";
import * as messages from "../../model/reference/catalog-messages.ts";
import type {
  RetiredModule,
  ServiceReference,
  VersionChanges,
} from "../../model/reference/reference.ts";
import { Change, getChangeKey } from "./change.tsx";
import { fillInNodes, joinNodes } from "./fill-in-nodes.ts";
import { Releases } from "./releases.tsx";

interface ReferenceTopProps {
  reference: ServiceReference;
}

export function ReferenceTop({ reference }: ReferenceTopProps): ReactNode {
  const { version, lastModified, folder, json, versions } = reference;
  const data = versions && {
    "data-current": version,
    "data-history": versions.history,
    "data-planner": versions.planner,
    "data-service": versions.service,
    "data-source": versions.source,
  };
  return (
    <div className="ref-top" {...data}>
      {reference.retired && <RetiredNotice {...reference.retired} />}
      <p className="version-badge" data-search="off">
        <span>{messages.catalogVersion}</span> <strong>{version}</strong>
        {lastModified && (
          <>
            {" "}
            <span>
              {fillInNodes(messages.lastModified, {
                version: (
                  <a href={lastModified.href} rel="noopener">
                    {lastModified.text}
                  </a>
                ),
              })}
            </span>
          </>
        )}
      </p>
      {hasForm(reference) && (
        <button type="button" className="button" data-configure={json} data-search="off">
          {messages.configure}
        </button>
      )}
      {versions && (
        <a href={versions.check} data-search="off">
          {messages.checkMyCode}
        </a>
      )}
      <a href={folder} rel="noopener" data-search="off">
        {messages.viewSource}
      </a>
    </div>
  );
}

function RetiredNotice({ repository, version, successor }: RetiredModule): ReactNode {
  return (
    <aside
      className="admonition admonition-warning"
      aria-label={fillIn(messages.retiredIn, { version })}
    >
      <p>
        {fillIn(messages.retired, { repository, version })}
        {successor && (
          <>
            {" "}
            {fillInNodes(messages.retiredSuccessor, {
              successor:
                successor.href === null ? (
                  <code>{successor.text}</code>
                ) : (
                  <a href={successor.href}>
                    <code>{successor.text}</code>
                  </a>
                ),
            })}
          </>
        )}
      </p>
    </aside>
  );
}

/** Required versions of tools and providers, and the changes of the interface. */
export function ReferenceChanges({ reference }: ReferenceTopProps): ReactNode {
  const { changes, json, release, requirements, locale } = reference;
  return (
    <>
      <p className="ref-requires">
        {requirements.length > 0 && (
          <>
            {fillInNodes(messages.requires, {
              versions: joinNodes(
                requirements.map((text) => <code key={text}>{text}</code>),
                " ",
              ),
            })}{" "}
          </>
        )}
        <span data-search="off">
          <a href={release} rel="noopener">
            {messages.releaseNotes}
          </a>{" "}
          <a href={json}>JSON</a>
        </span>
      </p>
      {changes && <Changes changes={changes} locale={locale} />}
      <Releases reference={reference} />
    </>
  );
}

export function hasForm({ usage, requiredInputs, optionalInputs }: ServiceReference): boolean {
  return usage.length > 0 && requiredInputs.length + optionalInputs.length > 0;
}

interface ChangesProps {
  changes: VersionChanges;
  locale: string;
}

function Changes({ changes: { from, to, changes }, locale }: ChangesProps): ReactNode {
  const breakingCount = changes.filter(({ breaking }) => breaking).length;
  return (
    <details className="ref-upgrade" open={breakingCount > 0}>
      <summary>
        {fillIn(messages.changesBetween, { from, to, count: changes.length })}
        {breakingCount > 0 && (
          <>
            , <strong>{plural(messages.breakingChanges, { locale, count: breakingCount })}</strong>
          </>
        )}
      </summary>
      <ul>
        {changes.map((change) => (
          <Change key={getChangeKey(change)} change={change} />
        ))}
      </ul>
    </details>
  );
}
