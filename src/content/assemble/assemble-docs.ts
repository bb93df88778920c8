import type { SiteConfig } from "../../config/schemas/site-config.ts";
import type { CompiledArticle } from "../compile/compile-folder.ts";
import type { PlacedDocs } from "../graph/place-docs.ts";
import type { TagAddresses } from "../graph/tag-addresses.ts";
import type { RoutedDoc } from "../route/routed-doc.ts";
import type { DocRecord } from "../site-data.ts";
import { assembleArticle, assembleSource } from "./assemble-article.ts";

export interface DocSurroundings {
  graph: PlacedDocs;
  /** Where each tag leads. */
  tags: TagAddresses;
  config: SiteConfig;
  /** Name of the version that they belong to. */
  version: string;
}

/** Joins pages, articles and navigation. */
export function assembleDocs(
  docs: readonly CompiledArticle<RoutedDoc>[],
  { graph, tags, config, version }: DocSurroundings,
): DocRecord[] {
  return docs.map((doc) => {
    const { id, frontMatter } = doc.article;
    const navigation = graph.navigation.get(id);
    return {
      ...assembleSource(doc),
      page: {
        kind: "doc",
        ...assembleArticle(doc, config),
        id,
        version,
        versions: null,
        sidebar: navigation?.sidebar ?? null,
        breadcrumbs: navigation?.breadcrumbs ?? [],
        previous: navigation?.previous ?? null,
        next: navigation?.next ?? null,
        lastReviewed: frontMatter.last_reviewed ?? null,
        tags: tags.links(frontMatter.tags),
      },
    };
  });
}
