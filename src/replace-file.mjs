// @ts-check
import { randomUUID } from "node:crypto";
import { closeSync, openSync, renameSync, rmSync, writeSync } from "node:fs";

/**
 * Writes a file under another name and renames it, so that readers see the old file or the complete
 * new one. `run.mjs` needs this before anything is compiled, so it is JavaScript.
 *
 * @param {string} path
 * @param {Iterable<string | Uint8Array>} chunks
 * @returns {void}
 */
export function replaceFile(path, chunks) {
  // Process ids are not unique: two containers may share the folder.
  const temporary = `${path}.${randomUUID()}`;
  try {
    const file = openSync(temporary, "wx");
    try {
      for (const chunk of chunks) writeAll(file, Buffer.from(chunk));
    } finally {
      closeSync(file);
    }
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true, recursive: true });
    throw error;
  }
}

/**
 * `writeSync` may write only a part.
 *
 * @param {number} file
 * @param {Uint8Array} bytes
 */
function writeAll(file, bytes) {
  for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done);
}
