import type { TagsFile } from "../../config/schemas/tags-file.ts";
import type { TagLink } from "../../model/page/tag.ts";
import { type Route, withTrailingSlash } from "../../model/url/route.ts";
import { tagLabel, tagSlug } from "./collect-tags.ts";
import { type AddressRules, finishAddress } from "./sidebar-tree.ts";

/** Where the tags of a section lead. */
export interface TagAddresses {
  /** Route of the list of all tags. */
  all: Route;
  /** Route of a tag's page. */
  route(slug: string): Route;
  /** The tags of one article, each once. An unlisted article may have tags without a page. */
  links(names: readonly string[]): TagLink[];
}

interface KnownTags {
  tags: TagsFile | null;
  /** The tags that have a page: those of listed articles. */
  collected: readonly { slug: string }[];
}

export function tagAddresses(
  base: string,
  { tags, collected }: KnownTags,
  rules: AddressRules,
): TagAddresses {
  const slugs = new Set(collected.map(({ slug }) => slug));
  const plain = base.replace(/\/{2,}/g, "/");
  const finish = (route: Route) => withTrailingSlash(route, rules.trailingSlash);
  const route = (slug: string) => finish(`${plain}/${slug}`);
  return {
    all: finish(plain),
    route,
    links(names) {
      const bySlug = new Map(names.map((name) => [tagSlug(name, tags), name]));
      return [...bySlug]
        .filter(([slug]) => slugs.has(slug))
        .map(([slug, name]) => {
          return { label: tagLabel(name, tags), href: finishAddress(route(slug), rules) };
        });
    },
  };
}
