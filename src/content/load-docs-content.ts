import type { SidebarsConfig } from "../config/sidebars-config.ts";
import { assembleDocs } from "./assemble-docs.ts";
import { docTagPages } from "./assemble-tags.ts";
import { checkTags } from "./check/check-tags.ts";
import type { Compiler } from "./compile-articles.ts";
import { compileFolder } from "./compile-folder.ts";
import { buildGraph } from "./graph/build-graph.ts";
import { collectTags } from "./graph/collect-tags.ts";
import { indexDocs } from "./graph/doc-index.ts";
import { tagAddresses } from "./graph/tag-addresses.ts";
import { addGenerated, type GeneratedDocs } from "./load/add-generated.ts";
import { loadDocs, readSiteFile } from "./load/load-docs.ts";
import { loadTags } from "./load/load-tags.ts";
import { routeDocs } from "./route/route-docs.ts";
import type { SiteData } from "./site-data.ts";

interface DocsOptions {
  siteDir: string;
  sidebars: SidebarsConfig;
  includeDrafts: boolean;
  generated?: GeneratedDocs;
}

/** The docs: load, route, parse, graph. */
export async function loadDocsContent(
  { siteDir, sidebars, includeDrafts, generated }: DocsOptions,
  compiler: Compiler,
): Promise<Omit<SiteData, "blog">> {
  const { config } = compiler;
  const place = { siteDir, folder: "content/docs" };
  const written = loadDocs(place);
  const loaded = generated ? addGenerated(written, generated) : written;
  const { articles, drafts, assets, diagnostics } = await compileFolder({
    place,
    loaded,
    route: (sources) => routeDocs(sources, config),
    compiler,
    includeDrafts,
  });
  const docs = articles.map(({ article }) => article);
  const index = indexDocs(
    docs,
    drafts.map(({ id }) => id),
  );
  const configText = readSiteFile(siteDir, "sidebars.ts");
  const { categories } = loaded;
  const graph = buildGraph(sidebars, { index, categories, configText }, config);
  const tagsFile = loadTags(place);
  const collected = collectTags(docs, tagsFile.tags);
  const known = { tags: tagsFile.tags, collected };
  const tags = tagAddresses(`${config.docsRoute}/tags`, known, config);
  return {
    docs: assembleDocs(articles, { graph, tags, config }),
    pages: docTagPages(collected, { addresses: tags, config }),
    trees: graph.trees,
    assets,
    diagnostics: [
      ...diagnostics,
      ...graph.diagnostics,
      ...tagsFile.diagnostics,
      ...checkTags(docs, tagsFile.tags, `${place.folder}/tags.yml`),
    ],
  };
}
