import type { Position } from "../../../model/text/positions.ts";
import { isFilePath, withBase, withTrailingSlash } from "../../../model/url/route.ts";
import { forbiddenSchemes, getScheme } from "../../../model/url/scheme.ts";
import {
  isMissing,
  type Missing,
  type ReferenceKind,
  type References,
  type Resolver,
} from "../../load/files/resolver.ts";
import { linkRules } from "../../rules/link-rules.ts";
import { type RenderContext, report } from "../render-context.ts";
import { findDoubtfulForm } from "./doubtful-form.ts";
import {
  getPathsFromRoot,
  getRelativePath,
  isExternal,
  resolveFile,
  type SplitAddress,
  splitAddress,
  toPublicAddress,
  withoutDocusaurusPrefix,
} from "./resolve-address.ts";

/**
 * Undefined if the link is rejected. Records internal addresses for the link check, and external ones
 * that may be mistyped.
 */
export function resolveLink(
  rawAddress: string,
  position: Position,
  context: RenderContext,
): string | undefined {
  const address = withoutDocusaurusPrefix(rawAddress.trim());
  const scheme = getScheme(address);
  if (scheme !== undefined && forbiddenSchemes.has(scheme)) {
    report(context, position, linkRules["refused-link"], { of: "link", address, scheme });
    return undefined;
  }
  if (isExternal(address)) {
    const external = encodeReserved(address);
    recordInvalidAddress(external, position, context);
    return external;
  }
  const { diagnostics } = context.output;
  const countBefore = diagnostics.length;
  const href = resolveInternalAddress(address, position, context).replaceAll(" ", "%20");
  recordLink(href, position, context, diagnostics.length > countBefore);
  return href;
}

function encodeReserved(external: string): string {
  const [host = ""] = /^https?:\/\/[^/?#\\]*/i.exec(external) ?? [];
  if (host === "") return external;
  return host + external.slice(host.length).replace(/[\\[\] ]/g, encodeURIComponent);
}

export function recordInvalidAddress(
  external: string,
  position: Position,
  context: RenderContext,
): void {
  const isDoubtful = findDoubtfulForm(external) !== undefined;
  if (isDoubtful || !URL.canParse(external, "http://localhost")) {
    recordLink(external, position, context);
  }
}

function recordLink(
  href: string,
  position: Position,
  { source, output, page }: RenderContext,
  isReported = false,
): void {
  const isInPartial = source.file !== page.file;
  output.links.push({
    href,
    ...position,
    ...(isInPartial && { file: source.file }),
    ...(isReported && { isReported }),
  });
}

function resolveInternalAddress(
  address: string,
  position: Position,
  context: RenderContext,
): string {
  const split = splitAddress(address, (path) => isContentFile(path, context));
  if (split.path === "") return address;
  if (/\.mdx?$/i.test(split.path)) return resolveMarkdownAddress(split, position, context);
  if (split.path.startsWith("/")) return resolveRootAddress(split, context);
  return resolveRelativeAddress(split, context);
}

export function isContentFile(path: string, { source, resolver }: RenderContext): boolean {
  if (path.startsWith("/") && !isMissing(resolver.resolve("public", path))) return true;
  const kind = /\.mdx?$/i.test(path) ? "doc" : "asset";
  return !isMissing(resolveFrom(source.path, path, kind, resolver));
}

/** A path outside the source folder of the file is missing. */
function resolveFrom<K extends ReferenceKind>(
  file: string,
  path: string,
  kind: K,
  resolver: Resolver,
): References[K] | Missing {
  const target = resolveFile(file, path);
  return target === undefined ? { missing: true } : resolver.resolve(kind, target);
}

function resolveMarkdownAddress(
  split: SplitAddress,
  position: Position,
  context: RenderContext,
): string {
  const { source, resolver, page } = context;
  const doc = resolveFrom(source.path, split.path, "doc", resolver);
  if (!isMissing(doc)) return doc.href + split.suffix;
  for (const rootPath of getPathsFromRoot(split.path)) {
    const rootDoc = resolver.resolve("doc", rootPath);
    if (!isMissing(rootDoc)) return rootDoc.href + split.suffix;
  }
  const publicPath = split.path.startsWith("/")
    ? split.path
    : toPublicAddress(resolveFile(source.file, split.path) ?? "");
  if (publicPath !== undefined && !isMissing(resolver.resolve("publicFile", publicPath))) {
    return withBase(page.baseUrl, encodePath(publicPath)) + split.suffix;
  }
  const siteDoc = resolveFrom(source.file, split.path, "siteDoc", resolver);
  if (!isMissing(siteDoc)) return siteDoc.href + split.suffix;
  const suggestion = doc.suggestion
    ? getRelativePath(source.path, doc.suggestion)
    : siteDoc.suggestion && getRelativePath(source.file, siteDoc.suggestion);
  report(context, position, linkRules["unresolvable-markdown-link"], {
    path: split.path,
    isDraft: doc.draft === true || siteDoc.draft === true,
    suggestion,
  });
  return split.path + split.suffix;
}

function resolveRootAddress(split: SplitAddress, { page, resolver }: RenderContext): string {
  const { path, suffix } = split;
  const file = [path, `${path.replace(/\/$/, "")}/index.html`].find(
    (candidate) => !isMissing(resolver.resolve("publicFile", candidate)),
  );
  if (file !== undefined) return withBase(page.baseUrl, encodePath(file)) + suffix;
  const route = path.replace(/\/index\.html$/, "") || "/";
  const address = withBase(page.baseUrl, withTrailingSlash(route, page.trailingSlash));
  if (!isFilePath(route)) return address + suffix;
  // A page may be named like a file (`/node.js`).
  const target = resolver.resolve("route", address);
  return (isMissing(target) ? withBase(page.baseUrl, route) : target.href) + suffix;
}

/** A `#` or `?` in the name of a file would end the path of its address. */
export function encodePath(path: string): string {
  return path.replace(/[?#]/g, encodeURIComponent);
}

/** Starts from the Markdown file, as on code hosts, or from the address of the page. */
function resolveRelativeAddress({ path, suffix }: SplitAddress, context: RenderContext): string {
  const { page, output, source, resolver } = context;
  const target = resolveFrom(source.path, path, "page", resolver);
  if (/\.[^/.]+$/.test(path) || isMissing(target)) {
    const inPublic = toPublicAddress(resolveFile(source.file, path) ?? "");
    if (inPublic !== undefined) return withBase(page.baseUrl, inPublic) + suffix;
    const asset = resolveAsset(path, context);
    if (!isMissing(asset)) {
      output.assets.push({ file: asset.file, to: asset.to });
      return withBase(page.baseUrl, `/${asset.to}`) + suffix;
    }
  }
  if (!isMissing(target)) return target.href + suffix;
  const base = `http://localhost${page.route}`;
  if (!URL.canParse(path, base)) return path + suffix;
  return resolveRootAddress({ path: new URL(path, base).pathname, suffix }, context);
}

/** Finds a file below the folder of the page, or in another content folder of the site. */
export function resolveAsset(
  path: string,
  { source, resolver }: Pick<RenderContext, "source" | "resolver">,
): References["asset"] {
  const asset = resolveFrom(source.path, path, "asset", resolver);
  if (!isMissing(asset)) return asset;
  const siteAsset = resolveFrom(source.file, path, "siteAsset", resolver);
  return isMissing(siteAsset) ? asset : siteAsset;
}
