import { unzipSync } from "fflate";
import {
  isCode,
  maxFileBytes,
  maxFiles,
  type SkippedFile,
  type SourceFile,
} from "../../../catalog/usage/sources/select-files.ts";

export interface ReadFiles {
  files: SourceFile[];
  skipped: SkippedFile[];
}

const maxUnpackedBytes = 8_000_000;

/** Its limits protect against zip bombs. Throws if the archive is damaged. */
export function readZip(bytes: Uint8Array): ReadFiles {
  const skipped: SkippedFile[] = [];
  let unpackedBytes = 0;
  let count = 0;
  const entries = unzipSync(bytes, {
    filter({ name, size, originalSize }) {
      if (!isCode(name)) return false;
      // An entry that shrinks when unpacked declares a wrong size.
      const hasWrongSize = size > originalSize + 1_000;
      const isTooLong = originalSize > maxFileBytes || hasWrongSize;
      const exceedsLimits = unpackedBytes + originalSize > maxUnpackedBytes || count >= maxFiles;
      if (isTooLong || exceedsLimits) {
        if (skipped.length < maxFiles) {
          skipped.push({ path: name, reason: isTooLong ? "too-long" : "too-many" });
        }
        return false;
      }
      unpackedBytes += originalSize;
      count += 1;
      return true;
    },
  });
  const decoder = new TextDecoder();
  const files = Object.entries(entries).map(([path, content]) => {
    return { path, text: decoder.decode(content) };
  });
  return { files, skipped };
}
