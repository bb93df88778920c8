import * as v from "valibot";
import {
  type CategoryMetadata,
  categorySchema,
  frontMatterSchema,
} from "../../config/schemas/front-matter.ts";
import { parseArticle } from "./load-articles.ts";
import type { LoadedDocs, SourceFile } from "./loaded-content.ts";

/** Docs that another room made: they are routed, parsed and placed like files below `content/docs`. */
export interface GeneratedDocs {
  /** `file` is what findings name: the file a writer would correct. */
  docs: readonly SourceFile[];
  /** Names and order of folders that hold generated docs only. */
  categories: ReadonlyMap<string, Partial<CategoryMetadata>>;
}

/** Adds generated docs to what was read from disk. */
export function addGenerated(loaded: LoadedDocs, { docs, categories }: GeneratedDocs): LoadedDocs {
  const parsed = docs.map((source) => parseArticle(source, frontMatterSchema));
  const added = [...categories].map(([folder, metadata]): [string, CategoryMetadata] => [
    folder,
    { ...v.parse(categorySchema, {}), ...metadata },
  ]);
  return {
    ...loaded,
    articles: [...loaded.articles, ...parsed.map(({ article }) => article)],
    categories: new Map([...added, ...loaded.categories]),
    diagnostics: [...loaded.diagnostics, ...parsed.flatMap(({ findings }) => findings)],
  };
}
