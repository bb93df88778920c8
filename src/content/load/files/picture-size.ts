import { imageSize } from "image-size";

export interface Size {
  width?: number;
  height?: number;
}

/** Undefined if the content is not a known kind of picture. */
export function getSize(content: Uint8Array): Required<Size> | undefined {
  try {
    const { width, height, orientation = 1 } = imageSize(withoutLongAttributes(content));
    const [w, h] = [Math.round(width), Math.round(height)];
    // EXIF orientations 5 to 8 are rotated by 90 degrees.
    return orientation >= 5 ? { width: h, height: w } : { width: w, height: h };
  } catch {
    return undefined;
  }
}

/** `image-size` reads 1,000 characters of an SVG, where draw.io writes its source. */
function withoutLongAttributes(content: Uint8Array): Uint8Array {
  const start = Buffer.from(content.subarray(0, 1000)).toString("latin1");
  if (!/<svg\s[^>]*$/.test(start)) return content;
  const text = Buffer.from(content).toString("utf8");
  return Buffer.from(text.replace(/\s[\w:-]+=(?:"[^"]{99,}"|'[^']{99,}')/g, ""));
}
