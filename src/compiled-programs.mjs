// @ts-check
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { stderr } from "node:process";
import { replaceFile } from "./replace-file.mjs";

/**
 * What was compiled, and from what: while nothing of that has changed, the compiler is not even
 * loaded. This saves half a second of every command.
 *
 * @typedef {object} Compiled
 * @property {string} output path of the program
 * @property {string} checksum hash of the program and of the parts that it imports
 * @property {string[]} parts paths of all files that were written
 * @property {string[]} inputs paths of all files that went into it
 * @property {string} stamp what the inputs were
 */

/**
 * The program that was compiled before, if compiling again would give the same.
 *
 * @param {string} folder where the records lie
 * @param {string} file path of the source
 * @returns {string | undefined} path of the program
 */
export function knownProgram(folder, file) {
  try {
    const { output, parts, checksum, inputs, stamp } = /** @type {Compiled} */ (
      JSON.parse(readFileSync(recordOf(folder, file), "utf8"))
    );
    if (stampOf(inputs) !== stamp) return undefined;
    if (isWhole(parts, checksum)) return output;
    stderr.write(`Thrown away: \`${output}\` is damaged or gone, and is compiled again\n`);
    return undefined;
  } catch {
    return undefined;
  }
}

/**
 * @param {string[]} parts
 * @param {string} checksum
 */
function isWhole(parts, checksum) {
  try {
    return checksumOf(parts) === checksum;
  } catch {
    // A part is gone, or a folder has its name.
    return false;
  }
}

/**
 * Remembers a program, unless somebody has written to a source since the compiler started.
 *
 * @param {string} folder
 * @param {string} file
 * @param {Omit<Compiled, "stamp" | "checksum"> & { started: number }} program `started` is a time of `Date.now()`
 */
export function rememberProgram(folder, file, { output, parts, inputs, started }) {
  // One with a time to come, by more than clocks differ, was written when the clock was wrong, and before.
  const now = Date.now() + 1000;
  const isNew = (/** @type {number} */ time) => time >= started && time <= now;
  if (inputs.some((input) => isNew(statSync(input).mtimeMs))) return;
  const record = recordOf(folder, file);
  const compiled = {
    output,
    parts,
    checksum: checksumOf(parts),
    inputs,
    stamp: stampOf(inputs),
  };
  replaceFile(record, [JSON.stringify(compiled)]);
}

/**
 * @param {string} folder
 * @param {string} file
 */
function recordOf(folder, file) {
  return join(folder, `${createHash("sha256").update(file).digest("hex").slice(0, 16)}.json`);
}

/** @param {string[]} files */
function checksumOf(files) {
  const hash = createHash("sha256");
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest("hex");
}

/**
 * A hash of what the files hold and of the names beside them: a new file can take the place of an
 * import that was found elsewhere.
 *
 * @param {string[]} files
 */
function stampOf(files) {
  const hash = createHash("sha256");
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(file)).update("\0");
  for (const folder of new Set(files.map(dirname))) hash.update(readdirSync(folder).sort().join());
  return hash.digest("hex");
}
