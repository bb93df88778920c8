import { getApiFiles } from "../../catalog/api/api-files.ts";
import { getApiPath, getHistoryPath } from "../../catalog/api/api-paths.ts";
import { getHistoryFiles, getLibraryFiles } from "../../catalog/api/history-files.ts";
import { getOpenApiFile } from "../../catalog/api/openapi.ts";
import { getSiteOwner } from "../../catalog/api/site-owner.ts";
import {
  type ConnectionViewOptions,
  getServiceConnections,
  getServiceMapRows,
} from "../../catalog/connections/connection-views.ts";
import { getServiceId } from "../../catalog/connections/connections.ts";
import type { LibraryRepository } from "../../catalog/library/library.ts";
import {
  getLibraryDocs,
  getLibraryIndex,
  getLibraryModules,
  getRepositoryPath,
  getServicesBuiltFrom,
  libraryIndexPath,
} from "../../catalog/library/library-pages.ts";
import { getFolderAddress, getUnpinnedSource } from "../../catalog/page/addresses.ts";
import { checkPath } from "../../catalog/page/check-page.ts";
import { getCatalogChanges } from "../../catalog/page/history-view.ts";
import {
  allInputsPath,
  changesPath,
  getCatalogDocs,
  getFrontMatter,
  getIndexFile,
  type Language,
  mapPath,
  plannerPath,
  servicesFolder,
} from "../../catalog/page/index-pages.ts";
import { getInputIndex, getOccurrences } from "../../catalog/page/input-index.ts";
import { getReferencePage } from "../../catalog/page/reference-page.ts";
import { getSearchRecords } from "../../catalog/page/search-records.ts";
import type { LoadedCatalog } from "../../catalog/service/load-catalog.ts";
import { getReadmeAddress } from "../../catalog/service/readme.ts";
import type { Service } from "../../catalog/service/service.ts";
import { getCurrentDocsRoute } from "../../config/resolve/resolve-versions.ts";
import type { SiteConfig } from "../../config/schemas/site-config.ts";
import type { DocRecord, GeneratedDocs, RenderFragment, SiteData } from "../../content/index.ts";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { type CachedValue, reuse } from "../../model/memoize.ts";
import { currentVersion } from "../../model/page/docs-version.ts";
import type { ArticleText, Body } from "../../model/page/page.ts";
import { type ReadBody, restoreBody } from "../../model/page/stored-page.ts";
import type { ServiceReference } from "../../model/reference/reference.ts";
import { escapeText } from "../../model/text/escape-html.ts";
import { withBase } from "../../model/url/route.ts";
import {
  getBodyText,
  getIds,
  getReferenceToc,
  getServiceReference,
  getTocIds,
  linkNames,
  usageId,
  withReachableLinks,
  withUniqueIds,
} from "./reference-parts.ts";
import { type Descriptions, renderDescriptions, withNotices } from "./render-descriptions.ts";
import type { GeneratedFile, MergedData } from "./site-data.ts";
import type { SiteMessages } from "./site-messages.ts";

/** Creates the documents of the catalog. Their categories follow those of the site. */
export function getGeneratedDocs(
  catalog: LoadedCatalog,
  options: { docsRoute: string; origin: string; baseUrl: string; language: Language },
): GeneratedDocs {
  const categories = catalog.categories.map(
    ({ name, label, position }) =>
      [`${servicesFolder}/${name}`, { label, position: 10 + position }] as const,
  );
  return {
    docs: [
      ...getCatalogDocs(catalog, options),
      ...getLibraryDocs(catalog.repositories, options.language),
    ],
    categories: new Map(categories),
  };
}

interface MergeOptions {
  catalog: LoadedCatalog;
  config: SiteConfig;
  render: RenderFragment;
  readBody: ReadBody;
  /** Keeps pages between reads of the dev server. */
  cache: GeneratedPageCache;
}

/** Pages of lists by their path. */
export type GeneratedPageCache = Map<string, CachedValue<DocRecord>>;

export async function mergeReference(
  data: SiteData & Pick<MergedData, "messages">,
  options: MergeOptions,
): Promise<MergedData> {
  const { catalog, config } = options;
  const context = createContext(data, options);
  const merged = new Map<DocRecord, DocRecord>();
  const entries: MergedData["searchRecords"] = [];
  // These pages show the README of another repository, whose text cannot be corrected in this one.
  const generatedIndexFiles = new Set(
    catalog.services.filter(({ hasIndexFile }) => !hasIndexFile).map(getIndexFile),
  );
  const diagnostics: Diagnostic[] = [
    ...data.diagnostics.filter(({ file }) => !generatedIndexFiles.has(file)),
    ...catalog.diagnostics,
  ];
  const describeUsers = createUserDescriber(context);
  for (const service of catalog.services) {
    const record = context.getRecord(service);
    if (!record) continue;
    const described = await renderDescriptions(service, record, options.render);
    diagnostics.push(...described.diagnostics);
    const inputs = [
      JSON.stringify(record),
      described,
      context.shared,
      catalog.connections,
      describeUsers(service),
    ];
    const mergedService = await reuse(mergedServices, service, inputs, () =>
      mergeService(service, record, described, context).catch((error: unknown) => {
        mergedServices.delete(service);
        throw error;
      }),
    );
    merged.set(record, mergedService.record);
    entries.push(...mergedService.searchRecords);
  }
  for (const { path, inputs, getBody } of getGeneratedPages(context)) {
    const record = context.findCurrentDoc(path);
    if (!record) continue;
    const compute = () => withGeneratedBody(record, getBody(), options.readBody);
    const recordText = JSON.stringify(record);
    merged.set(
      record,
      reuse(options.cache, path, [recordText, context.shared, ...inputs], compute),
    );
  }
  const docsRoute = getCurrentDocsRoute(config).replace(/\/$/, "");
  return {
    ...data,
    docs: data.docs.map((record) => merged.get(record) ?? record),
    diagnostics,
    files: getGeneratedFiles(context),
    plannedRoutes: catalog.categories.flatMap(({ name, planned }) =>
      planned.map((service) => `${docsRoute}/${servicesFolder}/${name}/${service}`),
    ),
    searchRecords: entries,
  };
}

interface MergeContext extends MergeOptions {
  /** All that a page shows of the settings and of other services. */
  shared: string;
  messages: SiteMessages;
  occurrences: ReturnType<typeof getOccurrences>;
  connectionViews: ConnectionViewOptions;
  getRecord(service: Service): DocRecord | undefined;
  /** Finds a page of the current version by the path of its file. */
  findCurrentDoc(path: string): DocRecord | undefined;
  /** With the base URL, as is the result of `getAddress`. */
  getPage(service: Service): string;
  getAddress(record: DocRecord | undefined): string;
}

function createContext(
  { docs, messages }: SiteData & Pick<MergedData, "messages">,
  options: MergeOptions,
): MergeContext {
  const { services, connections } = options.catalog;
  const records = new Map(docs.map((record) => [record.file, record]));
  const currentDocs = new Map(
    docs.filter(({ page }) => page.version === currentVersion).map((doc) => [doc.page.id, doc]),
  );
  const getRecord = (service: Service) => records.get(getIndexFile(service));
  const getAddress = (record: DocRecord | undefined) =>
    withBase(options.config.baseUrl, record?.page.route ?? "");
  const getPage = (service: Service) => getAddress(getRecord(service));
  const findCurrentDoc = (path: string) => currentDocs.get(path.replace(/\.mdx?$/, ""));
  const repositoryPaths = options.catalog.repositories.map(getRepositoryPath);
  const addresses = [allInputsPath, plannerPath, checkPath, ...repositoryPaths].map((path) =>
    getAddress(findCurrentDoc(path)),
  );
  const views = services.map((service) => [
    getServiceId(service),
    service.repository,
    service.source,
    service.title,
    getFrontMatter(service).label,
    getRecord(service) && getPage(service),
  ]);
  return {
    ...options,
    shared: JSON.stringify([options.config, messages, addresses, views]),
    messages,
    occurrences: getOccurrences(services),
    connectionViews: { services, connections, getPage },
    getRecord,
    findCurrentDoc,
    getPage,
    getAddress,
  };
}

interface MergedService {
  record: DocRecord;
  searchRecords: MergedData["searchRecords"];
}

/** The dev server keeps the services whose files did not change. */
const mergedServices = new WeakMap<Service, CachedValue<Promise<MergedService>>>();

/** Returns a function that describes which services have the inputs of a service, too. */
function createUserDescriber({ catalog, occurrences }: MergeContext): (service: Service) => string {
  const indexes = new Map(catalog.services.map((service, index) => [service, index]));
  const getUsers = ({ name }: { name: string }) =>
    occurrences.get(name)?.map((occurrence) => indexes.get(occurrence.service));
  return (service) => JSON.stringify(service.module.inputs.map(getUsers));
}

/** Adds the generated sections to the page of a service. */
async function mergeService(
  service: Service,
  record: DocRecord,
  described: Descriptions,
  context: MergeContext,
): Promise<MergedService> {
  const { messages, getPage } = context;
  const { page } = record;
  const text = getBodyText(restoreBody(page.body, context.readBody));
  const usedIds = getIds(text);
  const getTextAddress = service.index === null ? getFolderAddress : getReadmeAddress;
  const readme = service.hasIndexFile ? undefined : getTextAddress(service);
  const makeReachable = (html: string, ids: ReadonlySet<string>) =>
    readme === undefined ? html : withReachableLinks(html, ids, readme);
  const descriptions = [...withNotices(described, messages.catalog.deprecated)].map(
    ([key, html]) => [key, makeReachable(html, usedIds)] as const,
  );
  const texts = { descriptions: new Map(descriptions), usedIds };
  const reference = await createReference(service, record, texts, context);
  const sections = getReferenceToc(reference, messages);
  const article = withUniqueIds({ text, toc: page.toc }, sections);
  const ids = new Set([...getIds(article.text), ...getTocIds(sections)]);
  const mergedRecord: DocRecord = {
    ...record,
    page: {
      ...page,
      otherNames: [...page.otherNames, getModuleName(service)],
      body: {
        kind: "reference",
        text:
          article.text.kind === "html"
            ? { ...article.text, html: makeReachable(article.text.html, ids) }
            : article.text,
        reference,
      },
      toc: [...article.toc, ...sections],
    },
    links: readme === undefined ? [...record.links, ...described.links] : [],
  };
  const searchRecords = getSearchRecords(service, {
    page: getPage(service),
    descriptions: described.html,
    messages: messages.catalog,
  });
  return { record: mergedRecord, searchRecords };
}

interface PageTexts {
  /** HTML by `input name` or `output name`. */
  descriptions: ReadonlyMap<string, string>;
  usedIds: ReadonlySet<string>;
}

function createReference(
  service: Service,
  { file, page }: DocRecord,
  { descriptions, usedIds }: PageTexts,
  context: MergeContext,
): Promise<ServiceReference> {
  const { config, messages, getPage, getAddress, findCurrentDoc } = context;
  const generated = getReferencePage(service, {
    descriptions: linkNames(descriptions, service),
    usedIds,
    occurrences: context.occurrences,
    hrefs: { page: getPage, allInputs: getAddress(findCurrentDoc(allInputsPath)) },
    getPageOfFolder: (folder) => findPageOfFolder(service.repository, folder, context),
  });
  return getServiceReference(generated, {
    messages,
    locale: config.locale.code,
    json: withBase(config.baseUrl, `/${getApiPath(service)}`),
    hasUsageSection: usedIds.has(usageId),
    connections: getServiceConnections(service, context.connectionViews),
    versions: getVersions(service, context),
    async renderMarkdown(text) {
      return (await context.render({ text, file, route: page.route })).html;
    },
  });
}

function findPageOfFolder(
  repository: string,
  folder: string,
  { catalog, getRecord, getPage }: MergeContext,
): string | null {
  const service = catalog.services.find(
    (candidate) => candidate.repository === repository && candidate.source === folder,
  );
  return service && getRecord(service) ? getPage(service) : null;
}

interface GeneratedBody {
  body: WithoutText<Exclude<Body, ArticleText>>;
  toc: readonly { id: string; title: string }[];
}

type WithoutText<B> = B extends unknown ? Omit<B, "text"> : never;

interface GeneratedPage {
  path: string;
  /** What the body depends on, in addition to `shared`. */
  inputs: readonly unknown[];
  getBody(): GeneratedBody;
}

function getGeneratedPages(context: MergeContext): GeneratedPage[] {
  const { catalog, config, occurrences, getPage, getAddress, findCurrentDoc } = context;
  const { services, categories, repositories, connections } = catalog;
  const locale = config.locale.code;
  const builtFrom = JSON.stringify(
    services.map((service) => [service.libraryModules, service.repositories]),
  );
  return [
    {
      path: allInputsPath,
      inputs: services,
      getBody() {
        const letters = getInputIndex(occurrences, getPage);
        const toc = letters.map(({ letter }) => ({ id: letter, title: letter }));
        return { body: { kind: "input-index", letters, locale }, toc };
      },
    },
    {
      path: changesPath,
      inputs: services,
      getBody() {
        const releases = getCatalogChanges(services, getPage);
        return { body: { kind: "catalog-changes", releases, locale }, toc: releases };
      },
    },
    {
      path: mapPath,
      inputs: [connections, JSON.stringify(categories)],
      getBody() {
        const shownCategories = categories
          .filter(({ name }) => services.some(({ category }) => category === name))
          .map(({ name, label }) => {
            const rows = getServiceMapRows(name, context.connectionViews);
            return { id: name, title: label, rows };
          });
        const body = { kind: "service-map" as const, categories: shownCategories, locale };
        return { body, toc: shownCategories };
      },
    },
    {
      path: libraryIndexPath,
      inputs: repositories,
      getBody() {
        const groups = getLibraryIndex(repositories, (repository) =>
          getAddress(findCurrentDoc(getRepositoryPath(repository))),
        );
        const toc = groups.map(({ id, text }) => ({ id, title: text }));
        return { body: { kind: "library-index", groups, locale }, toc };
      },
    },
    ...repositories.map((repository) => ({
      path: getRepositoryPath(repository),
      inputs: [repository, builtFrom],
      getBody: () => getRepositoryBody(repository, context),
    })),
  ];
}

function getRepositoryBody(
  repository: LibraryRepository,
  { catalog: { services }, getPage }: MergeContext,
): GeneratedBody {
  const getLink = (service: Service) => ({ href: getPage(service), text: service.title });
  const modules = getLibraryModules(repository, (module) =>
    getServicesBuiltFrom(services, repository, module).map(getLink),
  );
  const users = services.filter(({ repositories }) => repositories.includes(repository.name));
  return {
    body: { kind: "library-modules", modules, services: users.map(getLink) },
    toc: modules.map(({ id, name }) => ({ id, title: name })),
  };
}

function getGeneratedFiles({ catalog, config, getPage }: MergeContext): GeneratedFile[] {
  const { services, connections, repositories } = catalog;
  const { url, baseUrl, feedback, editUrl, subscriberLinks } = config;
  const origin = url + baseUrl.replace(/\/$/, "");
  const files = [
    ...getApiFiles(services, {
      origin,
      connections,
      libraries: repositories.map(({ name }) => name),
      owner: getSiteOwner([feedback?.repository, editUrl?.file, subscriberLinks?.organization]),
      getPage: (service) => url + getPage(service),
    }),
    ...getHistoryFiles(services, { ...catalog, origin, baseUrl, getPage }),
    ...getLibraryFiles(repositories, services),
  ];
  return [...files, ...getOpenApiFile(files, origin)];
}

function getVersions(
  service: Service,
  { config, getAddress, findCurrentDoc }: MergeContext,
): ServiceReference["versions"] {
  if (!service.history) return null;
  return {
    history: config.baseUrl + getHistoryPath(service),
    source: getUnpinnedSource(service),
    service: service.name,
    planner: `${getAddress(findCurrentDoc(plannerPath))}?service=${getServiceId(service)}`,
    check: getAddress(findCurrentDoc(checkPath)),
  };
}

/** Readers know a service by the folder of its module. */
function getModuleName({ source }: Service): string {
  return source.split("/").at(-1) ?? source;
}

function withGeneratedBody(
  record: DocRecord,
  { body, toc }: GeneratedBody,
  readBody: ReadBody,
): DocRecord {
  const { page } = record;
  const entries = toc.map(({ id, title }) => ({
    id,
    level: 2,
    html: escapeText(title),
    children: [],
  }));
  const bodyWithText = { ...body, text: getBodyText(restoreBody(page.body, readBody)) } as Body;
  return { ...record, page: { ...page, body: bodyWithText, toc: [...page.toc, ...entries] } };
}
