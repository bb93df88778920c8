import { join } from "node:path";
import type { SiteConfig } from "../config/site-config.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { DocPage } from "../model/page.ts";
import { withBase } from "../model/route.ts";
import type { PageNavigation, PlacedDocs } from "./graph/place-docs.ts";
import { docsFolder } from "./load/load-docs.ts";
import type { CompiledDoc } from "./parse/compiled-doc.ts";
import type { RoutedDoc } from "./route/routed-doc.ts";
import type { AssetCopy, DocRecord } from "./site-data.ts";

/** A page with its article. */
export interface CompiledPage {
  doc: RoutedDoc;
  compiled: CompiledDoc;
}

/** Joins pages, articles and navigation. */
export function assembleDocs(
  pages: readonly CompiledPage[],
  graph: PlacedDocs,
  config: SiteConfig,
): DocRecord[] {
  return pages.map(({ doc, compiled }) => ({
    page: assemblePage({ doc, compiled }, graph.navigation.get(doc.id), config),
    file: doc.file,
    links: compiled.links,
    components: compiled.components,
  }));
}

function assemblePage(
  { doc, compiled }: CompiledPage,
  navigation: PageNavigation | undefined,
  { baseUrl }: SiteConfig,
): DocPage {
  const { frontMatter } = doc;
  const { image } = frontMatter;
  return {
    kind: "doc",
    route: doc.route,
    title: frontMatter.title,
    description: frontMatter.description,
    keywords: frontMatter.keywords,
    image: image?.startsWith("/") ? withBase(baseUrl, image) : (image ?? null),
    unlisted: frontMatter.unlisted,
    id: doc.id,
    body: compiled.body,
    toc: compiled.toc,
    hideTitle: frontMatter.hide_title,
    hideToc: frontMatter.hide_table_of_contents,
    sidebar: navigation?.sidebar ?? null,
    breadcrumbs: navigation?.breadcrumbs ?? [],
    previous: navigation?.previous ?? null,
    next: navigation?.next ?? null,
    lastReviewed: frontMatter.last_reviewed ?? null,
    tags: frontMatter.tags,
  };
}

/** The files that pages bring along, each once. */
export function collectAssets(pages: readonly CompiledPage[], siteDir: string): AssetCopy[] {
  const byTarget = new Map<string, AssetCopy>();
  for (const { path, to } of pages.flatMap(({ compiled }) => compiled.assets)) {
    byTarget.set(to, { from: join(siteDir, docsFolder, path), to });
  }
  return [...byTarget.values()];
}

/** A partial that two pages include reports its findings once. */
export function uniqueDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...new Map(diagnostics.map((found) => [JSON.stringify(found), found])).values()];
}
