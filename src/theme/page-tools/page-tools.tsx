import { StaticPart } from "../../framework/client/static/static-html.tsx";
import type { Statics } from "../../framework/client/static/statics.ts";
import { type ArticlePage, isListed, type Page } from "../../model/page/page.ts";
import type { SiteShell } from "../../model/site/site.ts";
import { fileAddress, twinFile, withBase } from "../../model/url/route.ts";
import { formatDate } from "../messages/format-date.ts";
import * as messages from "../messages/messages.ts";

interface PageToolsProps {
  page: Page & ArticlePage;
  site: SiteShell;
  statics: Statics;
}

/** Below an article: how fresh it is, where to change it, and the same as Markdown. */
export function PageTools({ page, site, statics }: PageToolsProps) {
  const lastReviewed = page.kind === "doc" ? page.lastReviewed : null;
  const { lastUpdated, editUrl } = page;
  const hasTwin = site.hasTwins && isListed(page);
  const isEmpty = !(lastReviewed ?? lastUpdated ?? editUrl) && !hasTwin;
  const { code: locale } = site.locale;
  const html = statics.draw(
    <>
      <Day label={messages.lastReviewed} date={lastReviewed} locale={locale} />
      <Day label={messages.lastUpdated} date={lastUpdated} locale={locale} />
      {editUrl !== null && (
        <a href={editUrl} rel="noopener">
          {messages.editPage}
        </a>
      )}
      {hasTwin && <Twin address={withBase(site.baseUrl, fileAddress(twinFile(page.route)))} />}
    </>,
  );
  const tools = isEmpty ? null : <StaticPart as="footer" className="tools" html={html} />;
  if (page.changes.length === 0) return tools;
  return (
    <>
      <History page={page} locale={locale} statics={statics} />
      {tools}
    </>
  );
}

type HistoryProps = Pick<PageToolsProps, "page" | "statics"> & { locale: string };

/** The last changes of the page, folded. */
function History({ page: { changes, changesHref }, locale, statics }: HistoryProps) {
  const html = statics.draw(
    <>
      <summary>{messages.pageChanges}</summary>
      <ul>
        {changes.map(({ date, text, href }) => (
          <li key={date + text}>
            <time dateTime={date}>{formatDate(date, locale)}</time>{" "}
            {href === null ? (
              <span dir="auto">{text}</span>
            ) : (
              <a href={href} dir="auto">
                {text}
              </a>
            )}
          </li>
        ))}
      </ul>
      {changesHref !== null && <a href={changesHref}>{messages.allChanges}</a>}
    </>,
  );
  return <StaticPart as="details" className="page-changes" html={html} />;
}

interface DayProps {
  label: string;
  /** ISO date; null draws nothing. */
  date: string | null;
  locale: string;
}

function Day({ label, date, locale }: DayProps) {
  if (date === null) return null;
  return (
    <span>
      {`${label} `}
      <time dateTime={date}>{formatDate(date, locale)}</time>
    </span>
  );
}

/** The button copies what the link before it leads to; style sheets hide it where no script runs. */
function Twin({ address }: { address: string }) {
  return (
    <>
      <a href={address}>{messages.viewMarkdown}</a>
      <button type="button">{messages.copyPage}</button>
    </>
  );
}
