import { existsSync } from "node:fs";
import { join } from "node:path";
import { type CategoryMetadata, frontMatterSchema } from "../../config/schemas/front-matter.ts";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { readSource } from "./files/read-source.ts";
import { loadArticles } from "./load-articles.ts";
import type { LoadedDocs, SourceFolder } from "./loaded-content.ts";
import { parseCategory } from "./parse-category.ts";

const categoryFile = "_category_.json";

/** Reads all pages and folder metadata of a folder of docs. */
export function loadDocs(place: SourceFolder): LoadedDocs {
  const root = join(place.siteDir, place.folder);
  const loaded = loadArticles(place, frontMatterSchema);
  const diagnostics: Diagnostic[] = [];
  const categories = new Map<string, CategoryMetadata>();
  for (const path of loaded.files.filter(isCategoryFile)) {
    const parsed = parseCategory(readSource(join(root, path)), `${place.folder}/${path}`);
    categories.set(path.slice(0, -categoryFile.length).replace(/\/$/, ""), parsed.metadata);
    diagnostics.push(...parsed.diagnostics);
  }
  diagnostics.push(...loaded.files.filter(isYamlCategory).map((path) => notRead(place, path)));
  return { ...loaded, categories, diagnostics: [...diagnostics, ...loaded.diagnostics] };
}

/** Text of a file of the site folder, empty where there is none. */
export function readSiteFile(siteDir: string, path: string): string {
  const absolute = join(siteDir, path);
  return existsSync(absolute) ? readSource(absolute) : "";
}

function isCategoryFile(path: string): boolean {
  return path === categoryFile || path.endsWith(`/${categoryFile}`);
}

function isYamlCategory(path: string): boolean {
  return /(^|\/)_category_\.ya?ml$/.test(path);
}

function notRead({ folder }: SourceFolder, path: string): Diagnostic {
  return {
    rule: "invalid-category",
    severity: "error",
    file: `${folder}/${path}`,
    line: 1,
    column: 1,
    message: "the metadata of a folder is not read from YAML",
    hint: `write it as JSON to \`${categoryFile}\``,
  };
}
