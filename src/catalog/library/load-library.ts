import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { parseDocument } from "yaml";
import { getYamlPosition } from "../../config/parse/yaml-position.ts";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { findNearest } from "../../model/diagnostics/nearest.ts";
import { diagnose } from "../../model/diagnostics/rule.ts";
import { reuse } from "../../model/memoize.ts";
import { historyInputSchema } from "../history-file/history-file.ts";
import { readJsonFile } from "../read-json-file.ts";
import { catalogRules } from "../rules.ts";
import type { CatalogCache } from "../service/catalog-cache.ts";
import type { Service } from "../service/service.ts";
import { type LibraryRepository, libraryFolder } from "./library.ts";

const repositorySchema = v.strictObject({
  repository: v.string(),
  summary: v.string(),
  olderVersions: v.optional(v.array(v.string()), []),
  modules: v.array(
    v.strictObject({
      name: v.string(),
      path: v.string(),
      version: v.string(),
      summary: v.string(),
      deprecated: v.optional(v.string()),
      inputs: v.array(historyInputSchema),
      outputs: v.array(v.string()),
    }),
  ),
});

interface LoadedLibrary {
  repositories: LibraryRepository[];
  diagnostics: Diagnostic[];
}

export function loadLibrary(
  siteDir: string,
  cache: CatalogCache["repositories"] = new Map(),
): LoadedLibrary {
  const folder = join(siteDir, libraryFolder);
  if (!existsSync(folder)) return { repositories: [], diagnostics: [] };
  const diagnostics: Diagnostic[] = [];
  const repositories = readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .sort()
    .flatMap((name): LibraryRepository[] => {
      const file = `${libraryFolder}/${name}`;
      const text = readFileSync(join(folder, name), "utf8");
      const loaded = reuse(cache, file, [text], () => {
        const json = readJsonFile(repositorySchema, text, file);
        const value = json.value && { name: name.replace(/\.json$/, ""), ...json.value };
        return { value, diagnostics: json.diagnostics };
      });
      diagnostics.push(...loaded.diagnostics);
      return loaded.value ? [loaded.value] : [];
    });
  return { repositories, diagnostics };
}

export function checkLibraryModules(
  siteDir: string,
  services: readonly Pick<Service, "folder" | "libraryModules">[],
  repositories: readonly LibraryRepository[],
): Diagnostic[] {
  const moduleNames = new Set(
    repositories.flatMap(({ name, modules }) => modules.map((module) => `${name}/${module.name}`)),
  );
  return services.flatMap(({ folder, libraryModules }) =>
    libraryModules.flatMap((name, index) => {
      if (moduleNames.has(name)) return [];
      const file = `${folder}/module.yaml`;
      const text = readFileSync(join(siteDir, file), "utf8");
      const yaml = { document: parseDocument(text), text };
      const location = { file, ...getYamlPosition(yaml, ["modules", index]) };
      const suggestion = findNearest(name, moduleNames);
      return diagnose(catalogRules["unknown-library-module"], location, { name, suggestion });
    }),
  );
}
