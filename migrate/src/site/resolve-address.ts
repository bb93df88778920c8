import { basename, dirname, join, posix, relative, resolve } from "node:path";
import {
  getRelativePath,
  isExternal,
  splitAddress,
} from "../../../src/content/parse/links/resolve-address.ts";
import { isFile } from "../../../src/files/is-file.ts";
import { safeDecode } from "../../../src/model/url/route.ts";
import type { Article } from "../document/article.ts";
import { readHeadings } from "../document/headings.ts";
import { pathInSite } from "../document/path-in-site.ts";
import { expandAlias } from "./aliases.ts";
import type { SiteMigration } from "./site-migration.ts";

/** The new address of a link in an article; undefined if its file does not exist. */
export function resolveLink(
  address: string,
  article: Article,
  migration: SiteMigration,
): string | undefined {
  const special = resolvePathname(address, migration);
  if (special !== undefined) return special;
  if (isExternal(address) || address === "") return address;
  if (address.startsWith("#")) {
    const anchor = article.page ? correctAnchor(address, article) : address;
    // The title has no id, but the page begins with it.
    return anchor === "" ? getRelativePath(article.target, article.target) : anchor;
  }
  const { path, suffix: oldSuffix } = splitAddress(address);
  if (/\.mdx?$/i.test(path)) {
    const target = findArticle(path, article, migration);
    const suffix = target ? correctAnchor(oldSuffix, target) : oldSuffix;
    return target && getAddress(target, article, { path, suffix });
  }
  const namesHtml = path.endsWith(".html") && !migration.publicFiles.has(safeDecode(path));
  const page =
    namesHtml || oldSuffix.includes("#") ? findPage(path, article, migration) : undefined;
  const suffix = page ? correctAnchor(oldSuffix, page) : oldSuffix;
  // Most hosts serve a page at its address with `.html`, too.
  if (page && namesHtml) return getAddress(page, article, { path, suffix });
  if (path.startsWith("@site/") || (!path.startsWith("/") && /\.[^/.]+$/.test(path))) {
    const file = resolveAsset(path, article, migration);
    if (file !== undefined) return file + suffix;
    const published = toPublicAddress(path, article, migration);
    if (published !== undefined) return published + suffix;
    // Addresses such as `./v1.2` may be pages.
    return path.startsWith("@site/") ? undefined : path + suffix;
  }
  const sibling = findSibling(path, article, migration);
  if (sibling)
    return getAddress(sibling, article, { path, suffix: correctAnchor(oldSuffix, sibling) });
  return withoutBase(path, migration.baseUrl) + suffix;
}

/** Where the address of a page ends with a slash, `../b` on `/a/c/` leads to `/a/b/`. */
function findSibling(path: string, from: Article, migration: SiteMigration): Article | undefined {
  if (!path.startsWith("../") || findPage(path, from, migration)) return undefined;
  const name = basename(from.path).replace(/\.mdx?$/i, "");
  // The address of such a page is that of its folder.
  if (/^(?:index|readme)$/i.test(name)) return undefined;
  return findPage(posix.join(name, path), from, migration);
}

interface Anchors {
  /** The id of the title, which is not a heading of the new page. */
  title: string | undefined;
  /** Ids of the other headings, by their lowercase form. */
  ids: ReadonlyMap<string, string>;
}

const anchors = new WeakMap<Article, Anchors>();

function getAnchors(article: Article): Anchors {
  const known = anchors.get(article);
  if (known) return known;
  const headings = readHeadings(article.prepared, article.collection.createIdGenerator);
  const title = headings.find(({ node }) => node.depth === 1);
  const others = headings.filter((heading) => heading !== title);
  const ids = new Map(others.map(({ id }) => [id.toLowerCase(), id]));
  const found = { title: title?.id, ids };
  anchors.set(article, found);
  return found;
}

/** Removes the anchor of a title, and corrects the case of other anchors. */
function correctAnchor(suffix: string, target: Article): string {
  const [, query = "", hash] = /^([^#]*)#(.+)$/.exec(suffix) ?? [];
  if (hash === undefined) return suffix;
  // The tabs of MkDocs Material have ids that count them.
  if (/^__tabbed_\d/.test(hash)) return query;
  const { title, ids } = getAnchors(target);
  const anchor = safeDecode(hash).toLowerCase();
  const id = ids.get(anchor);
  if (id !== undefined) return [...ids.values()].includes(hash) ? suffix : `${query}#${id}`;
  return anchor === title?.toLowerCase() ? query : suffix;
}

/** The page that a link without a file name leads to. */
function findPage(path: string, from: Article, migration: SiteMigration): Article | undefined {
  const pagePath = path.replace(/(?:\/index)?\.html$|\/$/, "");
  const names = ["", "/index", "/README"].flatMap((name) => [`${name}.md`, `${name}.mdx`]);
  return names
    .map((name) => findArticle(withoutBase(pagePath, migration.baseUrl) + name, from, migration))
    .find((article) => article?.page);
}

/** Removes the base URL, because links of the new site omit it. */
function withoutBase(path: string, baseUrl: string): string {
  return path.startsWith(baseUrl) ? `/${path.slice(baseUrl.length)}` : path;
}

export function resolveImage(
  address: string,
  article: Article,
  migration: SiteMigration,
): string | undefined {
  const pathWithoutLoader = address.replace(/^!*(?:[\w-]+-loader!)+/, "").replace(/^!+/, "");
  const special = resolvePathname(pathWithoutLoader, migration);
  if (special !== undefined) return special;
  if (isExternal(pathWithoutLoader)) return pathWithoutLoader;
  const { path, suffix } = splitAddress(expandAlias(pathWithoutLoader, migration.siteDir));
  // Astro resolves `/src/assets/a.png` from the folder of the site.
  if (!path.startsWith("/") || path.startsWith("/src/")) {
    const file = resolveAsset(path.replace(/^\//, "@site/"), article, migration);
    if (file !== undefined) return file + suffix;
    if (!path.startsWith("/")) {
      const published = toPublicAddress(path, article, migration);
      return published && published + suffix;
    }
  }
  if (migration.publicFiles.has(safeDecode(path))) return pathWithoutLoader;
  const pathBelowBase = withoutBase(path, migration.baseUrl);
  return migration.publicFiles.has(safeDecode(pathBelowBase)) ? pathBelowBase + suffix : undefined;
}

/** The address of a file that the theme of MkDocs publishes as if it were next to the page. */
function toPublicAddress(
  path: string,
  { collection, path: page }: Article,
  { publicFiles }: SiteMigration,
): string | undefined {
  if (!collection.hasPublicFiles) return undefined;
  const address = posix.join("/", dirname(page), safeDecode(path));
  return publicFiles.has(address) ? address : undefined;
}

/** The old engine does not check addresses such as `pathname:///file.pdf`. */
function resolvePathname(
  address: string,
  { publicFiles, url, baseUrl }: SiteMigration,
): string | undefined {
  const match = /^pathname:\/\/(\/.*)$/.exec(address);
  if (!match?.[1]) return undefined;
  const { path, suffix } = splitAddress(match[1]);
  const pathBelowBase = withoutBase(path, baseUrl);
  if (publicFiles.has(safeDecode(pathBelowBase))) return pathBelowBase + suffix;
  return `${url}${path}${suffix}`;
}

function findArticle(path: string, from: Article, migration: SiteMigration): Article | undefined {
  const decoded = safeDecode(path);
  const { collection } = from;
  const candidates = decoded.startsWith("@site/")
    ? [join(migration.siteDir, decoded.slice(6))]
    : [
        ...(decoded.startsWith("/")
          ? []
          : [
              join(collection.root, dirname(from.path), decoded),
              resolve(dirname(from.file), decoded),
            ]),
        join(collection.root, decoded),
        join(migration.siteDir, decoded),
        ...migration.collections.map(({ root }) => join(root, decoded)),
      ];
  for (const candidate of candidates) {
    const found = migration.byFile.get(candidate);
    if (found) return found;
  }
  return undefined;
}

function getAddress(
  target: Article,
  from: Article,
  { path, suffix }: { path: string; suffix: string },
): string | undefined {
  if (!target.page) return undefined;
  if (target.collection.folder !== from.collection.folder) return target.page.oldAddress + suffix;
  const newPath = getRelativePath(from.target, target.target);
  const isSame = posix.normalize(newPath) === posix.normalize(safeDecode(path));
  return (isSame ? path : newPath) + suffix;
}

function resolveAsset(
  path: string,
  article: Article,
  migration: SiteMigration,
): string | undefined {
  const decoded = safeDecode(path);
  const { collection } = article;
  const candidates = decoded.startsWith("@site/")
    ? [join(migration.siteDir, decoded.slice(6))]
    : [
        ...collection.overlays.map((overlay) => join(overlay, dirname(article.path), decoded)),
        join(collection.root, dirname(article.path), decoded),
        resolve(dirname(article.file), decoded),
        // HTML in MkDocs is relative to the address of the page, which is a folder below its file.
        ...(collection.hasPublicFiles
          ? [join(collection.root, article.path.replace(/\.mdx?$/i, ""), decoded)]
          : []),
      ];
  const file = candidates.find(isFile);
  if (file === undefined) return undefined;
  const address = migration.publicAddresses.get(file);
  if (address !== undefined) return address;
  const isShared = !migration.collections.some((candidate) => candidate.root === collection.root);
  const root = isShared
    ? undefined
    : [collection.root, ...collection.overlays].find((text) => file.startsWith(`${text}/`));
  if (root !== undefined) {
    const inCollection = relative(root, file).split("\\").join("/");
    const target = `${collection.folder}/${collection.prefix}${inCollection}`;
    // Files in folders such as `_images` are only copied if a page uses them.
    if (!migration.plan.files.has(target)) migration.plan.files.set(target, { copyOf: file });
    const newPath = getRelativePath(article.target, target);
    return posix.normalize(newPath) === posix.normalize(decoded) ? path : newPath;
  }
  const name = pathInSite(file, migration.siteDir);
  migration.plan.files.set(`public/migrated/${name}`, { copyOf: file });
  return `/migrated/${name}`;
}
