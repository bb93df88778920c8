import type { BlogPostPage } from "../../model/page.ts";
import { Article, type ArticleProps } from "../doc/article.tsx";
import { Pager } from "../doc/pager.tsx";
import * as messages from "../messages.ts";
import { TagList } from "../tags/tag-list.tsx";
import { BlogNav } from "./blog-nav.tsx";
import { Byline } from "./byline.tsx";

interface PostProps extends ArticleProps {
  page: BlogPostPage;
  locale: string;
}

/** A post of the blog. */
export function Post({ page, locale, ...body }: PostProps) {
  const { newer, older, tags } = page;
  return (
    <>
      <BlogNav links={page.blog} />
      <Article page={page} {...body}>
        <Byline post={page} locale={locale} />
      </Article>
      {tags.length > 0 && <TagList tags={tags} />}
      {(newer ?? older) !== null && (
        <Pager
          label={messages.neighbourPosts}
          previous={newer}
          next={older}
          captions={{ previous: messages.newerPost, next: messages.olderPost }}
        />
      )}
    </>
  );
}
