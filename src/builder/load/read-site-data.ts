import { join } from "node:path";
import { getCurrentDocsRoute } from "../../config/resolve/resolve-versions.ts";
import type { SidebarsConfig } from "../../config/schemas/sidebars-config.ts";
import type { SiteConfig } from "../../config/schemas/site-config.ts";
import type { FragmentCache } from "../../content/compile/render-fragments.ts";
import type { ContentOptions, GeneratedDocs } from "../../content/index.ts";
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
  const { root, siteDir, config, messages, cacheDir, articles, devCache } = options;
  const [content, { loadCatalog }, { getGeneratedDocs, mergeReference }, { checkModuleCalls }] =
    await Promise.all([
      import("../../content/index.ts"),
      import("../../catalog/service/load-catalog.ts"),
      import("./merge-reference.ts"),
      import("./check-module-calls.ts"),
    ]);
  const { engine, catalogReader } = getVersions(root);
  // What is in memory is not read from the store again.
  const keepUnused = devCache !== undefined && devCache.catalog.services.size > 0;
  const catalog = await withStore(
    join(cacheDir, "catalog"),
    (store) =>
      loadCatalog({
        siteDir,
        store,
        engineVersion: catalogReader,
        cache: devCache?.catalog,
      }),
    { keepUnused },
  );
  const generated = await withBuildMessages(
    getGeneratedDocs(catalog, {
      docsRoute: getCurrentDocsRoute(config),
      origin: config.url,
      baseUrl: config.baseUrl,
      language: { messages: messages.catalog, locale: config.locale.code },
    }),
    config,
  );
  const data = await content.loadContent({
    ...options,
    cache: articles,
    messages: messages.content,
    engineVersion: engine,
    generated,
  });
  if (catalog.services.length === 0 && catalog.repositories.length === 0) {
    const diagnostics = [...data.diagnostics, ...catalog.diagnostics];
    return { ...data, messages, diagnostics, files: [], plannedRoutes: [], searchRecords: [] };
  }
  const fragments = devCache && { previous: devCache.fragments, current: new Map() };
  const render = content.createFragmentRenderer(siteDir, config, messages.content, fragments);
  const files = devCache?.compilesOnRequest ? [] : [...data.docs, ...data.pages];
  // A separate store: without files to check, the store of builds would lose its entries.
  const callDiagnostics = await withStore(
    join(cacheDir, devCache?.compilesOnRequest ? "dev-uses" : "uses"),
    (store) =>
      checkModuleCalls({
        siteDir,
        files,
        catalog,
        store,
        engineVersion: catalogReader,
        cache: devCache?.codeBlocks,
      }),
  );
  const diagnostics = [...data.diagnostics, ...callDiagnostics];
  const readBody = (stored: StoredBody) => content.readBody(articles, stored);
  const cache = devCache?.generatedPages ?? new Map();
  const mergeOptions = { catalog, config, render, readBody, cache };
  const merged = await mergeReference({ ...data, messages, diagnostics }, mergeOptions);
  if (devCache && fragments) devCache.fragments = joinFragments(fragments);
  return merged;
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
