import type { ComponentType } from "react";
import type { Statics } from "../../framework/client/static/statics.ts";
import type { BlogListPage, BlogTagPage, PostSummary } from "../../model/page/page.ts";
import { ArticleBody } from "../article/article-body.tsx";
import * as messages from "../messages/messages.ts";
import { Pager } from "../pager/pager.tsx";
import { BlogNav } from "./blog-nav.tsx";
import { Byline } from "./byline.tsx";

interface PostListProps {
  heading: string;
  page: BlogListPage | BlogTagPage;
  locale: string;
  customComponents: Record<string, ComponentType>;
  statics: Statics;
}

/** Posts one below another, and the way to newer and older ones. */
export function PostList({ heading, page, ...entry }: PostListProps) {
  const { posts, pagination } = page;
  const { newer, older } = pagination;
  const to = (href: string | null, label: string) => (href === null ? null : { href, label });
  return (
    <>
      <h1>{heading}</h1>
      {page.description !== "" && <p>{page.description}</p>}
      <BlogNav links={page.blog} />
      {posts.length === 0 && <p>{messages.noPosts}</p>}
      {posts.map((post) => (
        <PostEntry key={post.href} post={post} {...entry} />
      ))}
      {(newer ?? older) !== null && (
        <Pager
          statics={entry.statics}
          label={messages.postPages}
          previous={to(newer, messages.newerPosts)}
          next={to(older, messages.olderPosts)}
          captions={null}
        />
      )}
    </>
  );
}

interface PostEntryProps extends Pick<PostListProps, "locale" | "customComponents" | "statics"> {
  post: PostSummary;
}

function PostEntry({ post, locale, ...body }: PostEntryProps) {
  const { title, description, href, preview } = post;
  return (
    <article className="post">
      <h2>
        <a href={href}>{title}</a>
      </h2>
      <Byline post={post} locale={locale} />
      {preview ? <ArticleBody body={preview} {...body} /> : description && <p>{description}</p>}
      <p>
        <a href={href} aria-label={messages.readMoreOf(title)}>
          {messages.readMore}
        </a>
      </p>
    </article>
  );
}
