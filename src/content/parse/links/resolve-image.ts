import type { Position } from "../../../model/text/positions.ts";
import { withBase } from "../../../model/url/route.ts";
import { forbiddenSchemes, getScheme } from "../../../model/url/scheme.ts";
import { parseSrcset, replaceSrcsetAddresses } from "../../../model/url/srcset.ts";
import type { Size } from "../../load/files/picture-size.ts";
import { isMissing } from "../../load/files/resolver.ts";
import { linkRules } from "../../rules/link-rules.ts";
import type { Attributes } from "../article.ts";
import { type RenderContext, report } from "../render-context.ts";
import {
  getRelativePath,
  isExternal,
  resolveFile,
  splitAddress,
  toPublicAddress,
  withoutDocusaurusPrefix,
} from "./resolve-address.ts";
import { encodePath, isContentFile, recordInvalidAddress, resolveAsset } from "./resolve-link.ts";

export function resolveImage(
  rawAddress: string,
  position: Position,
  context: RenderContext,
): Attributes {
  const [, address = "", mode] =
    /^(.*?)(?:#(?:gh-)?(light|dark)-mode-only)?$/s.exec(withoutDocusaurusPrefix(rawAddress)) ?? [];
  if (mode === undefined) return createImage(address, position, context);
  return { ...createImage(address, position, context), class: `mode-${mode}` };
}

export function resolveSrcset(value: string, position: Position, context: RenderContext): string {
  return replaceSrcsetAddresses(value, (address) => {
    const { src } = resolveImage(address, position, context);
    return typeof src === "string" ? src : undefined;
  });
}

/** The color mode of a `<source>` such as `media="(prefers-color-scheme: dark)"`. */
export function getColorMode(media: unknown): "light" | "dark" | undefined {
  const [, mode] =
    /^\s*\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)\s*$/i.exec(String(media)) ?? [];
  return mode?.toLowerCase() as "light" | "dark" | undefined;
}

export function resolveFirstImage(
  srcset: string,
  position: Position,
  context: RenderContext,
): Attributes {
  return resolveImage(parseSrcset(srcset)[0]?.address ?? "", position, context);
}

/** One image for each color mode. A media query would follow the system, not the color switch. */
export function getImagesByMode(
  image: Attributes,
  variants: ReadonlyMap<string, Attributes>,
): Attributes[] {
  const modes = (["light", "dark"] as const).filter((mode) => variants.has(mode));
  const [first] = modes;
  if (first === undefined) return [image];
  const { width, height: _, ...rest } = image;
  const getVariant = (mode: "light" | "dark") => {
    const variant = variants.get(mode) ?? image;
    // Both images are as wide as the writer wants the first one.
    const size = applyExplicitSize(variant, width === undefined ? {} : { width });
    return { ...rest, ...(variant === image ? image : size), class: `mode-${mode}` };
  };
  return [getVariant("light"), getVariant("dark")];
}

/** If only one side is given, the other follows from the ratio of the image. */
export function applyExplicitSize(image: Attributes, explicitSize: Attributes): Attributes {
  const { width: imageWidth, height: imageHeight, ...rest } = image;
  const { width, height, ...others } = explicitSize;
  if (width === undefined && height === undefined) return { ...image, ...others };
  const ratio = Number(imageWidth) / Number(imageHeight);
  const scaleSide = (side: string | true | undefined, factor: number) => {
    const pixels = /^(\d+(?:\.\d+)?)(?:px)?$/.exec(String(side))?.[1];
    const result = Math.round(Number(pixels) * factor);
    return Number.isFinite(result) ? String(result) : undefined;
  };
  const fullWidth = width ?? scaleSide(height, ratio);
  const fullHeight = height ?? scaleSide(width, 1 / ratio);
  return {
    ...rest,
    ...(fullWidth !== undefined && { width: fullWidth }),
    ...(fullHeight !== undefined && { height: fullHeight }),
    ...others,
  };
}

function createImage(address: string, position: Position, context: RenderContext): Attributes {
  const scheme = getScheme(address);
  const isPicture = /^\s*data:image\//i.test(address);
  if (scheme && forbiddenSchemes.has(scheme) && !isPicture) {
    report(context, position, linkRules["refused-link"], { of: "image", address, scheme });
    return {};
  }
  if (isExternal(address)) {
    recordInvalidAddress(address, position, context);
    return { src: address };
  }
  return address.startsWith("/")
    ? publicImage(address, position, context)
    : contentImage(address, position, context);
}

function publicImage(address: string, position: Position, context: RenderContext): Attributes {
  const { resolver, page } = context;
  const isFile = (path: string) => !isMissing(resolver.resolve("public", path));
  const { path, suffix } = splitAddress(address, isFile);
  const src = withBase(page.baseUrl, encodePath(path)) + suffix;
  const target = resolver.resolve("public", path);
  if (!isMissing(target)) return { src, ...sizeAttributes(target) };
  const suggestion = target.suggestion && `/${target.suggestion}`;
  return missingImage({ address, src }, suggestion, { position, context, folder: "`public`" });
}

function contentImage(address: string, position: Position, context: RenderContext): Attributes {
  const { path, suffix } = splitAddress(address, (path) => isContentFile(path, context));
  const sitePath = resolveFile(context.source.file, path);
  const inPublic = sitePath === undefined ? undefined : toPublicAddress(sitePath);
  if (inPublic !== undefined) return publicImage(inPublic + suffix, position, context);
  const target = resolveAsset(path, context);
  if (isMissing(target)) {
    const suggestion = target.suggestion && getRelativePath(context.source.path, target.suggestion);
    const folder = "the page's folder";
    return missingImage({ address, src: address }, suggestion, { position, context, folder });
  }
  if (target.unreadable) report(context, position, linkRules["unreadable-image"], { address });
  context.output.assets.push({ file: target.file, to: target.to });
  const src = withBase(context.page.baseUrl, `/${target.to}`) + suffix;
  return { src, ...sizeAttributes(target) };
}

function sizeAttributes({ width, height }: Size): Attributes {
  if (width === undefined || height === undefined) return {};
  return { width: String(width), height: String(height) };
}

function missingImage(
  { address, src }: { address: string; src: string },
  suggestion: string | undefined,
  { position, context, folder }: { position: Position; context: RenderContext; folder: string },
): Attributes {
  report(context, position, linkRules["missing-image"], {
    of: "text",
    address,
    suggestion,
    folder,
  });
  context.output.links.push({ href: src, ...position, isReported: true });
  return { src };
}
