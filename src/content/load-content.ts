import type { SidebarsConfig } from "../config/sidebars-config.ts";
import type { SiteConfig } from "../config/site-config.ts";
import { withBase } from "../model/route.ts";
import {
  assembleDocs,
  type CompiledPage,
  collectAssets,
  uniqueDiagnostics,
} from "./assemble-docs.ts";
import { compileCached } from "./cache/compile-cached.ts";
import { openDocumentCache } from "./cache/document-cache.ts";
import { checkPreviewImages } from "./check/check-preview-images.ts";
import { buildGraph } from "./graph/build-graph.ts";
import { indexDocs } from "./graph/doc-index.ts";
import { createOutside } from "./load/answer-questions.ts";
import { loadDocs, readSiteFile } from "./load/load-docs.ts";
import type { DocSource } from "./load/loaded-content.ts";
import type { Outside } from "./load/outside.ts";
import type { PageSettings } from "./parse/render-context.ts";
import { routeDocs } from "./route/route-docs.ts";
import type { RoutedDoc } from "./route/routed-doc.ts";
import type { SiteData } from "./site-data.ts";

export interface ContentOptions {
  /** Absolute path. */
  siteDir: string;
  config: SiteConfig;
  sidebars: SidebarsConfig;
  /** True in dev. */
  includeDrafts: boolean;
  /** Absolute path; compiled pages are kept there by content hash. */
  cacheDir: string;
  /** Changes when the engine changes; part of every cache key. */
  engineVersion: string;
}

/** Turns the content folder of a site into pages. Mistakes of writers come back as diagnostics. */
export async function loadContent(options: ContentOptions): Promise<SiteData> {
  const { siteDir, config } = options;
  const loaded = loadDocs(siteDir);
  const isLeftOut = (doc: DocSource) => doc.frontMatter.draft && !options.includeDrafts;
  const routed = routeDocs(
    loaded.docs.filter((doc) => !isLeftOut(doc)),
    config,
  );
  const { docs } = routed;
  const drafts = routeDocs(loaded.docs.filter(isLeftOut), config).docs;
  const outside = createOutside({
    siteDir,
    files: loaded.files,
    addresses: new Map(docs.map((doc) => [doc.path, withBase(config.baseUrl, doc.route)])),
    drafts: new Set(drafts.map(({ path }) => path)),
  });
  const pages = await compileDocs(docs, options, outside);
  const index = indexDocs(
    docs,
    drafts.map(({ id }) => id),
  );
  const configText = readSiteFile(siteDir, "sidebars.ts");
  const { categories } = loaded;
  const graph = buildGraph(options.sidebars, { index, categories, configText }, config);
  return {
    docs: assembleDocs(pages, graph, config),
    trees: graph.trees,
    assets: collectAssets(pages, siteDir),
    diagnostics: uniqueDiagnostics([
      ...loaded.diagnostics,
      ...routed.diagnostics,
      ...pages.flatMap(({ compiled }) => compiled.diagnostics),
      ...graph.diagnostics,
      ...checkPreviewImages(docs, outside),
    ]),
  };
}

async function compileDocs(
  docs: readonly RoutedDoc[],
  { config, cacheDir, engineVersion }: ContentOptions,
  outside: Outside,
): Promise<CompiledPage[]> {
  const cache = openDocumentCache(cacheDir);
  const surroundings = { outside, cache, engineVersion };
  const pages: CompiledPage[] = [];
  for (const doc of docs) {
    const source = { file: doc.file, path: doc.path, text: doc.body };
    const compiled = await compileCached(source, pageSettings(doc, config), surroundings);
    pages.push({ doc, compiled });
  }
  cache.close();
  return pages;
}

function pageSettings({ file, route, frontMatter }: RoutedDoc, config: SiteConfig): PageSettings {
  return {
    file,
    route,
    hideTitle: frontMatter.hide_title,
    baseUrl: config.baseUrl,
    trailingSlash: config.trailingSlash,
    tocLevels: {
      min: frontMatter.toc_min_heading_level ?? config.toc.minLevel,
      max: frontMatter.toc_max_heading_level ?? config.toc.maxLevel,
    },
  };
}
