// @ts-check
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { replaceFile } from "./replace-file.mjs";

/**
 * What was compiled, and from what: while nothing of that has changed, the compiler is not even
 * loaded. This saves half a second of every command.
 *
 * @typedef {object} Compiled
 * @property {string} output path of the program
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
    const { output, inputs, stamp } = /** @type {Compiled} */ (
      JSON.parse(readFileSync(recordOf(folder, file), "utf8"))
    );
    return existsSync(output) && stampOf(inputs) === stamp ? output : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Remembers a program, unless somebody has written to a source since the compiler started.
 *
 * @param {string} folder
 * @param {string} file
 * @param {Omit<Compiled, "stamp"> & { started: number }} program `started` is a time of `Date.now()`
 */
export function rememberProgram(folder, file, { output, inputs, started }) {
  if (inputs.some((input) => statSync(input).mtimeMs >= started)) return;
  const record = recordOf(folder, file);
  const compiled = { output, inputs, stamp: stampOf(inputs) };
  replaceFile(record, [JSON.stringify(compiled)]);
}

/**
 * @param {string} folder
 * @param {string} file
 */
function recordOf(folder, file) {
  return join(folder, `${createHash("sha256").update(file).digest("hex").slice(0, 16)}.json`);
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
