import { readdirSync, rmSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { SiteConfig } from "../../config/schemas/site-config.ts";
import { hashOf } from "../cache/hash.ts";
import { hashOfCode } from "../cache/import-graph.ts";
import { isAbandoned } from "../cache/store.ts";
import { engineEntries, findBundle, hashOfSiteCode } from "./bundle-inputs.ts";
import { runCompiler } from "./run-compiler.ts";
import { siteModules } from "./site-modules.ts";
import { translatedModules } from "./translations.ts";

export type App = typeof import("../../app.tsx");

export interface Bundle {
  /** Id of everything that went into it. */
  id: string;
  dir: string;
  /** Folder of the files for the browser. */
  clientDir: string;
  app: App;
}

export interface BundleOptions {
  /** Folder that holds the engine's package.json. */
  root: string;
  siteDir: string;
  config: SiteConfig;
  /** Folder of compiled engines, one folder each. */
  bundleDir: string;
  /** Is told of a bundle that had to be compiled: of what others drew, nothing can be used. */
  onCompiled(dir: string): void;
}

/** Hash of all code that makes a page from its source: a part of every cache key. */
export function engineVersion(root: string): string {
  return hashOfCode(root, engineEntries);
}

/** Hash of the code that reads Terraform modules: a part of the key of what it has read. */
export function catalogVersion(root: string): string {
  return hashOfCode(root, ["src/catalog/index.ts"]);
}

/** The engine compiled for this site's components and options, from the cache where nothing changed. */
export async function loadBundle(options: BundleOptions): Promise<Bundle> {
  const { root, siteDir, config, bundleDir, onCompiled } = options;
  const { baseUrl } = config;
  const modules = siteModules(siteDir, config);
  const messages = translatedModules(siteDir, config);
  // Modules name the site's files, and it may lie anywhere.
  const code = JSON.stringify([modules, messages]).replaceAll(
    JSON.stringify(siteDir).slice(1, -1),
    "",
  );
  const key = hashOf(engineVersion(root), baseUrl, hashOfSiteCode(siteDir), code);
  const known = findBundle(bundleDir, key, siteDir);
  if (known !== undefined && touchBundle(join(bundleDir, known))) return open(bundleDir, known);
  const name = await runCompiler({
    bundleDir,
    key,
    root,
    siteDir,
    baseUrl,
    siteModules: modules,
    translatedModules: messages,
  });
  onCompiled(join(bundleDir, name));
  pruneBundles(bundleDir, name);
  return open(bundleDir, name);
}

async function open(bundleDir: string, name: string): Promise<Bundle> {
  const dir = join(bundleDir, name);
  // The beginning of an id tells builds apart, and names of one site's bundles begin alike.
  return { id: hashOf(name), dir, clientDir: join(dir, "client"), app: await importApp(dir) };
}

/** Names under which a compiled engine puts its module loader into the global scope, once. */
const loaderNames = [
  "__vite_rsc_require__",
  "__vite_rsc_client_require__",
  "__vite_rsc_server_require__",
] as const;

type Loaders = Partial<Record<(typeof loaderNames)[number], unknown>>;

const loadersOf = new Map<string, Loaders>();

/** Imports a compiled engine. A process that builds several sites changes between their loaders. */
async function importApp(dir: string): Promise<App> {
  const scope = globalThis as Loaders;
  const app = (await import(pathToFileURL(join(dir, "rsc", "index.js")).href)) as App;
  await app.prepare();
  const own = loadersOf.get(dir);
  if (own) Object.assign(scope, own);
  else loadersOf.set(dir, Object.fromEntries(loaderNames.map((name) => [name, scope[name]])));
  return app;
}

/**
 * Bundles kept beside the newest, for switching between sites and branches: four megabytes each. The
 * tests switch between thirty.
 */
const keptBundles = 32;

/** Whether a bundle is there; from now on it is the newest. */
export function touchBundle(dir: string): boolean {
  const now = new Date();
  try {
    utimesSync(dir, now, now);
    return true;
  } catch {
    return false;
  }
}

/**
 * Removes the bundles that were not used for the longest time. Other builds may do the same.
 *
 * @param own name of the bundle of this build, which stays whatever the clock says
 * @param most how many bundles stay
 */
export function pruneBundles(folder: string, own: string, most = keptBundles): void {
  const names = readdirSync(folder);
  // A name with a dot is of a bundle that is being compiled.
  const bundles = names
    .filter((name) => !name.includes("."))
    .map((name) => ({ name, used: name === own ? Infinity : lastUse(join(folder, name)) }))
    .sort((a, b) => b.used - a.used)
    .map(({ name }) => name);
  const abandoned = names.filter((name) => name.includes(".") && isAbandoned(name));
  for (const name of [...bundles.slice(most), ...abandoned]) {
    rmSync(join(folder, name), { recursive: true, force: true });
  }
}

/** Milliseconds by which the clock of a file system may be ahead of the one that programs ask. */
const clocksDiffer = 1000;

/** Milliseconds; a time to come was written when the clock was wrong, and says nothing. */
function lastUse(dir: string): number {
  const time = statSync(dir, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return time > Date.now() + clocksDiffer ? 0 : time;
}
