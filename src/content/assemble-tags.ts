import type { SiteConfig } from "../config/site-config.ts";
import { type Route, withBase } from "../model/route.ts";
import { type CountedTag, groupTags } from "../model/tag.ts";
import type { CollectedTag } from "./graph/collect-tags.ts";
import type { TagAddresses } from "./graph/tag-addresses.ts";
import type { RoutedDoc } from "./route/routed-doc.ts";
import type { PageRecord } from "./site-data.ts";

export interface TagSurroundings {
  addresses: TagAddresses;
  config: SiteConfig;
}

/** The list of all tags and a page for each; nothing where no page carries a tag. */
export function docTagPages(
  tags: ReadonlyMap<string, CollectedTag<RoutedDoc>>,
  { addresses, config }: TagSurroundings,
): PageRecord[] {
  const counted = countTags(tags, { addresses, config });
  const groups = groupTags(counted, config.locale.code);
  const [first] = tags.values();
  if (!first) return [];
  const all = { kind: "doc-tags", ...generatedPage("Tags", addresses.all), groups } as const;
  return [
    generated(all, first),
    ...[...tags.values()].map((tag) => generated(docTagPage(tag), tag)),
  ];

  function docTagPage(tag: CollectedTag<RoutedDoc>) {
    const { compare } = new Intl.Collator(config.locale.code);
    const docs = tag.articles.map(({ frontMatter, route }) => ({
      title: frontMatter.title,
      description: frontMatter.description,
      href: withBase(config.baseUrl, route),
    }));
    return {
      kind: "doc-tag",
      ...generatedPage(tag.label, addresses.route(tag.slug)),
      description: tag.description,
      allTags: withBase(config.baseUrl, addresses.all),
      docs: docs.sort((a, b) => compare(a.title, b.title)),
    } as const;
  }
}

/** Tags with the number of pages that carry them. */
export function countTags<A>(
  tags: ReadonlyMap<string, CollectedTag<A>>,
  { addresses, config }: TagSurroundings,
): CountedTag[] {
  return [...tags.values()].map(({ label, slug, articles }) => {
    return { label, href: withBase(config.baseUrl, addresses.route(slug)), count: articles.length };
  });
}

/** What a page that no file stands behind has in common with all others. */
export function generatedPage(title: string, route: Route) {
  return { title, route, description: "", keywords: [], image: null, unlisted: false };
}

/** Findings about such a page name the file that brought it into being. */
export function generated(
  page: PageRecord["page"],
  { articles }: CollectedTag<{ file: string }>,
): PageRecord {
  return { page, file: articles[0]?.file ?? "config.ts", links: [], components: [] };
}
