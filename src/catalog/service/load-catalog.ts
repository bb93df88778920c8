import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import type { CacheStore } from "../../model/cache.ts";
import { compareText } from "../../model/compare-text.ts";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { reuse } from "../../model/memoize.ts";
import { compareVersions } from "../../model/versions.ts";
import { loadConnections } from "../connections/load-connections.ts";
import { getHclParser } from "../hcl/load-parser.ts";
import { checkLibraryModules, loadLibrary } from "../library/load-library.ts";
import { type Manifest, manifestFile, readManifest } from "../manifest/manifest.ts";
import { getHost } from "../page/addresses.ts";
import { loadModuleFiles } from "../read/load-module.ts";
import { getModuleFileCache } from "../read/module-file-cache.ts";
import { type ReadModule, readModule } from "../read/read-module.ts";
import { readJsonFile } from "../read-json-file.ts";
import {
  type CatalogCache,
  createCatalogCache,
  keepKeys,
  readFolderContent,
} from "./catalog-cache.ts";
import { parseYaml } from "./parse-yaml.ts";
import {
  catalogFolder,
  getFolders,
  getTitleFromFolder,
  type ModuleAddresses,
  readService,
  readText,
} from "./read-service.ts";
import type { Catalog, Category, PublishedVersion, Service } from "./service.ts";

/** `categories.yaml`: categories by folder name, in their order. */
const categoriesSchema = v.record(
  v.string(),
  v.strictObject({
    label: v.string(),
    description: v.optional(v.string(), ""),
    /** Services without a page; links to them are not reported. */
    planned: v.optional(v.array(v.string()), []),
  }),
);

interface CatalogOptions {
  siteDir: string;
  store: CacheStore | null;
  /** Changes if the reader changes. */
  engineVersion: string;
  cache?: CatalogCache | undefined;
}

export interface LoadedCatalog extends Catalog {
  diagnostics: Diagnostic[];
}

const emptyCatalog = {
  categories: [],
  services: [],
  versions: [],
  unobserved: [],
  connections: [],
};

export async function loadCatalog(options: CatalogOptions): Promise<LoadedCatalog> {
  const { siteDir, cache: catalogCache = createCatalogCache() } = options;
  const root = join(siteDir, catalogFolder);
  const { repositories, diagnostics } = loadLibrary(siteDir, catalogCache.repositories);
  if (!existsSync(root)) {
    return { ...emptyCatalog, repositories, diagnostics };
  }
  const moduleFileCache = options.store
    ? getModuleFileCache(options.store, options.engineVersion)
    : undefined;
  const parse = await getHclParser();
  const read = (folder: string): ReadModule =>
    readModule(loadModuleFiles(join(siteDir, folder)), {
      parse,
      cache: moduleFileCache,
      getPath: (file) => `${folder}/${file}`,
    });
  const categories = readCategories(root, diagnostics);
  const folders = categories.flatMap(({ name: category }) =>
    getFolders(join(root, category)).map((name) => ({ category, name })),
  );
  const { manifest, diagnostics: manifestDiagnostics } = readManifest(siteDir);
  diagnostics.push(...manifestDiagnostics);
  const listedVersions = readVersions(root, diagnostics);
  const getAddresses = createAddressLookup(manifest, listedVersions ?? []);
  const addressTexts = [manifestFile, `${catalogFolder}/${versionsFile}`].map((file) =>
    readText(join(siteDir, file)),
  );
  const services = folders.map(({ category, name }): Service => {
    const folder = `${catalogFolder}/${category}/${name}`;
    const inputs = options.cache
      ? [...readFolderContent(join(siteDir, folder)), ...addressTexts]
      : [];
    const service = reuse(catalogCache.services, folder, inputs, () => {
      const found: Diagnostic[] = [];
      const value = readService({
        siteDir,
        category,
        name,
        getAddresses,
        read,
        diagnostics: found,
      });
      return { value, diagnostics: found };
    });
    diagnostics.push(...service.diagnostics);
    return service.value;
  });
  keepKeys(catalogCache.services, new Set(services.map(({ folder }) => folder)));
  const publishedVersions = listedVersions ?? getHistoryVersions(services);
  const versions = publishedVersions.filter(({ observed }) => observed !== false);
  const unobserved = publishedVersions.filter(({ observed }) => observed === false);
  diagnostics.push(...checkLibraryModules(siteDir, services, repositories));
  const loaded = loadConnections(siteDir, services);
  diagnostics.push(...loaded.diagnostics);
  const connectionsText = JSON.stringify(loaded.connections);
  const connections = reuse(
    catalogCache.connections,
    "all",
    [connectionsText],
    () => loaded.connections,
  );
  return { categories, services, versions, unobserved, repositories, connections, diagnostics };
}

/** Returns what the manifest and the list of versions say about the addresses of a module. */
function createAddressLookup(
  manifest: Manifest | null,
  versions: readonly PublishedVersion[],
): (module: Pick<Service, "repository" | "source">) => ModuleAddresses {
  const entries = new Map(
    (manifest?.repositories ?? []).map((entry) => [entry.repository.toLowerCase(), entry]),
  );
  const tagged = versions.filter(({ tag }) => tag !== undefined);
  return ({ repository, source }) => ({
    sourceTemplate: entries.get(repository.toLowerCase())?.source ?? null,
    host: manifest?.hosts.get(getHost(repository).host) ?? null,
    otherTags: Object.fromEntries(
      tagged
        .filter((item) => appliesToModule(item, { repository, source }))
        .map(({ version, tag = "" }) => [version, tag]),
    ),
  });
}

/** Whether a published version applies to a module. */
function appliesToModule(
  version: Pick<PublishedVersion, "repository" | "module">,
  { repository, source }: Pick<Service, "repository" | "source">,
): boolean {
  const { repository: owner = repository, module = source } = version;
  return owner.toLowerCase() === repository.toLowerCase() && module === source;
}

export const versionsFile = "versions.json";

export function formatVersions(versions: readonly PublishedVersion[]): string {
  return `[\n${versions.map((version) => `  ${JSON.stringify(version)}`).join(",\n")}\n]\n`;
}

/** Versions before a second repository belong to the repository of the first service. */
export function getOwnedVersion(
  version: PublishedVersion,
  services: readonly Service[],
): PublishedVersion {
  if (version.repository !== undefined) return version;
  const owner = services.find(({ history }) => history) ?? services[0];
  return { ...version, repository: owner?.repository };
}

interface ReadVersions {
  read: readonly PublishedVersion[];
  published: readonly PublishedVersion[];
  repository: string | undefined;
  /** Folder of the module that has its own versions. */
  module?: string | undefined;
}

/** Histories only grow, so a version below the last observed one is added as not observed. */
export function mergeVersions(
  publishedVersions: readonly PublishedVersion[],
  { read, published, repository, module }: ReadVersions,
): PublishedVersion[] {
  const isOwn = (item: PublishedVersion) =>
    item.repository === repository && item.module === module;
  const ownVersions = new Map(publishedVersions.filter(isOwn).map((item) => [item.version, item]));
  const observed = [...ownVersions.values()].filter((version) => version.observed !== false);
  const getVersions = (list: readonly PublishedVersion[]) =>
    list.map(({ version }) => version).sort(compareVersions);
  const last = getVersions(observed).at(-1);
  const [first = ""] = getVersions(last === undefined ? read : observed);
  const owner = {
    ...(repository !== undefined && { repository }),
    ...(module !== undefined && { module }),
  };
  for (const { version, date } of read) {
    if (last !== undefined && compareVersions(version, last) <= 0) continue;
    ownVersions.set(version, { version, date, ...owner });
  }
  for (const { version, date } of published) {
    if (ownVersions.has(version) || compareVersions(version, first) < 0) continue;
    ownVersions.set(version, { version, date, observed: false, ...owner });
  }
  const sorted = [...ownVersions.values()].sort((a, b) => compareVersions(a.version, b.version));
  return [...publishedVersions.filter((item) => !isOwn(item)), ...sorted];
}

const versionsSchema = v.array(
  v.strictObject({
    version: v.string(),
    date: v.string(),
    observed: v.optional(v.literal(false)),
    repository: v.optional(v.string()),
    module: v.optional(v.string()),
    tag: v.optional(v.string()),
  }),
);

/** Null without a valid list. */
function readVersions(root: string, diagnostics: Diagnostic[]): PublishedVersion[] | null {
  const path = join(root, versionsFile);
  if (!existsSync(path)) return null;
  const file = `${catalogFolder}/${versionsFile}`;
  const read = readJsonFile(versionsSchema, readFileSync(path, "utf8"), file);
  diagnostics.push(...read.diagnostics);
  return read.value;
}

function getHistoryVersions(services: readonly Service[]): PublishedVersion[] {
  const isShared = new Set(services.map(({ repository }) => repository)).size > 1;
  const versionsByName = new Map<string, PublishedVersion>();
  for (const { history, repository } of services) {
    const releases = history ? [history.first, ...history.releases] : [];
    for (const { version, date } of releases) {
      const owner = isShared && { repository };
      versionsByName.set(isShared ? `${repository} ${version}` : version, {
        version,
        date,
        ...owner,
      });
    }
  }
  return [...versionsByName.values()].sort((a, b) => compareVersions(a.version, b.version));
}

function readCategories(root: string, diagnostics: Diagnostic[]): Category[] {
  const file = join(root, "categories.yaml");
  const text = existsSync(file) ? readFileSync(file, "utf8") : "{}";
  const parsed = parseYaml(categoriesSchema, text, `${catalogFolder}/categories.yaml`);
  diagnostics.push(...parsed.diagnostics);
  const categories = Object.entries(parsed.value ?? {});
  return [...new Set([...getFolders(root), ...categories.map(([name]) => name)])]
    .map((name): Category => {
      const position = categories.findIndex(([key]) => key === name);
      const { label, description, planned } =
        categories[position]?.[1] ?? getUnlistedCategory(name);
      return {
        name,
        label,
        description,
        planned,
        position: position === -1 ? categories.length : position,
      };
    })
    .sort((a, b) => a.position - b.position || compareText(a.name, b.name));
}

function getUnlistedCategory(name: string): Pick<Category, "label" | "description" | "planned"> {
  return { label: getTitleFromFolder(name), description: "", planned: [] };
}
