import type { BlogPostPage } from "../../model/page.ts";
import type { SiteShell } from "../../model/site.ts";
import { Article, type ArticleProps } from "../doc/article.tsx";
import { PageTools } from "../doc/page-tools.tsx";
import { Pager } from "../doc/pager.tsx";
import * as messages from "../messages.ts";
import { TagList } from "../tags/tag-list.tsx";
import { BlogNav } from "./blog-nav.tsx";
import { Byline } from "./byline.tsx";

interface PostProps extends ArticleProps {
  page: BlogPostPage;
  site: SiteShell;
}

/** A post of the blog. */
export function Post({ page, site, ...body }: PostProps) {
  const { newer, older, tags } = page;
  return (
    <>
      <BlogNav links={page.blog} />
      <Article page={page} {...body}>
        <Byline post={page} locale={site.locale.code} />
      </Article>
      {tags.length > 0 && <TagList tags={tags} />}
      <PageTools page={page} site={site} statics={body.statics} />
      {(newer ?? older) !== null && (
        <Pager
          statics={body.statics}
          label={messages.neighbourPosts}
          previous={newer}
          next={older}
          captions={{ previous: messages.newerPost, next: messages.olderPost }}
        />
      )}
    </>
  );
}
