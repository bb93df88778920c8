import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { nearest } from "../../model/diagnostics/nearest.ts";
import { diagnose } from "../../model/diagnostics/rule.ts";
import { reuse } from "../../model/memoize.ts";
import { getPosition } from "../../model/text/positions.ts";
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
      const read = reuse(cache, file, [text], () => {
        const { value, diagnostics } = readJsonFile(repositorySchema, text, file);
        return { value: value && { name: name.replace(/\.json$/, ""), ...value }, diagnostics };
      });
      diagnostics.push(...read.diagnostics);
      return read.value ? [read.value] : [];
    });
  return { repositories, diagnostics };
}

export function checkLibraryModules(
  siteDir: string,
  services: readonly Service[],
  repositories: readonly LibraryRepository[],
): Diagnostic[] {
  const moduleNames = new Set(
    repositories.flatMap(({ name, modules }) => modules.map((module) => `${name}/${module.name}`)),
  );
  return services.flatMap(({ folder, libraryModules }) =>
    libraryModules
      .filter((name) => !moduleNames.has(name))
      .map((name) => {
        const file = `${folder}/module.yaml`;
        const path = join(siteDir, file);
        const text = existsSync(path) ? readFileSync(path, "utf8") : "";
        const location = { file, ...getPosition(text, Math.max(0, text.indexOf(name))) };
        const suggestion = nearest(name, moduleNames);
        return diagnose(catalogRules["unknown-library-module"], location, { name, suggestion });
      }),
  );
}
