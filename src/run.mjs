// @ts-check
import { existsSync, mkdirSync, realpathSync, rmSync, statSync } from "node:fs";
import { dirname, join, resolve, sep } from "node:path";
import { argv } from "node:process";
import { fileURLToPath, pathToFileURL } from "node:url";
import { isMainThread } from "node:worker_threads";
import { knownProgram, rememberProgram } from "./compiled-programs.mjs";
import { replaceFile } from "./replace-file.mjs";

/**
 * Runs a TypeScript program: `node src/run.mjs FILE ARGS`. Compiling a whole program takes a tenth
 * of a second, and nothing if it did not change. A loader that compiles single modules slows down
 * each later import (0.6 s for Vite alone).
 */

/**
 * The folder of the package.json that applies to a module.
 *
 * @param {string} moduleUrl
 * @returns {string}
 * @throws if no folder above it has one
 */
export function packageRoot(moduleUrl) {
  const start = dirname(fileURLToPath(moduleUrl));
  let folder = start;
  while (!existsSync(join(folder, "package.json"))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error(`no package.json in \`${start}\` or a folder above it`);
    folder = parent;
  }
  return folder;
}

/**
 * Why programs cannot run from a cache folder: Node looks for packages from the target of a link.
 *
 * @param {string} folder the cache folder, which need not exist
 * @param {string} project the folder of the package.json
 * @returns {string | undefined}
 */
export function cacheError(folder, project) {
  if (!existsSync(folder)) return undefined;
  const real = realpathSync(folder);
  if (real.startsWith(realpathSync(project) + sep)) return undefined;
  return (
    `\`${folder}\` is a link to \`${real}\`, outside of the project\n` +
    "  Hint: remove the link: the programs in it find their packages only inside the project\n"
  );
}

const root = packageRoot(import.meta.url);
const programs = join(root, ".cache/programs");

/** Files that affect how each program is compiled. */
const compiler = ["src/run.mjs", "package-lock.json"].map((file) => join(root, file));

/**
 * Packages that are bundled into the program: Node needs twice as long to find and read their 130
 * files.
 */
const compiledIn =
  /^(fastest-levenshtein|github-slugger|htmlparser2|image-size|shiki\/(core|engine\/javascript)|valibot|yaml)$/;

/**
 * Whether a file belongs to a package. The project itself may be inside of `node_modules`.
 *
 * @param {string} file
 */
const isOfPackage = (file) => /[\\/]node_modules[\\/]/.test(file.replace(root, ""));

/**
 * Whether an import is not bundled.
 *
 * @param {string} name
 * @param {string} [importer]
 */
const isOutside = (name, importer = "") =>
  !/^[./]/.test(name) && !compiledIn.test(name) && !isOfPackage(importer);

/**
 * Compiles a module with its imports; most packages are not bundled.
 *
 * @param {string} file path of the TypeScript module
 * @returns {Promise<string>} path of the JavaScript module; another one after each change
 * @throws the error of Rolldown
 */
export async function compileProgram(file) {
  const source = resolve(file);
  const known = knownProgram(programs, source);
  if (known) return known;
  const started = Date.now();
  const { rolldown } = await import("rolldown");
  const bundle = await rolldown({
    input: source,
    external: isOutside,
    platform: "node",
    logLevel: "silent",
  });
  const { output } = await bundle.generate({
    dir: programs,
    format: "esm",
    sourcemap: true,
    sourcemapExcludeSources: true,
    entryFileNames: "[name]-[hash].js",
    chunkFileNames: "[name]-[hash].js",
  });
  const inputs = [...(await bundle.watchFiles).filter((file) => !isOfPackage(file)), ...compiler];
  await bundle.close();
  mkdirSync(programs, { recursive: true });
  for (const part of output) {
    const path = join(programs, part.fileName);
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) rmSync(path, { recursive: true });
    replaceFile(path, [part.type === "chunk" ? part.code : part.source]);
  }
  const program = join(programs, output[0].fileName);
  const parts = output.map(({ fileName }) => fileName).filter((name) => name.endsWith(".js"));
  rememberProgram(programs, source, {
    output: program,
    parts: parts.map((name) => join(programs, name)),
    inputs,
    started,
  });
  return program;
}

/**
 * Why the cache folder cannot be written, or undefined for other errors.
 *
 * @param {unknown} error
 * @param {string} folder the cache folder
 * @returns {string | undefined}
 */
export function writeFailure(error, folder) {
  const {
    code = "",
    path = "",
    dest = path,
  } = /** @type {NodeJS.ErrnoException & { dest?: string }} */ (Object(error));
  const reasons = new Map([
    ["ENOSPC", "the disk is full"],
    ["EDQUOT", "the quota of the disk is used up"],
    ["EROFS", "the disk is read-only"],
    ["EACCES", "permission is missing"],
    ["EPERM", "permission is missing"],
    ["EEXIST", "a file has the name of the folder"],
    ["ENOTDIR", "a file has the name of the folder"],
  ]);
  const reason = reasons.get(code);
  // An error while writing has no path.
  const isOther = dest !== undefined && dest !== "" && !dest.startsWith(folder);
  if (reason === undefined || isOther) return undefined;
  return `\`${folder}\` cannot be written: ${reason}\n  Hint: make space for the cache, or make the folder writable\n`;
}

/** @param {string} message */
function fail(message) {
  process.stderr.write(message);
  process.exitCode = 1;
}

// In a thread, `argv[1]` is the program of the thread, which may contain this module.
if (isMainThread && argv[1] === fileURLToPath(import.meta.url)) {
  const [node = "", , program = "", ...options] = argv;
  process.argv = [node, resolve(program), ...options];
  process.setSourceMapsEnabled(true);
  const mistake = cacheError(dirname(programs), root);
  try {
    if (mistake === undefined) await import(pathToFileURL(await compileProgram(program)).href);
    else fail(mistake);
  } catch (error) {
    const failure = writeFailure(error, dirname(programs));
    if (failure === undefined) throw error;
    fail(failure);
  }
}
