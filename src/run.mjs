// @ts-check
import { existsSync, mkdirSync, realpathSync, rmSync, statSync } from "node:fs";
import { dirname, join, resolve, sep } from "node:path";
import { argv } from "node:process";
import { fileURLToPath, pathToFileURL } from "node:url";
import { isMainThread } from "node:worker_threads";
import { findProgram, recordProgram } from "./compiled-programs.mjs";
import { replaceFile } from "./replace-file.mjs";

// Compiles and runs a TypeScript program. A loader for each module would slow down each import.

/**
 * Finds the folder of the package.json that applies to a module.
 * @param {string} moduleUrl
 * @returns {string}
 * @throws if no parent folder has one
 */
export function findPackageRoot(moduleUrl) {
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
 * Node looks for packages from the target of a link, so the cache must be inside the project.
 * @param {string} folder the cache folder, which need not exist
 * @param {string} project the folder of the package.json
 * @returns {string | undefined} the error message
 */
export function findCacheError(folder, project) {
  if (!existsSync(folder)) return undefined;
  const real = realpathSync(folder);
  if (real.startsWith(realpathSync(project) + sep)) return undefined;
  return (
    `\`${folder}\` is a link to \`${real}\`, outside of the project\n` +
    "  Hint: remove the link: the programs in it find their packages only inside the project\n"
  );
}

const root = findPackageRoot(import.meta.url);
const programs = join(root, ".cache/programs");

/** Files that affect how each program is compiled. */
const compiler = ["src/run.mjs", "package-lock.json"].map((file) => join(root, file));

/**
 * Bundled packages. Node takes twice as long to find and read their 130 files, and it rejects the
 * JSON imports of `@actions/workflow-parser`.
 */
const bundledPackages =
  /^(@actions\/workflow-parser|fastest-levenshtein|github-slugger|htmlparser2|image-size|shiki\/(core|engine\/javascript)|valibot|yaml)$/;

/**
 * The project itself may be inside `node_modules`.
 * @param {string} file
 */
const isInPackage = (file) => /[\\/]node_modules[\\/]/.test(file.replace(root, ""));

/**
 * @param {string} name
 * @param {string} [importer]
 */
const isExternal = (name, importer = "") =>
  !/^[./]/.test(name) && !bundledPackages.test(name) && !isInPackage(importer);

/**
 * @param {string} file path of the TypeScript module
 * @returns {Promise<string>} path of the JavaScript module, which changes with its content
 * @throws the error of Rolldown
 */
export async function compileProgram(file) {
  const source = resolve(file);
  const known = findProgram(programs, source);
  if (known) return known;
  const started = Date.now();
  const { rolldown } = await import("rolldown");
  const bundle = await rolldown({
    input: source,
    external: isExternal,
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
  const inputs = [...(await bundle.watchFiles).filter((file) => !isInPackage(file)), ...compiler];
  await bundle.close();
  mkdirSync(programs, { recursive: true });
  for (const part of output) {
    const path = join(programs, part.fileName);
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) rmSync(path, { recursive: true });
    replaceFile(path, [part.type === "chunk" ? part.code : part.source]);
  }
  const program = join(programs, output[0].fileName);
  const parts = output.map(({ fileName }) => fileName).filter((name) => name.endsWith(".js"));
  recordProgram(programs, source, {
    output: program,
    parts: parts.map((name) => join(programs, name)),
    inputs,
    started,
  });
  return program;
}

/**
 * Explains why the cache folder cannot be written; undefined for other errors.
 * @param {unknown} error
 * @param {string} folder the cache folder
 * @returns {string | undefined}
 */
export function describeWriteError(error, folder) {
  const {
    code = "",
    path = "",
    dest = path,
    syscall,
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
  // Node reports a read-only disk like this when it creates a folder and those above it.
  const isReadOnly = code === "ENOENT" && syscall === "mkdir";
  const reason = reasons.get(isReadOnly ? "EROFS" : code);
  // An error of a write to an open file has no path.
  const isElsewhere = dest !== undefined && dest !== "" && !dest.startsWith(folder);
  if (reason === undefined || isElsewhere) return undefined;
  return `\`${folder}\` cannot be written: ${reason}\n  Hint: make space for the cache, or make the folder writable\n`;
}

/** @param {string} message */
function fail(message) {
  process.stderr.write(message);
  process.exitCode = 1;
}

// In a thread, `argv[1]` is the thread's program, which may contain this module.
if (isMainThread && argv[1] === fileURLToPath(import.meta.url)) {
  const [node = "", , program = "", ...options] = argv;
  process.argv = [node, resolve(program), ...options];
  process.setSourceMapsEnabled(true);
  const cacheError = findCacheError(dirname(programs), root);
  try {
    if (cacheError === undefined) await import(pathToFileURL(await compileProgram(program)).href);
    else fail(cacheError);
  } catch (error) {
    const writeError = describeWriteError(error, dirname(programs));
    if (writeError === undefined) throw error;
    fail(writeError);
  }
}
