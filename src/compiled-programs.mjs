// @ts-check
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { stderr } from "node:process";
import { replaceFile } from "./replace-file.mjs";

/**
 * A compiled program. The compiler is loaded only if an input changed.
 * @typedef {object} Compiled
 * @property {string} output path of the program
 * @property {string} checksum hash of the program and the parts that it imports
 * @property {string[]} parts paths of all written files
 * @property {string[]} inputs paths of all sources
 * @property {string} stamp hash of the sources
 */

/**
 * @param {string} folder folder of the records
 * @param {string} file path of the source
 * @returns {string | undefined} path of the program, if it is up to date
 */
export function findProgram(folder, file) {
  try {
    const { output, parts, checksum, inputs, stamp } = /** @type {Compiled} */ (
      JSON.parse(readFileSync(getRecordFile(folder, file), "utf8"))
    );
    if (computeStamp(inputs) !== stamp) return undefined;
    if (isIntact(parts, checksum)) return output;
    stderr.write(`\`${output}\` is damaged or missing, and is compiled again\n`);
    return undefined;
  } catch {
    return undefined;
  }
}

/**
 * @param {string[]} parts
 * @param {string} checksum
 */
function isIntact(parts, checksum) {
  try {
    return computeChecksum(parts) === checksum;
  } catch {
    return false;
  }
}

/**
 * Records a program, unless a source changed after `started` (in milliseconds).
 * @param {string} folder
 * @param {string} file
 * @param {Omit<Compiled, "stamp" | "checksum"> & { started: number }} program
 */
export function recordProgram(folder, file, { output, parts, inputs, started }) {
  // A time in the future comes from a wrong clock.
  const now = Date.now() + 1000;
  const isNew = (/** @type {number} */ time) => time >= started && time <= now;
  if (inputs.some((input) => isNew(statSync(input).mtimeMs))) return;
  const record = getRecordFile(folder, file);
  const compiled = {
    output,
    parts,
    checksum: computeChecksum(parts),
    inputs,
    stamp: computeStamp(inputs),
  };
  replaceFile(record, [JSON.stringify(compiled)]);
}

/**
 * @param {string} folder
 * @param {string} file
 */
function getRecordFile(folder, file) {
  return join(folder, `${createHash("sha256").update(file).digest("hex").slice(0, 16)}.json`);
}

/** @param {string[]} files */
function computeChecksum(files) {
  const hash = createHash("sha256");
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest("hex");
}

/**
 * Includes the names next to the files: an import may resolve to a new file.
 * @param {string[]} files
 */
function computeStamp(files) {
  const hash = createHash("sha256");
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(file)).update("\0");
  for (const folder of new Set(files.map(dirname))) hash.update(readdirSync(folder).sort().join());
  return hash.digest("hex");
}
