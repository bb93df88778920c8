import { isUtf8 } from "node:buffer";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ArticleFrontMatter, ArticleSchema } from "../../config/schemas/front-matter.ts";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { positionAt } from "../../model/diagnostics/position.ts";
import { diagnose } from "../../model/diagnostics/rule.ts";
import { textFileRules } from "../../model/diagnostics/text-file-rules.ts";
import { fallbackTitle } from "./file-names.ts";
import { listFiles, readSource } from "./files/list-files.ts";
import { parseFrontMatter } from "./front-matter/parse-front-matter.ts";
import { splitFrontMatter } from "./front-matter/split-front-matter.ts";
import type { ArticleSource, LoadedArticles, SourceFile, SourceFolder } from "./loaded-content.ts";

/** Reads all articles of a folder. An article with mistakes is still an article. */
export function loadArticles<F extends ArticleFrontMatter>(
  { siteDir, folder }: SourceFolder,
  schema: ArticleSchema<F>,
): LoadedArticles<F> {
  const root = join(siteDir, folder);
  const files = listFiles(root);
  const diagnostics: Diagnostic[] = [];
  const articles = files.filter(isMarkdown).flatMap((path) => {
    const source = { file: `${folder}/${path}`, path, text: readSource(join(root, path)) };
    diagnostics.push(...checkEncoding(source, join(root, path)));
    if (isIncluded(path)) return [];
    const parsed = parseArticle(source, schema, () => readSource(join(root, path)));
    diagnostics.push(...parsed.diagnostics);
    return [parsed.article];
  });
  return { articles, files, diagnostics };
}

/**
 * Reads the front matter of a source file.
 *
 * @param readText reads the text again, for a file that need not stay in memory
 */
export function parseArticle<F extends ArticleFrontMatter>(
  { file, path, text }: SourceFile,
  schema: ArticleSchema<F>,
  readText = () => text,
): { article: ArticleSource<F>; diagnostics: Diagnostic[] } {
  const split = splitFrontMatter(text);
  const place = { file, fallbackTitle: fallbackTitle(path, split.body) };
  const { frontMatter, diagnostics } = parseFrontMatter(split, schema, place);
  return { article: { file, path, readText, frontMatter }, diagnostics };
}

function isMarkdown(path: string): boolean {
  return /\.mdx?$/i.test(path);
}

/** Files and folders whose name begins with `_` are for inclusion, not pages. */
function isIncluded(path: string): boolean {
  return path.split("/").some((segment) => segment.startsWith("_"));
}

/** Finds characters that were lost because a file is not in UTF-8. */
function checkEncoding({ file, text }: SourceFile, path: string): Diagnostic[] {
  const lost = text.indexOf("\uFFFD");
  if (lost < 0 || isUtf8(readFileSync(path))) return [];
  const place = { file, ...positionAt(text, lost) };
  return [diagnose(textFileRules["not-utf8"], place, { alsoReadBy: undefined })];
}
