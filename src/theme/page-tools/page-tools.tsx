import { Fragment } from "react";
import { StaticPart } from "../../framework/client/static-part.tsx";
import type { StaticRenderer } from "../../framework/client/static-renderer.ts";
import { getFeedbackAddress } from "../../model/feedback.ts";
import { type ArticlePage, isListed, type Page } from "../../model/page/page.ts";
import type { SiteShell } from "../../model/site/site.ts";
import {
  getAbsoluteUrl,
  getFileAddress,
  getMarkdownPageFile,
  withBase,
} from "../../model/url/route.ts";
import { formatDate } from "../messages/format-date.ts";
import * as messages from "../messages/messages.ts";

interface PageToolsProps {
  page: Page & ArticlePage;
  site: SiteShell;
  statics: StaticRenderer;
}

/** The tools below the article: Markdown, edit link, dates, feedback. */
export function PageTools(props: PageToolsProps) {
  const { page, site } = props;
  return (
    <>
      <PageLinks {...props} />
      {page.kind === "doc" && site.feedback !== null && (
        <Feedback {...props} address={site.feedback} />
      )}
    </>
  );
}

function PageLinks({ page, site, statics }: PageToolsProps) {
  const { editUrl } = page;
  const hasMarkdownPage = site.hasMarkdownPages && isListed(page);
  const date = getDate(page);
  if (!hasMarkdownPage && editUrl === null && !date) return null;
  const html = statics.render(
    <>
      {hasMarkdownPage && (
        <MarkdownPageLink
          address={withBase(site.baseUrl, getFileAddress(getMarkdownPageFile(page.route)))}
        />
      )}
      {editUrl !== null && <a href={editUrl}>{messages.editPage}</a>}
      {date && <LabeledDate {...date} locale={site.locale.code} />}
    </>,
  );
  return <StaticPart as="footer" className="tools" html={html} />;
}

/** A review says more about the page than its last change, so it replaces that date. */
function getDate(page: Page & ArticlePage): { label: string; date: string } | undefined {
  if (page.kind === "doc" && page.lastReviewed !== null) {
    return { label: messages.lastReviewed, date: page.lastReviewed };
  }
  return page.lastUpdated === null
    ? undefined
    : { label: messages.lastUpdated, date: page.lastUpdated };
}

function Feedback({ page, site, statics, address }: PageToolsProps & { address: string }) {
  const { title } = page;
  const url = getAbsoluteUrl(site, page.route);
  const html = statics.render(
    <>
      {messages.helpful}
      {Object.entries(messages.answers).map(([name, { label, feedback }]) => (
        <Fragment key={name}>
          {" "}
          <a href={getFeedbackAddress(address, { answer: feedback, title, url })}>{label}</a>
        </Fragment>
      ))}
    </>,
  );
  return <StaticPart as="footer" className="ask" html={html} />;
}

interface LabeledDateProps {
  label: string;
  date: string;
  locale: string;
}

function LabeledDate({ label, date, locale }: LabeledDateProps) {
  return (
    <span>
      {`${label} `}
      <time dateTime={date}>{formatDate(date, locale, { dateStyle: "medium" })}</time>
    </span>
  );
}

/** The button copies the file that the link opens; `client-shell.tsx` handles its click. */
function MarkdownPageLink({ address }: { address: string }) {
  return (
    <>
      <a href={address}>{messages.viewMarkdown}</a>
      <button type="button">{messages.copyPage}</button>
    </>
  );
}
