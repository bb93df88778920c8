import type { Position } from "../../../model/diagnostics/position.ts";
import { withBase } from "../../../model/url/route.ts";
import { type Answers, isMissing, type Size } from "../../load/files/outside.ts";
import type { Attributes } from "../article.ts";
import { type RenderContext, report } from "../render-context.ts";
import {
  isExternal,
  relativePath,
  resolveFile,
  schemeOf,
  splitAddress,
} from "./resolve-address.ts";
import { noteInvalid } from "./resolve-link.ts";

/** Address and size of an image; no attributes at all where the address is refused. */
export function resolveImage(
  address: string,
  position: Position,
  context: RenderContext,
): Attributes {
  const scheme = schemeOf(address);
  const isPicture = /^\s*data:image\//i.test(address);
  if (scheme && ["javascript", "vbscript", "data"].includes(scheme) && !isPicture) {
    report(context, position, {
      rule: "refused-link",
      severity: "error",
      message: `the image address \`${address.replace(/\s+/g, " ").slice(0, 80)}\` is refused: it begins with \`${scheme}:\``,
      hint: "name a picture file or an `https:` address",
    });
    return {};
  }
  if (isExternal(address)) {
    noteInvalid(address, position, context);
    return { src: address };
  }
  return address.startsWith("/")
    ? publicImage(address, position, context)
    : ownImage(address, position, context);
}

function publicImage(address: string, at: Position, context: RenderContext): Attributes {
  const src = withBase(context.page.baseUrl, address);
  const answer = context.outside.ask("public", splitAddress(address).path);
  if (!isMissing(answer)) return { src, ...sizeAttributes(answer) };
  const hint = answer.near && `/${answer.near}`;
  return missingImage({ address, src }, hint, { at, context, place: "public" });
}

function ownImage(address: string, at: Position, context: RenderContext): Attributes {
  const { path, suffix } = splitAddress(address);
  const file = resolveFile(context.source.path, path);
  const answer: Answers["asset"] =
    file === undefined ? { missing: true } : context.outside.ask("asset", file);
  if (file === undefined || isMissing(answer)) {
    const near = isMissing(answer) && answer.near;
    const hint = near ? relativePath(context.source.path, near) : undefined;
    return missingImage({ address, src: address }, hint, {
      at,
      context,
      place: "the page's folder",
    });
  }
  if (answer.unreadable) reportUnreadable(address, at, context);
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
  { at, context, place }: { at: Position; context: RenderContext; place: string },
): Attributes {
  report(context, at, {
    rule: "missing-image",
    severity: "error",
    message: `the image \`${address}\` does not exist`,
    hint: near ? `did you mean \`${near}\`?` : `no file of ${place} has a similar name`,
  });
  context.found.links.push({ href: src, ...at, isReported: true });
  return { src };
}

function reportUnreadable(address: string, at: Position, context: RenderContext): void {
  report(context, at, {
    rule: "unreadable-image",
    severity: "error",
    message: `the image \`${address}\` cannot be read: its size is unknown`,
    hint: /\.svg$/i.test(address)
      ? "give its `<svg>` a `viewBox`, or `width` and `height`"
      : "save it again as PNG, JPEG, WebP, AVIF, GIF or SVG",
  });
}
