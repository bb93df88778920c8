import type { SiteConfig } from "../../config/schemas/site-config.ts";
import type { DocTagPage, DocTagsPage } from "../../model/page/page.ts";
import type { Breadcrumb } from "../../model/page/sidebar.ts";
import { type CountedTag, groupTags } from "../../model/page/tag.ts";
import { withBase } from "../../model/url/route.ts";
import type { CollectedTag, TagAddresses } from "../graph/collect-tags.ts";
import type { PageNavigation } from "../graph/place-docs.ts";
import type { ContentMessages } from "../messages.ts";
import type { RoutedDoc } from "../route/routed-doc.ts";
import type { PageRecord } from "../site-data.ts";
import { generatedPage, generatedRecord } from "./assemble-article.ts";

export interface TagSurroundings {
  addresses: TagAddresses;
  config: SiteConfig;
  messages: ContentMessages;
}

interface DocTagSurroundings extends TagSurroundings {
  /** Name of the docs' version. */
  version: string;
  /** By id of a page. */
  navigation: ReadonlyMap<string, Pick<PageNavigation, "breadcrumbs">>;
}

/** Returns the list of all tags and a page for each; no pages where no page has a tag. */
export function docTagPages(
  tags: readonly CollectedTag<RoutedDoc>[],
  surroundings: DocTagSurroundings,
): (PageRecord<DocTagsPage> | PageRecord<DocTagPage>)[] {
  const file = tags[0]?.articles[0]?.file;
  if (file === undefined) return [];
  const { addresses, config, messages, version } = surroundings;
  const all: DocTagsPage = {
    kind: "doc-tags",
    version,
    versions: null,
    ...generatedPage(messages.tagsTitle, addresses.all),
    groups: groupTags(countTags(tags, surroundings), config.locale.code),
  };
  return [
    generatedRecord(all, file),
    ...tags.map((tag) => generatedRecord(docTagPage(tag, surroundings), file)),
  ];
}

function docTagPage(
  { label, slug, description, articles }: CollectedTag<RoutedDoc>,
  { addresses, config, version, navigation }: DocTagSurroundings,
): DocTagPage {
  const { compare } = new Intl.Collator(config.locale.code);
  const docs = articles.map(({ id, frontMatter, route }) => ({
    title: frontMatter.title,
    description: frontMatter.description,
    href: withBase(config.baseUrl, route),
    area: areaOf(navigation.get(id)?.breadcrumbs ?? []),
  }));
  return {
    kind: "doc-tag",
    version,
    versions: null,
    ...generatedPage(label, addresses.route(slug)),
    description,
    allTags: withBase(config.baseUrl, addresses.all),
    docs: docs.sort((a, b) => compare(a.area, b.area) || compare(a.title, b.title)),
  };
}

/** The first two steps of the way to a page. */
function areaOf(steps: readonly Breadcrumb[]): string {
  return steps
    .slice(0, -1)
    .slice(0, 2)
    .map(({ label }) => label)
    .join(" / ");
}

/** Tags with the number of pages that carry them. */
export function countTags<A>(
  tags: readonly CollectedTag<A>[],
  { addresses, config }: Pick<TagSurroundings, "addresses" | "config">,
): CountedTag[] {
  return tags.map(({ label, slug, description, articles }) => ({
    label,
    href: withBase(config.baseUrl, addresses.route(slug)),
    count: articles.length,
    description,
  }));
}
