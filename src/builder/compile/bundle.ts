import { readdirSync, rmSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { SiteConfig } from "../../config/schemas/site-config.ts";
import { hashOf } from "../cache/hash.ts";
import { hashOfCode } from "../cache/import-graph.ts";
import { isStale } from "../cache/store.ts";
import { engineEntries, findBundle, hashOfSiteCode } from "./bundle-inputs.ts";
import { runCompiler } from "./run-compiler.ts";
import { siteModules } from "./site-modules.ts";
import { translatedModules } from "./translations.ts";

export type App = typeof import("../../app.tsx");

export interface Bundle {
  id: string;
  dir: string;
  clientDir: string;
  app: App;
}

export interface BundleOptions {
  root: string;
  siteDir: string;
  config: SiteConfig;
  bundleDir: string;
  /** Called if the bundle had to be compiled: then all pages must be rendered again. */
  onCompiled(dir: string): void;
}

/** Hash of all code that renders a page; part of each cache key. */
export function engineVersion(root: string): string {
  return hashOfCode(root, engineEntries);
}

/** Hash of the code that reads Terraform modules; part of the key of their data. */
export function catalogVersion(root: string): string {
  return hashOfCode(root, ["src/catalog/index.ts"]);
}

/**
 * Returns the engine compiled for this site's components and options, from the cache if nothing
 * changed.
 */
export async function loadBundle(options: BundleOptions): Promise<Bundle> {
  const { root, siteDir, config, bundleDir, onCompiled } = options;
  const { baseUrl } = config;
  const modules = siteModules(siteDir, config);
  const messages = translatedModules(siteDir, config);
  // The key must not depend on the folder of the site.
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
  // Names of bundles of one site begin alike, and builds are compared by the beginning of the id.
  return { id: hashOf(name), dir, clientDir: join(dir, "client"), app: await importApp(dir) };
}

/** Globals that a compiled engine sets once. */
const loaderNames = [
  "__vite_rsc_require__",
  "__vite_rsc_client_require__",
  "__vite_rsc_server_require__",
] as const;

type Loaders = Partial<Record<(typeof loaderNames)[number], unknown>>;

const loadersOf = new Map<string, Loaders>();

/**
 * Imports a compiled engine. A process that builds several sites switches between their globals.
 */
async function importApp(dir: string): Promise<App> {
  const scope = globalThis as Loaders;
  const app = (await import(pathToFileURL(join(dir, "rsc", "index.js")).href)) as App;
  await app.prepare();
  const own = loadersOf.get(dir);
  if (own) Object.assign(scope, own);
  else loadersOf.set(dir, Object.fromEntries(loaderNames.map((name) => [name, scope[name]])));
  return app;
}

/** Number of bundles in the cache, of four megabytes each. The tests switch between thirty. */
const maxBundles = 32;

/** Marks a bundle as used now. Returns whether it exists. */
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
 * Removes the bundles that were not used for the longest time. `own` stays whatever its date is.
 */
export function pruneBundles(folder: string, own: string, most = maxBundles): void {
  const names = readdirSync(folder);
  // Names with a dot belong to bundles that are being compiled.
  const bundles = names
    .filter((name) => !name.includes("."))
    .map((name) => ({ name, used: name === own ? Infinity : lastUse(join(folder, name)) }))
    .sort((a, b) => b.used - a.used)
    .map(({ name }) => name);
  const abandoned = names.filter((name) => name.includes(".") && isStale(join(folder, name)));
  for (const name of [...bundles.slice(most), ...abandoned]) {
    rmSync(join(folder, name), { recursive: true, force: true });
  }
}

const CLOCK_SKEW_MS = 1000;

/** In milliseconds. A time in the future comes from a wrong clock and counts as never used. */
function lastUse(dir: string): number {
  const time = statSync(dir, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return time > Date.now() + CLOCK_SKEW_MS ? 0 : time;
}
