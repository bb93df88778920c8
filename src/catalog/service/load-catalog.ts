import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { nearest } from "../../model/diagnostics/nearest.ts";
import type { Module } from "../../model/reference/module.ts";
import { openHclParser } from "../hcl/parse-hcl.ts";
import type { ModuleHistory } from "../history/history.ts";
import { compareVersions } from "../history/versions.ts";
import {
  currentFaults,
  historyFile,
  readHistory,
  readJsonFile,
} from "../history-file/history-file.ts";
import { interfaceOf } from "../history-file/module-interface.ts";
import { loadLibrary } from "../library/load-library.ts";
import { type FactsCache, noCache, openFactsCache } from "../read/facts-cache.ts";
import { loadModuleFiles } from "../read/load-module.ts";
import { type ReadModule, readModule } from "../read/read-module.ts";
import { parseYaml } from "./parse-yaml.ts";
import type {
  Catalog,
  Category,
  PublishedVersion,
  Service,
  ServiceFacts,
  ServiceVersion,
} from "./service.ts";
import { categoriesSchema, serviceSchema } from "./service-schema.ts";

/** Folder of the catalog, below the site folder. */
export const catalogFolder = "catalog";

export interface CatalogOptions {
  siteDir: string;
  /** File that remembers what Terraform files contain; null remembers nothing. */
  cacheFile: string | null;
  /** Changes when the reader changes. */
  engineVersion: string;
}

export interface LoadedCatalog extends Catalog {
  diagnostics: Diagnostic[];
}

/** Reads all services of a site. A site without a catalog has none. */
export async function loadCatalog(options: CatalogOptions): Promise<LoadedCatalog> {
  const root = join(options.siteDir, catalogFolder);
  if (!existsSync(root)) {
    const { repositories, diagnostics } = loadLibrary(options.siteDir);
    return { categories: [], services: [], versions: [], repositories, diagnostics };
  }
  const diagnostics: Diagnostic[] = [];
  const cache = options.cacheFile
    ? openFactsCache(options.cacheFile, options.engineVersion)
    : noCache;
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
  cache.close();
  const library = loadLibrary(options.siteDir);
  diagnostics.push(...library.diagnostics);
  const versions = readVersions(root, services, diagnostics);
  const { repositories } = library;
  return { categories, services, versions, repositories, diagnostics };
}

/** Name of the list of published versions, in the catalog's folder. */
const versionsFile = "versions.json";

const versionsSchema = v.array(v.strictObject({ version: v.string(), date: v.string() }));

/** The published versions; where nobody lists them, those that histories name. */
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
  const days = new Map(
    services.flatMap(({ history }) =>
      history ? [history.first, ...history.releases].map((one) => [one.version, one.date]) : [],
    ) as [string, string][],
  );
  return [...days]
    .map(([version, date]) => ({ version, date }))
    .sort((a, b) => compareVersions(a.version, b.version));
}

function foldersOf(path: string): string[] {
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
    .map(({ name }) => name)
    .sort();
}

/** The groups in the order of `categories.yaml`; a folder that is not in it comes last. */
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

function humanize(name: string): string {
  const words = name.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

interface ServiceFolder {
  siteDir: string;
  category: string;
  name: string;
  read(folder: string): ReadModule;
  diagnostics: Diagnostic[];
}

async function readService({
  siteDir,
  category,
  name,
  read,
  diagnostics,
}: ServiceFolder): Promise<Service> {
  const folder = `${catalogFolder}/${category}/${name}`;
  const path = (file: string) => join(siteDir, folder, file);
  const current = read(folder);
  const facts = readFacts(path("module.yaml"), folder, diagnostics);
  const older = existsSync(path("versions")) ? foldersOf(path("versions")) : [];
  const index = existsSync(path("index.md")) ? readFileSync(path("index.md"), "utf8") : null;
  const previous = newestBefore(facts.version, older);
  const service: Service = {
    ...facts,
    title: facts.title === "" ? humanize(name) : facts.title,
    category,
    name,
    folder,
    module: current.module,
    previous: previous === undefined ? null : readVersion(`${folder}/versions`, previous, read),
    history: await loadHistory(path(historyFile), `${folder}/${historyFile}`, {
      ...facts,
      module: current.module,
      diagnostics,
    }),
    index,
  };
  diagnostics.push(
    ...current.diagnostics,
    ...checkService(service, (file) => existsSync(path(file))),
  );
  return service;
}

interface CurrentState {
  version: string;
  module: Module;
  diagnostics: Diagnostic[];
}

/** Reads the history of a service, which has to lead to the interface that the service has now. */
async function loadHistory(
  path: string,
  file: string,
  { version, module, diagnostics }: CurrentState,
): Promise<ModuleHistory | null> {
  if (!existsSync(path)) return null;
  const today = new Date().toISOString().slice(0, 10);
  const text = readFileSync(path, "utf8");
  const read = await readHistory(text, file, today);
  diagnostics.push(...read.diagnostics);
  if (!read.history) return null;
  const found = currentFaults(read.history, version, interfaceOf(module), { file, text });
  diagnostics.push(...found);
  return found.length === 0 ? read.history : null;
}

function newestBefore(version: string, candidates: readonly string[]): string | undefined {
  return candidates
    .filter((one) => compareVersions(one, version) < 0)
    .sort(compareVersions)
    .at(-1);
}

function readVersion(
  folder: string,
  version: string,
  read: (folder: string) => ReadModule,
): ServiceVersion {
  return { version, module: read(`${folder}/${version}`).module };
}

const unknownFacts: ServiceFacts = {
  title: "",
  source: "",
  version: "0.0.0",
  lastModifiedVersion: null,
  repository: "",
  exactSource: false,
  repositories: [],
  tags: [],
};

function readFacts(path: string, folder: string, diagnostics: Diagnostic[]): ServiceFacts {
  const file = `${folder}/module.yaml`;
  if (!existsSync(path)) {
    diagnostics.push(missingFile(file, foldersNear(path)));
    return unknownFacts;
  }
  const parsed = parseYaml(serviceSchema, readFileSync(path, "utf8"), file);
  diagnostics.push(...parsed.diagnostics);
  if (!parsed.value) return unknownFacts;
  const { last_modified_version, exact_source, ...facts } = parsed.value;
  return {
    ...facts,
    lastModifiedVersion: last_modified_version ?? null,
    exactSource: exact_source,
  };
}

function foldersNear(path: string): string[] {
  return readdirSync(join(path, ".."));
}

function missingFile(file: string, beside: readonly string[]): Diagnostic {
  const near = nearest("module.yaml", beside);
  return {
    rule: "missing-module-file",
    severity: "error",
    file,
    line: 1,
    column: 1,
    message: `\`${file}\` does not exist`,
    hint: near ? `rename \`${near}\`` : "add it with `title`, `source` and `version`",
  };
}

export type { FactsCache };

/** What a folder of the catalog lacks. A warning, because the page is complete without it. */
function checkService(
  { folder, module, index }: Service,
  hasFile: (name: string) => boolean,
): Diagnostic[] {
  const found: Diagnostic[] = [];
  const add = (rule: string, file: string, message: string, hint: string) =>
    found.push({ rule, severity: "warning", file, line: 1, column: 1, message, hint });
  if (module.inputs.length === 0 && !hasFile("variables.tf")) {
    const hint = "add `variables.tf`; leave it empty where the module has no inputs";
    add("no-inputs", `${folder}/variables.tf`, `\`${folder}\` declares no variable`, hint);
  }
  if (module.outputs.length === 0 && !hasFile("outputs.tf")) {
    const hint = "add `outputs.tf`; leave it empty where the module has no outputs";
    add("no-outputs-file", `${folder}/outputs.tf`, `\`${folder}\` has no outputs file`, hint);
  }
  if (index === null) {
    const hint = "add `index.md` with `title` and `description` in its front matter";
    add("no-index", `${folder}/index.md`, `\`${folder}\` has no \`index.md\``, hint);
  }
  return found;
}
