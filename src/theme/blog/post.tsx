import type { BlogPostPage } from "../../model/page/page.ts";
import type { SiteShell } from "../../model/site/site.ts";
import { Article, type ArticleProps } from "../article/article.tsx";
import { PageTools } from "../article/page-tools.tsx";
import * as messages from "../messages/messages.ts";
import { Pager } from "../pager/pager.tsx";
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
          label={messages.neighborPosts}
          previous={newer}
          next={older}
          captions={{ previous: messages.newerPost, next: messages.olderPost }}
        />
      )}
    </>
  );
}
