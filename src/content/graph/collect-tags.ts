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
      const key = getTagSlug(name, tags);
      const tag = bySlug.get(key) ?? createTag<A>(name, tags);
      if (!tag.articles.includes(article)) tag.articles.push(article);
      bySlug.set(key, tag);
    }
  }
  return [...bySlug.values()];
}

function createTag<A>(name: string, tags: TagsFile | null): CollectedTag<A> {
  const { description = "" } = tags?.[name] ?? {};
  return {
    label: getTagLabel(name, tags),
    description,
    slug: getTagSlug(name, tags),
    articles: [],
  };
}

export function getTagLabel(name: string, tags: TagsFile | null): string {
  return tags?.[name]?.label ?? name;
}

/** The last segment of the address of a tag. `Go` and `go` are the same tag. */
export function getTagSlug(name: string, tags: TagsFile | null): string {
  const label = getTagLabel(name, tags);
  // A label such as `...` has no slug, and a dot or slash would change the folder.
  const toHex = (character: string) => character.charCodeAt(0).toString(16);
  return encodeSegment(slug(label) || label.replace(/[./\\]/g, toHex));
}

export interface TagResolver {
  allTagsRoute: Route;
  getRoute(slug: string): Route;
  getLinks(names: readonly string[]): TagLink[];
  /** The icon of the first tag that has one. */
  getIcon(names: readonly string[]): IconName | undefined;
}

export function createTagResolver(
  base: string,
  { tags, collected }: { tags: TagsFile | null; collected: readonly CollectedTag<unknown>[] },
  settings: AddressSettings,
): TagResolver {
  const labels = new Map(collected.map(({ slug, label }) => [slug, label]));
  const normalizedBase = base.replace(/\/{2,}/g, "/");
  const withSlash = (route: Route) => withTrailingSlash(route, settings.trailingSlash);
  const getRoute = (slug: string) => withSlash(`${normalizedBase}/${slug}`);
  return {
    allTagsRoute: withSlash(normalizedBase),
    getRoute,
    getLinks(names) {
      const slugs = new Set(names.map((name) => getTagSlug(name, tags)));
      return [...slugs].flatMap((slug) => {
        const label = labels.get(slug);
        if (label === undefined) return [];
        return { label, href: finishAddress(getRoute(slug), settings) };
      });
    },
    getIcon: (names) => names.map((name) => tags?.[name]?.icon).find((icon) => icon !== undefined),
  };
}
