import { existsSync } from "node:fs";
import { join } from "node:path";
import type { CategoryMetadata } from "../../config/front-matter.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import { fallbackTitle } from "./fallback-title.ts";
import { listFiles } from "./list-files.ts";
import type { DocSource, LoadedContent } from "./loaded-content.ts";
import { parseCategory } from "./parse-category.ts";
import { parseFrontMatter } from "./parse-front-matter.ts";
import { readSource } from "./read-source.ts";
import { splitFrontMatter } from "./split-front-matter.ts";

/** Folder of the pages, below the site folder. */
export const docsFolder = "content/docs";

const categoryFile = "_category_.json";

/** Reads all pages and folder metadata of a site. A page with mistakes is still a page. */
export function loadDocs(siteDir: string): LoadedContent {
  const root = join(siteDir, docsFolder);
  const files = listFiles(root);
  const diagnostics: Diagnostic[] = [];
  const categories = new Map<string, CategoryMetadata>();
  for (const path of files.filter(isCategoryFile)) {
    const parsed = parseCategory(readSource(join(root, path)), `${docsFolder}/${path}`);
    categories.set(path.slice(0, -categoryFile.length).replace(/\/$/, ""), parsed.metadata);
    diagnostics.push(...parsed.diagnostics);
  }
  const docs = files.filter(isPage).map((path) => {
    const { doc, findings } = parseDoc(path, readSource(join(root, path)));
    diagnostics.push(...findings);
    return doc;
  });
  return { docs, categories, files, diagnostics };
}

/** Text of a file of the site folder, empty where there is none. */
export function readSiteFile(siteDir: string, path: string): string {
  const absolute = join(siteDir, path);
  return existsSync(absolute) ? readSource(absolute) : "";
}

/** Takes a source file apart. */
export function parseDoc(path: string, text: string): { doc: DocSource; findings: Diagnostic[] } {
  const file = `${docsFolder}/${path}`;
  const source = splitFrontMatter(text);
  const place = { file, fallbackTitle: fallbackTitle(path, source.body) };
  const { frontMatter, diagnostics } = parseFrontMatter(source, place);
  return { doc: { file, path, text, body: source.body, frontMatter }, findings: diagnostics };
}

function isCategoryFile(path: string): boolean {
  return path === categoryFile || path.endsWith(`/${categoryFile}`);
}

/** Files and folders whose name begins with `_` are for inclusion, not pages. */
function isPage(path: string): boolean {
  return /\.mdx?$/i.test(path) && !path.split("/").some((segment) => segment.startsWith("_"));
}
