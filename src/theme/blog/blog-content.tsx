import type { ComponentType } from "react";
import type { Statics } from "../../framework/client/static/statics.ts";
import type {
  BlogArchivePage,
  BlogListPage,
  BlogPostPage,
  BlogTagPage,
  BlogTagsPage,
} from "../../model/page/page.ts";
import type { SiteShell } from "../../model/site/site.ts";
import * as messages from "../messages/messages.ts";
import { pageHeading } from "../page-title/page-heading.ts";
import { TagGroups } from "../tags/tag-groups.tsx";
import { Archive } from "./archive.tsx";
import { BlogNav } from "./blog-nav.tsx";
import { Post } from "./post.tsx";
import { PostList } from "./post-list.tsx";

export interface BlogContentProps {
  page: BlogListPage | BlogPostPage | BlogArchivePage | BlogTagsPage | BlogTagPage;
  site: SiteShell;
  customComponents: Record<string, ComponentType>;
  statics: Statics;
}

/** What the main part of a blog page holds. */
export function BlogContent({ page, site, ...body }: BlogContentProps) {
  const { code: locale } = site.locale;
  const heading = pageHeading(page, locale);
  switch (page.kind) {
    case "blog-post":
      return <Post page={page} site={site} {...body} />;
    case "blog-archive":
      return <Archive heading={heading} page={page} locale={locale} />;
    case "blog-tags":
      return (
        <>
          <TagGroups
            heading={heading}
            groups={page.groups}
            counted={messages.postCount}
            locale={locale}
          />
          <BlogNav links={page.blog} />
        </>
      );
    default:
      return <PostList heading={heading} page={page} locale={locale} {...body} />;
  }
}
