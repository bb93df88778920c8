import type { SiteConfig } from "../../config/schemas/site-config.ts";
import type { DocTagPage, DocTagsPage } from "../../model/page/page.ts";
import type { Breadcrumb } from "../../model/page/sidebar.ts";
import { type CountedTag, groupTags } from "../../model/page/tag.ts";
import { withBase } from "../../model/url/route.ts";
import type { CollectedTag, TagResolver } from "../graph/collect-tags.ts";
import type { PageNavigation } from "../graph/docs-navigation.ts";
import type { ContentMessages } from "../messages.ts";
import type { RoutedDoc } from "../route/routed-doc.ts";
import type { PageRecord } from "../site-data.ts";
import { getGeneratedPage, getGeneratedRecord } from "./assemble-article.ts";

interface TagContext {
  tagResolver: TagResolver;
  config: SiteConfig;
  messages: ContentMessages;
}

interface DocTagContext extends TagContext {
  version: string;
  navigation: ReadonlyMap<string, Pick<PageNavigation, "breadcrumbs">>;
}

export function getDocTagPages(
  tags: readonly CollectedTag<RoutedDoc>[],
  context: DocTagContext,
): (PageRecord<DocTagsPage> | PageRecord<DocTagPage>)[] {
  const file = tags[0]?.articles[0]?.file;
  if (file === undefined) return [];
  const { tagResolver, config, messages, version } = context;
  const all: DocTagsPage = {
    kind: "doc-tags",
    version,
    versions: null,
    ...getGeneratedPage(messages.tagsTitle, tagResolver.allTagsRoute),
    groups: groupTags(countTags(tags, context), config.locale.code),
  };
  return [
    getGeneratedRecord(all, file),
    ...tags.map((tag) =>
      getGeneratedRecord(getDocTagPage(tag, context), tag.articles[0]?.file ?? file),
    ),
  ];
}

function getDocTagPage(
  { label, slug, description, articles }: CollectedTag<RoutedDoc>,
  { tagResolver, config, version, navigation }: DocTagContext,
): DocTagPage {
  const { compare } = new Intl.Collator(config.locale.code);
  const docs = articles.map(({ id, frontMatter, route }) => ({
    title: frontMatter.title,
    description: frontMatter.description,
    href: withBase(config.baseUrl, route),
    section: getSection(navigation.get(id)?.breadcrumbs ?? []),
  }));
  return {
    kind: "doc-tag",
    version,
    versions: null,
    ...getGeneratedPage(label, tagResolver.getRoute(slug)),
    description,
    allTagsHref: withBase(config.baseUrl, tagResolver.allTagsRoute),
    docs: docs.sort((a, b) => compare(a.section, b.section) || compare(a.title, b.title)),
  };
}

/** The two outermost categories above a page. */
function getSection(breadcrumbs: readonly Breadcrumb[]): string {
  const categories = breadcrumbs.slice(0, -1);
  return categories
    .slice(0, 2)
    .map(({ label }) => label)
    .join(" / ");
}

export function countTags<A>(
  tags: readonly CollectedTag<A>[],
  { tagResolver, config }: Pick<TagContext, "tagResolver" | "config">,
): CountedTag[] {
  return tags.map(({ label, slug, description, articles }) => ({
    label,
    href: withBase(config.baseUrl, tagResolver.getRoute(slug)),
    count: articles.length,
    description,
  }));
}
