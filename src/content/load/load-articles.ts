import { isUtf8 } from "node:buffer";
import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import {
  type ArticleFrontMatter,
  type ArticleSchema,
  type FrontMatter,
  frontMatterSchema,
} from "../../config/schemas/front-matter.ts";
import { isIgnored, listSiteFiles } from "../../files/walk-files.ts";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { diagnose, wholeFile } from "../../model/diagnostics/rule.ts";
import { textFileRules } from "../../model/diagnostics/text-file-rules.ts";
import { splitFrontMatter } from "../../model/text/front-matter.ts";
import { maskCode } from "../../model/text/markdown-fences.ts";
import { getPosition } from "../../model/text/positions.ts";
import { fileRules } from "../rules/file-rules.ts";
import type { CachedFile, DevContentCache } from "./dev-content-cache.ts";
import { getFallbackTitle } from "./file-names.ts";
import { readSource } from "./files/site-files.ts";
import { parseFrontMatter } from "./front-matter/parse-front-matter.ts";
import type {
  ArticleFile,
  ArticleSource,
  LoadedArticles,
  LoadedFile,
  SourceFile,
  SourceFolder,
} from "./loaded-content.ts";

export function loadArticles<F extends ArticleFrontMatter>(
  source: SourceFolder,
  schema: ArticleSchema<F>,
): LoadedArticles<F> {
  return loadWith(source, (file) => loadArticle(file, schema));
}

/** Reads only files that changed since the last load. */
export function loadArticlesCached(
  source: SourceFolder,
  devCache: DevContentCache,
): LoadedArticles<FrontMatter> {
  return loadWith(source, (file) => loadArticleCached(file, devCache));
}

function loadWith<F extends ArticleFrontMatter>(
  { siteDir, folder }: SourceFolder,
  loadFile: (file: ArticleFile) => LoadedFile<F>,
): LoadedArticles<F> {
  const { files, diagnostics } = listContent({ siteDir, folder });
  for (const path of files.filter((path) => /\.(?:markdown|mdown)$/i.test(path))) {
    const location = wholeFile(`${folder}/${path}`);
    diagnostics.push(diagnose(fileRules["unknown-extension"], location, { path }));
  }
  const loaded = files.filter(isMarkdown).map((path) => {
    const file = `${folder}/${path}`;
    return loadFile({ file, path, absolute: join(siteDir, file) });
  });
  return {
    articles: loaded.flatMap(({ article }) => article ?? []),
    files,
    diagnostics: [...diagnostics, ...loaded.flatMap((file) => file.diagnostics)],
  };
}

export function listContent({ siteDir, folder }: SourceFolder): {
  files: string[];
  diagnostics: Diagnostic[];
} {
  const diagnostics: Diagnostic[] = [];
  const files = listSiteFiles(siteDir, folder, {
    skip: isIgnored,
    onSkippedLink(path, reason) {
      const location = wholeFile(`${folder}/${path}`);
      diagnostics.push(diagnose(fileRules["unusable-symbolic-link"], location, { reason }));
    },
  });
  return { files, diagnostics };
}

export function loadArticle<F extends ArticleFrontMatter>(
  { file, path, absolute }: ArticleFile,
  schema: ArticleSchema<F>,
): LoadedFile<F> {
  const source = { file, path, text: readSource(absolute) };
  const unreadable = [...checkEncoding(source, absolute), ...checkConflict(source)];
  if (isPartial(path)) return { article: null, diagnostics: unreadable };
  const { article, diagnostics } = parseArticle(source, schema, () => readSource(absolute));
  return { article, diagnostics: unreadable.length > 0 ? unreadable : diagnostics };
}

export function loadArticleCached(
  file: ArticleFile,
  { files, previousFiles }: DevContentCache,
): CachedFile {
  const { mtimeMs: modifiedMs, ctimeMs: changedMs, size } = statSync(file.absolute);
  const cached = files.get(file.absolute) ?? previousFiles.get(file.absolute);
  const isSame =
    cached?.modifiedMs === modifiedMs && cached.changedMs === changedMs && cached.size === size;
  const current = isSame
    ? cached
    : { modifiedMs, changedMs, size, ...loadArticle(file, frontMatterSchema) };
  files.set(file.absolute, current);
  return current;
}

/** `readText` reads the text again, so that it does not stay in memory. */
export function parseArticle<F extends ArticleFrontMatter>(
  { file, path, text, isExactPath }: SourceFile,
  schema: ArticleSchema<F>,
  readText = () => text,
): { article: ArticleSource<F>; diagnostics: Diagnostic[] } {
  const split = splitFrontMatter(text);
  const options = { file, fallbackTitle: getFallbackTitle(path, split.body) };
  const parsed = parseFrontMatter(split, schema, options);
  // A substring would keep the entire text in memory.
  const frontMatter = structuredClone(parsed.frontMatter);
  const { length } = text;
  const hash = hashText(text);
  const article = { file, path, hash, length, readText, frontMatter, isExactPath };
  return { article, diagnostics: parsed.diagnostics };
}

export function hashText(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 32);
}

function isMarkdown(path: string): boolean {
  return /\.mdx?$/i.test(path);
}

function isPartial(path: string): boolean {
  return path.split("/").some((segment) => segment.startsWith("_"));
}

function checkEncoding({ file, text }: SourceFile, path: string): Diagnostic[] {
  const invalidAt = text.indexOf("\uFFFD");
  if (invalidAt < 0) return [];
  const bytes = readFileSync(path);
  // UTF-16 without a byte order mark is valid UTF-8 with zero bytes.
  if (isUtf8(bytes) && !bytes.includes(0)) return [];
  const location = { file, ...getPosition(text, invalidAt) };
  return [diagnose(textFileRules["not-utf8"], location, { alsoReadBy: undefined })];
}

const conflictMark = /^(?:<{7} |={7}$|>{7} )/gm;

/** Finds the three lines with which git marks two versions. In an example, all three are code. */
function checkConflict({ file, text }: SourceFile): Diagnostic[] {
  if (!/^<{7} /m.test(text)) return [];
  const masked = maskCode(text);
  let marks: number[] = [];
  for (const { index } of text.matchAll(conflictMark)) {
    const expected = "<=>"[marks.length];
    if (text[index] === "<") marks = [index];
    else if (text[index] === expected) marks.push(index);
    const [start, , end] = marks;
    if (start === undefined || end === undefined) continue;
    if (marks.some((offset) => masked[offset] === text[offset])) {
      const location = { file, ...getPosition(text, start) };
      return [diagnose(textFileRules["merge-conflict"], location, {})];
    }
    marks = [];
  }
  return [];
}
