import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { CacheStore } from "../../model/cache.ts";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { nearest } from "../../model/diagnostics/nearest.ts";
import { openHclParser } from "../hcl/parse-hcl.ts";
import { factsCache, noCache } from "../read/facts-cache.ts";
import { loadModuleFiles } from "../read/load-module.ts";
import { type ReadModule, readModule } from "../read/read-module.ts";
import { compareVersions } from "./compare-versions.ts";
import { parseYaml } from "./parse-yaml.ts";
import type { Catalog, Category, Service, ServiceFacts, ServiceVersion } from "./service.ts";
import { categoriesSchema, serviceSchema } from "./service-schema.ts";

/** Folder of the catalog, below the site folder. */
export const catalogFolder = "catalog";

export interface CatalogOptions {
  siteDir: string;
  /** Holds what Terraform files contain; null remembers nothing. */
  store: CacheStore | null;
  /** Changes when the reader changes. */
  engineVersion: string;
}

export interface LoadedCatalog extends Catalog {
  diagnostics: Diagnostic[];
}

/** Reads all services of a site. A site without a catalog has none. */
export async function loadCatalog(options: CatalogOptions): Promise<LoadedCatalog> {
  const root = join(options.siteDir, catalogFolder);
  if (!existsSync(root)) return { categories: [], services: [], diagnostics: [] };
  const diagnostics: Diagnostic[] = [];
  const cache = options.store ? factsCache(options.store, options.engineVersion) : noCache;
  const parse = await openHclParser();
  const read = (folder: string): ReadModule =>
    readModule(loadModuleFiles(join(options.siteDir, folder)), {
      parse,
      cache,
      pathOf: (file) => `${folder}/${file}`,
    });
  const categories = readCategories(root, diagnostics);
  const services = categories.flatMap(({ name }) =>
    foldersOf(join(root, name)).map((service) =>
      readService({ siteDir: options.siteDir, category: name, name: service, read, diagnostics }),
    ),
  );
  return { categories, services, diagnostics };
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

function readService({ siteDir, category, name, read, diagnostics }: ServiceFolder): Service {
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
    index,
  };
  diagnostics.push(
    ...current.diagnostics,
    ...checkService(service, (file) => existsSync(path(file))),
  );
  return service;
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
