import type { ReactNode } from "react";
import * as messages from "../../../model/reference/catalog-messages.ts";
import type { FeedMapCategory, FeedMapRow } from "../../../model/reference/feed.ts";
import { joinNodes } from "../fill-in-nodes.ts";

interface FeedMapProps {
  categories: readonly FeedMapCategory[];
  locale: string;
}

export function FeedMap({ categories, locale }: FeedMapProps): ReactNode {
  return categories.map(({ id, title, figure, rows }) => (
    <section key={id}>
      <h2 id={id}>{title}</h2>
      {figure === null ? (
        <p>{messages.mapNothing}</p>
      ) : (
        <>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by the figures layer */}
          <div dangerouslySetInnerHTML={{ __html: figure }} />
          <FeedTable rows={rows} locale={locale} />
        </>
      )}
    </section>
  ));
}

function FeedTable({ rows, locale }: { rows: readonly FeedMapRow[]; locale: string }): ReactNode {
  const numbers = new Intl.NumberFormat(locale);
  return (
    <div className="table">
      <table>
        <thead>
          <tr>
            <th scope="col">{messages.mapColumns.service}</th>
            <th scope="col">{messages.mapColumns.sources}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ href, text, sources }) => (
            <tr key={href}>
              <td>
                <a href={href}>{text}</a>
              </td>
              <td>
                {joinNodes(
                  sources.map((source) => (
                    <span key={source.href}>
                      <a href={source.href}>{source.text}</a> ({numbers.format(source.count)})
                    </span>
                  )),
                  ", ",
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
