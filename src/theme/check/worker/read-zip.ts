import { unzipSync } from "fflate";
import {
  isCode,
  longestFile,
  mostFiles,
  type RefusedFile,
  type SourceFile,
} from "../../../catalog/usage/sources/admit.ts";

export interface ReadFiles {
  files: SourceFile[];
  refused: RefusedFile[];
}

/** UTF-8 has at most three bytes for each UTF-16 code unit. */
const mostBytes = longestFile * 3;

/** All code that is unpacked from an archive, in bytes. */
const mostUnpacked = 8_000_000;

/**
 * Reads the files with code in a zip archive. An entry is unpacked to no more than the size that the
 * archive says, and all together to no more than a limit, so that a small archive cannot fill memory.
 *
 * @throws Error where the archive is damaged or no archive
 */
export function readZip(bytes: Uint8Array): ReadFiles {
  const refused: RefusedFile[] = [];
  let unpacked = 0;
  let count = 0;
  const entries = unzipSync(bytes, {
    filter({ name, size, originalSize }) {
      if (!isCode(name)) return false;
      // No entry is smaller unpacked: its size is not that of its content.
      const isFalse = size > originalSize + 1_000;
      const isLong = originalSize > mostBytes || isFalse;
      const isMany = unpacked + originalSize > mostUnpacked || count >= mostFiles;
      if (isLong || isMany) {
        if (refused.length < mostFiles) {
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
