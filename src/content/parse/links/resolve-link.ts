import type { Position } from "../../../model/text/positions.ts";
import { isFilePath, withBase, withTrailingSlash } from "../../../model/url/route.ts";
import { isMissing, type References } from "../../load/files/resolver.ts";
import { linkRules } from "../../rules/link-rules.ts";
import { type RenderContext, report } from "../render-context.ts";
import {
  isExternal,
  ownAddress,
  pathsFromTop,
  publicAddress,
  relativePath,
  resolveFile,
  type SplitAddress,
  schemeOf,
  scriptSchemes,
  splitAddress,
} from "./resolve-address.ts";

export const forbiddenSchemes: ReadonlySet<string> = new Set([...scriptSchemes, "data"]);

/**
 * Returns the final address of a link, or undefined if it is rejected. Internal and invalid
 * addresses are recorded for the check of rendered pages.
 */
export function resolveLink(
  written: string,
  position: Position,
  context: RenderContext,
): string | undefined {
  const address = ownAddress(written);
  const scheme = schemeOf(address);
  if (scheme !== undefined && forbiddenSchemes.has(scheme)) {
    report(context, position, linkRules["refused-link"], { of: "link", address, scheme });
    return undefined;
  }
  if (isExternal(address)) {
    recordInvalidAddress(address, position, context);
    return encodeReserved(address);
  }
  const { length } = context.found.diagnostics;
  const href = internalAddress(address, position, context);
  recordLink(href, position, context, context.found.diagnostics.length > length);
  return href;
}

function encodeReserved(external: string): string {
  const [host = ""] = /^https?:\/\/[^/?#\\]*/i.exec(external) ?? [];
  if (host === "") return external;
  return host + external.slice(host.length).replace(/[\\[\]]/g, encodeURIComponent);
}

export function recordInvalidAddress(
  external: string,
  position: Position,
  context: RenderContext,
): void {
  if (!URL.canParse(external, "http://localhost")) recordLink(external, position, context);
}

function recordLink(
  href: string,
  position: Position,
  { source, found, page }: RenderContext,
  isReported = false,
): void {
  const foreign = source.file !== page.file;
  found.links.push({
    href,
    ...position,
    ...(foreign && { file: source.file }),
    ...(isReported && { isReported }),
  });
}

function internalAddress(address: string, position: Position, context: RenderContext): string {
  const split = splitAddress(address);
  if (split.path === "") return address;
  if (/\.mdx?$/i.test(split.path)) return markdownAddress(split, position, context);
  if (split.path.startsWith("/")) return rootAddress(split, context);
  return relativeAddress(split, context);
}

function markdownAddress(split: SplitAddress, at: Position, context: RenderContext): string {
  const { source, resolver } = context;
  const path = resolveFile(source.path, split.path);
  const own = path === undefined ? undefined : resolver.resolve("doc", path);
  if (own && !isMissing(own)) return own.href + split.suffix;
  for (const other of pathsFromTop(split.path)) {
    const found = resolver.resolve("doc", other);
    if (!isMissing(found)) return found.href + split.suffix;
  }
  const sitePath = resolveFile(source.file, split.path);
  const inSite = sitePath === undefined ? undefined : resolver.resolve("siteDoc", sitePath);
  if (inSite && !isMissing(inSite)) return inSite.href + split.suffix;
  const near = own
    ? own.near && relativePath(source.path, own.near)
    : inSite?.near && relativePath(source.file, inSite.near);
  const isDraft = own?.draft === true || inSite?.draft === true;
  report(context, at, linkRules["unresolvable-markdown-link"], { path: split.path, isDraft, near });
  return split.path + split.suffix;
}

function rootAddress({ path, suffix }: SplitAddress, { page, resolver }: RenderContext): string {
  const isFile =
    isFilePath(path) || (path.includes(".") && !isMissing(resolver.resolve("public", path)));
  const route = isFile ? path : withTrailingSlash(path, page.trailingSlash);
  return withBase(page.baseUrl, route) + suffix;
}

/**
 * A relative link to a file copies the file. Other relative addresses are resolved here, because
 * hosts differ in trailing slashes.
 */
function relativeAddress({ path, suffix }: SplitAddress, context: RenderContext): string {
  const { page, found, source } = context;
  if (/\.[^/.]+$/.test(path)) {
    const inPublic = publicAddress(resolveFile(source.file, path) ?? "");
    if (inPublic !== undefined) return withBase(page.baseUrl, inPublic) + suffix;
    const asset = resolveAsset(path, context);
    if (!isMissing(asset)) {
      found.assets.push({ file: asset.file, to: asset.to });
      return withBase(page.baseUrl, `/${asset.to}`) + suffix;
    }
  }
  const base = `http://localhost${page.route}`;
  if (!URL.canParse(path, base)) return path + suffix;
  return rootAddress({ path: new URL(path, base).pathname, suffix }, context);
}

/** Finds a file below the folder of the page, or in another content folder of the site. */
export function resolveAsset(
  path: string,
  { source, resolver }: Pick<RenderContext, "source" | "resolver">,
): References["asset"] {
  const own = resolveFile(source.path, path);
  const target = own === undefined ? undefined : resolver.resolve("asset", own);
  if (target && !isMissing(target)) return target;
  const sitePath = resolveFile(source.file, path);
  const inSite = sitePath === undefined ? undefined : resolver.resolve("siteAsset", sitePath);
  return inSite && !isMissing(inSite) ? inSite : (target ?? { missing: true });
}
