import { existsSync, statSync } from "node:fs";
import { dirname, join, posix, relative, resolve } from "node:path";
import {
  isExternal,
  relativePath,
  splitAddress,
} from "../../../src/content/parse/links/resolve-address.ts";
import { safeDecode } from "../../../src/model/url/route.ts";
import type { Article } from "../document/article.ts";
import type { SiteWork } from "./site-work.ts";

/** The new address of a link in an article; undefined where its file does not exist. */
export function resolveLink(address: string, article: Article, work: SiteWork): string | undefined {
  const special = resolveSpecial(address, work);
  if (special !== undefined) return special;
  if (isExternal(address) || address.startsWith("#") || address === "") return address;
  const { path, suffix } = splitAddress(address.replace(/^@site\//, "@site/"));
  if (/\.mdx?$/i.test(path)) {
    const target = findArticle(path, article, work);
    return target && addressOf(target, article, { path, suffix });
  }
  if (path.startsWith("@site/") || (!path.startsWith("/") && /\.[^/.]+$/.test(path))) {
    const file = resolveAsset(path, article, work);
    if (file !== undefined) return file + suffix;
    // `./v1.2` may be a page.
    return path.startsWith("@site/") ? undefined : address;
  }
  return withoutBase(path, work.baseUrl) + suffix;
}

/** An address from the root of the host as one from the root of the site; links hold no base URL here. */
function withoutBase(path: string, baseUrl: string): string {
  return path.startsWith(baseUrl) ? `/${path.slice(baseUrl.length)}` : path;
}

/** The new address of an image in an article; undefined where its file does not exist. */
export function resolveImage(
  address: string,
  article: Article,
  work: SiteWork,
): string | undefined {
  const plain = address.replace(/^!*(?:[\w-]+-loader!)+/, "").replace(/^!+/, "");
  const special = resolveSpecial(plain, work);
  if (special !== undefined) return special;
  if (isExternal(plain)) return plain;
  const { path, suffix } = splitAddress(plain);
  if (!path.startsWith("/")) {
    const file = resolveAsset(path, article, work);
    return file === undefined ? undefined : file + suffix;
  }
  if (work.publicFiles.has(safeDecode(path))) return plain;
  const inside = withoutBase(path, work.baseUrl);
  return work.publicFiles.has(safeDecode(inside)) ? inside + suffix : undefined;
}

/** `pathname:///file.pdf` is an address that the old engine does not check. */
function resolveSpecial(
  address: string,
  { publicFiles, url, baseUrl }: SiteWork,
): string | undefined {
  const match = /^pathname:\/\/(\/.*)$/.exec(address);
  if (!match?.[1]) return undefined;
  const { path, suffix } = splitAddress(match[1]);
  const inside = withoutBase(path, baseUrl);
  if (publicFiles.has(safeDecode(inside))) return inside + suffix;
  return `${url}${path}${suffix}`;
}

/** The article that a path names: from the file, the folder of its set, or the old site. */
export function findArticle(path: string, from: Article, work: SiteWork): Article | undefined {
  const decoded = safeDecode(path);
  const { set } = from;
  const candidates = decoded.startsWith("@site/")
    ? [join(work.siteDir, decoded.slice(6))]
    : [
        ...(decoded.startsWith("/")
          ? []
          : [join(set.root, dirname(from.path), decoded), resolve(dirname(from.file), decoded)]),
        join(set.root, decoded),
        join(work.siteDir, decoded),
        ...work.sets.map(({ root }) => join(root, decoded)),
      ];
  for (const candidate of candidates) {
    const found = work.byFile.get(candidate);
    if (found) return found;
  }
  return undefined;
}

function addressOf(
  target: Article,
  from: Article,
  { path, suffix }: { path: string; suffix: string },
): string | undefined {
  if (!target.page) return undefined;
  if (target.set.folder !== from.set.folder) return target.page.oldAddress + suffix;
  const now = relativePath(from.target, target.target);
  const isSame = posix.normalize(now) === posix.normalize(safeDecode(path));
  return (isSame ? path : now) + suffix;
}

/** The new address of a file that is no page: beside the article, in `public/`, or copied there. */
function resolveAsset(path: string, article: Article, work: SiteWork): string | undefined {
  const decoded = safeDecode(path);
  const { set } = article;
  const candidates = decoded.startsWith("@site/")
    ? [join(work.siteDir, decoded.slice(6))]
    : [
        ...set.overlays.map((overlay) => join(overlay, dirname(article.path), decoded)),
        join(set.root, dirname(article.path), decoded),
        resolve(dirname(article.file), decoded),
      ];
  const file = candidates.find((one) => existsSync(one) && statSync(one).isFile());
  if (file === undefined) return undefined;
  const address = work.publicAddresses.get(file);
  if (address !== undefined) return address;
  const isShared = !work.sets.some((one) => one.root === set.root);
  const root = isShared
    ? undefined
    : [set.root, ...set.overlays].find((one) => file.startsWith(`${one}/`));
  if (root !== undefined) {
    const inSet = relative(root, file).split("\\").join("/");
    const now = relativePath(article.target, `${set.folder}/${set.prefix}${inSet}`);
    return posix.normalize(now) === posix.normalize(decoded) ? path : now;
  }
  const name = relative(work.siteDir, file).split("\\").join("/").replaceAll("../", "");
  work.plan.files.set(`public/migrated/${name}`, { copyOf: file });
  return `/migrated/${name}`;
}
