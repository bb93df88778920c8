import { unzipSync } from "fflate";
import {
  isCode,
  maxFileLength,
  maxFiles,
  type SkippedFile,
  type SourceFile,
} from "../../../catalog/usage/sources/select-files.ts";

export interface ReadFiles {
  files: SourceFile[];
  refused: SkippedFile[];
}

/** UTF-8 uses at most three bytes for each UTF-16 code unit. */
const maxBytes = maxFileLength * 3;

const maxUnpacked = 8_000_000;

/** Limits protect against zip bombs. Throws if the archive is damaged. */
export function readZip(bytes: Uint8Array): ReadFiles {
  const refused: SkippedFile[] = [];
  let unpacked = 0;
  let count = 0;
  const entries = unzipSync(bytes, {
    filter({ name, size, originalSize }) {
      if (!isCode(name)) return false;
      // An entry that shrinks when unpacked declares a wrong size.
      const isFalse = size > originalSize + 1_000;
      const isLong = originalSize > maxBytes || isFalse;
      const isMany = unpacked + originalSize > maxUnpacked || count >= maxFiles;
      if (isLong || isMany) {
        if (refused.length < maxFiles) {
          refused.push({ path: name, reason: isLong ? "too-long" : "too-many" });
        }
        return false;
      }
      unpacked += originalSize;
      count += 1;
      return true;
    },
  });
  const decoder = new TextDecoder();
  const files = Object.entries(entries).map(([path, content]) => {
    return { path, text: decoder.decode(content) };
  });
  return { files, refused };
}
