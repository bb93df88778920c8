import { accessSync, constants, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  type DocPath,
  getDocId,
  getDocRoute,
  parseDocPath,
} from "../../../src/content/route/doc-route.ts";
import { parsePostPath } from "../../../src/content/route/route-posts.ts";
import { findRepository, listFiles, type WalkOptions } from "../../../src/files/walk-files.ts";
import { normalizeText } from "../../../src/model/text/normalize-text.ts";
import { isMigrationOutput } from "../output/output-folder.ts";
import { type SplitFile, splitFile } from "../text/front-matter.ts";
import { asString, type JsonRecord } from "../text/values.ts";
import { hasVideo } from "./convert/videos.ts";
import type { CreateIdGenerator } from "./heading-ids.ts";
import { extractSvg } from "./inline-svg.ts";
import { readPostPath } from "./old-post.ts";
import {
  type BodyDiagnostic,
  type PreparedBody,
  prepareBody,
  type SourceFormat,
} from "./prepare.ts";

export interface Collection {
  kind: "docs" | "blog" | "pages";
  root: string;
  /** Folders whose files replace those in `root`, such as translations. The first one wins. */
  overlays: readonly string[];
  folder: string;
  /** Subfolder of `folder` for the files; empty, or ends with a slash. */
  prefix: string;
  oldRoute: string;
  route: string;
  getFormat(path: string): SourceFormat;
  stripsNumbers: boolean;
  /** Lowercase file names of the page of a folder. Default: those of Docusaurus. */
  indexNames?: readonly string[];
  /** Front matter keys that have another meaning, or none, in the old engine. */
  ignoredKeys?: readonly string[];
  /** Rewrites keys of the old engine that decide the address of a page, or its label. */
  prepareFrontMatter?: ((split: SplitFile, path: string) => void) | undefined;
  /** Components that pages of the old engine use without an import, with their packages. */
  providedComponents?: ReadonlyMap<string, string>;
  /** Converts syntax that is not Markdown, before anything else. */
  convertSyntax?: (body: string, path: string, frontMatter: JsonRecord) => ConvertedSyntax;
  /** Whether pages show their first `#` heading instead of the title in their front matter. */
  showsHeading?: boolean;
  /** How the old engine generates heading ids, if it differs from this engine. */
  createIdGenerator?: CreateIdGenerator;
  /** Whether files next to pages are published at their paths. */
  hasPublicFiles?: boolean;
  /** The file with labels and addresses of tags. */
  tagsPath?: string | undefined;
  /** Whether a file is part of the collection. Default: all files are. */
  includes?: ((path: string) => boolean) | undefined;
  /** The path that decides the address of a page, if it is not that of its file. */
  getPagePath?: (path: string) => string;
  /** Whether a file is not a page although its name fits. Other files can still include it. */
  isExcluded?: ((path: string) => boolean) | undefined;
  version: string;
}

export interface ConvertedSyntax {
  body: string;
  /** Whether only MDX can show the body. */
  needsMdx?: boolean;
  diagnostics?: readonly BodyDiagnostic[];
  /** The source with the values of its templates, which the comparison of pages reads. */
  evaluated?: string | undefined;
}

export interface Article {
  collection: Collection;
  path: string;
  file: string;
  target: string;
  /** The text of the file with the line ends of Unix. */
  source: string;
  /** Whether the lines of the file end as on Windows. The new file keeps them. */
  hasWindowsLineEnds: boolean;
  split: SplitFile;
  prepared: PreparedBody;
  /** Texts of pictures that were part of the page, by their paths in the new site. */
  pictures: ReadonlyMap<string, string>;
  intro?: string;
  evaluated?: string | undefined;
  /** Null for a partial. */
  page: ArticlePage | null;
}

interface ArticlePage {
  oldId: string;
  newId: string;
  /** The `id` for the front matter, if the path alone gives an id that another page has. */
  ownId?: string;
  oldAddress: string;
  /** Address in the new site without the `slug` that preserves the old address. */
  newAddress: string;
}

interface SkippedPaths {
  /** Receives a folder without read permission, relative to the root. */
  onError?: WalkOptions["onError"];
  /** Receives a link that leads to nothing, around its own folder, or out of the repository. */
  onSkippedLink?: WalkOptions["onSkippedLink"];
}

/** Omits hidden files, packages, and migrated sites. */
export function listFilesBelow(
  root: string,
  { onError, onSkippedLink }: SkippedPaths = {},
): string[] {
  return listFiles(root, {
    skip: (entry, path) =>
      entry.name.startsWith(".") ||
      entry.name === "node_modules" ||
      (entry.isDirectory() && isMigrationOutput(join(root, path))),
    links: { within: findRepository(root) },
    ...(onSkippedLink && { onSkippedLink }),
    ...(onError && { onError }),
  });
}

export function isReadable(file: string): boolean {
  try {
    accessSync(file, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}

export function isMarkdown(path: string): boolean {
  return /\.mdx?$/i.test(path);
}

export function isPartialPath(path: string): boolean {
  return path.split("/").some((segment) => segment.startsWith("_"));
}

export function loadArticle(collection: Collection, path: string): Article {
  const overlay = collection.overlays.find((folder) => existsSync(join(folder, path)));
  const file = join(overlay ?? collection.root, path);
  const fileText = readFileSync(file, "utf8");
  const source = normalizeText(fileText);
  const split = splitFile(source);
  collection.prepareFrontMatter?.(split, path);
  const { values } = split.frontMatter;
  const converted = collection.convertSyntax?.(split.body, path, values);
  const convertedBody = converted?.body ?? split.body;
  const needsPreview = collection.kind === "blog" && !asString(values.description);
  const withPreview = needsPreview ? addTruncateMark(convertedBody) : convertedBody;
  const format = collection.getFormat(path);
  const { body, pictures } =
    format === "markdown" ? extractSvg(withPreview) : { body: withPreview, pictures: new Map() };
  const needsMdx = /\.mdx$/i.test(path) || converted?.needsMdx === true;
  const prepared = preparePage(body, format, needsMdx);
  prepared.diagnostics.push(...(converted?.diagnostics ?? []));
  const isExcluded = collection.isExcluded?.(path) === true;
  const article: Article = {
    collection,
    path,
    file,
    target: getTargetPath(collection, path, { isExcluded, isMdx: prepared.isMdx }),
    source,
    hasWindowsLineEnds: fileText.includes("\r\n"),
    split,
    prepared,
    pictures,
    evaluated: converted?.evaluated,
    page: null,
  };
  if (!isExcluded && !isPartialPath(path)) article.page = getPage(article);
  return article;
}

/** A page of Markdown with a video becomes MDX, if it is valid MDX. */
function preparePage(body: string, format: SourceFormat, needsMdx: boolean): PreparedBody {
  if (!needsMdx && hasVideo(body)) {
    const withVideo = prepareBody(body, { format, isMdxFile: true });
    if (withVideo.isMdx) return withVideo;
  }
  return prepareBody(body, { format, isMdxFile: needsMdx });
}

/** The path of the new file. The name of an excluded file gets an `_`, so that it is a partial. */
function getTargetPath(
  { folder, prefix, getPagePath }: Collection,
  path: string,
  { isExcluded, isMdx }: { isExcluded: boolean; isMdx: boolean },
): string {
  const name = (getPagePath?.(path) ?? path).replace(/\.mdx?$/i, "");
  const newName = isExcluded ? name.replace(/(^|\/)_?([^/]*)$/, "$1_$2") : name;
  return `${folder}/${prefix}${newName}.${isMdx ? "mdx" : "md"}`;
}

/** Lists of posts end at `truncate`. A post without it gets it after its first paragraph. */
function addTruncateMark(source: string): string {
  // MkDocs Material calls the mark `more`, and the blog of Starlight `excerpt`.
  const body = source
    .replace(/<!--[ \t]*(?:more|excerpt)[ \t]*-->/, "<!-- truncate -->")
    .replace(/\{\/\*[ \t]*excerpt[ \t]*\*\/\}/, "{/* truncate */}");
  if (/(?:<!--|\/\*)\s*truncate\s*(?:-->|\*\/)/.test(body)) return body;
  const start = /^(?:[ \t]*\n|(?:import|export)[ {][^\n]*\n|#[^\n]*\n|!\[[^\n]*\)[ \t]*\n)*/.exec(
    body,
  );
  const from = start?.[0].length ?? 0;
  const paragraph = /^[\p{L}\p{N}"'“*_[`(][^\n]*(?:\n(?![ \t]*\n)[^\n]+)*\n(?=[ \t]*\n\s*\S)/u.exec(
    body.slice(from),
  );
  if (!paragraph || /^(?:[*-]|\d+[.)])[ \t]/.test(paragraph[0])) return body;
  const end = from + paragraph[0].length;
  return `${body.slice(0, end)}\n<!-- truncate -->\n${body.slice(end)}`;
}

function getPage({ collection, path: file, split }: Article): ArticlePage {
  const path = collection.getPagePath?.(file) ?? file;
  const { values } = split.frontMatter;
  const read = (key: string) =>
    collection.ignoredKeys?.includes(key) ? undefined : asString(values[key]);
  const [slug, id] = [read("slug"), read("id")];
  if (collection.kind === "blog") {
    const oldPath = toDocPath(readPostPath(path).segments);
    const absoluteSlug = slug === undefined || slug.startsWith("/") ? slug : `/${slug}`;
    const oldAddress = getDocRoute(oldPath, { docsRoute: collection.oldRoute, slug: absoluteSlug });
    return {
      oldId: path,
      newId: path,
      oldAddress,
      newAddress: getDocRoute(toDocPath(parsePostPath(path).segments), {
        docsRoute: collection.route,
        slug: absoluteSlug,
      }),
    };
  }
  const pathWithNumbers = toDocPath(path.replace(/\.mdx?$/i, "").split("/"));
  const oldPath = collection.stripsNumbers ? parseDocPath(path) : pathWithNumbers;
  const target = parseDocPath(`${collection.prefix}${path}`);
  const ids = collection.kind === "docs" ? id : undefined;
  return {
    oldId: [...oldPath.folders, id ?? oldPath.name].join("/"),
    newId: getDocId(target, ids),
    oldAddress: collection.indexNames
      ? getAddressWithIndexNames(oldPath, slug, {
          route: collection.oldRoute,
          indexNames: collection.indexNames,
        })
      : getDocRoute(oldPath, { docsRoute: collection.oldRoute, slug, id }),
    newAddress: getDocRoute(target, { docsRoute: collection.route, slug, id: ids }),
  };
}

/** Without their numbers, `1-lamp.md` and `2-lamp.md` have the same id. */
export function assignId(article: Article, usedIds: Set<string>): void {
  const { collection, path, page, split } = article;
  if (!page || collection.kind !== "docs") return;
  const target = parseDocPath(`${collection.prefix}${collection.getPagePath?.(path) ?? path}`);
  const inFolder = (id: string) => `${collection.folder}/${id}`;
  while (usedIds.has(inFolder(page.newId))) {
    page.ownId = `${page.newId.slice(page.newId.lastIndexOf("/") + 1)}-2`;
    page.newId = getDocId(target, page.ownId);
  }
  usedIds.add(inFolder(page.newId));
  if (page.ownId === undefined || !collection.stripsNumbers || split.frontMatter.values.slug)
    return;
  const name = { ...parseDocPath(path), name: page.ownId };
  page.oldAddress = getDocRoute(name, { docsRoute: collection.oldRoute });
}

function toDocPath(segments: readonly string[]): DocPath {
  return { folders: segments.slice(0, -1), name: segments.at(-1) ?? "" };
}

function getAddressWithIndexNames(
  path: DocPath,
  slug: string | undefined,
  { route, indexNames }: { route: string; indexNames: readonly string[] },
): string {
  const isIndex = indexNames.includes(path.name.toLowerCase());
  const segments = [...path.folders, ...(isIndex ? [] : [path.name])];
  return getDocRoute(path, { docsRoute: route, slug: slug ?? `/${segments.join("/")}` });
}
