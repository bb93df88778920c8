import { existsSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { describeIssues } from "../../config/parse/describe-issues.ts";
import { readYaml } from "../../config/parse/read-yaml.ts";
import { getYamlPosition } from "../../config/parse/yaml-position.ts";
import {
  type CategoryMetadata,
  categorySchema,
  frontMatterSchema,
} from "../../config/schemas/front-matter.ts";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { diagnose } from "../../model/diagnostics/rule.ts";
import { findFirstJsonError } from "../../model/text/json-text.ts";
import { getPosition } from "../../model/text/positions.ts";
import type { ContentMessages } from "../messages.ts";
import { fileRules } from "../rules/file-rules.ts";
import type { DevContentCache } from "./dev-content-cache.ts";
import { readSource } from "./files/site-files.ts";
import { getGeneratedIndexes } from "./generated-index.ts";
import { loadArticles, loadArticlesCached, parseArticle } from "./load-articles.ts";
import type { LoadedDocs, SourceFile, SourceFolder } from "./loaded-content.ts";

const categoryFile = /(?:^|\/)_category_\.(?:json|ya?ml)$/;

export function loadDocs(
  source: SourceFolder,
  messages: ContentMessages,
  devCache?: DevContentCache,
): LoadedDocs {
  const root = join(source.siteDir, source.folder);
  const loaded = devCache
    ? loadArticlesCached(source, devCache)
    : loadArticles(source, frontMatterSchema);
  const diagnostics: Diagnostic[] = [];
  const categories = new Map<string, CategoryMetadata & { file: string }>();
  for (const path of loaded.files.filter((file) => categoryFile.test(file))) {
    const file = `${source.folder}/${path}`;
    const parsed = parseCategory(readSource(join(root, path)), file);
    categories.set(path.replace(categoryFile, ""), { ...parsed.metadata, file });
    diagnostics.push(...parsed.diagnostics);
  }
  const indexPages = getGeneratedIndexes({ ...loaded, categories }, messages).map((indexSource) =>
    parseArticle(indexSource, frontMatterSchema),
  );
  return {
    ...loaded,
    articles: [...loaded.articles, ...indexPages.map(({ article }) => article)],
    categories,
    diagnostics: [
      ...diagnostics,
      ...loaded.diagnostics,
      ...indexPages.flatMap((indexPage) => indexPage.diagnostics),
    ],
  };
}

export function readSiteFile(siteDir: string, path: string): string {
  const absolute = join(siteDir, path);
  return existsSync(absolute) ? readSource(absolute) : "";
}

interface ParsedCategory {
  metadata: CategoryMetadata;
  diagnostics: Diagnostic[];
}

/** An invalid file gets the default values. */
export function parseCategory(text: string, file: string): ParsedCategory {
  const rule = fileRules["invalid-category"];
  const isJson = file.endsWith(".json");
  const jsonError = isJson ? findFirstJsonError(text) : undefined;
  if (jsonError) {
    const location = { file, ...getPosition(text, jsonError.offset) };
    return getDefaultCategory([
      diagnose(rule, location, { kind: "json", reason: jsonError.reason }),
    ]);
  }
  const { document, error, value = {} } = readYaml(text);
  if (error && !isJson) {
    const location = { file, ...getPosition(text, error.offset) };
    return getDefaultCategory([diagnose(rule, location, error)]);
  }
  const result = v.safeParse(categorySchema, isJson ? JSON.parse(text) : value);
  if (result.success) return { metadata: result.output, diagnostics: [] };
  return getDefaultCategory(
    describeIssues(categorySchema, result.issues).map(({ path, message, hint }) => {
      const location = { file, ...getYamlPosition({ document, text }, path) };
      return path.length > 0
        ? diagnose(rule, location, { kind: "key", reason: message, correction: hint })
        : diagnose(rule, location, { kind: "no-object", correction: hint });
    }),
  );
}

function getDefaultCategory(diagnostics: Diagnostic[]): ParsedCategory {
  return { metadata: v.parse(categorySchema, {}), diagnostics };
}

export interface GeneratedDocs {
  docs: readonly SourceFile[];
  categories: ReadonlyMap<string, Partial<CategoryMetadata>>;
}

export function addGenerated(loaded: LoadedDocs, { docs, categories }: GeneratedDocs): LoadedDocs {
  const parsed = docs.map((source) => parseArticle(source, frontMatterSchema));
  const missingCategories = [...categories].map(
    ([folder, metadata]): [string, CategoryMetadata] => [
      folder,
      { ...v.parse(categorySchema, {}), ...metadata },
    ],
  );
  return {
    ...loaded,
    articles: [...loaded.articles, ...parsed.map(({ article }) => article)],
    categories: new Map([...missingCategories, ...loaded.categories]),
    diagnostics: [...loaded.diagnostics, ...parsed.flatMap(({ diagnostics }) => diagnostics)],
  };
}
