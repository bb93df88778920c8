import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { type DocPath, docId, docPath, docRoute } from "../../../src/content/route/doc-route.ts";
import { postPath } from "../../../src/content/route/route-posts.ts";
import { isMigrated } from "../output/write-files.ts";
import { type SplitFile, splitFile } from "../text/front-matter.ts";
import { textOf } from "../text/json.ts";
import type { ArticleSet } from "./article-set.ts";
import { type PreparedBody, prepareBody } from "./prepare.ts";

/** A Markdown file of the old site. */
export interface Article {
  set: ArticleSet;
  /** Path below the folder of its set. */
  path: string;
  /** Absolute path of the file that is read. */
  file: string;
  /** Path below the new site. */
  target: string;
  /** The text as it is on disk. */
  source: string;
  split: SplitFile;
  prepared: PreparedBody;
  /** Null for a partial. */
  page: ArticlePage | null;
}

export interface ArticlePage {
  /** Id in the old site, without a version. */
  oldId: string;
  newId: string;
  oldAddress: string;
  /** Where it would be in the new site without a `slug` that keeps its address. */
  newAddress: string;
}

/** Files below a folder with forward slashes; dot files, packages and what a migration has written are left out. */
export function filesBelow(root: string, prefix = ""): string[] {
  if (!existsSync(root) || (prefix !== "" && isMigrated(join(root, prefix)))) return [];
  return readdirSync(join(root, prefix), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      if (entry.name.startsWith(".") || entry.name === "node_modules") return [];
      const path = prefix + entry.name;
      if (entry.isDirectory()) return filesBelow(root, `${path}/`);
      const isFile = entry.isFile() || (entry.isSymbolicLink() && isFileAt(join(root, path)));
      return isFile ? [path] : [];
    });
}

function isFileAt(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}

export function isMarkdown(path: string): boolean {
  return /\.mdx?$/i.test(path);
}

/** Whether a file is for inclusion: a part of its path begins with `_`. */
export function isPartialPath(path: string): boolean {
  return path.split("/").some((segment) => segment.startsWith("_"));
}

/** Reads a Markdown file and decides whether it needs MDX. */
export function loadArticle(set: ArticleSet, path: string): Article {
  const overlay = set.overlays.find((folder) => existsSync(join(folder, path)));
  const file = join(overlay ?? set.root, path);
  const source = readFileSync(file, "utf8");
  const split = splitFile(source.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n"));
  const isMdxFile = /\.mdx$/i.test(path);
  const converted = set.convertSyntax?.(split.body, path);
  const prepared = prepareBody(converted?.body ?? split.body, {
    format: set.formatOf(path),
    isMdxFile: isMdxFile || converted?.needsMdx === true,
  });
  prepared.findings.push(...(converted?.findings ?? []));
  const isExcluded = set.isExcluded?.(path) === true;
  const isPartial = isExcluded || isPartialPath(path);
  const plainName = path.replace(/\.mdx?$/i, "");
  const name = isExcluded ? plainName.replace(/(^|\/)_?([^/]*)$/, "$1_$2") : plainName;
  // A partial is imported, so that it is MDX for its own tags alone.
  const extension = prepared.isMdx ? "mdx" : "md";
  const target = `${set.folder}/${set.prefix}${name}.${extension}`;
  const article: Article = { set, path, file, target, source, split, prepared, page: null };
  if (!isPartial) article.page = pageOf(article);
  return article;
}

function pageOf({ set, path, split }: Article): ArticlePage {
  const { values } = split.frontMatter;
  const slug = textOf(values.slug);
  const id = textOf(values.id);
  if (set.kind === "blog") {
    const { segments } = postPath(path);
    const place = { folders: segments.slice(0, -1), name: segments.at(-1) ?? "" };
    const own = slug === undefined || slug.startsWith("/") ? slug : `/${slug}`;
    const oldAddress = docRoute(place, { docsRoute: set.oldRoute, slug: own });
    return {
      oldId: path,
      newId: path,
      oldAddress,
      newAddress: docRoute(place, { docsRoute: set.route, slug: own }),
    };
  }
  const plain = plainPath(path);
  const own = set.stripsNumbers ? docPath(path) : plain;
  const target = docPath(`${set.prefix}${path}`);
  const ids = set.kind === "docs" ? id : undefined;
  return {
    oldId: [...own.folders, id ?? own.name].join("/"),
    newId: docId(target, ids),
    oldAddress: set.indexNames
      ? plainAddress(own, slug, { route: set.oldRoute, indexNames: set.indexNames })
      : docRoute(own, { docsRoute: set.oldRoute, slug, id }),
    newAddress: docRoute(target, { docsRoute: set.route, slug, id: ids }),
  };
}

/** The address of a file where a folder has no page but its index. */
function plainAddress(
  place: DocPath,
  slug: string | undefined,
  { route, indexNames }: { route: string; indexNames: readonly string[] },
): string {
  const isIndex = indexNames.includes(place.name.toLowerCase());
  const path = [...place.folders, ...(isIndex ? [] : [place.name])].join("/");
  return docRoute(place, { docsRoute: route, slug: slug ?? `/${path}` });
}

function plainPath(path: string): DocPath {
  const segments = path.replace(/\.mdx?$/i, "").split("/");
  return { folders: segments.slice(0, -1), name: segments.at(-1) ?? "" };
}
