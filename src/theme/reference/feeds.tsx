import type { ReactNode } from "react";
import { plural } from "../../model/messages/fill-in.ts";
import * as messages from "../../model/reference/catalog-messages.ts";
import type {
  FedInput,
  FedService,
  FeedMapCategory,
  FeedMapRow,
  FeedPartner,
  ServiceFeeds,
} from "../../model/reference/feed.ts";
import { fillInNodes, joinNodes } from "./fill-in-nodes.ts";

interface FeedsProps {
  feeds: ServiceFeeds;
  /** BCP 47 tag. */
  locale: string;
}

/** What feeds a service, and what it feeds: the services in a sentence, the inputs when opened. */
export function Feeds({ feeds: { sources, inputs, targets }, locale }: FeedsProps): ReactNode {
  const pairs = targets.reduce((sum, target) => sum + target.pairs.length, 0);
  return (
    <>
      {sources.length > 0 && (
        <>
          <p>{fillInNodes(messages.fedBy, { services: linksOf(sources) })}</p>
          <details data-search="off">
            <summary>{plural(messages.fedInputs, { locale, count: inputs.length })}</summary>
            <ul className="ref-index">
              {inputs.map((input) => (
                <Fed key={input.name} input={input} />
              ))}
            </ul>
          </details>
        </>
      )}
      {targets.length > 0 && (
        <>
          <p>{fillInNodes(messages.feedsInto, { services: linksOf(targets) })}</p>
          <details data-search="off">
            <summary>{plural(messages.fedPairs, { locale, count: pairs })}</summary>
            <ul className="ref-index">
              {targets.map((target) => (
                <Target key={target.href} target={target} />
              ))}
            </ul>
          </details>
        </>
      )}
    </>
  );
}

function linksOf(partners: readonly FeedPartner[]): ReactNode {
  return joinNodes(
    partners.map(({ href, text }) => (
      <a key={href} href={href}>
        {text}
      </a>
    )),
    ", ",
  );
}

function Fed({ input: { href, name, sources } }: { input: FedInput }): ReactNode {
  return (
    <li>
      <a href={href}>
        <code>{name}</code>
      </a>
      {sources.map(({ service, output, reason }) => (
        <div key={`${service.href} ${output}`}>
          <a href={service.href}>{service.text}</a> <code>{output}</code> <small>{reason}</small>
        </div>
      ))}
    </li>
  );
}

function Target({ target: { href, text, pairs } }: { target: FedService }): ReactNode {
  return (
    <li>
      <a href={href}>{text}</a>
      {pairs.map(({ output, input }) => (
        <div key={`${output} ${input}`}>
          <code>{output}</code> → <code>{input}</code>
        </div>
      ))}
    </li>
  );
}

interface FeedMapProps {
  categories: readonly FeedMapCategory[];
  /** BCP 47 tag. */
  locale: string;
}

/** What feeds the services of each category: a picture, and the same as a table. */
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
