import { slug } from "github-slugger";
import type { TagsFile } from "../../config/schemas/front-matter.ts";
import type { IconName } from "../../figures/icons.ts";
import type { TagLink } from "../../model/page/tag.ts";
import { type Route, withTrailingSlash } from "../../model/url/route.ts";
import { encodeSegment } from "../route/doc-route.ts";
import type { RoutedArticle } from "../route/routed-doc.ts";
import { type AddressSettings, finishAddress } from "./doc-index.ts";

export type TaggedArticle = RoutedArticle & { frontMatter: { tags: string[] } };

export interface CollectedTag<A> {
  label: string;
  description: string;
  slug: string;
  articles: A[];
}

export function collectTags<A extends TaggedArticle>(
  articles: readonly A[],
  tags: TagsFile | null,
): CollectedTag<A>[] {
  const bySlug = new Map<string, CollectedTag<A>>();
  for (const article of articles.filter(({ frontMatter }) => !frontMatter.unlisted)) {
    for (const name of article.frontMatter.tags) {
      const key = tagSlug(name, tags);
      const tag = bySlug.get(key) ?? createTag<A>(name, tags);
      if (!tag.articles.includes(article)) tag.articles.push(article);
      bySlug.set(key, tag);
    }
  }
  return [...bySlug.values()];
}

function createTag<A>(name: string, tags: TagsFile | null): CollectedTag<A> {
  const { description = "" } = tags?.[name] ?? {};
  return { label: tagLabel(name, tags), description, slug: tagSlug(name, tags), articles: [] };
}

export function tagLabel(name: string, tags: TagsFile | null): string {
  return tags?.[name]?.label ?? name;
}

/** The last segment of the address of a tag. `Go` and `go` are the same tag. */
export function tagSlug(name: string, tags: TagsFile | null): string {
  const label = tagLabel(name, tags);
  // A label such as `...` has no slug, and a dot or slash would change the folder.
  const toHex = (character: string) => character.charCodeAt(0).toString(16);
  return encodeSegment(slug(label) || label.replace(/[./\\]/g, toHex));
}

export interface TagAddresses {
  all: Route;
  route(slug: string): Route;
  links(names: readonly string[]): TagLink[];
  icon(names: readonly string[]): IconName | undefined;
}

export function tagAddresses(
  base: string,
  { tags, collected }: { tags: TagsFile | null; collected: readonly { slug: string }[] },
  settings: AddressSettings,
): TagAddresses {
  const slugs = new Set(collected.map(({ slug }) => slug));
  const normalizedBase = base.replace(/\/{2,}/g, "/");
  const finish = (route: Route) => withTrailingSlash(route, settings.trailingSlash);
  const route = (slug: string) => finish(`${normalizedBase}/${slug}`);
  return {
    all: finish(normalizedBase),
    route,
    links(names) {
      const bySlug = new Map(names.map((name) => [tagSlug(name, tags), name]));
      return [...bySlug]
        .filter(([slug]) => slugs.has(slug))
        .map(([slug, name]) => {
          return { label: tagLabel(name, tags), href: finishAddress(route(slug), settings) };
        });
    },
    icon: (names) => names.map((name) => tags?.[name]?.icon).find((icon) => icon !== undefined),
  };
}
