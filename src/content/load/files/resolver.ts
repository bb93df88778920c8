import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join, posix } from "node:path";
import { isHidden, listSiteFiles } from "../../../files/walk-files.ts";
import { createLimitedFindNearest, type FindNearest } from "../../../model/diagnostics/nearest.ts";
import { memoize } from "../../../model/memoize.ts";
import { getRouteKey, safeDecode } from "../../../model/url/route.ts";
import { isFolderIndex, parseDocPath } from "../../route/doc-route.ts";
import type { SourceFolder } from "../loaded-content.ts";
import { getSize, type Size } from "./picture-size.ts";
import { createUnicodeFileFinder, readSource } from "./site-files.ts";

export interface Missing {
  missing: true;
  suggestion?: string;
  /** The page exists, but this build omits drafts. */
  draft?: true;
}

/** What an article can refer to, by kind. Plain data, so that a cache can compare it. */
export interface References {
  /** A page by the path of its Markdown file in the source folder. */
  doc: { href: string } | Missing;
  /** A page by the path of its file without extension, or by the folder of an index page. */
  page: { href: string } | Missing;
  /** A page by its address, with or without the slash at its end. */
  route: { href: string } | Missing;
  /** A file of the source folder that is not a page. */
  asset: Asset | Missing;
  /** A page by the path of its Markdown file in the site folder. */
  siteDoc: { href: string } | Missing;
  /** Another file by its path in the site folder. */
  siteAsset: Asset | Missing;
  /** A file below `public`. */
  public: ({ found: true } & Size) | Missing;
  /** Whether a file below `public` exists. Faster than `public`, because it does not read the file. */
  publicFile: { found: true } | Missing;
  /** An included Markdown file. `hash` is that of its text. */
  partial: { hash: string } | Missing;
}

interface Asset extends Size {
  file: string;
  /** Path in the output folder. */
  to: string;
  /** The image is damaged or of an unknown kind. */
  unreadable?: true;
}

export type ReferenceKind = keyof References;

export interface Resolver {
  resolve<K extends ReferenceKind>(kind: K, path: string): References[K];
  read(path: string): string;
}

export function isMissing(reference: References[ReferenceKind]): reference is Missing {
  return "missing" in reference;
}

export interface Dependency {
  kind: ReferenceKind;
  path: string;
  reference: References[ReferenceKind];
}

export function recordDependencies(resolver: Resolver) {
  const dependencies = new Map<string, Dependency>();
  const recorder: Resolver = {
    read: resolver.read,
    resolve(kind, path) {
      const reference = resolver.resolve(kind, path);
      dependencies.set(`${kind}:${path}`, { kind, path, reference });
      return reference;
    },
  };
  return { recorder, dependencies };
}

export function isUnchanged(resolver: Resolver, dependencies: readonly Dependency[]): boolean {
  return dependencies.every(
    ({ kind, path, reference }) =>
      JSON.stringify(resolver.resolve(kind, path)) === JSON.stringify(reference),
  );
}

/** Plain data, so that a worker can create the same resolver. */
export interface ResolverOptions extends SourceFolder {
  files: readonly string[];
  addresses: ReadonlyMap<string, string>;
  drafts: ReadonlySet<string>;
  sitePages?: SitePages;
}

export interface SitePages {
  addresses: ReadonlyMap<string, string>;
  drafts: ReadonlySet<string>;
}

export function createResolver(options: ResolverOptions): Resolver {
  const { siteDir, folder, files, addresses, drafts, sitePages } = options;
  const root = join(siteDir, folder);
  const publicDir = join(siteDir, "public");
  const fileSet = new Set(files);
  const getFile = createUnicodeFileFinder(files);
  const pages = pagesByPath(addresses);
  const routes = new Map(
    [...(sitePages?.addresses ?? addresses).values()].map((href) => [getRouteKey(href), href]),
  );
  const publicFiles = new Set(listSiteFiles(siteDir, "public", { skip: isHidden }));
  const markdown = files.filter((path) => /\.mdx?$/i.test(path));
  const others = files.filter((path) => !/\.mdx?$|\.json$/i.test(path));
  const describeMissing = createMissingDescriber();
  const read = memoize((path: string) => readSource(join(root, getFile(path))));

  const resolvers: { [K in ReferenceKind]: (path: string) => References[K] } = {
    doc: memoize((named: string): References["doc"] => {
      const path = getFile(named);
      const href = addresses.get(path);
      if (href !== undefined) return { href };
      return drafts.has(path)
        ? { missing: true, draft: true }
        : describeMissing(path, addresses.keys());
    }),
    page: (path) => {
      const href = pages.get(path.normalize("NFC"));
      return href === undefined ? { missing: true } : { href };
    },
    route: (path) => {
      const href = routes.get(getRouteKey(path));
      return href === undefined ? { missing: true } : { href };
    },
    asset: memoize((named: string): References["asset"] => {
      const path = getFile(named);
      return fileSet.has(path)
        ? readAsset(siteDir, `${folder}/${path}`)
        : describeMissing(path, others);
    }),
    siteDoc: memoize((path: string): References["siteDoc"] => {
      const candidates = [path, `content/${path}`, path.replace(/^src\/pages\//, "pages/")];
      if (!sitePages) return { missing: true };
      const href = candidates.map((candidate) => sitePages.addresses.get(candidate)).find(Boolean);
      if (href !== undefined) return { href };
      if (candidates.some((candidate) => sitePages.drafts.has(candidate)))
        return { missing: true, draft: true };
      return describeMissing(path, sitePages.addresses.keys());
    }),
    siteAsset: memoize((path: string): References["siteAsset"] => {
      const isContent =
        sitePages && /^(?:content|pages|versions|catalog)\//.test(path) && !/\/\./.test(path);
      const isFile =
        isContent && statSync(join(siteDir, path), { throwIfNoEntry: false })?.isFile();
      return isFile ? readAsset(siteDir, path) : { missing: true };
    }),
    public: memoize((path: string): References["public"] => {
      const file = safeDecode(path.replace(/^\/+/, ""));
      if (!publicFiles.has(file)) return describeMissing(file, publicFiles);
      return { found: true, ...readSize(join(publicDir, file)) };
    }),
    publicFile: (path) =>
      publicFiles.has(safeDecode(path.replace(/^\/+/, ""))) ? { found: true } : { missing: true },
    partial: memoize((path: string): References["partial"] => {
      if (!fileSet.has(getFile(path))) return describeMissing(path, markdown);
      return { hash: createHash("sha256").update(read(path)).digest("hex").slice(0, 16) };
    }),
  };
  return {
    read,
    resolve<K extends ReferenceKind>(kind: K, path: string): References[K] {
      const resolveKind: (path: string) => References[K] = resolvers[kind];
      return resolveKind(path);
    },
  };
}

/** Addresses by the path of a file without extension, and those of index pages by their folder. */
function pagesByPath(addresses: ReadonlyMap<string, string>): Map<string, string> {
  const pages = new Map<string, string>();
  for (const [file, href] of addresses) {
    if (isFolderIndex(parseDocPath(file))) pages.set(posix.dirname(`/${file}`).slice(1), href);
  }
  for (const [file, href] of addresses) pages.set(file.replace(/\.mdx?$/i, ""), href);
  return new Map([...pages].map(([path, href]) => [path.normalize("NFC"), href]));
}

/** Describes a missing file, with the file that was probably meant. */
function createMissingDescriber(): (path: string, candidates: Iterable<string>) => Missing {
  const findNearest = createLimitedFindNearest();
  return (path, candidates) => {
    const all = [...candidates];
    const name = path.slice(path.lastIndexOf("/") + 1);
    const sameName = all.find((other) => other.endsWith(`/${name}`) || other === name);
    const suggestion = sameName ?? nearestFile(path, all, findNearest);
    return { missing: true, ...(suggestion !== undefined && { suggestion }) };
  };
}

/** Extensions are ignored, because they make different names look similar. */
function nearestFile(
  path: string,
  candidates: readonly string[],
  findNearest: FindNearest,
): string | undefined {
  const byStem = new Map(candidates.map((candidate) => [stem(candidate), candidate]));
  const nearestStem = findNearest(stem(path), byStem.keys());
  return nearestStem === undefined ? undefined : byStem.get(nearestStem);
}

function stem(path: string): string {
  return path.replace(/\.[^./]+$/, "");
}

const images = /\.(png|jpe?g|gif|webp|avif|svg|ico|bmp)$/i;

function readAsset(siteDir: string, file: string): Asset {
  const absolutePath = join(siteDir, file);
  const content = readFileSync(absolutePath);
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 8);
  const to = `assets/${getHashedName(absolutePath, hash)}`;
  if (!images.test(absolutePath)) return { file, to };
  const size = getSize(content);
  return size ? { file, to, ...size } : { file, to, unreadable: true };
}

function readSize(absolutePath: string): Size {
  if (!images.test(absolutePath)) return {};
  return getSize(readFileSync(absolutePath)) ?? {};
}

function getHashedName(path: string, hash: string): string {
  const [, name = "", extension = ""] = /([^/\\]+?)(\.[^./\\]+)?$/.exec(path) ?? [];
  const safeName = name.replace(/[^\w.-]+/g, "-").replace(/^-+|-+$/g, "") || "file";
  return `${safeName}-${hash}${extension.toLowerCase()}`;
}
