import type { Position } from "../../../model/text/positions.ts";
import { withBase } from "../../../model/url/route.ts";
import { isMissing, type References, type Size } from "../../load/files/resolver.ts";
import { linkRules } from "../../rules/link-rules.ts";
import type { Attributes } from "../article.ts";
import { type RenderContext, report } from "../render-context.ts";
import {
  isExternal,
  ownAddress,
  relativePath,
  resolveFile,
  schemeOf,
  splitAddress,
} from "./resolve-address.ts";
import { recordInvalidAddress, refusedSchemes } from "./resolve-link.ts";

export function resolveImage(
  written: string,
  position: Position,
  context: RenderContext,
): Attributes {
  const address = ownAddress(written);
  const scheme = schemeOf(address);
  const isPicture = /^\s*data:image\//i.test(address);
  if (scheme && refusedSchemes.has(scheme) && !isPicture) {
    report(context, position, linkRules["refused-link"], { of: "image", address, scheme });
    return {};
  }
  if (isExternal(address)) {
    recordInvalidAddress(address, position, context);
    return { src: address };
  }
  return address.startsWith("/")
    ? publicImage(address, position, context)
    : ownImage(address, position, context);
}

function publicImage(address: string, at: Position, context: RenderContext): Attributes {
  const src = withBase(context.page.baseUrl, address);
  const answer = context.resolver.resolve("public", splitAddress(address).path);
  if (!isMissing(answer)) return { src, ...sizeAttributes(answer) };
  const near = answer.near && `/${answer.near}`;
  return missingImage({ address, src }, near, { at, context, folder: "public" });
}

function ownImage(address: string, at: Position, context: RenderContext): Attributes {
  const { path, suffix } = splitAddress(address);
  const file = resolveFile(context.source.path, path);
  const answer: References["asset"] =
    file === undefined ? { missing: true } : context.resolver.resolve("asset", file);
  if (file === undefined || isMissing(answer)) {
    const other = isMissing(answer) ? answer.near : undefined;
    const near = other === undefined ? undefined : relativePath(context.source.path, other);
    const folder = "the page's folder";
    return missingImage({ address, src: address }, near, { at, context, folder });
  }
  if (answer.unreadable) report(context, at, linkRules["unreadable-image"], { address });
  context.found.assets.push({ path: file, to: answer.to });
  const src = withBase(context.page.baseUrl, `/${answer.to}`) + suffix;
  return { src, ...sizeAttributes(answer) };
}

function sizeAttributes({ width, height }: Size): Attributes {
  if (width === undefined || height === undefined) return {};
  return { width: String(width), height: String(height) };
}

function missingImage(
  { address, src }: { address: string; src: string },
  near: string | undefined,
  { at, context, folder }: { at: Position; context: RenderContext; folder: string },
): Attributes {
  report(context, at, linkRules["missing-image"], { of: "text", address, near, folder });
  context.found.links.push({ href: src, ...at, isReported: true });
  return { src };
}
