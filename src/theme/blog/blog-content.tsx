import type { ComponentType } from "react";
import type { StaticRenderer } from "../../framework/client/static-renderer.ts";
import type {
  BlogArchivePage,
  BlogListPage,
  BlogPostPage,
  BlogTagPage,
  BlogTagsPage,
} from "../../model/page/page.ts";
import type { SiteShell } from "../../model/site/site.ts";
import { formatDate } from "../messages/format-date.ts";
import * as messages from "../messages/messages.ts";
import { getPageHeading } from "../page-title/page-title.ts";
import { TagGroups } from "../tags/tags.tsx";
import { Post, PostList } from "./posts.tsx";

interface BlogContentProps {
  page: BlogListPage | BlogPostPage | BlogArchivePage | BlogTagsPage | BlogTagPage;
  site: SiteShell;
  customComponents: Record<string, ComponentType>;
  statics: StaticRenderer;
}

export function BlogContent({ page, site, ...options }: BlogContentProps) {
  const { code: locale } = site.locale;
  const heading = getPageHeading(page, locale);
  switch (page.kind) {
    case "blog-post":
      return <Post page={page} site={site} {...options} />;
    case "blog-archive":
      return <Archive heading={heading} page={page} locale={locale} />;
    case "blog-tags":
      return (
        <TagGroups
          heading={heading}
          groups={page.groups}
          countForms={messages.postCount}
          locale={locale}
        />
      );
    default:
      return <PostList heading={heading} page={page} locale={locale} {...options} />;
  }
}

interface ArchiveProps {
  heading: string;
  page: BlogArchivePage;
  locale: string;
}

function Archive({ heading, page, locale }: ArchiveProps) {
  return (
    <>
      <h1>{heading}</h1>
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
