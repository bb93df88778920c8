import type { ComponentType } from "react";
import { StaticPart } from "../../framework/client/static-part.tsx";
import type { StaticRenderer } from "../../framework/client/static-renderer.ts";
import { plural } from "../../model/messages/fill-in.ts";
import type {
  Author,
  BlogLinks,
  BlogListPage,
  BlogPostPage,
  BlogTagPage,
  PostFacts,
  PostSummary,
} from "../../model/page/page.ts";
import type { SiteShell } from "../../model/site/site.ts";
import { getRouteKey } from "../../model/url/route.ts";
import { Article, type ArticleProps } from "../article/article.tsx";
import { ArticleBody } from "../article/article-body.tsx";
import { formatDate } from "../messages/format-date.ts";
import * as messages from "../messages/messages.ts";
import { TitleText } from "../page-title/title-text.tsx";
import { PageTools } from "../page-tools/page-tools.tsx";
import { Pager } from "../pager/pager.tsx";
import { TagList } from "../tags/tags.tsx";

interface PostProps extends ArticleProps {
  page: BlogPostPage;
  site: SiteShell;
}

export function Post({ page, site, ...options }: PostProps) {
  const { newer, older, tags } = page;
  return (
    <>
      <Article page={page} {...options}>
        <Byline post={page} locale={site.locale.code} />
        <Banner post={page} statics={options.statics} />
      </Article>
      {tags.length > 0 && <TagList tags={tags} />}
      <PageTools page={page} site={site} statics={options.statics} />
      {(newer ?? older) !== null && (
        <Pager
          statics={options.statics}
          label={messages.neighborPosts}
          previous={newer}
          next={older}
          captions={{ previous: messages.newerPost, next: messages.olderPost }}
        />
      )}
    </>
  );
}

interface PostListProps {
  heading: string;
  page: BlogListPage | BlogTagPage;
  locale: string;
  customComponents: Record<string, ComponentType>;
  statics: StaticRenderer;
}

export function PostList({ heading, page, ...options }: PostListProps) {
  const { posts, pagination } = page;
  const { newer, older } = pagination;
  const toLink = (href: string | null, label: string) => (href === null ? null : { href, label });
  // Authors that all posts share are not repeated.
  const authors = new Set(posts.map((post) => post.authors.map(({ name }) => name).join()));
  const showsAuthors = posts.length === 1 || authors.size > 1;
  return (
    <>
      <h1>{heading}</h1>
      {page.description !== "" && <p>{page.description}</p>}
      {posts.length === 0 && <p>{messages.noPosts}</p>}
      {posts.map((post) => (
        <PostEntry key={post.href} post={post} showsAuthors={showsAuthors} {...options} />
      ))}
      {(newer ?? older) !== null && (
        <Pager
          statics={options.statics}
          label={messages.postPages}
          previous={toLink(newer, messages.newerPosts)}
          next={toLink(older, messages.olderPosts)}
          captions={null}
        />
      )}
    </>
  );
}

interface PostEntryProps extends Pick<PostListProps, "locale" | "customComponents" | "statics"> {
  post: PostSummary;
  showsAuthors: boolean;
}

function PostEntry({ post, showsAuthors, locale, ...options }: PostEntryProps) {
  const { title, description, href, preview, tags } = post;
  return (
    <article className="post">
      <Banner post={post} statics={options.statics} />
      {tags.length > 0 && <TagList tags={tags} postTitle={title} />}
      <h2>
        <a href={href}>
          <TitleText text={title} />
        </a>
      </h2>
      <Byline post={showsAuthors ? post : { ...post, authors: [] }} locale={locale} />
      {preview ? <ArticleBody body={preview} {...options} /> : description && <p>{description}</p>}
      <p>
        <a href={href} aria-label={messages.readMoreOf(title)}>
          {messages.readMore}
        </a>
      </p>
    </article>
  );
}

interface BannerProps {
  post: PostFacts;
  statics: StaticRenderer;
}

function Banner({ post, statics }: BannerProps) {
  return <StaticPart as="div" className="post-banner" html={statics.renderHtml(post.banner)} />;
}

interface BylineProps {
  post: PostFacts;
  locale: string;
}

function Byline({ post, locale }: BylineProps) {
  const { date, readingTime, authors } = post;
  return (
    <div className="byline">
      <p>
        <time dateTime={date}>{formatDate(date, locale)}</time> ·{" "}
        {plural(messages.readingTime, { locale, count: readingTime })}
      </p>
      {authors.length > 0 && (
        <ul aria-label={messages.authors}>
          {authors.map((author) => (
            <li key={author.name}>
              <AuthorCard author={author} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function AuthorCard({ author: { name, title, url, image } }: { author: Author }) {
  return (
    <>
      {image !== null && <img src={image} alt="" width={40} height={40} loading="lazy" />}
      <span>
        {url === null ? <b>{name}</b> : <a href={url}>{name}</a>}{" "}
        {title !== null && <small>{title}</small>}
      </span>
    </>
  );
}

interface BlogNavProps {
  links: BlogLinks;
  path: string;
}

export function BlogNav({ links: { home, archive, tags, feeds }, path }: BlogNavProps) {
  const current = (href: string) => (getRouteKey(href) === getRouteKey(path) ? "page" : undefined);
  return (
    <nav className="blog-links" aria-label={messages.blog}>
      <ul>
        <li>
          <a href={home} aria-current={current(home)}>
            {messages.allPosts}
          </a>
        </li>
        <li>
          <a href={archive} aria-current={current(archive)}>
            {messages.archive}
          </a>
        </li>
        {tags !== null && (
          <li>
            <a href={tags} aria-current={current(tags)}>
              {messages.tags}
            </a>
          </li>
        )}
        {feeds.map(({ href, label, type }) => (
          <li key={href}>
            <a href={href} type={type} rel="alternate" aria-label={messages.feed(label)}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
