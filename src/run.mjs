// @ts-check
import { existsSync, mkdirSync, realpathSync, rmSync, statSync } from "node:fs";
import { dirname, join, resolve, sep } from "node:path";
import { argv } from "node:process";
import { fileURLToPath, pathToFileURL } from "node:url";
import { isMainThread } from "node:worker_threads";
import { knownProgram, rememberProgram } from "./compiled-programs.mjs";
import { replaceFile } from "./replace-file.mjs";

/**
 * Runs a TypeScript program on a Node that does not read TypeScript: `node src/run.mjs FILE ARGS`.
 * Compiling all of it at once takes a tenth of a second, and nothing while it has not changed; a
 * loader that compiles module by module costs every later import a detour through its thread (0.6 s
 * for Vite alone).
 */

/**
 * The folder that holds the package.json of a module, compiled or not: the next one above it.
 *
 * @param {string} moduleUrl
 * @returns {string}
 * @throws where no folder above it holds one
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
 * Why programs cannot run from a cache folder, or undefined where they can: Node looks for packages
 * from the place that a link leads to.
 *
 * @param {string} folder the cache folder, which need not exist
 * @param {string} project the folder that holds the package.json
 * @returns {string | undefined}
 */
export function cacheMistake(folder, project) {
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

/** What decides how a program is compiled, besides its sources. */
const compiler = ["src/run.mjs", "package-lock.json"].map((file) => join(root, file));

/**
 * Packages of plain JavaScript, compiled into the program: Node finds and reads their 130 files one
 * by one, which takes twice as long as reading the few functions that are used of them.
 */
const compiledIn =
  /^(fastest-levenshtein|github-slugger|htmlparser2|image-size|shiki\/(core|engine\/javascript)|valibot|yaml)$/;

/**
 * Whether a file is a package's. The project may itself lie among packages.
 *
 * @param {string} file
 */
const isOfPackage = (file) => /[\\/]node_modules[\\/]/.test(file.replace(root, ""));

/**
 * Whether an import stays an import of the program.
 *
 * @param {string} name
 * @param {string} [importer]
 */
const isOutside = (name, importer = "") =>
  !/^[./]/.test(name) && !compiledIn.test(name) && !isOfPackage(importer);

/**
 * Compiles a module with what it imports; most packages stay outside.
 *
 * @param {string} file path of the TypeScript module
 * @returns {Promise<string>} path of the JavaScript module; another one after each change
 * @throws what Rolldown throws; `errors` holds a `loc` for each finding
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
    // Source maps name sources as seen from there.
    dir: programs,
    format: "esm",
    sourcemap: true,
    // They are read at every start, and the sources are there.
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
  // Nobody reads source maps but people.
  const parts = output.map(({ fileName }) => fileName).filter((name) => name.endsWith(".js"));
  rememberProgram(programs, source, {
    output: program,
    parts: parts.map((name) => join(programs, name)),
    inputs,
    started,
  });
  return program;
}

// In a thread, the file of its program stands there, of which this module may be a part.
if (isMainThread && argv[1] === fileURLToPath(import.meta.url)) {
  const [node = "", , program = "", ...options] = argv;
  process.argv = [node, resolve(program), ...options];
  process.setSourceMapsEnabled(true);
  const mistake = cacheMistake(dirname(programs), root);
  if (mistake === undefined) await import(pathToFileURL(await compileProgram(program)).href);
  else {
    process.stderr.write(mistake);
    process.exitCode = 1;
  }
}
