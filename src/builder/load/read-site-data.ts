import { join } from "node:path";
import type { LoadedCatalog } from "../../catalog/service/load-catalog.ts";
import { getCurrentDocsRoute } from "../../config/resolve/resolve-versions.ts";
import type { SidebarsConfig } from "../../config/schemas/sidebars-config.ts";
import type { SiteConfig } from "../../config/schemas/site-config.ts";
import type { FragmentCache } from "../../content/compile/render-fragments.ts";
import type { ContentOptions, GeneratedDocs, SiteData } from "../../content/index.ts";
import type { CacheStore } from "../../model/cache.ts";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { diagnose, wholeFile } from "../../model/diagnostics/rule.ts";
import { memoize } from "../../model/memoize.ts";
import type { StoredBody } from "../../model/page/page.ts";
import { withStore } from "../cache/store.ts";
import { getCatalogVersion, getEngineVersion } from "../compile/bundle.ts";
import { builderRules } from "../diagnostics/rules.ts";
import { addSources } from "./add-sources.ts";
import type { DevCache } from "./dev-cache.ts";
import { readSourceDates } from "./read-source-dates.ts";
import type { MergedData, ReadData } from "./site-data.ts";
import type { SiteMessages } from "./site-messages.ts";

interface ReadOptions extends Pick<ContentOptions, "isWanted" | "onArticle" | "compileMany"> {
  root: string;
  siteDir: string;
  config: SiteConfig;
  sidebars: SidebarsConfig;
  versionSidebars: Readonly<Record<string, SidebarsConfig>>;
  messages: SiteMessages;
  diagnostics: readonly Diagnostic[];
  includeDrafts: boolean;
  cacheDir: string;
  articles: CacheStore;
  /** Only set by the dev server. */
  devCache?: DevCache | undefined;
}

export async function readSiteData(options: ReadOptions): Promise<ReadData> {
  const { siteDir, config, includeDrafts } = options;
  // Dev shows no dates, because it reads the site at each change.
  const showsDates = config.lastUpdated && !includeDrafts;
  const [{ dates, reason }, merged] = await Promise.all([
    showsDates ? readSourceDates(siteDir) : { dates: new Map<string, string>(), reason: undefined },
    readMergedData(options),
  ]);
  const diagnostics = [
    ...options.diagnostics,
    ...merged.diagnostics,
    ...(reason === undefined ? [] : [diagnoseMissingDates(reason)]),
  ];
  return addSources({ ...merged, diagnostics }, config, dates);
}

function diagnoseMissingDates(reason: string): Diagnostic {
  return diagnose(builderRules["missing-dates"], wholeFile("config.ts"), { reason });
}

async function readMergedData(options: ReadOptions): Promise<MergedData> {
  const { root, siteDir, config, messages, articles, devCache } = options;
  const [content, { getGeneratedDocs, mergeReference }, catalog] = await Promise.all([
    import("../../content/index.ts"),
    import("./merge-reference.ts"),
    readCatalog(options),
  ]);
  const generated = getGeneratedDocs(catalog, {
    docsRoute: getCurrentDocsRoute(config),
    origin: config.url,
    baseUrl: config.baseUrl,
    language: { messages: messages.catalog, locale: config.locale.code },
  });
  const data = await content.loadContent({
    ...options,
    cache: articles,
    messages: messages.content,
    engineVersion: getVersions(root).engine,
    generated: await withBuildMessages(generated, config),
  });
  if (catalog.services.length === 0 && catalog.repositories.length === 0) {
    const diagnostics = [...data.diagnostics, ...catalog.diagnostics];
    return { ...data, messages, diagnostics, files: [], plannedRoutes: [], searchRecords: [] };
  }
  const diagnostics = [...data.diagnostics, ...(await checkCodeBlocks(data, catalog, options))];
  const fragments = devCache && { previous: devCache.fragments, current: new Map() };
  const merged = await mergeReference(
    { ...data, messages, diagnostics },
    {
      catalog,
      config,
      render: content.createFragmentRenderer(siteDir, config, messages.content, fragments),
      readBody: (stored: StoredBody) => content.readBody(articles, stored),
      cache: devCache?.generatedPages ?? new Map(),
    },
  );
  if (devCache && fragments) devCache.fragments = joinFragments(fragments);
  return merged;
}

async function readCatalog({ root, siteDir, cacheDir, devCache }: ReadOptions) {
  const { loadCatalog } = await import("../../catalog/service/load-catalog.ts");
  const engineVersion = getVersions(root).catalogReader;
  const cache = devCache?.catalog;
  // What is in memory is not read from the store again.
  const keepUnused = cache !== undefined && cache.services.size > 0;
  return withStore(
    join(cacheDir, "catalog"),
    (store) => loadCatalog({ siteDir, store, engineVersion, cache }),
    { keepUnused },
  );
}

/** Checks code blocks against the modules that they call. */
async function checkCodeBlocks(
  { docs, pages }: SiteData,
  catalog: LoadedCatalog,
  { root, siteDir, cacheDir, devCache }: ReadOptions,
): Promise<Diagnostic[]> {
  const { checkModuleCalls } = await import("./check-module-calls.ts");
  const engineVersion = getVersions(root).catalogReader;
  const cache = devCache?.codeBlocks;
  const files = devCache?.compilesOnRequest ? [] : [...docs, ...pages];
  // A separate store: without files to check, the store of builds would lose its entries.
  const folder = join(cacheDir, devCache?.compilesOnRequest ? "dev-uses" : "uses");
  return withStore(folder, (store) =>
    checkModuleCalls({ siteDir, files, catalog, store, engineVersion, cache }),
  );
}

/** A dev server runs the code with which it started. */
const getVersions = memoize((root: string) => {
  return { engine: getEngineVersion(root), catalogReader: getCatalogVersion(root) };
});

/** Pages that were not merged again may need their fragments later. */
function joinFragments({
  previous,
  current,
}: Record<"previous" | "current", FragmentCache>): FragmentCache {
  const isBounded = previous.size <= 2 * current.size + 1000;
  return isBounded ? new Map([...previous, ...current]) : current;
}

async function withBuildMessages(
  generated: GeneratedDocs,
  { buildMessages }: SiteConfig,
): Promise<GeneratedDocs> {
  if (buildMessages === null) return generated;
  // The table of rules is loaded only if needed.
  const { buildMessagesDoc } = await import("./build-messages-page.ts");
  return { ...generated, docs: [...generated.docs, buildMessagesDoc(buildMessages)] };
}
