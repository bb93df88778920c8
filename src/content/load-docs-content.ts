import type { SidebarsConfig } from "../config/sidebars-config.ts";
import { assembleDocs } from "./assemble-docs.ts";
import type { Compiler } from "./compile-articles.ts";
import { compileFolder } from "./compile-folder.ts";
import { buildGraph } from "./graph/build-graph.ts";
import { indexDocs } from "./graph/doc-index.ts";
import { loadDocs, readSiteFile } from "./load/load-docs.ts";
import { routeDocs } from "./route/route-docs.ts";
import type { SiteData } from "./site-data.ts";

interface DocsOptions {
  siteDir: string;
  sidebars: SidebarsConfig;
  includeDrafts: boolean;
}

/** The docs: load, route, parse, graph. */
export async function loadDocsContent(
  { siteDir, sidebars, includeDrafts }: DocsOptions,
  compiler: Compiler,
): Promise<Omit<SiteData, "pages">> {
  const { config } = compiler;
  const place = { siteDir, folder: "content/docs" };
  const loaded = loadDocs(place);
  const { articles, drafts, assets, diagnostics } = await compileFolder({
    place,
    loaded,
    route: (sources) => routeDocs(sources, config),
    compiler,
    includeDrafts,
  });
  const index = indexDocs(
    articles.map(({ article }) => article),
    drafts.map(({ id }) => id),
  );
  const configText = readSiteFile(siteDir, "sidebars.ts");
  const { categories } = loaded;
  const graph = buildGraph(sidebars, { index, categories, configText }, config);
  return {
    docs: assembleDocs(articles, graph, config),
    trees: graph.trees,
    assets,
    diagnostics: [...diagnostics, ...graph.diagnostics],
  };
}
