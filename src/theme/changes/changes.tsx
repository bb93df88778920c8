import { StaticPart } from "../../framework/client/static-part.tsx";
import type { StaticRenderer } from "../../framework/client/static-renderer.ts";
import { plural } from "../../model/messages/fill-in.ts";
import type { ChangesLink, ChangesPage, SiteChange } from "../../model/page/changes-page.ts";
import { formatDate } from "../messages/format-date.ts";
import * as messages from "../messages/messages.ts";

interface ChangesProps {
  page: ChangesPage;
  locale: string;
  statics: StaticRenderer;
}

export function Changes({ page, locale, statics }: ChangesProps) {
  const html = statics.render(
    <>
      <h1>{page.title}</h1>
      <Links label={messages.changeAreas} links={page.areas} />
      {page.weeks.map(({ start, changes }) => (
        <section key={start} aria-labelledby={`week-${start}`}>
          <h2 id={`week-${start}`}>{messages.weekOf(formatDate(start, locale))}</h2>
          <ul>
            {changes.map((change) => (
              <Change key={change.commit + change.text} change={change} locale={locale} />
            ))}
          </ul>
        </section>
      ))}
      <Links label={messages.changeYears} links={page.years} />
      <p>
        {page.feeds.map(({ href, label, type }) => (
          <a key={href} href={href} type={type} rel="alternate" aria-label={messages.feed(label)}>
            {label}
          </a>
        ))}
      </p>
    </>,
  );
  return <StaticPart as="div" className="changes" html={html} />;
}

function Change({ change, locale }: { change: SiteChange; locale: string }) {
  const { id, date, text, pages, unlistedCount: more } = change;
  return (
    <li id={id}>
      <time dateTime={date}>{formatDate(date, locale, { month: "short", day: "numeric" })}</time>
      <div>
        <span dir="auto">{text}</span>
        <small>
          {pages.map(({ title, href }) => (
            <a key={href} href={href}>
              {title}
            </a>
          ))}
          {more > 0 && <span>{plural(messages.morePages, { locale, count: more })}</span>}
        </small>
      </div>
    </li>
  );
}

function Links({ label, links }: { label: string; links: ChangesLink[] }) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={label}>
      <ul>
        {links.map((link) => (
          <li key={link.label}>
            {link.href === null ? (
              <b aria-current="page">{link.label}</b>
            ) : (
              <a href={link.href}>{link.label}</a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
