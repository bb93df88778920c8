import type { ReactNode } from "react";
import { plural } from "../../../model/messages/fill-in.ts";
import * as messages from "../../../model/reference/catalog-messages.ts";
import type {
  ServiceMapCategory,
  ServiceMapNeighbor,
  ServiceMapRow,
} from "../../../model/reference/connection.ts";

export const mapListId = "map";

interface ServiceMapProps {
  categories: readonly ServiceMapCategory[];
  locale: string;
}

/** Each service opens a drawing of its sources, itself, and its targets. */
export function ServiceMap({ categories, locale }: ServiceMapProps): ReactNode {
  return (
    <div id={mapListId} data-search="off">
      {categories.map(({ id, title, rows }, categoryIndex) => (
        <section key={id} data-group="">
          <h2 id={id}>{title}</h2>
          {rows.length === 0 && <p>{messages.mapIsEmpty}</p>}
          {rows.map((row, rowIndex) => (
            <details
              key={row.href}
              className="ref-detail"
              data-row=""
              open={categoryIndex === 0 && rowIndex === 0}
            >
              <summary>
                <h3 id={row.id}>{row.text}</h3> <small>{countNeighbors(row, locale)}</small>
              </summary>
              <Neighbors row={row} locale={locale} />
            </details>
          ))}
        </section>
      ))}
    </div>
  );
}

function countNeighbors({ sources, targets }: ServiceMapRow, locale: string): string {
  const counts = [
    { forms: messages.mapSources, count: sources.length },
    { forms: messages.mapTargets, count: targets.length },
  ];
  return counts
    .filter(({ count }) => count > 0)
    .map(({ forms, count }) => plural(forms, { locale, count }))
    .join(", ");
}

function Neighbors({ row, locale }: { row: ServiceMapRow; locale: string }): ReactNode {
  const { href, text, sources, targets } = row;
  return (
    <div className="service-map">
      <Side title={messages.mapColumns.from} neighbors={sources} locale={locale} />
      <a href={href} data-last={targets.length === 0 ? "" : undefined}>
        {text}
      </a>
      <Side title={messages.mapColumns.to} neighbors={targets} locale={locale} />
    </div>
  );
}

interface SideProps {
  title: string;
  neighbors: readonly ServiceMapNeighbor[];
  locale: string;
}

function Side({ title, neighbors, locale }: SideProps): ReactNode {
  if (neighbors.length === 0) return <div />;
  return (
    <div>
      <p>{title}</p>
      <ul>
        {neighbors.map(({ href, text, count }) => (
          <li key={href}>
            <a href={href}>{text}</a>{" "}
            <small>{plural(messages.counts.inputs, { locale, count })}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}
