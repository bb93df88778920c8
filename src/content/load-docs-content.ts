import { type ResolvedVersion, resolveVersions } from "../config/resolve/resolve-versions.ts";
import { frontMatterSchema, getShownFields } from "../config/schemas/front-matter.ts";
import type { SidebarsConfig } from "../config/schemas/sidebars-config.ts";
import type { SiteConfig } from "../config/schemas/site-config.ts";
import { currentVersion } from "../model/page/docs-version.ts";
import { getRouteKey } from "../model/url/route.ts";
import { assembleArticle, assembleSource } from "./assemble/assemble-article.ts";
import { getDocTagPages } from "./assemble/assemble-tags.ts";
import { checkTags } from "./check/check-tags.ts";
import { checkVersions } from "./check/check-versions.ts";
import {
  type CompiledArticle,
  type Compiler,
  compileFolder,
  type FolderContext,
  type RoutedFolder,
  routeFolder,
} from "./compile/compile-folder.ts";
import { collectTags, createTagResolver, type TagResolver } from "./graph/collect-tags.ts";
import { indexDocs } from "./graph/doc-index.ts";
import { buildDocsNavigation, type DocsNavigation } from "./graph/docs-navigation.ts";
import { describeVersion, linkVersions, type VersionContent } from "./graph/link-versions.ts";
import type { DevContentCache } from "./load/dev-content-cache.ts";
import { listVersionFolders } from "./load/files/site-files.ts";
import { addGenerated, type GeneratedDocs, loadDocs, readSiteFile } from "./load/load-docs.ts";
import { loadTags } from "./load/load-tags-and-authors.ts";
import type { DocSource, LoadedDocs } from "./load/loaded-content.ts";
import { routeDocs } from "./route/doc-route.ts";
import type { RoutedDoc } from "./route/routed-doc.ts";
import type { DocRecord, SiteData } from "./site-data.ts";

interface DocsOptions {
  siteDir: string;
  sidebars: SidebarsConfig;
  versionSidebars?: Readonly<Record<string, SidebarsConfig>>;
  includeDrafts: boolean;
  generated?: GeneratedDocs;
  devCache?: DevContentCache | undefined;
}

type DocsData = Omit<SiteData, "blog">;

interface RoutedVersion {
  version: ResolvedVersion;
  folder: RoutedFolder<RoutedDoc>;
  categories: LoadedDocs["categories"];
}

export function routeVersions(
  { siteDir, includeDrafts, generated, devCache }: DocsOptions,
  { config, messages }: Compiler,
): RoutedVersion[] {
  devCache?.articles.clear();
  return resolveVersions(config, messages.currentVersion).map((version) => {
    const source = { siteDir, folder: version.folder };
    const loadedDocs = loadDocs(source, messages, devCache);
    const isCurrent = version.name === currentVersion;
    const loaded = isCurrent && generated ? addGenerated(loadedDocs, generated) : loadedDocs;
    const route = (sources: DocSource[]) =>
      routeDocs(sources, { ...config, docsRoute: version.path });
    const folder = routeFolder({
      source,
      loaded,
      schema: frontMatterSchema,
      route,
      includeDrafts,
    });
    return { version, folder, categories: loaded.categories };
  });
}

export async function loadDocsContent(
  routed: readonly RoutedVersion[],
  options: DocsOptions,
  context: FolderContext,
): Promise<DocsData> {
  const { config } = context.compiler;
  const versions: VersionContent[] = [];
  for (const version of routed) {
    versions.push(await compileVersion(version, options, context));
  }
  const versionSources = {
    folders: listVersionFolders(options.siteDir),
    configText: readSiteFile(options.siteDir, "config.ts"),
  };
  const described = versions.map((content) => describeVersion(content, config));
  const linked = linkVersions(versions, described, config);
  return {
    docs: linked.flatMap(({ docs }) => docs),
    pages: linked.flatMap(({ pages }) => pages),
    versions: described.filter(({ docs }) => docs.length > 0),
    trees: versions.flatMap(({ trees }) => trees),
    // Two versions can share an image.
    assets: [...new Map(versions.flatMap(({ assets }) => assets.map((a) => [a.to, a]))).values()],
    diagnostics: [
      ...checkVersions(described, { ...versionSources, config }),
      ...versions.flatMap(({ diagnostics }) => diagnostics),
    ],
  };
}

async function compileVersion(
  { version, folder, categories }: RoutedVersion,
  { siteDir, sidebars, versionSidebars }: DocsOptions,
  context: FolderContext,
): Promise<VersionContent> {
  const { config, messages } = context.compiler;
  const { name, sidebarsFile } = version;
  const { articles, assets, diagnostics } = await compileFolder({ folder, ...context });
  const docs = articles.map(({ article }) => article);
  const index = indexDocs(
    docs,
    folder.drafts.map(({ id }) => id),
  );
  const source = { file: sidebarsFile, text: readSiteFile(siteDir, sidebarsFile) };
  const graph = buildDocsNavigation(
    name === currentVersion ? sidebars : (versionSidebars?.[name] ?? {}),
    { index, categories, source },
    { ...config, version: name },
  );
  const tagsFile = loadTags(folder.source);
  const collected = collectTags(docs, tagsFile.tags);
  const knownTags = { tags: tagsFile.tags, collected };
  const tags = createTagResolver(`${version.path}/tags`, knownTags, config);
  const tagPages = getDocTagPages(collected, {
    tagResolver: tags,
    config,
    messages,
    version: name,
    navigation: graph.navigation,
  });
  const writtenRoutes = new Set(docs.map(({ route }) => getRouteKey(route)));
  return {
    version,
    docs: assembleDocs(articles, { graph, tags, config, version: name }),
    // A page of the writer, such as `tags.md`, replaces the generated one.
    pages: tagPages.filter(({ page }) => !writtenRoutes.has(getRouteKey(page.route))),
    trees: graph.trees,
    assets,
    diagnostics: [
      ...diagnostics,
      ...graph.diagnostics,
      ...tagsFile.diagnostics,
      ...checkTags(docs, tagsFile),
    ],
  };
}

interface DocContext {
  graph: DocsNavigation;
  tags: TagResolver;
  config: SiteConfig;
  version: string;
}

function assembleDocs(
  docs: readonly CompiledArticle<RoutedDoc>[],
  { graph, tags, config, version }: DocContext,
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
        ...getShownFields(frontMatter),
        tags: tags.getLinks(frontMatter.tags),
        ...(doc.compiled.questions && { questions: doc.compiled.questions }),
      },
    };
  });
}
