import { slug } from "github-slugger";
import type { TagsFile } from "../../config/schemas/tags-file.ts";
import type { RoutedArticle } from "../route/routed-doc.ts";

/** An article that may carry tags. */
export type TaggedArticle = RoutedArticle & { frontMatter: { tags: string[] } };

/** A tag with the articles that carry it. */
export interface CollectedTag<A> {
  label: string;
  description: string;
  slug: string;
  articles: A[];
}

/** All tags in use. Unlisted articles are in no list. */
export function collectTags<A extends TaggedArticle>(
  articles: readonly A[],
  tags: TagsFile | null,
): CollectedTag<A>[] {
  const bySlug = new Map<string, CollectedTag<A>>();
  for (const article of articles.filter(({ frontMatter }) => !frontMatter.unlisted)) {
    for (const name of article.frontMatter.tags) {
      const key = tagSlug(name, tags);
      const tag = bySlug.get(key) ?? newTag<A>(name, key, tags);
      if (!tag.articles.includes(article)) tag.articles.push(article);
      bySlug.set(key, tag);
    }
  }
  return [...bySlug.values()];
}

function newTag<A>(name: string, key: string, tags: TagsFile | null): CollectedTag<A> {
  const { description = "" } = tags?.[name] ?? {};
  return { label: tagLabel(name, tags), description, slug: key, articles: [] };
}

export function tagLabel(name: string, tags: TagsFile | null): string {
  return tags?.[name]?.label ?? name;
}

/** The last part of the address of a tag's page: `Go` and `go` are one tag. */
export function tagSlug(name: string, tags: TagsFile | null): string {
  const label = tagLabel(name, tags);
  return slug(label) || encodeURIComponent(label.replace(/[./\\]/g, codeOf));
}

/** A dot or a slash would lead to another folder. */
function codeOf(character: string): string {
  return character.charCodeAt(0).toString(16);
}
