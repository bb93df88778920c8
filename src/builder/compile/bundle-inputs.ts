import {
  existsSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join, relative, sep } from "node:path";
import { crc32 } from "node:zlib";
import { listFullPaths } from "../../files/walk-files.ts";
import { computeHash, hashFiles, isCode } from "../cache/hash.ts";
import { listImportedFiles } from "../cache/import-graph.ts";
import { reportDamagedFile } from "../cache/store.ts";
import { isInside } from "../load/is-inside.ts";
import { isBuildOutput } from "../output/manifest.ts";

/** The bundler reaches some of them only through virtual modules: `site-modules.ts`. */
export const engineEntries = [
  "src/app.tsx",
  "src/framework/client/entry.browser.tsx",
  "src/framework/server/entry.ssr.tsx",
  "src/framework/worker/service-worker.ts",
  ...["algolia", "embedded"].flatMap((provider) =>
    ["load-provider", "preload"].map(
      (name) => `src/search/client/providers/${provider}/${name}.ts`,
    ),
  ),
  "src/theme/offline/offline.ts",
  "src/content/index.ts",
  "src/builder/compile/compile-bundle.ts",
  "src/builder/compile/run-compiler.ts",
  "src/builder/render/render-worker.ts",
  "src/builder/render/extract-page-data.ts",
];

/** Hashes by path from the site folder, of files that the cache key does not cover. */
export type Inputs = Record<string, string>;

export const inputsFile = "inputs.json";

/** Finds files in a bundle that its key does not cover. The lockfile covers packages. */
export function findUncoveredInputs(
  modules: Iterable<string>,
  { root, siteDir, started }: { root: string; siteDir: string; started: number },
): Inputs {
  const site = realpathSync(siteDir);
  const engine = new Set(listImportedFiles(engineEntries.map((entry) => join(root, entry))));
  const isInPackage = (file: string) => /[\\/]node_modules[\\/]/.test(file.replace(root, ""));
  const isCovered = (file: string) =>
    isInPackage(file) || engine.has(file) || isHashedCode(file, site);
  // Ids of virtual modules are not files.
  const siteModuleFiles = [...modules]
    .map((id) => id.replace(/[?#].*$/, ""))
    .filter((id) => !isInPackage(id));
  const others = listImportedFiles(siteModuleFiles)
    .filter((file) => !isCovered(file))
    .map((file) => [relative(site, file).replaceAll("\\", "/"), hashUnlessChanged(file, started)]);
  return Object.fromEntries(others.sort());
}

/** How far the clock of the file system may be ahead, in milliseconds. */
export const CLOCK_SKEW_MS = 1000;

/** A file that changed during compilation never matches, unless its time is in the future. */
function hashUnlessChanged(file: string, started: number): string {
  const { mtimeMs } = statSync(file);
  const isNew = mtimeMs >= started && mtimeMs <= Date.now() + CLOCK_SKEW_MS;
  return isNew ? `changed ${mtimeMs}` : computeHash(readFileSync(file));
}

export function getBundleName(key: string, inputs: Inputs): string {
  return `${key}-${computeHash(JSON.stringify(inputs))}`;
}

/** Finds the bundle of the current files. Damaged bundles are reported and removed. */
export function findBundle(
  { bundleDir, key, siteDir }: { bundleDir: string; key: string; siteDir: string },
  reportDamage = reportDamagedFile,
): string | undefined {
  const site = realpathSync(siteDir);
  return listNames(bundleDir).find((name) => {
    if (!name.startsWith(`${key}-`)) return false;
    const dir = join(bundleDir, name);
    const damaged = findDamagedFile(dir);
    if (damaged !== undefined) {
      reportDamage(damaged);
      rmSync(dir, { recursive: true, force: true });
      return false;
    }
    try {
      const text = readFileSync(join(dir, inputsFile), "utf8");
      return Object.entries(JSON.parse(text) as Inputs).every(
        ([path, hash]) => computeHash(readFileSync(join(site, path))) === hash,
      );
    } catch {
      return false;
    }
  });
}

const checksumsFile = "checksums.json";

export function writeChecksums(dir: string): void {
  writeFileSync(join(dir, checksumsFile), JSON.stringify(getChecksums(dir)));
}

export function findDamagedFile(dir: string): string | undefined {
  const list = join(dir, checksumsFile);
  try {
    const expected = Object(JSON.parse(readFileSync(list, "utf8"))) as Record<string, number>;
    const actual = getChecksums(dir);
    const path = [...Object.keys(actual), ...Object.keys(expected)].find(
      (name) => actual[name] !== expected[name],
    );
    return path === undefined ? undefined : join(dir, path);
  } catch {
    return list;
  }
}

function getChecksums(dir: string): Record<string, number> {
  const paths = listFullPaths(dir).map((path) => relative(dir, path).replaceAll("\\", "/"));
  return Object.fromEntries(
    paths
      .filter((path) => path !== checksumsFile)
      .map((path) => [path, crc32(readFileSync(join(dir, path)))]),
  );
}

function listNames(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Only the builder reads these. If the code of the site imports one, `findUncoveredInputs` finds it. */
const buildInputs = [
  "content",
  "catalog",
  "catalog.yaml",
  "library",
  "versions",
  "public",
  "config.ts",
  "sidebars.ts",
  "addresses.txt",
];

/** Hashes the code of a site, except Markdown in `pages/`. `findUncoveredInputs` finds files that it imports from elsewhere. */
export function hashSiteCode(siteDir: string): string {
  if (!hasCode(siteDir)) return "";
  const others = readdirSync(siteDir)
    .filter(isImportable)
    .map((name) => join(siteDir, name))
    .filter((path) => !isBuildOutput(path));
  return computeHash(
    hashFiles([join(siteDir, "pages")]),
    hashFiles(others.sort(), () => true),
  );
}

/** Whether generated modules import files of the site: `site-modules.ts`, `translations.ts`. */
function hasCode(siteDir: string): boolean {
  return (
    ["components.tsx", "messages"].some((name) => existsSync(join(siteDir, name))) ||
    listFullPaths(join(siteDir, "pages")).some((path) => /\.(?:tsx|css)$/.test(path))
  );
}

function isHashedCode(path: string, siteDir: string): boolean {
  if (!isInside(path, siteDir)) return false;
  const [name = ""] = relative(siteDir, path).split(sep);
  return name === "pages"
    ? isCode(path)
    : isImportable(name) && !isBuildOutput(join(siteDir, name));
}

function isImportable(name: string): boolean {
  return (
    ![...buildInputs, "pages", "node_modules"].includes(name) &&
    !name.endsWith(".tsv") &&
    !name.startsWith(".")
  );
}
