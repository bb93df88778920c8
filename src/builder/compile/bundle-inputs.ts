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
import { hashOf, hashOfFiles, isCode } from "../cache/hash.ts";
import { importGraph } from "../cache/import-graph.ts";
import { tellThrownAway } from "../cache/store.ts";
import { isInside } from "../load/is-inside.ts";
import { isBuildOutput } from "../output/manifest.ts";

/** Where the code begins that makes a page, from its source to all that is known of it. */
export const engineEntries = [
  "src/app.tsx",
  "src/framework/client/entry.browser.tsx",
  "src/framework/server/entry.ssr.tsx",
  "src/framework/worker/service-worker.ts",
  "src/content/index.ts",
  "src/builder/compile/compile-bundle.ts",
  "src/builder/compile/run-compiler.ts",
  "src/builder/render/render-worker.ts",
  "src/builder/render/extract-page-data.ts",
];

/**
 * Hashes of the files that went into a bundle besides what its key covers, by path from the
 * site's folder: code of a site may import its content, and what lies outside of it.
 */
export type Inputs = Record<string, string>;

/** In the folder of the bundle. */
export const inputsFile = "inputs.json";

interface Read {
  root: string;
  siteDir: string;
  /** A time of `Date.now()`. */
  started: number;
}

/**
 * The files that went into a bundle and that its key does not cover. Packages change with the lockfile.
 *
 * @param modules ids of the modules; what they only name (`@import`, `url()`, workers) is followed here
 */
export function otherInputs(modules: Iterable<string>, { root, siteDir, started }: Read): Inputs {
  const site = realpathSync(siteDir);
  const engine = new Set(importGraph(engineEntries.map((entry) => join(root, entry))));
  // The project may itself lie among packages.
  const isOfPackage = (file: string) => /[\\/]node_modules[\\/]/.test(file.replace(root, ""));
  const isKnown = (file: string) =>
    isOfPackage(file) || engine.has(file) || isHashedCode(file, site);
  // Ids that plugins have made up name no file, and are left out by the graph.
  const own = [...modules].map((id) => id.replace(/[?#].*$/, "")).filter((id) => !isOfPackage(id));
  const others = importGraph(own)
    .filter((file) => !isKnown(file))
    .map((file) => [relative(site, file).replaceAll("\\", "/"), stateOf(file, started)]);
  return Object.fromEntries(others.sort());
}

/** Milliseconds by which the clocks of files and of programs may differ. */
const clockStep = 1000;

/**
 * Of a file that was written since then nobody knows which state went in: it never matches. One with
 * a time to come was written when the clock was wrong, and before.
 */
function stateOf(file: string, started: number): string {
  const { mtimeMs } = statSync(file);
  const isNew = mtimeMs >= started && mtimeMs <= Date.now() + clockStep;
  return isNew ? `changed ${mtimeMs}` : hashOf(readFileSync(file));
}

/** The folders of bundles that differ only in these inputs lie side by side. */
export function bundleName(key: string, inputs: Inputs): string {
  return `${key}-${hashOf(JSON.stringify(inputs))}`;
}

/**
 * The name of the bundle that was compiled from what is there now, if one is left.
 *
 * @param tell is told of a damaged file; its bundle is removed
 */
export function findBundle(
  bundleDir: string,
  key: string,
  siteDir: string,
  tell = tellThrownAway,
): string | undefined {
  const site = realpathSync(siteDir);
  return namesIn(bundleDir).find((name) => {
    if (!name.startsWith(`${key}-`)) return false;
    const dir = join(bundleDir, name);
    const damaged = damagedFile(dir);
    if (damaged !== undefined) {
      tell(damaged);
      rmSync(dir, { recursive: true, force: true });
      return false;
    }
    try {
      const text = readFileSync(join(dir, inputsFile), "utf8");
      return Object.entries(JSON.parse(text) as Inputs).every(
        ([path, hash]) => hashOf(readFileSync(join(site, path))) === hash,
      );
    } catch {
      // What went into it is gone.
      return false;
    }
  });
}

/** In the folder of a bundle: the checksum of each other file, by its path there. */
const checksumsFile = "checksums.json";

/** Writes down what a finished bundle holds. */
export function sealBundle(dir: string): void {
  writeFileSync(join(dir, checksumsFile), JSON.stringify(checksumsOf(dir)));
}

/** The first file of a bundle that is not what the compiler wrote; undefined where all are. */
export function damagedFile(dir: string): string | undefined {
  const list = join(dir, checksumsFile);
  try {
    const known = Object(JSON.parse(readFileSync(list, "utf8"))) as Record<string, number>;
    const found = checksumsOf(dir);
    const path = [...Object.keys(found), ...Object.keys(known)].find(
      (one) => found[one] !== known[one],
    );
    return path === undefined ? undefined : join(dir, path);
  } catch {
    return list;
  }
}

function checksumsOf(dir: string): Record<string, number> {
  const paths = listFullPaths(dir).map((path) => relative(dir, path).replaceAll("\\", "/"));
  return Object.fromEntries(
    paths
      .filter((path) => path !== checksumsFile)
      .map((path) => [path, crc32(readFileSync(join(dir, path)))]),
  );
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** The code of a site that the engine imports; what that imports may lie anywhere beside it. */
const siteEntries = ["pages", "components.tsx", "messages"];

/** What the build reads itself: a changed page leaves the compiled engine as it is. */
const readByBuild = [
  "content",
  "catalog",
  "versions",
  "public",
  "sidebars.ts",
  "redirects.tsv",
  "addresses.txt",
];

/**
 * Hash over what code of a site imports as a rule; for the rest see `otherInputs`. Markdown in
 * `pages/` are pages.
 */
export function hashOfSiteCode(siteDir: string): string {
  if (!siteEntries.some((name) => existsSync(join(siteDir, name)))) return "";
  const others = readdirSync(siteDir)
    .filter(isImported)
    .map((name) => join(siteDir, name))
    .filter((path) => !isBuildOutput(path));
  return hashOf(
    hashOfFiles([join(siteDir, "pages")]),
    hashOfFiles(others.sort(), () => true),
  );
}

/** Whether that hash covers a file. */
function isHashedCode(path: string, siteDir: string): boolean {
  if (!isInside(path, siteDir)) return false;
  const [name = ""] = relative(siteDir, path).split(sep);
  return name === "pages" ? isCode(path) : isImported(name) && !isBuildOutput(join(siteDir, name));
}

function isImported(name: string): boolean {
  return ![...readByBuild, "pages", "node_modules"].includes(name) && !name.startsWith(".");
}
