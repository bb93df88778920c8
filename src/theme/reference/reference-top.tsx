import type { ReactNode } from "react";
import { fillIn } from "../../model/messages/fill-in.ts";
import * as messages from "../../model/reference/catalog-messages.ts";
import type {
  RetiredModule,
  ServiceReference,
  VersionChanges,
} from "../../model/reference/reference.ts";
import { BreakingCount, Changes, countBreaking } from "./change.tsx";
import { fillInNodes, joinNodes } from "./fill-in-nodes.ts";
import { Releases } from "./releases.tsx";

interface ReferenceTopProps {
  reference: ServiceReference;
}

/** The prefix marks the id as generated for the link checker. */
const menuId = "menu-_service";

export function ReferenceTop({ reference }: ReferenceTopProps): ReactNode {
  const { version, json, versions, retired } = reference;
  const data = versions && {
    "data-current": version,
    "data-history": versions.history,
    "data-planner": versions.planner,
    "data-service": versions.service,
    "data-source": versions.source,
  };
  const inputsId = getInputsId(reference);
  return (
    <div className="ref-top" {...data}>
      {retired && <RetiredNotice {...retired} />}
      <ServiceVersion reference={reference} />
      {hasForm(reference) && (
        <button type="button" className="button" data-configure={json} data-search="off">
          {messages.configure}
        </button>
      )}
      {inputsId !== null && (
        <a className="button quiet ref-jump" href={`#${inputsId}`} data-search="off">
          {messages.goToInputs}
        </a>
      )}
      <ServiceMenu reference={reference} />
    </div>
  );
}

function ServiceVersion({ reference: { version, lastModified } }: ReferenceTopProps): ReactNode {
  return (
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
  );
}

function ServiceMenu({ reference }: ReferenceTopProps): ReactNode {
  const { folder, release, json, versions } = reference;
  const links = [
    [messages.viewSource, folder],
    [messages.releaseNotes, release],
    ["JSON", json],
  ] as const;
  return (
    <>
      <button type="button" className="button quiet" popoverTarget={menuId} data-search="off">
        {messages.more}
      </button>
      <ul id={menuId} popover="auto" data-search="off">
        {versions && (
          <li>
            <a href={versions.check}>{messages.checkMyCode}</a>
          </li>
        )}
        {links.map(([text, href]) => (
          <li key={text}>
            <a href={href} rel="noopener">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </>
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
  const { changes, requirements, locale } = reference;
  return (
    <>
      {requirements.length > 0 && (
        <p className="ref-requires">
          {fillInNodes(messages.requires, {
            versions: joinNodes(
              requirements.map((text) => <code key={text}>{text}</code>),
              " ",
            ),
          })}
        </p>
      )}
      {changes && <LastUpgrade changes={changes} locale={locale} />}
      <Releases reference={reference} />
    </>
  );
}

/** Id of the first list of inputs. */
export function getInputsId({
  requiredInputs,
  optionalInputs,
}: Pick<ServiceReference, "requiredInputs" | "optionalInputs">): string | null {
  if (requiredInputs.length > 0) return "required-inputs";
  return optionalInputs.length > 0 ? "optional-inputs" : null;
}

function hasForm({ usage, requiredInputs, optionalInputs }: ServiceReference): boolean {
  return usage.length > 0 && requiredInputs.length + optionalInputs.length > 0;
}

interface LastUpgradeProps {
  changes: VersionChanges;
  locale: string;
}

function LastUpgrade({ changes: { from, to, changes }, locale }: LastUpgradeProps): ReactNode {
  const breakingCount = countBreaking(changes);
  return (
    <details className="ref-upgrade" open={breakingCount > 0}>
      <summary>
        {fillIn(messages.changesBetween, { from, to, count: changes.length })}
        <BreakingCount count={breakingCount} locale={locale} />
      </summary>
      <Changes changes={changes} />
    </details>
  );
}
