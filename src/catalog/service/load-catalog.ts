import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import type { CacheStore } from "../../model/cache.ts";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { compareVersions } from "../../model/versions.ts";
import { loadFeeds } from "../feeds/load-feeds.ts";
import { openHclParser } from "../hcl/open-parser.ts";
import { readJsonFile } from "../history-file/history-file.ts";
import { checkLibraryModules, loadLibrary } from "../library/load-library.ts";
import { loadModuleFiles } from "../read/load-module.ts";
import { moduleFileCache, noCache } from "../read/module-file-cache.ts";
import { type ReadModule, readModule } from "../read/read-module.ts";
import { parseYaml } from "./parse-yaml.ts";
import { catalogFolder, foldersOf, humanize, readService } from "./read-service.ts";
import type { Catalog, Category, PublishedVersion, Service } from "./service.ts";

/** `categories.yaml`: categories by folder name, in their order. */
export const categoriesSchema = v.record(
  v.string(),
  v.strictObject({
    label: v.string(),
    description: v.optional(v.string(), ""),
    /** Services without a page; links to them are not reported. */
    planned: v.optional(v.array(v.string()), []),
  }),
);

export interface CatalogOptions {
  siteDir: string;
  /** A cache for the content of Terraform files. */
  store: CacheStore | null;
  /** Changes if the reader changes. */
  engineVersion: string;
}

export interface LoadedCatalog extends Catalog {
  diagnostics: Diagnostic[];
}

export async function loadCatalog(options: CatalogOptions): Promise<LoadedCatalog> {
  const root = join(options.siteDir, catalogFolder);
  const { repositories, diagnostics } = loadLibrary(options.siteDir);
  if (!existsSync(root)) {
    return { categories: [], services: [], versions: [], repositories, feeds: [], diagnostics };
  }
  const cache = options.store ? moduleFileCache(options.store, options.engineVersion) : noCache;
  const parse = await openHclParser();
  const read = (folder: string): ReadModule =>
    readModule(loadModuleFiles(join(options.siteDir, folder)), {
      parse,
      cache,
      pathOf: (file) => `${folder}/${file}`,
    });
  const categories = readCategories(root, diagnostics);
  const folders = categories.flatMap(({ name: category }) =>
    foldersOf(join(root, category)).map((name) => ({ category, name })),
  );
  const services: Service[] = [];
  for (const folder of folders) {
    services.push(await readService({ siteDir: options.siteDir, ...folder, read, diagnostics }));
  }
  const versions = readVersions(root, services, diagnostics);
  diagnostics.push(...checkLibraryModules(options.siteDir, services, repositories));
  const { feeds, diagnostics: found } = loadFeeds(options.siteDir, services);
  diagnostics.push(...found);
  return { categories, services, versions, repositories, feeds, diagnostics };
}

export const versionsFile = "versions.json";

export function formatVersions(versions: readonly PublishedVersion[]): string {
  return `[\n${versions.map((one) => `  ${JSON.stringify(one)}`).join(",\n")}\n]\n`;
}

export function mergeVersions(
  known: readonly PublishedVersion[],
  read: readonly PublishedVersion[],
): PublishedVersion[] {
  const last = known.at(-1);
  const news = last
    ? read.filter(({ version }) => compareVersions(version, last.version) > 0)
    : read;
  return [...known, ...news.map(({ version, date }) => ({ version, date }))];
}

const versionsSchema = v.array(v.strictObject({ version: v.string(), date: v.string() }));

function readVersions(
  root: string,
  services: readonly Service[],
  diagnostics: Diagnostic[],
): PublishedVersion[] {
  const path = join(root, versionsFile);
  if (!existsSync(path)) return namedVersions(services);
  const file = `${catalogFolder}/${versionsFile}`;
  const read = readJsonFile(versionsSchema, readFileSync(path, "utf8"), file);
  diagnostics.push(...read.diagnostics);
  return read.value ?? namedVersions(services);
}

function namedVersions(services: readonly Service[]): PublishedVersion[] {
  const days = new Map<string, string>();
  for (const { history } of services) {
    const stamps = history ? [history.first, ...history.releases] : [];
    for (const { version, date } of stamps) days.set(version, date);
  }
  return [...days]
    .map(([version, date]) => ({ version, date }))
    .sort((a, b) => compareVersions(a.version, b.version));
}

function readCategories(root: string, diagnostics: Diagnostic[]): Category[] {
  const file = join(root, "categories.yaml");
  const text = existsSync(file) ? readFileSync(file, "utf8") : "{}";
  const parsed = parseYaml(categoriesSchema, text, `${catalogFolder}/categories.yaml`);
  diagnostics.push(...parsed.diagnostics);
  const known = Object.entries(parsed.value ?? {});
  return [...new Set([...foldersOf(root), ...known.map(([name]) => name)])]
    .map((name): Category => {
      const position = known.findIndex(([key]) => key === name);
      const { label, description, planned } = known[position]?.[1] ?? unknownCategory(name);
      return {
        name,
        label,
        description,
        planned,
        position: position === -1 ? known.length : position,
      };
    })
    .sort((a, b) => a.position - b.position || (a.name < b.name ? -1 : 1));
}

function unknownCategory(name: string): Pick<Category, "label" | "description" | "planned"> {
  return { label: humanize(name), description: "", planned: [] };
}
