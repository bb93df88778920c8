import type { ReactNode } from "react";
import { plural } from "../../model/messages/fill-in.ts";
import * as catalog from "../../model/reference/catalog-messages.ts";
import type { CatalogRelease } from "../../model/reference/library.ts";
import { formatDate } from "../messages/format-date.ts";
import { Badge, Changes, countBreaking } from "./change.tsx";
import type { ListField } from "./list/list-filter.tsx";
import * as messages from "./list/list-messages.ts";

export const changesListId = "changes";

interface CatalogChangesProps {
  releases: readonly CatalogRelease[];
  locale: string;
}

export function CatalogChanges({ releases, locale }: CatalogChangesProps): ReactNode {
  return (
    <div id={changesListId} className="ref-changes">
      {releases.map(({ id, title, date, href, services }, index) => (
        <details
          key={id}
          className="ref-release"
          data-group=""
          data-version={title}
          open={index === 0}
        >
          <summary>
            <h2 id={id}>
              {title} <time dateTime={date}>{formatDate(date, locale)}</time>
            </h2>{" "}
            <BreakingBadge services={services} locale={locale} />
            <small data-search="off">{services.map(({ text }) => text).join(", ")}</small>
          </summary>
          <p data-search="off">
            <a href={href} rel="noopener">
              {catalog.releaseNotes}
            </a>
          </p>
          {services.map((service) => (
            <section key={service.id} data-group="" data-search="off">
              <h3>
                <a href={service.href}>{service.text}</a>
              </h3>
              <Changes changes={service.changes} service={service.id} />
            </section>
          ))}
        </details>
      ))}
    </div>
  );
}

type BreakingBadgeProps = Pick<CatalogRelease, "services"> & { locale: string };

function BreakingBadge({ services, locale }: BreakingBadgeProps): ReactNode {
  const count = countBreaking(services.flatMap(({ changes }) => changes));
  if (count === 0) return null;
  return (
    <>
      <span className="ref-breaking">
        <Badge name="breaking" text={plural(catalog.breakingChanges, { locale, count })} />
      </span>{" "}
    </>
  );
}

export function getChangeFields(releases: readonly CatalogRelease[], locale: string): ListField[] {
  const services = new Map(
    releases.flatMap((release) => release.services.map(({ id, text }) => [id, text] as const)),
  );
  const changes = releases.flatMap((release) =>
    release.services.flatMap((service) => service.changes),
  );
  const kinds = [...new Set(changes.map(({ kind }) => kind))];
  return [
    ...getRangeFields(releases.map(({ title }) => title)),
    {
      name: "service",
      label: messages.fieldService,
      options: [...services]
        .map(([value, text]) => ({ value, text }))
        .sort((a, b) => a.text.localeCompare(b.text, locale)),
    },
    {
      name: "kind",
      label: messages.fieldKind,
      options: kinds.map((value) => ({ value, text: catalog.changes[value] })),
    },
    {
      name: "breaking",
      label: messages.fieldBreaking,
      options: [
        { value: "yes", text: messages.onlyBreaking },
        { value: "no", text: messages.notBreaking },
      ],
    },
  ];
}

/** Empty if the titles begin with the names of repositories, whose versions cannot be compared. */
function getRangeFields(versions: readonly string[]): ListField[] {
  if (versions.length < 2 || !versions.every((version) => /^\d/.test(version))) return [];
  return [
    {
      name: "from",
      label: messages.fieldFrom,
      options: versions.map((value) => ({ value, text: messages.afterVersion(value) })),
    },
    {
      name: "to",
      label: messages.fieldTo,
      options: versions.map((value) => ({ value, text: messages.upToVersion(value) })),
    },
  ];
}
