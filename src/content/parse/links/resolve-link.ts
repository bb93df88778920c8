import type { Position } from "../../../model/text/positions.ts";
import { withBase, withTrailingSlash } from "../../../model/url/route.ts";
import { type Answers, isMissing } from "../../load/files/outside.ts";
import { linkRules } from "../../rules/link-rules.ts";
import { type RenderContext, report } from "../render-context.ts";
import {
  isExternal,
  ownAddress,
  pathsFromTop,
  relativePath,
  resolveFile,
  type SplitAddress,
  schemeOf,
  scriptSchemes,
  splitAddress,
} from "./resolve-address.ts";

/** Schemes of addresses that run code, or that hold a page of their own. */
export const refusedSchemes: ReadonlySet<string> = new Set([...scriptSchemes, "data"]);

/**
 * The finished address of a link, or undefined where it is refused. Internal addresses, and what
 * cannot be parsed, are recorded for the check of the finished pages.
 */
export function resolveLink(
  written: string,
  position: Position,
  context: RenderContext,
): string | undefined {
  const address = ownAddress(written);
  const scheme = schemeOf(address);
  if (scheme !== undefined && refusedSchemes.has(scheme)) {
    report(context, position, linkRules["refused-link"], { of: "link", address, scheme });
    return undefined;
  }
  if (isExternal(address)) {
    noteInvalid(address, position, context);
    return address;
  }
  const { length } = context.found.diagnostics;
  const href = internalAddress(address, position, context);
  noteLink(href, position, context, context.found.diagnostics.length > length);
  return href;
}

export function noteInvalid(external: string, position: Position, context: RenderContext): void {
  if (!URL.canParse(external, "http://localhost")) noteLink(external, position, context);
}

function noteLink(
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

/** A link to a Markdown file becomes a link to its page. */
function markdownAddress(split: SplitAddress, at: Position, context: RenderContext): string {
  const path = resolveFile(context.source.path, split.path);
  const answer: Answers["doc"] =
    path === undefined ? { missing: true } : context.outside.ask("doc", path);
  if (!isMissing(answer)) return answer.href + split.suffix;
  for (const other of pathsFromTop(split.path)) {
    const found = context.outside.ask("doc", other);
    if (!isMissing(found)) return found.href + split.suffix;
  }
  report(context, at, linkRules["unresolvable-markdown-link"], {
    path: split.path,
    isDraft: answer.draft === true,
    near: answer.near && relativePath(context.source.path, answer.near),
  });
  return split.path + split.suffix;
}

function rootAddress({ path, suffix }: SplitAddress, { page }: RenderContext): string {
  const isFile = /\.[^/.]+$/.test(path);
  const route = isFile ? path : withTrailingSlash(path, page.trailingSlash);
  return withBase(page.baseUrl, route) + suffix;
}

/**
 * A relative address of a file beside the page is copied with it. Any other is resolved
 * here, so that it does not depend on whether the host adds a slash to the page's own address.
 */
function relativeAddress({ path, suffix }: SplitAddress, context: RenderContext): string {
  const { page, outside, found, source } = context;
  const filePath = /\.[^/.]+$/.test(path) ? resolveFile(source.path, path) : undefined;
  const asset = filePath === undefined ? undefined : outside.ask("asset", filePath);
  if (filePath !== undefined && asset && !isMissing(asset)) {
    found.assets.push({ path: filePath, to: asset.to });
    return withBase(page.baseUrl, `/${asset.to}`) + suffix;
  }
  const base = `http://localhost${page.route}`;
  // An address that cannot be parsed is left to the check of the finished pages.
  if (!URL.canParse(path, base)) return path + suffix;
  return rootAddress({ path: new URL(path, base).pathname, suffix }, context);
}
