// @ts-check
import { randomUUID } from "node:crypto";
import { closeSync, openSync, renameSync, rmSync, writeSync } from "node:fs";

/**
 * Writes a temporary file and renames it, so that readers never see a partial one.
 * This is JavaScript because `run.mjs` needs it before anything is compiled.
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
    rmSync(temporary, { force: true });
    throw error;
  }
}

/**
 * @param {number} file
 * @param {Uint8Array} bytes
 */
function writeAll(file, bytes) {
  for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done);
}
