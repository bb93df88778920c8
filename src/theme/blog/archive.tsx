import type { BlogArchivePage } from "../../model/page/page.ts";
import { formatDate } from "../messages/format-date.ts";
import * as messages from "../messages/messages.ts";
import { BlogNav } from "./blog-nav.tsx";

interface ArchiveProps {
  heading: string;
  page: BlogArchivePage;
  locale: string;
}

/** The posts of all years. */
export function Archive({ heading, page, locale }: ArchiveProps) {
  return (
    <>
      <h1>{heading}</h1>
      <BlogNav links={page.blog} />
      {page.years.length === 0 && <p>{messages.noPosts}</p>}
      {page.years.map(({ year, posts }) => (
        <section key={year} className="archive" aria-labelledby={`posts-${year}`}>
          <h2 id={`posts-${year}`}>{year}</h2>
          <ul>
            {posts.map(({ title, href, date }) => (
              <li key={href}>
                <time dateTime={date}>
                  {formatDate(date, locale, { month: "long", day: "numeric" })}
                </time>{" "}
                <a href={href}>{title}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
