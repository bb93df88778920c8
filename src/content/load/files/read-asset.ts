import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { imageSize } from "image-size";
import type { Answers, Missing, Size } from "./outside.ts";

type Asset = Exclude<Answers["asset"], Missing>;

const pictures = /\.(png|jpe?g|gif|webp|avif|svg|ico|bmp)$/i;

/** Name of the copy of a file, with a hash of its content, and its size where it is a picture. */
export function readAsset(absolutePath: string): Asset {
  const content = readFileSync(absolutePath);
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 8);
  const to = `assets/${hashedName(absolutePath, hash)}`;
  if (!pictures.test(absolutePath)) return { to };
  const size = sizeOf(content);
  return size ? { to, ...size } : { to, unreadable: true };
}

/** Size of a picture in CSS pixels; nothing for a file that is none. */
export function readSize(absolutePath: string): Size {
  if (!pictures.test(absolutePath)) return {};
  return sizeOf(readFileSync(absolutePath)) ?? {};
}

function hashedName(path: string, hash: string): string {
  const [, name = "", extension = ""] = /([^/\\]+?)(\.[^./\\]+)?$/.exec(path) ?? [];
  const plain = name.replace(/[^\w.-]+/g, "-").replace(/^-+|-+$/g, "") || "file";
  return `${plain}-${hash}${extension.toLowerCase()}`;
}

function sizeOf(content: Uint8Array): Size | undefined {
  try {
    const { width, height, orientation = 1 } = imageSize(content);
    const [w, h] = [Math.round(width), Math.round(height)];
    // Orientations 5 to 8 of a photo are turned by 90 degrees.
    return orientation >= 5 ? { width: h, height: w } : { width: w, height: h };
  } catch {
    return undefined;
  }
}
